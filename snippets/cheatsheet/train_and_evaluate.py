# --8<-- [start:show]
import torch
from torch.utils.data import DataLoader, TensorDataset, random_split

device = torch.accelerator.current_accelerator(True) or "cpu"
torch.manual_seed(0)
labels = torch.randint(2, (200,))
inputs = torch.randn(200, 2) + 6 * labels[:, None]
train, test = random_split(TensorDataset(inputs, labels), [160, 40])
model = torch.nn.Linear(2, 2).to(device)
optimizer = torch.optim.AdamW(model.parameters(), lr=0.05)
for epoch in range(10):
    model.train()
    for x, y in DataLoader(train, batch_size=16, shuffle=True):
        x, y = x.to(device), y.to(device)
        optimizer.zero_grad()
        torch.nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
model.eval()
with torch.no_grad():
    print(int(sum(model(x.to(device)).argmax() == y for x, y in test)))
# --8<-- [end:show]

# --8<-- [start:learns]
inputs, labels = test[:]
guesses = model(inputs.to(device)).argmax(1).cpu()
assert guesses.equal(labels) and len(labels) == 40
assert len(train) == 160
assert not set(train.indices) & set(test.indices)
# --8<-- [end:learns]

# --8<-- [start:no-grad-block]
with torch.no_grad():
    inside = model(inputs.to(device))
wrapped = torch.no_grad()(model)(inputs.to(device))
assert not inside.requires_grad
assert not wrapped.requires_grad
assert model(inputs.to(device)).requires_grad
# --8<-- [end:no-grad-block]
