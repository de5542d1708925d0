# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
encoder = nn.TransformerEncoder(
    nn.TransformerEncoderLayer(8, 2, 16, 0.0, batch_first=True),
    num_layers=2,
)
x = torch.randn(1, 4, 8)
i = torch.arange(4)
bias = -0.5 * (i - i[:, None]).abs()  # far keys count less

trained = encoder(x, mask=bias)
encoder.eval()
with torch.no_grad():
    evaluated = encoder(x, mask=bias)
    as_bool = encoder(x, mask=bias != 0)
    torch.backends.mha.set_fastpath_enabled(False)
    off = encoder(x, mask=bias)
print("fast path off:", torch.allclose(trained, off, atol=1e-5))
print("fast path on: ", torch.allclose(trained, evaluated, atol=1e-5))
print("as if bool:   ", torch.equal(as_bool, evaluated))
# --8<-- [end:show]

# --8<-- [start:nonzero-hides-in-eval]
assert torch.allclose(trained, off, atol=1e-5)
assert (trained - evaluated).abs().max() > 0.1
assert torch.equal(as_bool, evaluated)
torch.backends.mha.set_fastpath_enabled(True)
layer = encoder.layers[0]
padding = torch.tensor([[0.0, 0.0, 0.0, 1.0]])
hidden = padding == 1
with torch.no_grad():
    by_float = layer(x, src_key_padding_mask=padding)
    by_bool = layer(x, src_key_padding_mask=hidden)
    assert torch.equal(by_float, by_bool)

    # no 0 in row 1, or its zeros at the padding
    no_zero = bias.clone()
    no_zero[1, 1] = 0.5
    nan = layer(x, no_zero).isnan().all(-1)
    assert nan.tolist() == [[False, True, False, False]]
    nan = layer(x, bias, padding).isnan().all(-1)
    assert nan.tolist() == [[False, False, False, True]]

    # 0 and -inf alone come out right
    causal = torch.full((4, 4), -torch.inf).triu(1)
    fast = encoder(x, mask=causal)
assert torch.allclose(
    encoder(x, mask=causal), fast, atol=1e-5
)

# MultiheadAttention itself adds it
attention = layer.self_attn
with torch.no_grad():
    out = attention(x, x, x, attn_mask=bias)[0]
attention.train()
trained = attention(x, x, x, attn_mask=bias)[0]
assert torch.allclose(trained, out, atol=1e-6)
free = attention(x, x, x)[0]
assert not torch.allclose(trained, free, atol=1e-3)
# --8<-- [end:nonzero-hides-in-eval]
