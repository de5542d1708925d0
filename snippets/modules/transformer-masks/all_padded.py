# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
attention = nn.MultiheadAttention(8, 2, batch_first=True)
layer = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
x = torch.randn(2, 3, 8)
padding = torch.tensor([[False, False, True], [True, True, True]])


def show_nans(name, padding):
    a = attention(x, x, x, padding)[0]
    b = attention(x, x, x, padding, need_weights=False)[0]
    c = layer(x, src_key_padding_mask=padding)
    print(name, [t[1].isnan().any().item() for t in (a, b, c)])


show_nans("training:     ", padding)
attention.eval()
layer.eval()
with torch.no_grad():
    show_nans("eval, no_grad:", padding)

    padding[padding.all(dim=1), 0] = False  # leave one key
    show_nans("one key left: ", padding)
# --8<-- [end:show]

# --8<-- [start:who-gives-nan]
nothing = torch.tensor(
    [[False, False, True], [True, True, True]]
)


def nans(need):
    out = attention(
        x, x, x, nothing, need_weights=need
    )[0]
    assert not out[0].isnan().any()
    return out[1].isnan().all().item()


def layer_nans():
    out = layer(x, src_key_padding_mask=nothing)
    return out[1].isnan().all().item()


attention.train()
layer.train()
assert nans(True) and not nans(False)
assert not layer_nans()
attention.eval()
layer.eval()
assert nans(True) and not nans(False)  # gradients on
assert not layer_nans()
with torch.no_grad():
    assert nans(True) and nans(False) and layer_nans()
# --8<-- [end:who-gives-nan]

# --8<-- [start:bias-or-zeros]
attention.train()
bias = torch.randn(8)
with torch.no_grad():
    attention.out_proj.bias.copy_(bias)
out = attention(x, x, x, nothing, need_weights=False)[0]
assert torch.equal(out[1], bias.expand(3, 8))

from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import (
    scaled_dot_product_attention,
)

q = x.view(2, 1, 3, 8)
hide_all = torch.zeros(3, 3, dtype=torch.bool)
minus_inf = torch.full((3, 3), -torch.inf)
for kernel in (
    SDPBackend.MATH, SDPBackend.FLASH_ATTENTION
):
    for mask in (hide_all, minus_inf):
        with sdpa_kernel(kernel):
            out = scaled_dot_product_attention(
                q, q, q, attn_mask=mask
            )
        assert (out == 0).all()
# --8<-- [end:bias-or-zeros]

# --8<-- [start:nan-gradient]
attention.zero_grad()
out = attention(x, x, x, nothing)[0]
out[0].sum().backward()  # the padded sample is left out
assert attention.in_proj_weight.grad.isnan().any()

attention.zero_grad()
assert padding.tolist() == [
    [False, False, True], [False, True, True]
]
out = attention(x, x, x, padding)[0]
assert not out.isnan().any()
out[0].sum().backward()
assert not attention.in_proj_weight.grad.isnan().any()
# --8<-- [end:nan-gradient]

# --8<-- [start:left-padding-is-nan]
encoder = nn.TransformerEncoder(layer, num_layers=2)
causal = torch.ones(3, 3, dtype=torch.bool).triu(1)
left = torch.tensor([[False] * 3, [True, False, False]])


def nan_tokens(encoder, padding, mask=causal):
    out = encoder(
        x, mask=mask, src_key_padding_mask=padding
    )
    return out.isnan().all(-1)


i = torch.arange(3)
window = (i[:, None] - i).abs() > 1
right = torch.tensor([[False] * 3, [False, True, True]])


one = nn.TransformerEncoder(layer, num_layers=1)
encoder.train()
assert not nan_tokens(encoder, left).any()
assert not nan_tokens(encoder, right, window).any()
encoder.eval()
one.eval()
assert not nan_tokens(encoder, left).any()  # gradients
with torch.no_grad():
    assert torch.equal(nan_tokens(one, left), left)
    nan = nan_tokens(encoder, left)
    assert nan.all(1).tolist() == [False, True]
    assert not nan[0].any()
    nan = nan_tokens(one, right, window)
    assert nan.int().tolist() == [[0, 0, 0], [0, 0, 1]]
    nan = nan_tokens(encoder, right, window)
    assert nan.all(1).tolist() == [False, True]
    assert not nan_tokens(encoder, right).any()
    assert not nan_tokens(encoder, left.flip(1)).any()
    torch.backends.mha.set_fastpath_enabled(False)
    assert not nan_tokens(encoder, left).any()
    assert not nan_tokens(encoder, right, window).any()
    torch.backends.mha.set_fastpath_enabled(True)
# --8<-- [end:left-padding-is-nan]
