# --8<-- [start:show]
import torch
from torch.utils.data import DataLoader


def order_of_training(validate, own_generators):
    torch.manual_seed(0)
    g = torch.Generator().manual_seed(1) if own_generators else None
    h = torch.Generator().manual_seed(2) if own_generators else None
    training = DataLoader(range(6), 6, shuffle=True, generator=g)
    validation = DataLoader(range(3), generator=h)
    seen = []
    for epoch in range(2):
        seen += next(iter(training)).tolist()
        if validate:
            for batch in validation:
                pass
    return seen


for own_generators in False, True:
    for validate in False, True:
        print(order_of_training(validate, own_generators)[6:])
# --8<-- [end:show]

# --8<-- [start:validation-shifts-training]
without = order_of_training(False, False)
with_it = order_of_training(True, False)
assert without[:6] == with_it[:6]
assert without[6:] != with_it[6:]
# --8<-- [end:validation-shifts-training]

# --8<-- [start:own-generators-do-not-shift]
without = order_of_training(False, True)
assert without == order_of_training(True, True)
assert without[:6] != without[6:]
# --8<-- [end:own-generators-do-not-shift]

# --8<-- [start:generator-goes-on]
g = torch.Generator().manual_seed(1)
loader = DataLoader(range(6), 6, True, generator=g)
first, second = next(iter(loader)), next(iter(loader))
assert not first.equal(second)
torch.manual_seed(0)
third = next(iter(loader))
assert not first.equal(third)
g.manual_seed(1)
assert first.equal(next(iter(loader)))
# --8<-- [end:generator-goes-on]
