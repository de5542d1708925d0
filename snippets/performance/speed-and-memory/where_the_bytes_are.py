# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
hidden = nn.Linear(64, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU()
model = nn.Sequential(*hidden, nn.Linear(256, 10))
optimizer = torch.optim.AdamW(model.parameters())
weights = list(model.parameters())


def nbytes(tensors):
    storages = [t.untyped_storage() for t in tensors]
    return sum({s.data_ptr(): s.nbytes() for s in storages}.values())


for batch in 32, 512:
    saved = []
    hooks = torch.autograd.graph.saved_tensors_hooks
    with hooks(lambda t: saved.append(t) or t, lambda t: t):
        loss = model(torch.randn(batch, 64)).square().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    state = [t for s in optimizer.state.values() for t in s.values()]
    print("batch size", batch)
    print("weights         ", nbytes(weights))
    print("gradients       ", nbytes([w.grad for w in weights]))
    print("AdamW's state   ", nbytes(state))
    extra = nbytes(saved + weights) - nbytes(weights)
    print("for backward()  ", extra)
# --8<-- [end:show]

# --8<-- [start:four-times-the-weights]
size = nbytes(weights)
grads = [w.grad for w in weights]
assert size == 4 * sum(w.numel() for w in weights)
assert nbytes(grads) == size
step_counts = 4 * len(weights)
assert nbytes(state) == 2 * size + step_counts
steps = [s["step"] for s in optimizer.state.values()]
assert [t.nbytes for t in steps] == [4] * len(weights)
before = nbytes(state)
for batch in 1, 2048:
    optimizer.zero_grad()
    model(torch.randn(batch, 64)).sum().backward()
    optimizer.step()
    kept = optimizer.state.values()
    state = [t for s in kept for t in s.values()]
    assert nbytes([w.grad for w in weights]) == size
    assert nbytes(state) == before
# --8<-- [end:four-times-the-weights]

# --8<-- [start:grows-with-the-batch]
def held(batch):
    saved = []
    hooks = torch.autograd.graph.saved_tensors_hooks
    keep, same = saved.append, lambda t: t
    with hooks(lambda t: keep(t) or t, same):
        model(torch.randn(batch, 64)).square().mean()
    return nbytes(saved + weights) - nbytes(weights)


for batch in 1, 32, 512:
    model_holds = batch * 4 * (64 + 256 + 256)
    loss_holds = batch * 4 * 10
    assert held(batch) == model_holds + loss_holds
assert loss_holds == 20_480
# --8<-- [end:grows-with-the-batch]

# --8<-- [start:none-frees-the-gradients]
optimizer.zero_grad(set_to_none=False)
assert nbytes([w.grad for w in weights]) == size
optimizer.zero_grad()
assert all(w.grad is None for w in weights)
model(torch.randn(1, 64)).sum().backward()
assert nbytes([w.grad for w in weights]) == size
# --8<-- [end:none-frees-the-gradients]

# --8<-- [start:sgd-keeps-nothing]
sgd = torch.optim.SGD(weights)
model(torch.randn(32, 64)).sum().backward()
before = weights[0].clone()
sgd.step()
assert not torch.equal(weights[0], before)
for kept in sgd.state.values():
    assert not any(map(torch.is_tensor, kept.values()))
# --8<-- [end:sgd-keeps-nothing]
