# --8<-- [start:show]
import torch
import torch.distributed as dist
import torch.multiprocessing as mp


class AllReduce(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        dist.all_reduce(total := x.clone())
        return total
    backward = forward  # gradients are summed over ranks too


def normalize(x):
    sums = torch.stack([x, x.square(), torch.ones_like(x)])
    total, squares, count = AllReduce.apply(sums.sum(1))
    mean, var = total / count, squares / count - (total / count) ** 2
    return (x - mean) / (var + 1e-5).sqrt(), mean, var, count


def work(rank, x):
    store = dist.FileStore("store", 2)
    dist.init_process_group(store=store, rank=rank, world_size=2)
    part = x.split([2, 3])[rank]
    part.copy_(normalize(part)[0])  # into the shared x


x = torch.tensor([1.0, 3, 5, 7, 9]).reshape(5, 1).share_memory_()
mp.start_processes(work, [x], 2, start_method="fork")
print([f"{value:.2f}" for value in x.flatten().tolist()])
# --8<-- [end:show]

# --8<-- [start:equals-one-process]
def compare(rank, sizes, x, out, grads, stats):
    store = dist.FileStore("equal", 2)
    dist.init_process_group(
        store=store, rank=rank, world_size=2
    )
    part = x.split(sizes)[rank].requires_grad_()
    y, mean, var, n = normalize(part)
    y.pow(3).sum().backward()
    out.split(sizes)[rank].copy_(y.detach())
    grads.split(sizes)[rank].copy_(part.grad)
    unbiased = var * n / (n - 1)
    stats[rank] = torch.stack([mean, unbiased]) * 0.1
    dist.destroy_process_group()


outputs = x.flatten()
torch.manual_seed(0)
x = torch.randn(12, 3) + torch.arange(12)[:, None] / 6
out = torch.zeros(12, 3).share_memory_()
grads = torch.zeros(12, 3).share_memory_()
stats = torch.zeros(2, 2, 3).share_memory_()
args = [[9, 3], x, out, grads, stats]  # unequal parts
mp.start_processes(
    compare, args, 2, start_method="fork"
)
one = torch.nn.BatchNorm1d(3)
whole = x.clone().requires_grad_()
y = one(whole)
y.pow(3).sum().backward()
close = {"rtol": 1e-4, "atol": 1e-4}
assert torch.allclose(out, y, **close)
assert torch.allclose(grads, whole.grad, **close)
# --8<-- [end:equals-one-process]

# --8<-- [start:running-statistics]
assert stats[0].equal(stats[1])
mean, var = stats[0]
assert torch.allclose(mean, one.running_mean, **close)
start = 0.9 * torch.ones(3)  # running_var begins at 1
assert torch.allclose(start + var, one.running_var)
# --8<-- [end:running-statistics]

# --8<-- [start:weighted-by-count]
parts = torch.tensor([1.0, 3, 5, 7, 9]).split([2, 3])
assert sum(p.mean() for p in parts) / 2 == 4.5
assert torch.cat(parts).mean() == 5
root8 = 8.0**0.5  # the variance of all five is 8
right = (torch.tensor([1.0, 3, 5, 7, 9]) - 5) / root8
assert torch.allclose(outputs, right, atol=1e-4)
# --8<-- [end:weighted-by-count]

# --8<-- [start:gradients-need-it-too]
local = torch.zeros(12, 3)
for rows in (slice(0, 9), slice(9, 12)):
    part = x[rows].clone().requires_grad_()
    mean = x.mean(0)
    var = x.var(0, correction=0)
    y = (part - mean) / (var + 1e-5).sqrt()
    y.pow(3).sum().backward()
    local[rows] = part.grad
assert not torch.allclose(local, grads, atol=0.1)
# --8<-- [end:gradients-need-it-too]

# --8<-- [start:loses-digits]
near = torch.tensor([1.0, 3, 5, 7, 9])
far = near + 12_345  # the variance of both is 8
off = []
for values in (near, far):
    squares = values.square().mean()
    off.append(abs(squares - values.mean() ** 2 - 8))
assert off[0] < 1e-5 and off[1] > 1
assert abs(far.var(correction=0) - 8) < 0.1
# --8<-- [end:loses-digits]
