# --8<-- [start:show]
from torch import nn


def count(layers):
    model = nn.Sequential(*layers)
    return sum(p.numel() for p in model.parameters())


wrong = [nn.Linear(4, 4)] * 3
right = [nn.Linear(4, 4) for _ in range(3)]
print("wrong:", count(wrong), "numbers to train")
print("right:", count(right), "numbers to train")
# --8<-- [end:show]

# --8<-- [start:list-repeats-the-object]
assert count(wrong) == 4 * 4 + 4 == 20
assert count(right) == 3 * 20
assert wrong[0] is wrong[1] is wrong[2]
assert right[0].weight is not right[1].weight
model = nn.Sequential(*wrong)
assert len(list(model.parameters())) == 2
assert len(model.state_dict()) == 6
nn.init.ones_(model[0].weight)
assert model[2].weight.eq(1).all()
# --8<-- [end:list-repeats-the-object]
