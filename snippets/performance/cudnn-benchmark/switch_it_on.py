# --8<-- [start:show]
import torch

cudnn = torch.backends.cudnn
default = cudnn.benchmark
cudnn.benchmark = True  # before the first batch
print(default, cudnn.benchmark)
# --8<-- [end:show]

# --8<-- [start:off-by-default]
assert default is False
assert cudnn.enabled is True
assert cudnn.deterministic is False
# --8<-- [end:off-by-default]

# --8<-- [start:nothing-on-a-cpu]
conv = torch.nn.Conv2d(3, 8, 3)
x = torch.randn(4, 3, 16, 16)
assert not cudnn.is_acceptable(x)
with_benchmark = conv(x)
cudnn.benchmark = False
assert torch.equal(conv(x), with_benchmark)
# --8<-- [end:nothing-on-a-cpu]
