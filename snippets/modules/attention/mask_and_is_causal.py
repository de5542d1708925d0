# --8<-- [start:show]
import textwrap

import torch
from torch.nn import functional as F

attend = F.scaled_dot_product_attention
torch.manual_seed(0)
q = torch.randn(1, 2, 4, 8)  # (N, heads, L, E)
mask = torch.ones(4, 4, dtype=torch.bool)
mask[3, 1] = False  # True = attend

both = attend(q, q, q, attn_mask=mask, is_causal=True)
merged = attend(q, q, q, attn_mask=mask.tril())
print("4-D:", torch.allclose(both, merged))
try:
    attend(q[0], q[0], q[0], attn_mask=mask, is_causal=True)
except RuntimeError as error:
    print("3-D:", textwrap.fill(str(error), 60))
# --8<-- [end:show]

# --8<-- [start:both-applied-or-refused]
assert torch.allclose(both, merged)
masked = attend(q, q, q, mask)
assert not torch.allclose(both, masked, atol=1e-3)
causal = attend(q, q, q, is_causal=True)
assert not torch.allclose(both, causal, atol=1e-3)
message = ""
try:
    attend(q, q, q, mask, dropout_p=0.1, is_causal=True)
except RuntimeError as error:
    message = str(error)
assert message.endswith(
    "Explicit attn_mask should not be set "
    "when is_causal=True"
)

single = attend(q[0], q[0], q[0], mask.tril())
assert torch.allclose(single, merged[0], atol=1e-6)
# --8<-- [end:both-applied-or-refused]

# --8<-- [start:causal-without-a-mask]
last_two = q[:, :, 2:]  # L = 2 queries, S = 4 keys
lower = torch.tensor([[1, 0, 0, 0], [1, 1, 0, 0]]) == 1
by_mask = attend(last_two, q, q, lower)
causal = attend(last_two, q, q, is_causal=True)
assert torch.allclose(causal, by_mask, atol=1e-6)
math = attend(last_two[0], q[0], q[0], is_causal=True)
assert torch.allclose(math, by_mask[0], atol=1e-6)

tril = torch.ones(4, 4, dtype=torch.bool).tril()
causal = attend(q, q, q, is_causal=True)
assert torch.allclose(causal, attend(q, q, q, tril))
# --8<-- [end:causal-without-a-mask]
