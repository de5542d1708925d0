# --8<-- [start:show]
import textwrap

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel as DDP


class TwoHeads(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.used = torch.nn.Linear(1, 1)
        self.spare = torch.nn.Linear(1, 1)

    def forward(self, x):
        return self.used(x)


dist.init_process_group(store=dist.HashStore(), rank=0, world_size=1)
x = torch.ones(4, 1)
model = DDP(TwoHeads())
model(x).sum().backward()  # the first iteration passes
try:
    model(x)
except RuntimeError as error:
    print(textwrap.fill(str(error), 60))
model = DDP(TwoHeads(), find_unused_parameters=True)
for _ in range(2):
    model(x).sum().backward()
print("two iterations, spare grad:", model.module.spare.weight.grad)
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:first-step-is-local]
import torch.multiprocessing as mp

cases = [{}, {"find_unused_parameters": True},
         {"static_graph": True}]


def train(rank, grads):
    store = dist.FileStore("store", 2)
    dist.init_process_group(
        store=store, rank=rank, world_size=2
    )
    for row, options in zip(grads, cases):
        net = TwoHeads()
        model = DDP(net, **options)
        for step in (0, 1) if options else (0,):
            model.zero_grad()
            model(x * (1 + rank)).sum().backward()
            grad = net.used.weight.grad
            row[step, rank] = grad.item()
            if "find_unused_parameters" in options:
                layers = net.used, net.spare
                net.spare, net.used = layers
    del model
    dist.destroy_process_group()


grads = torch.zeros(3, 2, 2).share_memory_()
mp.start_processes(
    train, [grads], 2, start_method="fork"
)
assert grads[0, 0].tolist() == [4.0, 8.0]
# --8<-- [end:first-step-is-local]

# --8<-- [start:found-unused]
assert grads[1].tolist() == [[6.0, 6.0]] * 2  # changes
assert grads[2].tolist() == [[6.0, 6.0]] * 2  # static
# --8<-- [end:found-unused]

# --8<-- [start:frozen-is-fine]
dist.init_process_group(
    store=dist.HashStore(), rank=0, world_size=1
)


def second_forward(net, then_freeze=()):
    model = DDP(net)
    for parameter in then_freeze:
        parameter.requires_grad_(False)
    try:
        for _ in range(2):
            model(x).sum().backward()
    except RuntimeError as error:
        return str(error)
    return "passes"


net = TwoHeads()
names = [name for name, _ in net.named_parameters()]
assert names[2:] == ["spare.weight", "spare.bias"]
assert "rank 0: 2 3\n" in second_forward(net)
net = TwoHeads()
net.used.bias.requires_grad_(False)  # isn't counted
assert "rank 0: 1 2\n" in second_forward(net)
net = TwoHeads()
net.spare.requires_grad_(False)
assert second_forward(net) == "passes"
net = TwoHeads()  # frozen after it is wrapped
late = second_forward(net, net.spare.parameters())
assert "rank 0: 2 3\n" in late
dist.destroy_process_group()
# --8<-- [end:frozen-is-fine]
