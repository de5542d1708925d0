# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(
    nn.Conv2d(3, 16, kernel_size=3),
    nn.ReLU(inplace=True),
    nn.AdaptiveAvgPool2d(1),
    nn.Flatten(),
    nn.Linear(16, 10),
)  # stands for your trained model
model.eval()
image = torch.rand(1, 3, 32, 32)
features = {}


def keep(module, args, output):
    features["pooled"] = output.detach().clone()


layer = model.get_submodule("3")
with layer.register_forward_hook(keep), torch.no_grad():
    scores = model(image)
print(features["pooled"].shape, scores.shape)
# --8<-- [end:show]

# --8<-- [start:features-are-the-output]
by_hand = model[:4](image)
assert features["pooled"].equal(by_hand)
assert model[4](by_hand).equal(scores)
for name, module in model.named_modules():
    assert model.get_submodule(name) is module
deep = nn.ModuleDict({"layer4": nn.Sequential(
    nn.ReLU(), nn.ModuleDict({"conv2": layer}))})
assert "layer4.1.conv2" in dict(deep.named_modules())
assert deep.get_submodule("layer4.1.conv2") is layer

batches, kept = torch.rand(3, 2, 3, 32, 32), []
with torch.no_grad():
    with layer.register_forward_hook(keep):
        for batch in batches:
            model(batch)
    last, expected = model[:4](batches[2]), torch.cat(
        [model[:4](batch) for batch in batches])
    assert features["pooled"].equal(last)
    with layer.register_forward_hook(
        lambda m, a, out: kept.append(out.clone())
    ):
        for batch in batches:
            model(batch)
assert torch.cat(kept).shape == (6, 16)
assert torch.cat(kept).equal(expected)
# --8<-- [end:features-are-the-output]

# --8<-- [start:handle-as-context-manager]
leaf, fired = torch.ones(1, 1, requires_grad=True), []
net = nn.Linear(1, 1)
registers = (
    net.register_forward_pre_hook,
    net.register_forward_hook,
    net.register_full_backward_pre_hook,
    net.register_full_backward_hook,
    leaf.register_hook,
    leaf.register_post_accumulate_grad_hook,
)
for register in registers:
    fired.clear()
    with register(lambda *a: fired.append(1)):
        net(leaf).backward()
    net(leaf).backward()
    assert fired == [1]
    handle = register(lambda *a: fired.append(1))
    net(leaf).backward()
    handle.remove()
    net(leaf).backward()
    assert fired == [1, 1]
# --8<-- [end:handle-as-context-manager]

# --8<-- [start:in-place-overwrites]
kept = {}

def keep_both(module, args, output):
    kept["before"] = output.clone()
    kept["detached"] = output.detach()
    kept["cloned"] = output.detach().clone()

with model[0].register_forward_hook(keep_both):
    model(image)
assert kept["before"].min() < 0
assert kept["cloned"].equal(kept["before"])
relu = kept["before"].relu()
assert kept["detached"].equal(relu)

def keep_clone(module, args, output):
    kept["no_grad"] = output.clone()

with (model[0].register_forward_hook(keep_clone),
      torch.no_grad()):
    model(image)
assert kept["no_grad"].equal(kept["before"])
# --8<-- [end:in-place-overwrites]

# --8<-- [start:forward-skips-hooks]
features.clear()
with layer.register_forward_hook(keep):
    layer.forward(by_hand)
    assert features == {}
    layer(by_hand)
    assert features.keys() == {"pooled"}
    assert features["pooled"].grad_fn is None
# --8<-- [end:forward-skips-hooks]

# --8<-- [start:not-called-by-its-parent]
attention = nn.MultiheadAttention(4, 2)
q = torch.ones(3, 1, 4)
called = []
attention.out_proj.register_forward_hook(
    lambda *a: called.append(1))
for training in True, False:
    attention.train(training)
    attention(q, q, q)
    attention(q, q, q, need_weights=False)
    with torch.no_grad():
        attention(q, q, q)
assert called == []
attention.out_proj(q)
assert called == [1]
# --8<-- [end:not-called-by-its-parent]

# --8<-- [start:one-more-each-time]
def count(*received):
    fired.append(1)

for register in registers:
    fired.clear()
    with register(count), register(count):
        net(leaf).backward()
    assert fired == [1, 1]
# --8<-- [end:one-more-each-time]

# --8<-- [start:kept-output-keeps-the-batches]
import weakref

net = nn.Sequential(nn.Linear(64, 64), nn.Tanh())

def live_batches(keep):
    kept, batches = [], []
    with net.register_forward_hook(
        lambda m, args, out: kept.append(keep(out))
    ):
        for _ in range(10):
            batch = torch.ones(8, 64)
            net(batch)
            batches.append(weakref.ref(batch))
    del batch
    return sum(ref() is not None for ref in batches)

assert live_batches(lambda out: out) == 10
assert live_batches(lambda out: out.clone()) == 10
assert live_batches(
    lambda out: out.detach().clone()) == 0
with torch.no_grad():
    assert live_batches(lambda out: out.clone()) == 0
# --8<-- [end:kept-output-keeps-the-batches]
