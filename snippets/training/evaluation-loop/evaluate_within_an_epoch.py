# --8<-- [start:show]
from torch import nn


def modes(evaluate):
    model = nn.Sequential(nn.Dropout(0.5))
    seen = []
    for step in range(6):
        seen.append(model.training)
        if step % 3 == 1:
            evaluate(model)
    return seen


def forgets(model):
    model.eval()


def restores(model):
    was_training = model.training
    model.eval()
    model.train(was_training)


print(modes(forgets))
print(modes(restores))
# --8<-- [end:show]

# --8<-- [start:rest-of-the-epoch]
assert modes(forgets) == [True] * 2 + [False] * 4
assert modes(restores) == [True] * 6
import torch

ones = torch.ones(1000)
for evaluate, drops in ((forgets, 0), (restores, 1)):
    model = nn.Sequential(nn.Dropout(0.5))
    evaluate(model)
    assert (model(ones) == 0).any() == drops
# --8<-- [end:rest-of-the-epoch]
