# --8<-- [start:show]
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
data = TensorDataset(torch.randn(78, 4), torch.randn(78, 1))
loader = DataLoader(data, batch_size=8)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
iter_size = 4

samples = 0
for i, (x, y) in enumerate(loader, start=1):
    loss = nn.functional.mse_loss(model(x), y, reduction="sum")
    loss.backward()
    samples += len(x)
    if i % iter_size == 0 or i == len(loader):
        for p in model.parameters():
            if p.grad is not None:
                p.grad /= samples
        nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
        optimizer.step()
        optimizer.zero_grad()
        print(f"step after batch {i}: {samples} samples")
        samples = 0
# --8<-- [end:show]

# --8<-- [start:same-as-batches-of-32]
torch.manual_seed(0)
torch.randn(78, 4), torch.randn(78, 1)
large = nn.Linear(4, 1)
optimizer = torch.optim.SGD(large.parameters(), lr=0.1)
for x, y in DataLoader(data, batch_size=32):
    optimizer.zero_grad()
    nn.functional.mse_loss(large(x), y).backward()
    nn.utils.clip_grad_norm_(large.parameters(), 1.0)
    optimizer.step()
gap = (model.weight - large.weight).abs().max()
assert 0.01 < large.weight.abs().max()
assert gap < 1e-6
# --8<-- [end:same-as-batches-of-32]

# --8<-- [start:clip-once]
def length(clip_each):
    w = nn.Parameter(torch.zeros(2))
    for g in ([3.0, 4.0], [-3.0, 4.0], [-3.0, 0.0]):
        (w @ torch.tensor(g)).backward()
        if clip_each:
            nn.utils.clip_grad_norm_([w], 1.0)
    nn.utils.clip_grad_norm_([w], 1.0)
    return w.grad


once, each = length(False), length(True)
assert torch.cosine_similarity(once, each, dim=0) < 0.6
# --8<-- [end:clip-once]
