# --8<-- [start:show]
import torch

x = torch.zeros(3)
made = {
    "y = x": x,
    "x.detach()": x.detach(),
    "x[:2], a slice": x[:2],
    "x.numpy()": x.numpy(),
    "x.to(torch.float32)": x.to(torch.float32),
    "x.clone()": x.clone(),
    "x.detach().clone()": x.detach().clone(),
    "x.numpy().copy()": x.numpy().copy(),
    "x[[0, 1]], a list": x[[0, 1]],
    "x.to(torch.float64)": x.to(torch.float64),
}

x.fill_(7)
for name, result in made.items():
    follows = "shares" if result[0] == 7 else "copied"
    print(f"{name:20} {follows}")
# --8<-- [end:show]

# --8<-- [start:new-memory-no-graph]
w = torch.ones(3, requires_grad=True)
for t in (w, w * 2, w[1:], w.detach()):
    copy = t.detach().clone()
    assert copy.equal(t)
    memory = copy.untyped_storage().data_ptr()
    assert memory != t.untyped_storage().data_ptr()
    assert not copy.requires_grad
    assert copy.grad_fn is None
# --8<-- [end:new-memory-no-graph]

# --8<-- [start:not-copies]
t = torch.zeros(2, 3)
for shared in (t.detach(), t[0], t[:, 1:], t.T):
    shared += 1
assert t.tolist() == [[3, 4, 4], [2, 3, 3]]
t.numpy()[0, 0] = 9
assert t[0, 0] == 9
w.detach().fill_(5)
assert w.tolist() == [5, 5, 5]
# --8<-- [end:not-copies]

# --8<-- [start:to-only-if-needed]
assert x.to(torch.float32) is x
assert x.to("cpu") is x and x.float() is x
assert x.contiguous() is x
made_new = x.to(torch.float32, copy=True)
assert made_new.data_ptr() != x.data_ptr()
wider = x.to(torch.float64)
assert wider.data_ptr() != x.data_ptr()
# --8<-- [end:to-only-if-needed]

# --8<-- [start:list-index-copies]
grid = torch.zeros(2, 3)
for picked in (grid[[0, 1]], grid[grid == 0]):
    picked += 1
assert grid.eq(0).all()
# --8<-- [end:list-index-copies]
