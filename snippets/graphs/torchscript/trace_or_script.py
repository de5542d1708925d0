# --8<-- [start:show]
import warnings

import torch


def halve_negative(x):
    if x.sum() > 0:
        return x
    return 0.5 * x


with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # both calls warn, see below
    traced = torch.jit.trace(halve_negative, torch.ones(2))
    scripted = torch.jit.script(halve_negative)
compiled = torch.compile(halve_negative, backend="eager")

x = torch.tensor([-10.0, -20.0])
print("plain Python ", halve_negative(x).tolist())
print("traced       ", traced(x).tolist())
print("scripted     ", scripted(x).tolist())
print("torch.compile", compiled(x).tolist())
# --8<-- [end:show]

# --8<-- [start:trace-keeps-one-branch]
assert traced(x).equal(x)
assert "prim::If" not in str(traced.graph)
def by_size(x):
    if x.shape[0] > 2:
        return x
    return -x

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    three_rows = torch.jit.trace(by_size, torch.ones(3))
    both_sizes = torch.jit.script(by_size)
assert by_size(torch.ones(2)).equal(-torch.ones(2))
assert three_rows(torch.ones(2)).equal(torch.ones(2))
# --8<-- [end:trace-keeps-one-branch]

# --8<-- [start:script-keeps-both]
assert scripted(x).equal(0.5 * x)
assert scripted(-x).equal(-x)
assert "prim::If" in str(scripted.graph)
for rows in (2, 3):
    ones = torch.ones(rows)
    assert both_sizes(ones).equal(by_size(ones))
# --8<-- [end:script-keeps-both]

# --8<-- [start:compile-takes-the-function]
for example in (x, -x):
    expected = halve_negative(example)
    assert compiled(example).equal(expected)
# --8<-- [end:compile-takes-the-function]
