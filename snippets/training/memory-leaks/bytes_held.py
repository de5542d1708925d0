# --8<-- [start:show]
import torch
from torch import nn
from torch.multiprocessing.reductions import StorageWeakRef
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves


class Meter(TorchDispatchMode):
    sizes = {}

    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        result = op(*args, **(kwargs or {}))
        for t in filter(torch.is_tensor, tree_leaves(result)):
            storage = t.untyped_storage()
            self.sizes[StorageWeakRef(storage)] = storage.nbytes()
        return result

    def held(self):
        return sum(n for s, n in self.sizes.items() if not s.expired())


with Meter() as meter:
    model = nn.Sequential(nn.Linear(100, 500), nn.Tanh())
    total = 0
    for step in range(4):
        loss = model(torch.ones(200, 100)).mean()
        total += loss  # the leak
        print(f"step {step}: {meter.held():>9,} bytes")
# --8<-- [end:show]

# --8<-- [start:each-step-adds]
def after_each_step(add, steps=4, backward=False):
    total, counts, Meter.sizes = 0, [], {}
    with Meter() as meter:
        net = nn.Sequential(nn.Linear(100, 500),
                            nn.Tanh())
        for _ in range(steps):
            loss = net(torch.ones(200, 100)).mean()
            if backward:
                loss.backward()
            total += add(loss)
            counts.append(meter.held())
    return counts


batch, layer = 200 * 100 * 4, 200 * 500 * 4
counts = after_each_step(lambda loss: loss)
for before, after in zip(counts, counts[1:]):
    assert after - before == batch + layer == 480_000
# --8<-- [end:each-step-adds]

# --8<-- [start:detached-stays-flat]
for add in torch.detach, torch.Tensor.item:
    counts = after_each_step(add, steps=50)
    assert len(counts) == 50
    assert len(set(counts[1:])) == 1
# --8<-- [end:detached-stays-flat]

# --8<-- [start:backward-frees-the-bytes]
counts = after_each_step(lambda loss: loss, 50, True)
assert len(set(counts[1:])) == 1


def nodes(tensor):
    found, todo = set(), [tensor.grad_fn]
    while todo:
        node = todo.pop()
        if node and node not in found:
            found.add(node)
            todo += [n for n, _ in node.next_functions]
    return len(found)


total, counted = 0, []
for _ in range(3):
    loss = model(torch.ones(200, 100)).mean()
    loss.backward()
    total += loss
    counted.append(nodes(total))
assert counted[2] - counted[1] == 5


class Keep(torch.autograd.Function):
    def forward(ctx, x, properly):
        if properly:
            ctx.save_for_backward(x)
        else:
            ctx.x = x
        return x.sum()

    def backward(ctx, grad):
        (x,) = ctx.saved_tensors or [ctx.x]
        return grad.expand_as(x), None


def kept_after_three_steps(properly):
    total, refs = 0, []
    for _ in range(3):
        x = model(torch.ones(2, 100))
        refs.append(StorageWeakRef(x.untyped_storage()))
        loss = Keep.apply(x, properly)
        loss.backward()
        total += loss
    del x
    return sum(not ref.expired() for ref in refs)


model = nn.Linear(100, 500)
assert kept_after_three_steps(properly=True) == 0
assert kept_after_three_steps(properly=False) == 3
# --8<-- [end:backward-frees-the-bytes]

# --8<-- [start:float-warns]
import warnings

w = torch.ones(1, requires_grad=True)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    assert (2 * w).item() == 2 and len(seen) == 0
    assert float(2 * w) == float(2 * w) == 2
assert len(seen) == 1
assert str(seen[0].message).startswith(
    "Converting a tensor with requires_grad=True "
    "to a scalar may lead to unexpected behavior.")
# --8<-- [end:float-warns]

# --8<-- [start:gc-misses-saved]
import gc


def seen_by_gc():
    found = {}
    for thing in gc.get_objects():
        if issubclass(type(thing), torch.Tensor):
            s = thing.untyped_storage()
            found[s.data_ptr()] = s.nbytes()
    return sum(found.values())


x, y = torch.ones(200, 100), torch.zeros(200).long()
layer = nn.Linear(100, 500)


def one_loss():
    scores = layer(x)
    return nn.functional.cross_entropy(scores, y)


one_loss()
start = seen_by_gc()
kept = [one_loss()]
assert seen_by_gc() - start == 4
with Meter() as meter:
    start = meter.held()
    kept.append(one_loss())
    assert meter.held() - start > 400_000
# --8<-- [end:gc-misses-saved]
