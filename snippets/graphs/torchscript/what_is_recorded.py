# --8<-- [start:show]
import warnings

import torch


def halve_negative(x):
    if x.sum() > 0:
        return x
    return 0.5 * x


warnings.simplefilter("ignore")
positive, negative = torch.ones(2), -torch.ones(2)

print(torch.jit.trace(halve_negative, positive).code)
print(torch.jit.trace(halve_negative, negative).code)
print(torch.jit.script(halve_negative).code)
# --8<-- [end:show]

# --8<-- [start:example-decides]
kept = torch.jit.trace(halve_negative, positive)
halved = torch.jit.trace(halve_negative, negative)
assert kept(negative).equal(negative)
assert halved(positive).equal(0.5 * positive)
scripted = torch.jit.script(halve_negative)
assert "if bool(" in scripted.code
assert "else:" in scripted.code
assert "if" not in kept.code + halved.code
# --8<-- [end:example-decides]
