# --8<-- [start:show]
import torch

lr, beta1, beta2, eps, decay = 0.1, 0.9, 0.999, 1e-8, 0.5


def by_hand(weight, gradient, m, v, t, decoupled):
    if decoupled:  # AdamW: on the weight, before the step
        weight.mul_(1 - lr * decay)
    else:  # Adam: into the gradient, and so into m and v
        gradient = gradient + decay * weight
    m.lerp_(gradient, 1 - beta1)
    v.mul_(beta2).addcmul_(gradient, gradient, value=1 - beta2)
    root = v.sqrt() / (1 - beta2**t) ** 0.5 + eps
    weight.addcdiv_(m, root, value=-lr / (1 - beta1**t))


for cls in (torch.optim.Adam, torch.optim.AdamW):
    torch.manual_seed(0)
    weight = torch.randn(5, requires_grad=True)
    optimizer = cls([weight], lr=lr, weight_decay=decay)
    ours = weight.detach().clone()
    m, v = torch.zeros(5), torch.zeros(5)
    for t in range(1, 21):
        weight.grad = torch.randn(5)
        decoupled = cls is torch.optim.AdamW
        by_hand(ours, weight.grad, m, v, t, decoupled)
        optimizer.step()
    print(f"{cls.__name__:5}", torch.equal(weight, ours))
# --8<-- [end:show]

# --8<-- [start:exact]
def twenty_steps(cls, decoupled):
    torch.manual_seed(0)
    w = torch.randn(5, requires_grad=True)
    opt = cls([w], lr=lr, weight_decay=decay)
    ours = w.detach().clone()
    m, v = torch.zeros(5), torch.zeros(5)
    for t in range(1, 21):
        w.grad = torch.randn(5)
        by_hand(ours, w.grad, m, v, t, decoupled)
        opt.step()
    return torch.equal(w, ours)


A, W = torch.optim.Adam, torch.optim.AdamW
assert twenty_steps(A, False) and twenty_steps(W, True)
assert not twenty_steps(A, True)
assert not twenty_steps(W, False)
# --8<-- [end:exact]

# --8<-- [start:decays-first]
w = torch.ones(1, requires_grad=True)
opt = W([w], lr=0.1, weight_decay=0.5)
w.grad = torch.ones(1)
opt.step()
before, after = 1 * 0.95 - 0.1, (1 - 0.1) * 0.95
assert abs(w.item() - before) < 1e-6
assert abs(w.item() - after) > 0.004
# --8<-- [end:decays-first]

# --8<-- [start:l2-term]
def adam(weight_decay, penalty):
    w = torch.ones(3, requires_grad=True)
    opt = A([w], lr=0.1, weight_decay=weight_decay)
    for t in range(20):
        loss = (w - t).square().sum()
        loss = loss + penalty / 2 * w.square().sum()
        opt.zero_grad()
        loss.backward()
        opt.step()
    return w.detach()


assert torch.allclose(adam(0.5, 0), adam(0, 0.5))
assert not torch.allclose(adam(0.5, 0), adam(0, 0))
# --8<-- [end:l2-term]

# --8<-- [start:first-step]
def first_step(gradient):
    w = torch.zeros(1, requires_grad=True)
    opt = A([w], lr=0.1)
    w.grad = torch.tensor([gradient])
    opt.step()
    return -w.item()


for gradient in (1e-6, 1e-3, 1.0, 1e3):
    assert 0.099 <= first_step(gradient) <= 0.1001
assert abs(first_step(1e-8) - 0.05) < 1e-4
assert first_step(0.0) == 0
uncorrected = (1 - beta1) / (1 - beta2) ** 0.5
assert 3.16 < uncorrected < 3.17
# --8<-- [end:first-step]
