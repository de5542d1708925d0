# --8<-- [start:show]
import torch


def draw(n, dtype=torch.float32):
    torch.manual_seed(0)
    return torch.randn(n, dtype=dtype)


torch.save(draw(16), "drawn.pt")  # once, on one machine

numbers = torch.load("drawn.pt")  # on every machine
print("loaded, equal:   ", numbers.equal(draw(16)))
print("15 of 16, equal: ", draw(15).equal(draw(16)[:15]))
# --8<-- [end:show]

# --8<-- [start:saved-bits]
for dtype, bits in (
    (torch.float16, torch.int16),
    (torch.float32, torch.int32),
    (torch.float64, torch.int64),
):
    want = draw(1000, dtype)
    torch.save(want, "bits.pt")
    loaded = torch.load("bits.pt")
    assert loaded.dtype == dtype
    assert loaded.view(bits).equal(want.view(bits))
# --8<-- [end:saved-bits]

# --8<-- [start:size-changes-all]
fifteen, sixteen = draw(15), draw(16)
assert not torch.isclose(fifteen, sixteen[:15]).any()
assert draw(16).equal(sixteen)
# --8<-- [end:size-changes-all]

# --8<-- [start:type-changes-all]
torch.manual_seed(0)
single = torch.rand(4)
torch.manual_seed(0)
double = torch.rand(4, dtype=torch.float64).float()
assert not torch.isclose(single, double).any()
# --8<-- [end:type-changes-all]
