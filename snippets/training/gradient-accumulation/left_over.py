# --8<-- [start:show]
import torch


def gradients_used(last_batch_too):
    w = torch.zeros((), requires_grad=True)
    optimizer = torch.optim.SGD([w], lr=0.1)
    used = []
    for epoch in range(2):
        for i in range(1, 11):  # batch i has the gradient i
            (w * i).backward()
            if i % 4 == 0 or last_batch_too and i == 10:
                used.append(w.grad.item())
                optimizer.step()
                optimizer.zero_grad()
    return used


print("wrong", gradients_used(last_batch_too=False))
print("right", gradients_used(last_batch_too=True))
# --8<-- [end:show]

# --8<-- [start:leaks-into-the-next-epoch]
wrong = gradients_used(last_batch_too=False)
assert wrong[:2] == [1 + 2 + 3 + 4, 5 + 6 + 7 + 8]
assert wrong[2] == (9 + 10) + (1 + 2 + 3 + 4)
assert len(wrong) == 4
# --8<-- [end:leaks-into-the-next-epoch]

# --8<-- [start:flush-at-the-end]
right = gradients_used(last_batch_too=True)
assert right == [10, 26, 19] * 2
# --8<-- [end:flush-at-the-end]

# --8<-- [start:zero-grad-drops-them]
w = torch.zeros((), requires_grad=True)
optimizer = torch.optim.SGD([w], lr=0.1)
for i in (9, 10):
    (w * i).backward()
optimizer.zero_grad()  # at the start of an epoch
(w * 1).backward()
assert w.grad == 1
# --8<-- [end:zero-grad-drops-them]
