# --8<-- [start:show]
import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch.nn.parallel import DistributedDataParallel as DDP


class Net(torch.nn.Linear):
    def score(self, x):
        return super().forward(x).square().mean()
    def forward(self, x, method):
        return getattr(self, method)(x)


def work(rank, grads):
    store = dist.FileStore("store", 2)
    dist.init_process_group(store=store, rank=rank, world_size=2)
    x = torch.tensor([[1.0 + rank]])
    for i in (0, 1):
        model = DDP(Net(1, 1, bias=False))
        torch.nn.init.ones_(model.module.weight)
        (model(x, "score") if i else model.module.score(x)).backward()
        grads[i, rank] = model.module.weight.grad.item()
    del model  # before the group it uses
    dist.destroy_process_group()


grads = torch.zeros(2, 2).share_memory_()
mp.start_processes(work, [grads], 2, start_method="fork")
print("model.module.score(x)", grads[0].tolist())
print("model(x, method)     ", grads[1].tolist())
# --8<-- [end:show]

# --8<-- [start:no-sync-outside-forward]
assert grads[0].tolist() == [2.0, 8.0]  # each its own
dist.init_process_group(
    store=dist.HashStore(), rank=0, world_size=1
)
model, message = DDP(Net(1, 1)), ""
try:
    model.score
except AttributeError as error:
    message = str(error)
assert message == (
    "'DistributedDataParallel' object has no "
    "attribute 'score'"
)
with torch.no_grad():
    loss = model.module.score(torch.ones(2, 1))
assert not loss.requires_grad
# --8<-- [end:no-sync-outside-forward]

# --8<-- [start:through-forward]
assert grads[1].tolist() == [5.0, 5.0]  # the mean
# --8<-- [end:through-forward]

# --8<-- [start:save-without-prefix]
saved = model.state_dict()
assert list(saved) == ["module.weight", "module.bias"]
plain = model.module.state_dict()
assert list(plain) == ["weight", "bias"]
torch.save(plain, "net.pt")
net = Net(1, 1)
loaded = torch.load("net.pt", map_location="cpu")
net.load_state_dict(loaded)
assert net.weight.equal(model.module.weight)
dist.destroy_process_group()
# --8<-- [end:save-without-prefix]

# --8<-- [start:data-parallel-on-cpu]
import threading

seen = []


class Named(Net):
    def forward(self, x, method):
        thread = threading.current_thread()
        seen.append((thread, len(x)))
        return x


replicated = torch.nn.DataParallel(Named(1, 1))
assert replicated.device_ids == []
replicated(torch.ones(8, 1), "score")
assert seen == [(threading.main_thread(), 8)]
keys = list(replicated.state_dict())
assert keys == ["module.weight", "module.bias"]
# --8<-- [end:data-parallel-on-cpu]
