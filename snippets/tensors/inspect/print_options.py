# --8<-- [start:show]
import torch

x = torch.tensor([0.0001, 0.12345678, 10000.0])
print(x)
torch.set_printoptions(precision=6, sci_mode=False)
print(x)

torch.set_printoptions(profile="default")
print(torch.arange(1001))
torch.set_printoptions(threshold=6, edgeitems=2)
print(torch.arange(1001))
# --8<-- [end:show]

# --8<-- [start:default-print-options]
torch.set_printoptions(profile="default")
assert str(torch.tensor(0.12345)) == "tensor(0.1235)"
assert "..." not in str(torch.arange(1000))
assert "..." in str(torch.arange(1001))
short = str(torch.zeros(1, 6, 501)).count("0.")
assert short == 6 * (3 + 3)
assert "..." not in str(torch.zeros(6, 6, 6, 6))
assert "..." in str(torch.zeros(6, 6, 6, 7))
# --8<-- [end:default-print-options]

# --8<-- [start:full-prints-all]
torch.set_printoptions(profile="full")
assert "..." not in str(torch.arange(10_000))
assert str(torch.arange(10_000)).count(",") == 9_999

torch.set_printoptions(profile="default")
x = torch.tensor([0.0001, 0.12345678, 10000.0])
both = str(x), str(torch.arange(1001))
torch.set_printoptions(6, 9, 2, sci_mode=False)
assert str(x) != both[0]
assert str(torch.arange(1001)) != both[1]
torch.set_printoptions(profile="default")
assert both == (str(x), str(torch.arange(1001)))
# --8<-- [end:full-prints-all]

# --8<-- [start:only-the-text-is-rounded]
torch.set_printoptions(precision=2)
x = torch.tensor(0.12345)
assert str(x) == "tensor(0.12)"
assert abs(x.item() - 0.12345) < 1e-7
# --8<-- [end:only-the-text-is-rounded]
