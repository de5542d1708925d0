# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch
from torch.autograd.graph import get_gradient_edge

w, b = (torch.tensor(v, requires_grad=True) for v in (2.0, 1.0))
h = w * 3 + b
loss = h**2 + h

row, level, got, at = {}, [loss.grad_fn], {}, {}
for depth in range(5):
    row |= dict.fromkeys(level, depth)
    level = [c for n in level for c, _ in n.next_functions if c]
for n in row:
    n.register_prehook(lambda g, n=n: got.update({n: g[0].item()}))
loss.backward()

named = {"w": w, "b": b, "h": h, "loss": loss}.items()
name = {get_gradient_edge(t).node: f"{k}: " for k, t in named}
plt.figure(figsize=(5.4, 4.2)).add_axes([0, 0, 1, 1]).axis("off")
box = {"ha": "center", "va": "center", "bbox": {"fc": "#fed7aa"}}
line = {"arrowprops": {"arrowstyle": "->", "shrinkA": 0, "shrinkB": 0}}
for n, r in sorted(row.items(), key=lambda pair: pair[1]):
    at[n] = sum(row[m] == r for m in at) + 0.6 * (r % 2), -r
    text = f"{name.get(n, '')}{type(n).__name__}\ngets {got[n]:g}"
    plt.text(*at[n], text, fontsize=12, **box)
for n, c in [(n, c) for n in row for c, _ in n.next_functions if c]:
    (x0, y0), (x1, y1) = at[n], at[c]
    plt.annotate("", (x1, y1 + 0.3), (x0, y0 - 0.3), **line)
plt.axis([-0.4, 2.0, -4.3, 0.3])
plt.savefig("graph.svg")
# --8<-- [end:show]

# --8<-- [start:gradients-meet]
paths = [
    n for n in row for c, _ in n.next_functions
    if c is h.grad_fn
]
assert {n.name() for n in paths} == {
    "AddBackward0", "PowBackward0"
}
assert got[h.grad_fn] == 2 * h + 1 == 15
assert (w.grad, b.grad) == (3 * 15, 15)
# --8<-- [end:gradients-meet]

# --8<-- [start:leaves-end-the-graph]
ends = [n for n in row if not n.next_functions]
kinds = {type(n).__name__ for n in ends}
assert kinds == {"AccumulateGrad"}
assert len(ends) == 2
assert {id(n.variable) for n in ends} == {id(w), id(b)}
product = w * torch.tensor(3.0)
node, constant = product.grad_fn.next_functions
assert node[0].variable is w
assert constant[0] is None
# --8<-- [end:leaves-end-the-graph]
