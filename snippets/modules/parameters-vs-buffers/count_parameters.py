# --8<-- [start:show]
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(10, 4)
        self.norm = nn.BatchNorm1d(4).requires_grad_(False)
        self.out = nn.Linear(4, 10)
        self.out.weight = self.embed.weight  # tied


net = Net()
for name, p in net.named_parameters():
    print(f"{name:12} {p.numel():3} trainable: {p.requires_grad}")
every = list(net.parameters())
print("all:      ", sum(p.numel() for p in every))
print("trainable:", sum(p.numel() for p in every if p.requires_grad))
print("saved:    ", sum(t.numel() for t in net.state_dict().values()))
# --8<-- [end:show]

# --8<-- [start:counted-once]
total = sum(p.numel() for p in net.parameters())
assert total == 10 * 4 + 4 + 4 + 10
names = [n for n, _ in net.named_parameters()]
assert names == [
    "embed.weight",
    "norm.weight",
    "norm.bias",
    "out.bias",
]
twice = net.named_parameters(remove_duplicate=False)
assert "out.weight" in dict(twice)
# --8<-- [end:counted-once]

# --8<-- [start:saved-has-buffers]
buffers = {n: b.numel() for n, b in net.named_buffers()}
assert buffers == {
    "norm.running_mean": 4,
    "norm.running_var": 4,
    "norm.num_batches_tracked": 1,
}
saved = net.state_dict()
assert "embed.weight" in saved and "out.weight" in saved
count = sum(t.numel() for t in saved.values())
assert count == total + 40 + 9
# --8<-- [end:saved-has-buffers]
