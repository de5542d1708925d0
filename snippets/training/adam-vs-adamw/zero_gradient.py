# --8<-- [start:show]
import torch

for name in ("Adam", "AdamW"):
    for weight_decay in (0.0, 0.01, 0.1):
        weight = torch.ones(1, requires_grad=True)
        optimizer = getattr(torch.optim, name)(
            [weight], lr=0.1, weight_decay=weight_decay
        )
        weight.grad = torch.zeros(1)
        optimizer.step()
        print(f"{name:5} {weight_decay:4}  {weight.item():.4f}")
# --8<-- [end:show]

# --8<-- [start:zero-gradient]
def one_step(cls, gradient=0.0, **options):
    w = torch.ones(1, requires_grad=True)
    optimizer = cls([w], **options)
    if gradient is not None:
        w.grad = torch.full((1,), gradient)
    optimizer.step()
    return round(w.item(), 5)


A, W = torch.optim.Adam, torch.optim.AdamW
for wd in (0.01, 0.1, 1.0):
    assert one_step(A, lr=0.1, weight_decay=wd) == 0.9
    w = one_step(W, lr=0.1, weight_decay=wd)
    assert w == round(1 - 0.1 * wd, 5)
for lr in (0.1, 0.01, 0.001):
    w = one_step(W, lr=lr, weight_decay=0.1)
    assert w == round(1 - lr * 0.1, 5)
# --8<-- [end:zero-gradient]

# --8<-- [start:no-gradient-no-decay]
for cls in (A, W):
    w = one_step(cls, None, lr=0.1, weight_decay=0.1)
    assert w == 1
# --8<-- [end:no-gradient-no-decay]

# --8<-- [start:defaults]
p = [torch.ones(1)]
assert A(p).defaults["weight_decay"] == 0
assert W(p).defaults["weight_decay"] == 0.01
other = {"weight_decay", "decoupled_weight_decay"}
for name in A(p).defaults.keys() - other:
    assert A(p).defaults[name] == W(p).defaults[name]


def thousand(cls):
    w = torch.ones(1, requires_grad=True)
    opt = cls([w], lr=0.001, weight_decay=0.01)
    for _ in range(1000):
        w.grad = torch.zeros(1)
        opt.step()
    return round(w.item(), 2)


assert thousand(W) == 0.99
assert thousand(A) < 0.5
# --8<-- [end:defaults]
