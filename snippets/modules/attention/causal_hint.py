# --8<-- [start:show]
import textwrap

import torch
from torch import nn

torch.manual_seed(0)
attention = nn.MultiheadAttention(8, 2, batch_first=True)
x = torch.randn(1, 4, 8)
try:
    attention(x, x, x, is_causal=True)
except RuntimeError as error:
    print(textwrap.fill(str(error), 60))

attention.eval()
with torch.no_grad():
    _, weights = attention(x, x, x, is_causal=True)
    print("eval, the first token sees:", (weights[0, 0] > 0).tolist())

    mask = nn.Transformer.generate_square_subsequent_mask(4)
    _, weights = attention(x, x, x, attn_mask=mask, is_causal=True)
    print("with attn_mask, it sees:", (weights[0, 0] > 0).tolist())
# --8<-- [end:show]

# --8<-- [start:eval-ignores-the-hint]
with torch.no_grad():
    plain = attention(x, x, x)[0]
    for need in (True, False):
        hinted = attention(
            x, x, x, is_causal=True, need_weights=need
        )[0]
        assert torch.equal(hinted, plain)
        seen = attention(x, x, x, is_causal=True)[1]
        assert (seen > 0).all()

messages = []
for training in (True, False):  # with gradients
    attention.train(training)
    for need in (True, False):
        try:
            attention(
                x, x, x, is_causal=True,
                need_weights=need,
            )
        except RuntimeError as error:
            messages.append(str(error))
assert len(messages) == 4
for message in messages:
    assert message.startswith("Need attn_mask if")

attention.requires_grad_(False)  # gradients on
hinted = attention(x, x, x, is_causal=True)[0]
assert torch.equal(hinted, plain)
attention.requires_grad_(True)
# --8<-- [end:eval-ignores-the-hint]

# --8<-- [start:hint-can-replace-the-mask]
lie = torch.zeros(4, 4) == 1  # hides nothing
none = torch.zeros(1, 4) == 1  # no padding
causal = attention(x, x, x, attn_mask=mask)[0]
assert not torch.allclose(plain, causal, atol=1e-3)


def hint(need, padding=None, lie=lie):
    return attention(
        x, x, x, padding, need, lie, is_causal=True
    )[0]


for training in (True, False):  # with gradients
    attention.train(training)
    out = hint(False)
    assert torch.allclose(out, causal, atol=1e-6)
    for out in (hint(True), hint(False, none)):
        assert torch.allclose(out, plain, atol=1e-6)
with torch.no_grad():  # eval: the fast path
    out = hint(False)
    assert torch.allclose(out, plain, atol=1e-6)
    # a float mask is off the fast path
    out = hint(False, lie=lie.float())
    assert torch.allclose(out, causal, atol=1e-6)
# --8<-- [end:hint-can-replace-the-mask]
