# --8<-- [start:show]
import torch
from torch import nn
from torch.func import replace_all_batch_norm_modules_, vmap

model = nn.Sequential(nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4))
images = torch.randn(8, 1, 1, 6, 6)  # 8 batches of one image
try:
    vmap(model)(images)
except RuntimeError as error:
    print(str(error).split("\n")[0])

replace_all_batch_norm_modules_(model)
print(vmap(model)(images).shape)
print(list(model.state_dict()))
# --8<-- [end:show]

# --8<-- [start:running-statistics-are-gone]
norm = model[1]
assert norm.running_mean is norm.running_var is None
assert not norm.track_running_stats
y = norm.eval()(torch.full((1, 4, 2, 2), 5.0))
assert y.abs().max() < 0.01  # the batch's own mean
# --8<-- [end:running-statistics-are-gone]

# --8<-- [start:eval-or-groupnorm]
x = torch.randn(8, 1, 4, 6, 6)
norm = nn.BatchNorm2d(4).eval()
assert torch.allclose(
    vmap(norm)(x), norm(x.squeeze(1)).unsqueeze(1)
)
assert norm.running_mean is not None
group = nn.GroupNorm(2, 4)
assert torch.allclose(
    vmap(group)(x),
    group(x.squeeze(1)).unsqueeze(1), atol=1e-6,
)
# --8<-- [end:eval-or-groupnorm]
