# --8<-- [start:show]
import torch

torch.set_printoptions(precision=1)

print("length:", len(torch.arange(0.1, 0.5, 0.05)))
print("0.4 is in:", torch.arange(0.1, 0.4, 0.1))
print("0.5 is out:", torch.arange(0.1, 0.5, 0.1))
print("quotient:", (0.4 - 0.1) / 0.1)

print("with the end:", torch.linspace(0.1, 0.4, 4))
print("without:", torch.linspace(0.1, 0.4, 4)[:-1])
print("without:", torch.arange(1, 4) / 10)
# --8<-- [end:show]

# --8<-- [start:end-comes-in]
assert len(torch.arange(0.1, 0.4, 0.1)) == 4
assert len(torch.arange(0.1, 0.5, 0.1)) == 4
assert len(torch.arange(0.1, 0.5, 0.05)) == 8
assert len(torch.arange(1, 1.3, 0.1)) == 4
# --8<-- [end:end-comes-in]

# --8<-- [start:length-is-rounded-up]
import math
import random

random.seed(0)
for _ in range(1000):
    n = random.randint(1, 30)
    start = random.randint(-300, 300) / 100
    step = random.randint(1, 90) / 100
    end = round(start + n * step, 2)
    x = torch.arange(start, end, step)
    assert len(x) == math.ceil((end - start) / step)
# --8<-- [end:length-is-rounded-up]

# --8<-- [start:same-length-in-numpy]
import numpy as np

for end in (0.3, 0.4, 0.5):
    ours = torch.arange(0.1, end, 0.1)
    assert len(ours) == len(np.arange(0.1, end, 0.1))
double = torch.arange(
    0.1, 0.4, 0.1, dtype=torch.float64
)
assert len(double) == 4
# --8<-- [end:same-length-in-numpy]

# --8<-- [start:whole-steps-are-safe]
assert len(torch.arange(1, 4) / 10) == 3
assert len(torch.arange(0, 3, 0.25)) == 12
assert len(torch.linspace(0.1, 0.4, 4)) == 4
# --8<-- [end:whole-steps-are-safe]
