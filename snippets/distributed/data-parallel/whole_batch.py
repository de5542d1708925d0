# --8<-- [start:show]
import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel as DDP

dist.init_process_group()
rank, size = dist.get_rank(), dist.get_world_size()

net = torch.nn.Linear(1, 1, bias=False)
torch.nn.init.constant_(net.weight, rank + 1)  # they differ
first = net.weight.item()
model = DDP(net)
weight = net.weight.item()

x = torch.arange(1.0, 9.0).reshape(8, 1)
part = x.chunk(size)[rank]
model(part).square().mean().backward()

row = f"rank {rank}: weight {first} -> {weight}, "
rows = [None] * size
dist.all_gather_object(rows, row + f"grad {net.weight.grad.item()}")
if rank == 0:
    print(*rows, sep="\n")
    whole = net(x).square().mean()
    print("one process:", *torch.autograd.grad(whole, net.weight))
del model  # before the group it uses
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:rank-zero-wins]
assert first == rank + 1
assert weight == 1.0  # rank 0's, on both
# --8<-- [end:rank-zero-wins]

# --8<-- [start:averaged]
def gradient(x):  # d/dw of mean((w * x)²), w = 1
    return 2 * x.square().mean().item()


parts = [gradient(part) for part in x.chunk(2)]
assert parts == [15.0, 87.0]
assert net.weight.grad.item() == sum(parts) / 2
assert net.weight.grad.item() == gradient(x) == 51.0
# --8<-- [end:averaged]

# --8<-- [start:batch-size-is-per-rank]
from torch.utils import data

sampler = data.DistributedSampler(x, size, rank)
loader = data.DataLoader(
    x, batch_size=2, sampler=sampler
)
steps = [len(batch) for batch in loader]
assert steps == [2, 2]  # 4 of the 8, two at a time
nine = torch.arange(9)  # 9 samples: 5 on each rank
sampler = data.DistributedSampler(nine, size, rank)
assert len(list(sampler)) == 5
# --8<-- [end:batch-size-is-per-rank]
