# --8<-- [start:show]
import torch

w = torch.tensor([1.0, 2.0], requires_grad=True)
target = torch.tensor([0.0, 0.0])


def attempt(loss, *gradient):
    w.grad = None
    try:
        loss.backward(*gradient)
        print(w.grad)
    except RuntimeError as error:
        print(error)


attempt(((w.detach() - target) ** 2).sum())
attempt((w - target) ** 2)
attempt(((w - target) ** 2).sum())
attempt(((w - target) ** 2).mean())
attempt((w - target) ** 2, torch.tensor([1.0, 10.0]))
# --8<-- [end:show]

# --8<-- [start:nothing-to-differentiate]
message = "element 0 of tensors does not require grad"
with torch.no_grad():
    under_no_grad = w.sum()
copied = torch.tensor(w.tolist()).sum()
constants = torch.ones(2).sum()
number = w.argmax()
layer = torch.nn.Linear(2, 1)
frozen = layer.requires_grad_(False)(target)
cut = w.detach().sum()
for t in (
    cut, under_no_grad, copied,
    constants, number, frozen,
):
    try:
        t.backward()
        said = ""
    except RuntimeError as error:
        said = str(error)
    assert said.startswith(message)
# --8<-- [end:nothing-to-differentiate]

# --8<-- [start:weights-of-the-sum]
weights = torch.tensor([1.0, 10.0])
w.grad = None
(w**2).backward(weights)
by_weights = w.grad.clone()
w.grad = None
(w**2 * weights).sum().backward()
assert by_weights.equal(w.grad)
assert w.grad.tolist() == [2, 40]
# --8<-- [end:weights-of-the-sum]
