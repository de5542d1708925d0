# --8<-- [start:show]
import torch

w = torch.ones(2, requires_grad=True)
scale = w.exp()
for step in range(2):
    try:
        (scale * 3).sum().backward()
        print("step", step, "works")
    except RuntimeError as error:
        print("step", step, str(error).split(" (")[0])

for step in range(2):
    scale = w.exp()
    (scale * 3).sum().backward()
    print("step", step, "works")
# --8<-- [end:show]

# --8<-- [start:outside-works-once]
scale = w.exp()
outcomes = []
for _ in range(2):
    try:
        (scale * 3).sum().backward()
        outcomes.append("works")
    except RuntimeError:
        outcomes.append("raises")
assert outcomes == ["works", "raises"]
# --8<-- [end:outside-works-once]

# --8<-- [start:running-total]
total, outcomes = 0, []
for _ in range(2):
    total = total + (w**2).sum()
    try:
        total.backward()
        outcomes.append("works")
    except RuntimeError:
        outcomes.append("raises")
assert outcomes == ["works", "raises"]
# --8<-- [end:running-total]

# --8<-- [start:total-of-numbers]
total = 0.0
for _ in range(2):
    loss = (w**2).sum()
    loss.backward()
    total += loss.item()
assert total == 4.0
# --8<-- [end:total-of-numbers]
