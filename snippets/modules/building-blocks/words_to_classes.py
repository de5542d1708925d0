# --8<-- [start:show]
import torch
from torch import nn


class Reader(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(1000, 32)
        self.lstm = nn.LSTM(32, 64, batch_first=True)
        self.last = nn.Linear(64, 10)

    def forward(self, ids):
        output, (h, c) = self.lstm(self.embed(ids))
        return self.last(h[-1])


ids = torch.randint(1000, (4, 12))  # 4 sequences of 12 words
print(Reader()(ids).shape)
# --8<-- [end:show]

# --8<-- [start:lstm-in-a-forward]
model = Reader()
output = model.lstm(model.embed(ids))[0]
want = model.last(output[:, -1])
assert torch.allclose(model(ids), want, atol=1e-5)
chain = nn.Sequential(*model.children())
message = ""
try:
    chain(ids)
except TypeError as e:
    message = str(e)
assert message.startswith("linear(): argument 'input'")
assert message.endswith("must be Tensor, not tuple")
# --8<-- [end:lstm-in-a-forward]
