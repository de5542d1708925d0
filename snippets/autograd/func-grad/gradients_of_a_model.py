# --8<-- [start:show]
import torch
import torch.nn.functional as F
from torch import nn
from torch.func import functional_call, grad_and_value

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 1))
x, y = torch.randn(8, 3), torch.randn(8, 1)


def loss_fn(params, x, y):
    output = functional_call(model, params, (x,))
    return F.mse_loss(output, y), output


params = {k: p.detach() for k, p in model.named_parameters()}
step = grad_and_value(loss_fn, has_aux=True)
grads, (loss, output) = step(params, x, y)

F.mse_loss(model(x), y).backward()
for name, p in model.named_parameters():
    same = torch.allclose(grads[name], p.grad)
    print(name, tuple(grads[name].shape), same)
# --8<-- [end:show]

# --8<-- [start:same-as-backward]
assert grads.keys() == params.keys()
for name, p in model.named_parameters():
    assert torch.allclose(grads[name], p.grad)
assert p.grad.abs().sum() > 0

before = {k: p.clone() for k, p in params.items()}
zeros = {k: p * 0 for k, p in params.items()}
assert not functional_call(model, zeros, (x,)).any()
for name, p in model.named_parameters():
    assert p.equal(before[name])
# --8<-- [end:same-as-backward]

# --8<-- [start:has-aux]
assert torch.allclose(output, model(x))
assert torch.allclose(loss, F.mse_loss(model(x), y))
only, aux = torch.func.grad(loss_fn, has_aux=True)(
    params, x, y
)
assert only.keys() == grads.keys()
assert aux.equal(output)
# --8<-- [end:has-aux]

# --8<-- [start:wrong-keys]
wrong = {k + "s": p for k, p in zeros.items()}
y_wrong = functional_call(model, wrong, (x,))
assert torch.allclose(y_wrong, model(x))
message = ""
try:
    functional_call(model, wrong, (x,), strict=True)
except RuntimeError as error:
    message = str(error)
assert "Unexpected key(s): '0.biass'" in message
assert "Missing key(s): '0.bias'" in message
# --8<-- [end:wrong-keys]

# --8<-- [start:optimizers-read-grad]
sgd = torch.optim.SGD(model.parameters(), lr=1.0)
sgd.zero_grad()
before = {k: p.clone() for k, p in params.items()}
lr = 1.0
grads, _ = step(params, x, y)
sgd.step()  # no .grad, no step
for name, p in model.named_parameters():
    assert p.equal(before[name])
    p.grad = grads[name]
updated = {
    k: p - lr * grads[k] for k, p in params.items()
}
sgd.step()
for name, p in model.named_parameters():
    assert torch.allclose(p, updated[name])
    assert not p.equal(before[name])
# --8<-- [end:optimizers-read-grad]

# --8<-- [start:future-warnings]
import warnings

import functorch
from torch.nn.utils import stateless

calls = {
    lambda: functorch.grad(torch.sin)(torch.ones(())):
        "torch.func.grad",
    lambda: functorch.make_functional(model):
        "torch.func.functional_call",
    lambda: stateless.functional_call(model, params, x):
        "torch.func.functional_call",
    lambda: functorch.combine_state_for_ensemble(
        [model]
    ): "torch.func.stack_module_state",
}
for call, new in calls.items():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call()
    warning, = caught
    assert warning.category is FutureWarning
    text = str(warning.message)
    assert f"use `{new}` instead" in text
# --8<-- [end:future-warnings]
