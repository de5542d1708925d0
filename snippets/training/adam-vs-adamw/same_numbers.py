# --8<-- [start:show]
import torch


def train(cls, **options):
    torch.manual_seed(0)
    weights = torch.randn(1000, requires_grad=True)
    options = {"weight_decay": 0.1} | options
    optimizer = cls([weights], lr=0.01, **options)
    for _ in range(20):
        weights.grad = torch.randn(1000)
        optimizer.step()
    return weights.detach()


adamw = train(torch.optim.AdamW)
decoupled = train(torch.optim.Adam, decoupled_weight_decay=True)
print("Adam(decoupled_weight_decay=True):", decoupled.equal(adamw))
for way in ("foreach", "fused"):
    other = train(torch.optim.AdamW, **{way: True})
    difference = (other - adamw).abs().max().item()
    print(f"AdamW({way}=True), within 1e-6:", difference < 1e-6)
# --8<-- [end:show]

# --8<-- [start:decoupled]
assert torch.equal(decoupled, adamw)
assert not torch.equal(train(torch.optim.Adam), adamw)
assert issubclass(torch.optim.AdamW, torch.optim.Adam)
# --8<-- [end:decoupled]

# --8<-- [start:foreach-fused]
for way in ("foreach", "fused"):
    for cls in (torch.optim.Adam, torch.optim.AdamW):
        other = train(cls, **{way: True})
        assert (other - train(cls)).abs().max() < 1e-6
# --8<-- [end:foreach-fused]

# --8<-- [start:no-decay-same]
a = train(torch.optim.Adam, weight_decay=0)
w = train(torch.optim.AdamW, weight_decay=0)
assert torch.equal(a, w)
# --8<-- [end:no-decay-same]
