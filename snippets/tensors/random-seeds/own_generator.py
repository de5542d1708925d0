# --8<-- [start:show]
import torch
from torch import nn


def split(extra_layer, generator=None):
    torch.manual_seed(0)
    if extra_layer:
        nn.Linear(4, 4)
    return torch.randperm(1000, generator=generator)


def seeded():
    return torch.Generator().manual_seed(0)


print("global:", split(False).equal(split(True)))
print("own:   ", split(False, seeded()).equal(split(True, seeded())))
# --8<-- [end:show]

# --8<-- [start:shifted-by-a-layer]
assert not split(False).equal(split(True))
# --8<-- [end:shifted-by-a-layer]

# --8<-- [start:own-stream]
want = split(False, seeded())
assert split(True, seeded()).equal(want)
before = torch.get_rng_state()
torch.rand(3, generator=seeded())
assert torch.get_rng_state().equal(before)
# --8<-- [end:own-stream]

# --8<-- [start:unseeded-is-fixed]
one, two = torch.Generator(), torch.Generator()
drawn = torch.rand(3, generator=one)
assert drawn.equal(torch.rand(3, generator=two))
third = torch.Generator().manual_seed(1)
assert not drawn.equal(torch.rand(3, generator=third))
# --8<-- [end:unseeded-is-fixed]

# --8<-- [start:loader-generator]
from torch.utils.data import DataLoader


def shuffled():
    loader = DataLoader(
        range(50), shuffle=True, generator=seeded()
    )
    return [batch.item() for batch in loader]


assert shuffled() == shuffled() != list(range(50))
for generator, shifted in ((None, True), (one, False)):
    loader = DataLoader(range(4), generator=generator)
    before = torch.get_rng_state()
    iter(loader)
    after = torch.get_rng_state()
    assert after.equal(before) != shifted
# --8<-- [end:loader-generator]
