# --8<-- [start:show]
import torch

torch.manual_seed(0)

print(torch.rand(2, 3))
print(torch.randint(0, 10, (2, 3)))
print(torch.randperm(5))
noise = torch.randn(100_000)
print(f"mean {noise.mean().abs():.1f}, std {noise.std():.1f}")
# --8<-- [end:show]

# --8<-- [start:rand-below-one]
x = torch.rand(100_000)
assert x.min() >= 0 and x.max() < 1
tenths = (x * 10).long().bincount()
assert len(tenths) == 10
assert (tenths - 10_000).abs().max() < 600
# --8<-- [end:rand-below-one]

# --8<-- [start:standard-normal]
assert abs(noise.mean()) < 0.02
assert abs(noise.std() - 1) < 0.02
within = (noise.abs() < 1).float().mean()
assert abs(within - 0.683) < 0.01
# --8<-- [end:standard-normal]

# --8<-- [start:randint-leaves-out-high]
x = torch.randint(0, 10, (1000,))
assert x.unique().tolist() == list(range(10))
assert x.dtype == torch.int64
assert torch.randint(0, 1, (1000,)).max() == 0
x = torch.randint(10, (3,), dtype=torch.uint8)
assert x.dtype == torch.uint8
# --8<-- [end:randint-leaves-out-high]

# --8<-- [start:randperm-is-an-order]
order = torch.randperm(5)
assert order.sort().values.tolist() == [0, 1, 2, 3, 4]
assert order.dtype == torch.int64
# --8<-- [end:randperm-is-an-order]

# --8<-- [start:seed-repeats]
torch.manual_seed(0)
first = torch.rand(3)
torch.manual_seed(0)
assert torch.equal(first, torch.rand(3))
assert not torch.equal(first, torch.rand(3))
# --8<-- [end:seed-repeats]
