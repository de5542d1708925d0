# --8<-- [start:show]
import torch

for dtype in (torch.float16, torch.bfloat16, torch.float32):
    info = torch.finfo(dtype)
    small = torch.tensor(1e-8, dtype=dtype)
    weight = torch.tensor(1.0, dtype=dtype)
    for _ in range(1000):
        weight -= 0.0001

    print(dtype)
    print(f"  range       {info.smallest_normal:.1e} to {info.max:.1e}")
    print(f"  1e-8        {small:.3e}")
    print(f"  next to 1   {1 + info.eps}")
    print(f"  1000 steps  {weight:.3f}")
# --8<-- [end:show]

# --8<-- [start:range]
bf16, fp16 = torch.bfloat16, torch.float16
tiny = torch.finfo(torch.float32).smallest_normal
assert torch.finfo(bf16).smallest_normal == tiny
assert torch.tensor(1e-8).to(bf16) > 0
assert torch.tensor(1e-8).to(fp16) == 0
big = torch.tensor(70_000.0)
assert big.to(fp16).isinf()
assert big.to(bf16).isfinite()
assert torch.finfo(fp16).eps == 2**-10
assert torch.finfo(bf16).eps == 2**-7
# --8<-- [end:range]

# --8<-- [start:whole-model]
from torch import nn

model = nn.Linear(1, 1, bias=False).bfloat16()
nn.init.ones_(model.weight)
sgd = torch.optim.SGD(model.parameters(), lr=0.001)
for _ in range(1000):
    sgd.zero_grad()
    out = model(torch.ones(1, 1, dtype=bf16))
    out.sum().backward()
    sgd.step()
assert model.weight.grad == 1
assert model.weight == 1

model = model.float()
for _ in range(1000):
    sgd.zero_grad()
    with torch.autocast("cpu", dtype=bf16):
        out = model(torch.ones(1, 1))
    out.sum().backward()
    sgd.step()
assert abs(model.weight) < 0.001
# --8<-- [end:whole-model]
