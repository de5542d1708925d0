# --8<-- [start:show]
from textwrap import fill

import torch

weights = torch.ones(2, requires_grad=True)
try:
    weights.numpy()
except RuntimeError as error:
    print(fill(str(error), 72))
try:
    torch.ones(2, device="meta").numpy()
except TypeError as error:
    print(fill(str(error), 72))

print(weights.detach().cpu().numpy())
print(weights.numpy(force=True))
# --8<-- [end:show]

# --8<-- [start:numpy-shares]
t = torch.zeros(2)
t.numpy()[0] = 7
assert t.tolist() == [7, 0]
weights.detach().cpu().numpy()[1] = 5
assert weights.tolist() == [1, 5]
weights.numpy(force=True)[1] = 6
assert weights.tolist() == [1, 6]
# --8<-- [end:numpy-shares]

# --8<-- [start:on-the-cpu-nothing-happens]
detached = weights.detach()
assert detached.cpu() is detached
# --8<-- [end:on-the-cpu-nothing-happens]

# --8<-- [start:no-bfloat16-in-numpy]
half = torch.ones(2, dtype=torch.bfloat16)
message = ""
try:
    half.numpy()
except TypeError as error:
    message = str(error)
assert message == "Got unsupported ScalarType BFloat16"
assert half.float().numpy().tolist() == [1, 1]
# --8<-- [end:no-bfloat16-in-numpy]

# --8<-- [start:meta-has-no-data]
message = ""
try:
    torch.ones(2, device="meta").cpu()
except NotImplementedError as error:
    message = str(error)
assert "Cannot copy out of meta tensor" in message
# --8<-- [end:meta-has-no-data]

# --8<-- [start:force-is-the-chain]
z = torch.tensor([1 + 2j], requires_grad=True)
for t in (weights, z, z.conj(), z.conj().imag):
    forced = t.numpy(force=True)
    t = t.detach().cpu().resolve_conj().resolve_neg()
    assert forced.tolist() == t.numpy().tolist()
# --8<-- [end:force-is-the-chain]

# --8<-- [start:conj-is-the-exception]
z = torch.tensor([1 + 2j])
for view, bit in [
    (z.conj(), "conjugate bit"),
    (z.conj().imag, "negative bit"),
]:
    message = ""
    try:
        view.detach().cpu().numpy()
    except RuntimeError as error:
        message = str(error)
    assert bit in message
    view.numpy(force=True)[0] = 9
    assert z.tolist() == [1 + 2j]
# --8<-- [end:conj-is-the-exception]
