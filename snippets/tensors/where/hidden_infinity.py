# --8<-- [start:show]
import torch

x = torch.tensor([torch.nan, torch.inf, -torch.inf, 1.0])

filled = torch.nan_to_num(x)
print(filled)
print(filled.isfinite().all(), filled[1] * 2)

inf = torch.inf
print(torch.nan_to_num(x, posinf=inf, neginf=-inf))
print(torch.where(x.isnan(), 0, x))
# --8<-- [end:show]

# --8<-- [start:largest-number-there-is]
kinds = (torch.float16, torch.bfloat16, torch.float64)
for d in (torch.float32, *kinds):
    top = torch.finfo(d).max
    out = x.to(d).nan_to_num()
    assert out.tolist() == [0, top, -top, 1]
    assert out.isfinite().all()
kept = torch.nan_to_num(x, posinf=inf, neginf=-inf)
assert kept.tolist() == [0, inf, -inf, 1]
assert torch.where(x.isnan(), 0, x).equal(kept)
assert (filled[1:3] * 2).tolist() == [inf, -inf]
# --8<-- [end:largest-number-there-is]

# --8<-- [start:a-nan-loss-becomes-zero]
v = x.clone().requires_grad_()
v.nan_to_num().sum().backward()
assert v.grad.tolist() == [0, 0, 0, 1]
w = torch.tensor(-2.0, requires_grad=True)
loss = w.sqrt().nan_to_num()
assert loss == 0
loss.backward()
assert w.grad.isnan()
# --8<-- [end:a-nan-loss-becomes-zero]
