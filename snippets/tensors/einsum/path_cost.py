# --8<-- [start:show]
import torch
from torch.utils.flop_counter import FlopCounterMode

a, b = torch.ones(100, 100), torch.ones(100, 100)
c = torch.ones(100, 1)


def flops(equation, *operands):
    with FlopCounterMode(display=False) as counter:
        torch.einsum(equation, *operands)
    return counter.get_total_flops()


print("opt_einsum:", torch.backends.opt_einsum.is_available())
print("(a b) c:", flops("ij,jk,kl->il", a, b, c))
print("a (b c):", flops("kl,jk,ij->il", c, b, a))
# --8<-- [end:show]

# --8<-- [start:left-to-right]
one, two = 2 * 100**3, 2 * 100**2
assert flops("ij,jk,kl->il", a, b, c) == one + two
assert flops("kl,jk,ij->il", c, b, a) == two + two
# --8<-- [end:left-to-right]

# --8<-- [start:not-a-requirement]
from importlib.metadata import requires

found = [r for r in requires("torch") if "einsum" in r]
assert found and all("extra ==" in r for r in found)
assert not torch.backends.opt_einsum.is_available()
# --8<-- [end:not-a-requirement]

# --8<-- [start:multi-dot-picks-the-order]
with FlopCounterMode(display=False) as counter:
    got = torch.linalg.multi_dot([a, b, c])
assert counter.get_total_flops() == 40_000
assert got.equal(torch.einsum("ij,jk,kl->il", a, b, c))
# --8<-- [end:multi-dot-picks-the-order]

# --8<-- [start:runs-as-bmm]
with FlopCounterMode(display=False) as counter:
    torch.einsum("ij,jk->ik", a, c)
counts = counter.get_flop_counts()["Global"]
assert counts == {torch.ops.aten.bmm: 20_000}
with FlopCounterMode(display=False) as counter:
    a @ c
assert counter.get_total_flops() == 20_000
# --8<-- [end:runs-as-bmm]
