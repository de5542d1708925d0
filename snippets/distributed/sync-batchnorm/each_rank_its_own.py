# --8<-- [start:show]
import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch.nn.parallel import DistributedDataParallel as DDP

x = torch.tensor([1.0, 3, 5, 7, 9]).reshape(5, 1)


def work(rank, y, means):
    store = dist.FileStore("store", 2)
    dist.init_process_group(store=store, rank=rank, world_size=2)
    norm = torch.nn.BatchNorm1d(1)
    part = DDP(norm)(x.split([2, 3])[rank])
    y.split([2, 3])[rank].copy_(part.detach())
    means[rank] = norm.running_mean.item()
    dist.destroy_process_group()


y = torch.zeros(5, 1).share_memory_()
means = torch.zeros(2).share_memory_()
mp.start_processes(work, [y, means], 2, start_method="fork")
one = torch.nn.BatchNorm1d(1)
for name, values, norm in [("rank 0", y[:2], means[0]),
                           ("rank 1", y[2:], means[1]),
                           ("one process", one(x), one.running_mean)]:
    row = " ".join(f"{v:.2f}" for v in values.flatten().tolist())
    print(f"{name:11} {row}, running_mean {norm.item():.1f}")
# --8<-- [end:show]

# --8<-- [start:local-statistics]
for rank, part in enumerate(x.split([2, 3])):
    low = part - part.mean()
    low = low / part.std(correction=0)
    got = y.split([2, 3])[rank]
    assert torch.allclose(got, low, atol=1e-4)
    mean = 0.1 * part.mean()
    assert torch.allclose(means[rank], mean)
# --8<-- [end:local-statistics]
