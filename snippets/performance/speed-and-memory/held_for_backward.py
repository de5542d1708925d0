# --8<-- [start:show]
import torch
from torch import autocast, nn
from torch.autograd.graph import saved_tensors_hooks as saving
from torch.utils.checkpoint import checkpoint as ckpt


def held(run, batch):
    saved = []
    with saving(lambda t: saved.append(t) or t, lambda t: t):
        run(torch.randn(batch, 64))
    sizes = {t.data_ptr(): t.untyped_storage().nbytes() for t in saved}
    return sum(sizes[p] for p in sizes.keys() - own)


def compare(name, run):
    print(f"{name:18}{held(run, 32):7}{held(run, 512):8}")


hidden = nn.Linear(64, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU()
model = nn.Sequential(*hidden, nn.Linear(256, 10))
own = {w.data_ptr() for w in model.parameters()}
compare("as it is", model)
compare("eval()", model.eval())
compare("no_grad()", torch.no_grad()(model.forward))
compare("autocast", autocast("cpu", torch.bfloat16)(model.forward))
compare("checkpoint", lambda x: ckpt(model, x, use_reentrant=False))
model[1] = model[3] = nn.ReLU(inplace=True)
compare("ReLU(inplace=True)", model)
model[1] = model[3] = nn.GELU()
compare("GELU", model)
# --8<-- [end:show]

# --8<-- [start:eval-still-holds]
model[1] = model[3] = nn.ReLU()
for batch in 1, 32, 512:
    whole = held(model.train(), batch)
    assert whole == batch * 4 * (64 + 256 + 256)
    assert held(model.eval(), batch) == whole
    no_grad = torch.no_grad()(model.forward)
    assert held(no_grad, batch) == 0
    inference = torch.inference_mode()(model.forward)
    assert held(inference, batch) == 0
# --8<-- [end:eval-still-holds]

# --8<-- [start:a-quarter-of-the-batch]
assert held(model, 512) == 1_179_648
assert held(model, 128) == 294_912
# --8<-- [end:a-quarter-of-the-batch]

# --8<-- [start:checkpoint-holds-the-input]
import weakref

from torch.utils._python_dispatch import (
    TorchDispatchMode,
)
from torch.utils._pytree import tree_leaves


def again(x):
    return ckpt(model, x, use_reentrant=False)


for batch in 32, 512:
    assert held(again, batch) == batch * 4 * 64


storages, in_backward = [], []


def note(layer, args, y):
    storages.append(weakref.ref(y.untyped_storage()))


def alive():
    made = [s() for s in storages]
    return sum(s.nbytes() for s in made if s)


def at_first_gradient(grad):
    in_backward.append(alive())


handles = [
    model[1].register_forward_hook(note),  # both ReLUs
    model[4].weight.register_hook(at_first_gradient),
]
x = torch.randn(512, 64)
loss = again(x).sum()
assert len(storages) == 2 and alive() == 0
loss.backward()
assert len(storages) == 4  # made twice
assert in_backward[0] + x.nbytes == 1_179_648
for handle in handles:
    handle.remove()


def peak(run):
    most, made = 0, {}

    class Watch(TorchDispatchMode):
        def __torch_dispatch__(me, f, _, a=(), k=None):
            nonlocal most
            out = f(*a, **(k or {}))
            for t in tree_leaves(out):
                if isinstance(t, torch.Tensor):
                    s = t.untyped_storage()
                    made[s.data_ptr()] = weakref.ref(s)
            live = [s() for s in made.values()]
            live = sum(s.nbytes() for s in live if s)
            most = max(most, live)
            return out

    model.zero_grad()
    x = torch.randn(512, 64)
    with Watch():
        run(x).sum().backward()
    return most


assert peak(again) >= peak(model) > 1_000_000
# --8<-- [end:checkpoint-holds-the-input]

# --8<-- [start:autocast-adds-weight-copies]
bf16 = autocast("cpu", torch.bfloat16)
copies = 2 * (model[2].weight.numel() + 10 * 256)
assert copies == 136_192
for batch in 32, 512:
    half = batch * 2 * (64 + 256 + 256)
    with_copies = held(bf16(model.forward), batch)
    assert with_copies == half + copies
lower = bf16(model.forward)
assert held(lower, 32) > held(model, 32)
assert held(lower, 118) > held(model, 118)
for batch in 119, 512:
    assert held(lower, batch) < held(model, batch)
# --8<-- [end:autocast-adds-weight-copies]

# --8<-- [start:inplace-holds-as-much]
plain = held(model, 512)
model[1] = model[3] = nn.ReLU(inplace=True)
assert held(model, 512) == plain
h = model[0](torch.randn(32, 64))
assert nn.ReLU()(h).data_ptr() != h.data_ptr()
assert model[1](h).data_ptr() == h.data_ptr()
# --8<-- [end:inplace-holds-as-much]

# --8<-- [start:gelu-holds-both]
model[1] = model[3] = nn.GELU()
assert held(model, 512) == 512 * 4 * (64 + 4 * 256)
h = model[0](torch.randn(1, 64))
relu, gelu = h.relu().grad_fn, model[1](h).grad_fn
assert hasattr(relu, "_saved_result")
assert not hasattr(relu, "_saved_self")
assert gelu._saved_self.data_ptr() == h.data_ptr()
# --8<-- [end:gelu-holds-both]

# --8<-- [start:bfloat16-weights]
def size():
    return sum(w.nbytes for w in model.parameters())


float32 = size()
halved = model.bfloat16() and size()
assert 2 * halved == float32 == 340_008
# --8<-- [end:bfloat16-weights]
