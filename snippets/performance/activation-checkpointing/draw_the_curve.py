# --8<-- [start:show]
from weakref import WeakSet

import matplotlib.pyplot as plt
import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils.checkpoint import checkpoint_sequential


class Live(TorchDispatchMode):  # after each operator: what is alive
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        result = func(*args, **(kwargs or {}))
        alive.add(result.untyped_storage())
        sizes.append(sum(s.nbytes() for s in alive) // 4096)
        return result


layers, n, held, peak = [torch.nn.GELU()] * 36, range(1, 37), [], []
for segments in n:
    x, alive, sizes = torch.ones(1024), WeakSet(), []  # 4096 bytes
    x.requires_grad_()
    with Live():
        y = checkpoint_sequential(layers, segments, x, False)
        held.append(sizes[-1])
        y.backward(torch.ones_like(y))
    peak.append(max(sizes))
plt.plot(n, peak, label="peak in backward()")
plt.plot(n, held, "--", label="held between forward and backward")
plt.gca().set(xticks=[1, 2, 3, 4, 6, 9, 12, 18, 36], ylim=(0, 40))
plt.gca().set(xlabel="segments", ylabel="activations"), plt.legend()
plt.savefig("curve.svg", bbox_inches="tight")
# --8<-- [end:show]

# --8<-- [start:least-at-the-root]
for s in (1, 2, 3, 4, 6, 9, 12, 18):  # equal segments
    assert held[s - 1] == s - 1 + 36 // s
assert min(held) == held[6 - 1] == 11
assert held.count(11) == 1
assert min(peak) == peak[6 - 1] == 13
assert peak.count(13) == 1 and peak[0] == 38
gaps = {p - h for p, h in zip(peak, held, strict=True)}
assert gaps == {2, 3}
# --8<-- [end:least-at-the-root]

# --8<-- [start:uneven-segments]
for s in (5, 7, 8, 10, 11, 13, 17, 19, 24, 36):
    last = 36 - (36 // s) * (s - 1)
    assert held[s - 1] == s - 1 + last
assert held[18:] == [36] * 18  # 19 to 36 segments
assert peak[18:] == [38] * 18
text = ""
try:
    checkpoint_sequential(layers, 37, x, False)
except ValueError as error:
    text = str(error)
assert text == "range() arg 3 must not be zero"
# --8<-- [end:uneven-segments]

# --8<-- [start:no-lower-peak]
from torch.utils.checkpoint import checkpoint


def measure(run):
    alive.clear(), sizes.clear()
    x = torch.ones(1024, requires_grad=True)
    with Live():
        y = run(x)
        y.backward(torch.ones_like(y))
    return max(sizes)


def plain(x):
    for layer in layers:
        x = layer(x)
    return x


def each_alone(x):
    for layer in layers:
        x = checkpoint(layer, x, use_reentrant=False)
    return x


def whole(x):
    return checkpoint(plain, x, use_reentrant=False)


assert measure(plain) == measure(each_alone) == 38
assert measure(whole) >= 38
# --8<-- [end:no-lower-peak]

# --8<-- [start:blocks-of-sixteen]
gelu = torch.nn.GELU()
block = torch.nn.Sequential(*[gelu] * 16)
peaks = {
    s: measure(
        lambda x: checkpoint_sequential(
            [block] * 16, s, x, use_reentrant=False
        )
    )
    for s in range(1, 17)
}
assert min(peaks.values()) == peaks[16] == 33
assert list(peaks.values()).count(33) == 1
assert peaks[1] == 258
# --8<-- [end:blocks-of-sixteen]
