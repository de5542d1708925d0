# --8<-- [start:show]
import torch

x = torch.tensor([1.0, 2.0])
alias = x
x += 1
print("x += 1:    ", x.tolist(), alias.tolist())

x = x + 1
print("x = x + 1: ", x.tolist(), alias.tolist())

result = x.add_(1)
print("x.add_(1): ", x.tolist(), "returns x:", result is x)

x.zero_()
x[1] = 5
print("x[1] = 5:  ", x.tolist())
# --8<-- [end:show]

# --8<-- [start:writes-into-its-memory]
t = torch.ones(3)
address = t.data_ptr()
for result in (t.add_(1), t.mul_(2), t.fill_(7)):
    assert result is t and t.data_ptr() == address
assert t.zero_().tolist() == [0, 0, 0]
w = torch.ones(3, requires_grad=True)
t.copy_(w.detach())
assert t.tolist() == [1, 1, 1]
assert t.data_ptr() == address and not t.requires_grad
# --8<-- [end:writes-into-its-memory]

# --8<-- [start:augmented-is-in-place]
t = torch.ones(2)
alias, view = t, t[:1]
t += 1
t *= 3
t[0] = 5
assert alias.tolist() == [5, 6]
assert view.tolist() == [5]
t = t + 1
assert t.tolist() == [6, 7]
assert alias.tolist() == [5, 6]
# --8<-- [end:augmented-is-in-place]

# --8<-- [start:caller-sees-it]
def normalize(values):
    values -= values.mean()
    return values

data = torch.tensor([1.0, 3.0])
normalize(data)
assert data.tolist() == [-1, 1]
# --8<-- [end:caller-sees-it]
