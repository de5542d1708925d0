# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
decoder = nn.TransformerDecoderLayer(
    8, 2, 16, dropout=0.0, batch_first=True
)
memory = torch.randn(2, 6, 8)  # from the encoder: S = 6
memory_padding = torch.arange(6) >= torch.tensor([[6], [4]])
tgt = torch.randn(2, 4, 8)  # L = 4
causal = torch.ones(4, 4, dtype=torch.bool).triu(diagonal=1)


def decode(tgt, memory):
    return decoder(
        tgt,
        memory,
        tgt_mask=causal,
        memory_key_padding_mask=memory_padding,
    )


later, noisy = tgt.clone(), memory.clone()
later[:, 3] = 7.0  # the last target token
noisy[memory_padding] = 7.0  # the padding of the memory
out = decode(tgt, memory)
same = torch.equal(out[:, :3], decode(later, memory)[:, :3])
print("tgt_mask hides the later token:", same)
same = torch.equal(out, decode(tgt, noisy))
print("memory_key_padding_mask hides the padding:", same)
# --8<-- [end:show]

# --8<-- [start:decoder-masks]
assert out.shape == tgt.shape
assert torch.equal(out, decode(tgt, noisy))
after = decode(later, memory)
assert torch.equal(out[:, :3], after[:, :3])
assert not torch.equal(out[:, 3], after[:, 3])
free = decoder(tgt, memory)
moved = decoder(later, noisy) - free
assert (moved[:, :3] != 0).any(-1).all()
moved = decoder(tgt, noisy) - free
assert (moved[1] != 0).any(-1).all()

last = torch.tensor([[False] * 3 + [True]] * 2)
mask = memory_padding[1].expand(4, 6)  # (L, S)
quiet = memory.clone()
quiet[:, 4:] = 7.0  # in both samples
for masks, same in (
    ({"tgt_key_padding_mask": last}, (later, memory)),
    ({"memory_mask": mask}, (tgt, quiet)),
):
    out = decoder(tgt, memory, **masks)[:, :3]
    after = decoder(*same, **masks)[:, :3]
    assert torch.equal(out, after)
    assert not torch.equal(
        free[:, :3], decoder(*same)[:, :3]
    )
# --8<-- [end:decoder-masks]
