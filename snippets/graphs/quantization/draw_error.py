# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch


def error(w, bits, dim):  # dim: over which a scale is shared
    top = 2 ** (bits - 1)
    scale = w.abs().amax(dim, keepdim=True) / (top - 0.5)
    back = (w / scale).round().clamp(-top, top - 1) * scale
    return (back - w).norm() / w.norm()


fig, (left, right) = plt.subplots(1, 2, figsize=(7, 3))
x = torch.linspace(-1.5, 1.5, 1001)
stairs = (x / 0.25).round().clamp(-4, 3) * 0.25  # 3 bits
left.plot(x, stairs)
left.set(xlabel="x", ylabel="x in 3 bits")

torch.manual_seed(0)
w, bits = torch.randn(256, 256), range(2, 11)
w[0, 0] = 50.0  # one outlier
for dim, name in ((0, 1), "whole matrix"), (1, "each row"):
    errors = [error(w, b, dim) for b in bits]
    right.semilogy(bits, errors, "o-", label=name)
    print(name, f"{error(w, 8, dim):.3f}")
right.set(xlabel="bits", ylabel="relative error")
right.legend(title="one scale for", title_fontsize=11)
fig.tight_layout()
fig.savefig("error.svg")
# --8<-- [end:show]

# --8<-- [start:bits-and-outlier]
whole, rows = error(w, 8, (0, 1)), error(w, 8, 1)
assert whole > 10 * rows
same = w.clone()
same[0, 0] = 1.0
whole, rows = error(same, 8, (0, 1)), error(same, 8, 1)
assert whole < 1.6 * rows
assert stairs.unique().numel() == 2**3
assert (stairs[x < -1] == -1).all()
assert (stairs[x > 0.75] == 0.75).all()
inside = x.clamp(-1, 0.75)
assert (stairs - inside).abs().max() <= 0.25 / 2
# --8<-- [end:bits-and-outlier]
