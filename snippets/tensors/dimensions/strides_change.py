# --8<-- [start:show]
import torch

x = torch.arange(24).view(2, 3, 4)

results = {
    "x": x,
    "unsqueeze(1)": x.unsqueeze(1),
    "transpose(1, 2)": x.transpose(1, 2),
    "permute(2, 0, 1)": x.permute(2, 0, 1),
    "movedim(0, -1)": x.movedim(0, -1),
}
for name, t in results.items():
    print(f"{name:17}{str(tuple(t.shape)):13}{t.stride()}")
starts = [t.data_ptr() == x.data_ptr() for t in results.values()]
print("same address:", all(starts))
# --8<-- [end:show]

# --8<-- [start:only-views]
views = [x.unsqueeze(0), x[None].squeeze(), x.squeeze()]
views += [x.transpose(0, 2), x.mT, x.permute(1, 2, 0)]
views += [x.movedim(0, 1), x[0].t(), x[0].T, x.mH]
for t in views:
    assert t.data_ptr() == x.data_ptr()
y = torch.zeros(2, 3)
y.t()[0, 1] = 1
assert y[1, 0] == 1
# --8<-- [end:only-views]
