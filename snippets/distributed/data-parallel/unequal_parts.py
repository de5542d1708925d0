# --8<-- [start:show]
import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch.nn.parallel import DistributedDataParallel as DDP

x = torch.arange(1.0, 9.0).reshape(8, 1)
cases = [("4 and 4, mean", [4, 4], lambda e: e.mean()),
         ("6 and 2, mean", [6, 2], lambda e: e.mean()),
         ("4 and 4, sum", [4, 4], lambda e: e.sum()),
         ("6 and 2, sum * 2 / 8", [6, 2], lambda e: e.sum() * 2 / 8)]


def work(rank, grads):
    store = dist.FileStore("store", 2)
    dist.init_process_group(store=store, rank=rank, world_size=2)
    for row, (_, sizes, loss) in zip(grads, cases):
        model = DDP(torch.nn.Linear(1, 1, bias=False))
        torch.nn.init.ones_(model.module.weight)
        loss(model(x.split(sizes)[rank]).square()).backward()
        row[rank] = model.module.weight.grad.item()
    del model  # before the group it uses
    dist.destroy_process_group()


grads = torch.zeros(4, 2).share_memory_()
mp.start_processes(work, [grads], 2, start_method="fork")
for (name, *_), (zero, one) in zip(cases, grads.tolist()):
    print(f"{name:20} {zero:7.2f} {one:7.2f}")
# --8<-- [end:show]

# --8<-- [start:unequal]
whole = 2 * x.square().mean()
assert grads[0].tolist() == [whole, whole] == [51, 51]
means = [2 * p.square().mean() for p in x.split([6, 2])]
wrong = sum(means) / 2
assert torch.allclose(grads[1], wrong.expand(2))
assert wrong > 1.4 * whole
# --8<-- [end:unequal]

# --8<-- [start:weighted]
assert cases[3][1] == [6, 2]
assert grads[3].tolist() == [whole, whole]
# --8<-- [end:weighted]

# --8<-- [start:sum-is-halved]
halved = 2 * x.square().sum() / 2
assert grads[2].tolist() == [halved, halved]
# --8<-- [end:sum-is-halved]

# --8<-- [start:not-sent-again]
def drift(rank, seen):
    store = dist.FileStore("drift", 2)
    dist.init_process_group(
        store=store, rank=rank, world_size=2
    )
    net = torch.nn.Linear(1, 1, bias=False)
    model = DDP(net)
    part = x.chunk(2)[rank]  # not the same batch
    for step in range(3):
        model.zero_grad()
        model(part).square().mean().backward()
        with torch.no_grad():
            net.weight -= 0.001 * net.weight.grad
            seen[step, rank] = net.weight.item()
            if step == 1:
                net.weight += rank  # rank 1 alone
    del model
    dist.destroy_process_group()


seen = torch.zeros(3, 2).share_memory_()
mp.start_processes(
    drift, [seen], 2, start_method="fork"
)
first, second, third = seen.tolist()
assert first[0] == first[1] != second[0] == second[1]
assert abs(third[1] - third[0] - 1) < 1e-5
# --8<-- [end:not-sent-again]
