# --8<-- [start:show]
import torch
from torch import nn
from torch.nn import functional as F

attend = nn.MultiheadAttention(8, 2, batch_first=True)
layer = nn.TransformerEncoderLayer(8, 2, 16, 0.0, batch_first=True)
encoder = nn.TransformerEncoder(layer, num_layers=1)
row = torch.tensor([[False, False, True]])  # True at the last key
square = row.expand(3, 3)
calls = {
    "encoder mask": lambda x: encoder(x, mask=square),
    "encoder src_key_padding_mask": lambda x: encoder(x, None, row),
    "MHA attn_mask": lambda x: attend(x, x, x, attn_mask=square)[0],
    "MHA key_padding_mask": lambda x: attend(x, x, x, row)[0],
    "SDPA attn_mask": lambda x: F.scaled_dot_product_attention(
        x, x, x, attn_mask=square
    ),
}
x = torch.randn(1, 3, 8)
changed = x.clone()
changed[:, 2] = torch.randn(8)
for name, call in calls.items():
    same = torch.equal(call(x)[:, 0], call(changed)[:, 0])
    print(f"{name}: True", "hides" if same else "attends")
# --8<-- [end:show]

# --8<-- [start:what-true-means]
def seen(call, key):
    changed = x.clone()
    changed[:, key] = torch.randn(8)
    return not torch.equal(
        call(x)[:, 0], call(changed)[:, 0]
    )


sdpa = calls.pop("SDPA attn_mask")
for call in calls.values():
    assert seen(call, 1) and not seen(call, 2)

assert seen(sdpa, 2) and not seen(sdpa, 1)
# --8<-- [end:what-true-means]

# --8<-- [start:float-is-added]
scores = x @ x.mT / 8**0.5
bias, key_bias = torch.randn(3, 3), torch.randn(1, 3)
assert torch.allclose(
    F.scaled_dot_product_attention(x, x, x, bias),
    (scores + bias).softmax(-1) @ x,
    atol=1e-6,
)
_, heads = attend(x, x, x, average_attn_weights=False)
for masks, added in (
    ({"attn_mask": bias}, bias),
    ({"key_padding_mask": key_bias}, key_bias),
):
    _, weights = attend(x, x, x, **masks)
    by_hand = (heads.log() + added).softmax(-1).mean(1)
    assert torch.allclose(weights, by_hand, atol=1e-6)


def by_hand(x, added):
    block = encoder.layers[0]
    attended, _ = block.self_attn(
        x, x, x, attn_mask=added.expand(3, 3)
    )
    h = block.norm1(x + attended)
    ff = block.linear2(block.linear1(h).relu())
    return block.norm2(h + ff)


for masks, added in (
    ({"mask": bias}, bias),
    ({"src_key_padding_mask": key_bias}, key_bias),
):
    assert torch.allclose(
        encoder(x, **masks),
        by_hand(x, added),
        atol=1e-5,
    )
assert not torch.allclose(
    encoder(x), by_hand(x, bias), atol=1e-3
)
# --8<-- [end:float-is-added]
