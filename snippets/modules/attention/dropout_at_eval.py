# --8<-- [start:show]
import torch
from torch import nn
from torch.nn import functional as F


class Block(nn.Module):
    def __init__(self, obey_eval):
        super().__init__()
        self.obey_eval = obey_eval

    def forward(self, q, k, v):
        on = self.training or not self.obey_eval
        p = 0.5 if on else 0.0
        return F.scaled_dot_product_attention(q, k, v, dropout_p=p)


torch.manual_seed(0)
q = torch.ones(1, 1, 100, 1)
key = value = torch.ones(1, 1, 1, 1)  # one key: its weight is 1
for obey_eval in (False, True):
    out = Block(obey_eval).eval()(q, key, value)
    print(out.unique().tolist())
# --8<-- [end:show]

# --8<-- [start:eval-does-not-reach-it]
wrong = Block(False).eval()(q, key, value)
assert wrong.unique().tolist() == [0.0, 2.0]
right = Block(True).eval()(q, key, value)
assert right.unique().tolist() == [1.0]
off = F.scaled_dot_product_attention(q, key, value)
assert off.unique().tolist() == [1.0]  # the default
# --8<-- [end:eval-does-not-reach-it]

# --8<-- [start:weights-are-dropped-too]
attention = nn.MultiheadAttention(8, 1, dropout=0.5)
queries = torch.randn(100, 1, 8)
one = torch.randn(1, 1, 8)
_, weights = attention(queries, one, one)
assert weights.unique().tolist() == [0.0, 2.0]
_, weights = attention.eval()(queries, one, one)
assert weights.unique().tolist() == [1.0]
# --8<-- [end:weights-are-dropped-too]
