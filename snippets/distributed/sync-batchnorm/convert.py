# --8<-- [start:show]
import torch
from torch import nn

model = nn.Sequential(
    nn.Conv2d(3, 8, 3, bias=False),
    nn.BatchNorm2d(8),
    nn.Sequential(nn.BatchNorm2d(8), nn.GroupNorm(2, 8)),
    nn.LayerNorm(6),
    nn.InstanceNorm2d(8),
)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
weight = model[1].weight
converted = nn.SyncBatchNorm.convert_sync_batchnorm(model)

for name, layer in list(converted.named_modules())[1:]:
    print(f"{name:3}", type(layer).__name__)
print("same model:", converted is model)
print("same weight:", converted[1].weight is weight)
# --8<-- [end:show]

# --8<-- [start:only-batch-norms]
convert = nn.SyncBatchNorm.convert_sync_batchnorm
for kind in (nn.BatchNorm1d, nn.BatchNorm2d,
             nn.BatchNorm3d):
    assert type(convert(kind(4))) is nn.SyncBatchNorm
x = torch.randn(3, 4, 4)
for layer in (nn.LayerNorm(4), nn.GroupNorm(2, 4),
              nn.InstanceNorm1d(4), nn.RMSNorm(4)):
    assert convert(layer) is layer
    alone = layer(x[:1])  # without the other samples
    y = layer(x)[:1]
    assert torch.allclose(y, alone, atol=1e-6)
assert type(model[1]) is type(model[2][0])
assert type(model[1]) is nn.SyncBatchNorm
# --8<-- [end:only-batch-norms]

# --8<-- [start:keeps-state]
old = nn.BatchNorm1d(4, eps=0.5, momentum=0.25).eval()
new = convert(old)
for name in ("weight", "bias", "running_mean",
             "running_var", "num_batches_tracked"):
    assert getattr(new, name) is getattr(old, name)
assert (new.eps, new.momentum) == (0.5, 0.25)
assert not new.training
held = optimizer.param_groups[0]["params"]
assert any(p is converted[1].weight for p in held)
assert list(new.state_dict()) == list(old.state_dict())
# --8<-- [end:keeps-state]

# --8<-- [start:root-is-new]
assert new is not old
assert converted is model
# --8<-- [end:root-is-new]

# --8<-- [start:not-kept]
norm = nn.BatchNorm1d(4)
norm.register_forward_hook(lambda *args: None)
assert len(norm._forward_hooks) == 1
assert len(convert(norm)._forward_hooks) == 0
twice = convert(nn.Sequential(norm, norm))
assert type(twice[0]) is nn.SyncBatchNorm
assert twice[1] is norm  # still a BatchNorm1d
# --8<-- [end:not-kept]

# --8<-- [start:no-way-back]
names = dir(nn) + dir(nn.utils) + dir(nn.SyncBatchNorm)
assert {n for n in names if "sync" in n.lower()} == {
    "SyncBatchNorm", "convert_sync_batchnorm"
}
plain = nn.BatchNorm1d(4)
plain.load_state_dict(new.state_dict())
assert plain.running_var.equal(new.running_var)
# --8<-- [end:no-way-back]
