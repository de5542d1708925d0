# --8<-- [start:show]
import copy

from torch import nn

layer = nn.Linear(2, 2)
shared = nn.Sequential(*[layer] * 3)
fresh = nn.Sequential(*[nn.Linear(2, 2) for _ in range(3)])
copied = nn.Sequential(*[copy.deepcopy(layer) for _ in range(3)])

for net in [shared, fresh, copied]:
    numbers = sum(p.numel() for p in net.parameters())
    keys = len(net.state_dict())
    same = net[0].weight.equal(net[1].weight)
    print(f"{numbers:2} numbers, {keys} keys, same start: {same}")
# --8<-- [end:show]

# --8<-- [start:one-set-of-weights]
assert shared[0] is shared[1] is shared[2]
assert len(list(shared.parameters())) == 2
assert len(shared.state_dict()) == 6
assert repr(shared) == repr(fresh)
for net in [fresh, copied]:
    assert len(list(net.parameters())) == 6
# --8<-- [end:one-set-of-weights]

# --8<-- [start:copies-start-equal]
assert copied[0].weight.equal(copied[2].weight)
assert copied[0].weight is not copied[2].weight
assert not fresh[0].weight.equal(fresh[2].weight)
# --8<-- [end:copies-start-equal]
