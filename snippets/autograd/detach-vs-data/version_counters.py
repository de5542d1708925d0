# --8<-- [start:show]
import torch

x = torch.zeros(2, requires_grad=True)
y = x.exp()
print("saved at version", y._version)

y.data.add_(1)
print("after .data.add_()", y._version)

y.detach().add_(1)
print("after .detach().add_()", y._version)

with torch.no_grad():
    y.add_(1)
print("after add_() in no_grad", y._version)
# --8<-- [end:show]

# --8<-- [start:detach-shares-the-counter]
y = x.exp()
y.detach().add_(1)
assert y._version == 1
# --8<-- [end:detach-shares-the-counter]

# --8<-- [start:data-has-its-own]
y = x.exp()
other = y.data
other.add_(1)
assert (other._version, y._version) == (1, 0)
assert other.equal(y)
# --8<-- [end:data-has-its-own]

# --8<-- [start:no-grad-counts]
y = x.exp()
with torch.no_grad():
    y.add_(1)
assert y._version == 1
# --8<-- [end:no-grad-counts]

# --8<-- [start:compared-in-backward]
y = x.exp()
y.add_(1)
message = ""
try:
    y.sum().backward()
except RuntimeError as error:
    message = str(error)
assert "is at version 1; expected version 0" in message
# --8<-- [end:compared-in-backward]
