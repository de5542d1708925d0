# --8<-- [start:show]
import torch
from torch import nn

model = nn.Sequential(
    nn.Linear(4, 8), nn.LayerNorm(8), nn.ReLU(), nn.Linear(8, 2)
)
decay = [p for p in model.parameters() if p.ndim >= 2]
keep = [p for p in model.parameters() if p.ndim < 2]
optimizer = torch.optim.AdamW(
    [
        {"params": decay, "weight_decay": 0.01},
        {"params": keep, "weight_decay": 0.0},
    ],
    lr=0.001,
)
for name, p in model.named_parameters():
    decayed = any(p is q for q in decay)
    print(f"{name:9} {str(tuple(p.shape)):7} decay: {decayed}")
# --8<-- [end:show]

# --8<-- [start:groups]
before = [
    p.detach().clone() for p in model.parameters()
]
for p in model.parameters():
    p.grad = torch.zeros_like(p)
optimizer.step()
for old, p in zip(
    before, model.parameters(), strict=True
):
    factor = 1 - 0.001 * 0.01 if p.ndim == 2 else 1
    assert torch.allclose(p, factor * old, rtol=1e-7)
    assert torch.equal(p, old) == (p.ndim == 1)
assert nn.Embedding(5, 4).weight.ndim == 2
assert nn.LayerNorm((8, 8)).weight.ndim == 2
# --8<-- [end:groups]

# --8<-- [start:state-size]
weight = model[0].weight
state = optimizer.state[weight]
assert list(state) == ["step", "exp_avg", "exp_avg_sq"]
for name in ("exp_avg", "exp_avg_sq"):
    assert state[name].nbytes == weight.nbytes
    assert state[name].dtype == weight.dtype
assert state["step"].nbytes == 4
ams = torch.optim.AdamW([weight], amsgrad=True)
ams.step()
extra = ams.state[weight]["max_exp_avg_sq"]
assert extra.nbytes == weight.nbytes
# --8<-- [end:state-size]
