# --8<-- [start:show]
import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch.distributed.algorithms.join import Join
from torch.nn.parallel import DistributedDataParallel as DDP


def work(rank, results):
    store = dist.FileStore("store", 2)
    dist.init_process_group(store=store, rank=rank, world_size=2)
    net = torch.nn.Linear(1, 1, bias=False)
    torch.nn.init.ones_(net.weight)
    model = DDP(net)
    optimizer = torch.optim.SGD(net.parameters(), lr=0.25)
    steps = 0
    with Join([model]):
        for x in torch.ones(3 - rank, 1, 1):  # 3 batches, or 2
            optimizer.zero_grad()
            model(x).sum().backward()
            optimizer.step()
            steps += 1
    results[rank] = torch.tensor([steps, net.weight.item()])
    del model  # before the group it uses
    dist.destroy_process_group()


results = torch.zeros(2, 2).share_memory_()
mp.start_processes(work, [results], 2, start_method="fork")
for rank, (steps, weight) in enumerate(results.tolist()):
    print(f"rank {rank}: {steps:.0f} steps, weight {weight}")
# --8<-- [end:show]

# --8<-- [start:join]
steps, weights = results.T
assert steps.tolist() == [3, 2]
# The last step: half of rank 0's gradient.
weight = 1 - 0.25 - 0.25 - 0.25 / 2
assert weights.tolist() == [weight, weight]
# --8<-- [end:join]

# --8<-- [start:waits-without-join]
import time
from datetime import timedelta


def wait(rank, gave_up):
    store = dist.FileStore("second", 2)
    dist.init_process_group(
        store=store, rank=rank, world_size=2
    )
    model = DDP(torch.nn.Linear(1, 1))
    for x in torch.ones(2, 1, 1):
        model(x).sum().backward()
    if rank == 0:  # rank 0 alone has a third batch
        c10d = dist.distributed_c10d
        short = timedelta(seconds=1)
        c10d._set_pg_timeout(short, dist.group.WORLD)
        message = ""
        try:
            model(x).sum().backward()
        except RuntimeError as error:
            message = str(error)
        assert "Timed out waiting 1000ms" in message
        gave_up[0] = 1
    while not gave_up.item():  # rank 1 lives on
        time.sleep(0.05)


gave_up = torch.zeros(1).share_memory_()
mp.start_processes(
    wait, [gave_up], 2, start_method="fork"
)
assert gave_up.item() == 1
# --8<-- [end:waits-without-join]
