# --8<-- [start:show]
import torch

x = torch.tensor(3.0, requires_grad=True)

y = x**3
first, = torch.autograd.grad(y, x, create_graph=True)
second, = torch.autograd.grad(first, x)
print("create_graph:", first.item(), "and", second.item())

y = x**3
first, = torch.autograd.grad(y, x, retain_graph=True)
again, = torch.autograd.grad(y, x)
print("retain_graph:", first.item(), "and again", again.item())
try:
    torch.autograd.grad(first, x)
except RuntimeError as error:
    print(error)
# --8<-- [end:show]

# --8<-- [start:retain-allows-another-pass]
y = x**3
first, = torch.autograd.grad(y, x, retain_graph=True)
again, = torch.autograd.grad(y, x)
assert first.item() == again.item() == 27
message = ""
try:
    torch.autograd.grad(y, x)  # freed by now
except RuntimeError as error:
    message = str(error)
assert "through the graph a second time" in message

w = torch.tensor(0.0, requires_grad=True)
y, message = x.exp() + w.exp(), ""
torch.autograd.grad(y, x)  # doesn't go through w.exp()
assert torch.autograd.grad(y, w) == (1,)
try:
    torch.autograd.grad(y, w)  # went through it above
except RuntimeError as error:
    message = str(error)
assert "through the graph a second time" in message
# --8<-- [end:retain-allows-another-pass]

# --8<-- [start:create-gives-a-graph]
y = x**3
first, = torch.autograd.grad(y, x, create_graph=True)
assert first.requires_grad
second, = torch.autograd.grad(first, x)
assert second.item() == 18  # 6 * 3

y = x**3
first, = torch.autograd.grad(y, x, retain_graph=True)
assert not first.requires_grad
# --8<-- [end:create-gives-a-graph]

# --8<-- [start:create-also-retains]
y = x**3
torch.autograd.grad(y, x, create_graph=True)
again, = torch.autograd.grad(y, x)
assert again.item() == 27

y, message = x**3, ""
torch.autograd.grad(
    y, x, create_graph=True, retain_graph=False
)
try:
    torch.autograd.grad(y, x)
except RuntimeError as error:
    message = str(error)
assert "through the graph a second time" in message
# --8<-- [end:create-also-retains]

# --8<-- [start:grad-returns-only]
assert x.grad is None  # after all the calls above
w = torch.tensor(2.0, requires_grad=True)
grads = torch.autograd.grad(w * x, (w, x))
assert type(grads) is tuple and grads == (3, 2)
assert w.grad is None and x.grad is None
(x**3).backward()
(x**3).backward()
assert x.grad.item() == 2 * 27
# --8<-- [end:grad-returns-only]

# --8<-- [start:grad-of-a-vector]
v = torch.tensor([1.0, 2.0], requires_grad=True)
message = ""
try:
    torch.autograd.grad(v**3, v)
except RuntimeError as error:
    message = str(error)
assert message == (
    "grad can be implicitly created only "
    "for scalar outputs"
)
g, = torch.autograd.grad((v**3).sum(), v)
assert g.tolist() == [3, 12]
g, = torch.autograd.grad((v * v.sum()).sum(), v)
assert g.tolist() == [6, 6]  # mixed: not v + v.sum()
# --8<-- [end:grad-of-a-vector]

# --8<-- [start:straight-line-has-none]
slope, = torch.autograd.grad(
    2 * x, x, create_graph=True
)
assert not slope.requires_grad
message = ""
try:
    torch.autograd.grad(slope, x)
except RuntimeError as error:
    message = str(error)
assert message == (
    "element 0 of tensors does not require grad "
    "and does not have a grad_fn"
)
# --8<-- [end:straight-line-has-none]
