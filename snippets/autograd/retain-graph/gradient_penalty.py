# --8<-- [start:show]
import torch

w = torch.tensor(2.0, requires_grad=True)  # the discriminator's weight
x = torch.tensor([1.0, 3.0], requires_grad=True)

for flag in "retain_graph", "create_graph":
    score = w * x**2
    slope, = torch.autograd.grad(score.sum(), x, **{flag: True})
    penalty = ((slope - 1) ** 2).mean()
    w.grad = None
    (score.mean() + penalty).backward()
    print(f"{flag}: penalty {penalty:.0f}, w.grad {w.grad:.0f}")
# --8<-- [end:show]

# --8<-- [start:penalty-is-a-constant]
def loss(**flags):
    score = w * x**2
    slope, = torch.autograd.grad(
        score.sum(), x, **flags
    )
    return score.mean(), ((slope - 1) ** 2).mean()


score, penalty = loss(retain_graph=True)
assert penalty.item() == 65
assert not penalty.requires_grad
g, = torch.autograd.grad(score + penalty, w)
assert g.item() == 5  # the score's own
message = ""
try:
    penalty.backward()
except RuntimeError as error:
    message = str(error)
assert message == (
    "element 0 of tensors does not require grad "
    "and does not have a grad_fn"
)
# --8<-- [end:penalty-is-a-constant]

# --8<-- [start:penalty-counts]
score, penalty = loss(create_graph=True)
assert penalty.item() == 65
g, = torch.autograd.grad(score + penalty, w)
by_hand = (4 * x * (2 * w * x - 1)).mean() + 5
assert g.item() == by_hand.item() == 77
# --8<-- [end:penalty-counts]
