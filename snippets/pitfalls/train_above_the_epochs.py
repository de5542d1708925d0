# --8<-- [start:show]
import torch
from torch import nn


def dropped(in_each_epoch):
    torch.manual_seed(0)
    model = nn.Dropout(0.5)
    shares = []
    model.train()
    for epoch in range(3):
        if in_each_epoch:
            model.train()
        outputs = model(torch.ones(1000))  # the batches
        shares.append(f"{(outputs == 0).float().mean():.1f}")
        model.eval()  # for the validation that follows
    return shares


print("wrong:", *dropped(in_each_epoch=False))
print("right:", *dropped(in_each_epoch=True))
# --8<-- [end:show]

# --8<-- [start:eval-lasts-until-train]
wrong = dropped(in_each_epoch=False)
assert wrong == ["0.5", "0.0", "0.0"]
assert dropped(in_each_epoch=True) == ["0.5"] * 3
# --8<-- [end:eval-lasts-until-train]
