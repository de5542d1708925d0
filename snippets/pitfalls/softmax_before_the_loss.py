# --8<-- [start:show]
import torch
from torch.nn.functional import cross_entropy

label = torch.tensor([0])
for classes in (3, 1000):
    sure = torch.zeros(1, classes)
    sure[0, 0] = 50  # sure of class 0, and right
    print(classes, "classes, a perfect output:")
    print(f"  wrong: {cross_entropy(sure.softmax(1), label):.3f}")
    print(f"  right: {cross_entropy(sure, label):.3f}")

logits = torch.tensor([[0.0, 20.0, 0.0]], requires_grad=True)
print("gradient where the output is sure of class 1:")
for word, out in ("wrong:", logits.softmax(1)), ("right:", logits):
    loss = cross_entropy(out, label)
    (grad,) = torch.autograd.grad(loss, logits)
    print(" ", word, [f"{g:.2f}" for g in grad.abs()[0]])
# --8<-- [end:show]

# --8<-- [start:loss-has-a-floor]
import math

for classes, floor in ((3, 0.5514), (1000, 5.909)):
    sure = torch.zeros(1, classes)
    sure[0, 0] = 50
    wrong = cross_entropy(sure.softmax(1), label)
    assert abs(wrong - floor) < 1e-3
    lowest = math.log(math.e + classes - 1) - 1
    assert abs(wrong - lowest) < 1e-5
    assert cross_entropy(sure, label) < 1e-6

loss = cross_entropy(logits.softmax(1), label)
(grad,) = torch.autograd.grad(loss, logits)
assert grad.norm() < 1e-7
loss = cross_entropy(logits, label)
(grad,) = torch.autograd.grad(loss, logits)
right = torch.tensor([[-1.0, 1.0, 0.0]])
assert torch.allclose(grad, right, atol=1e-6)
# --8<-- [end:loss-has-a-floor]
