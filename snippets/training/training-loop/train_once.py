# --8<-- [start:show]
import torch
from torch import nn


def run(epochs, train_every_epoch):
    model = nn.Sequential(nn.Dropout(0.5), nn.BatchNorm1d(2))
    model.train()
    modes = []
    for epoch in range(epochs):
        if train_every_epoch:
            model.train()
        modes.append(model.training)
        for batch in torch.randn(4, 8, 2):  # training
            model(batch)
        model.eval()
        model(torch.randn(8, 2))  # evaluation
    return modes, model[1].num_batches_tracked.item()


print(run(3, train_every_epoch=False))
print(run(3, train_every_epoch=True))
# --8<-- [end:show]

# --8<-- [start:eval-stays]
modes, seen = run(3, train_every_epoch=False)
assert modes == [True, False, False]
after_one = run(1, train_every_epoch=False)[1]
assert seen == after_one == 4
assert run(3, train_every_epoch=True)[1] == 12
# --8<-- [end:eval-stays]

# --8<-- [start:eval-reaches-all]
model = nn.Sequential(nn.Dropout(0.5)).eval()
assert not model[0].training
ones = torch.ones(100)
assert model(ones).equal(ones)
assert model.train()(ones).eq(0).any()
# --8<-- [end:eval-reaches-all]
