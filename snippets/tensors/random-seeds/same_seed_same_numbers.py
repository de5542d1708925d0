# --8<-- [start:show]
import torch

torch.manual_seed(0)
first, second = torch.rand(3), torch.rand(3)

torch.manual_seed(0)
g = torch.Generator().manual_seed(0)
own = torch.rand(3, generator=g)  # leaves the global stream alone
again = torch.rand(3)

print(first.equal(second), first.equal(again))
# --8<-- [end:show]

# --8<-- [start:same-again]
assert first.equal(again)
assert not first.equal(second)
# --8<-- [end:same-again]

# --8<-- [start:python-and-numpy-apart]
import random

import numpy as np

random.seed(1)
np.random.seed(1)
torch.manual_seed(0)
drawn = random.random(), np.random.rand()
random.seed(1)
np.random.seed(1)
assert drawn == (random.random(), np.random.rand())
# --8<-- [end:python-and-numpy-apart]

# --8<-- [start:seeds-every-device]
from unittest.mock import patch

with (
    patch("torch.cuda.manual_seed_all") as cuda,
    patch("torch.mps.manual_seed") as mps,
    patch("torch.xpu.manual_seed_all") as xpu,
):
    torch.manual_seed(5)
for seed_device in (cuda, mps, xpu):
    seed_device.assert_called_once_with(5)
    assert seed_device.call_count == 1
# --8<-- [end:seeds-every-device]

# --8<-- [start:cuda-leaves-the-cpu]
before = torch.get_rng_state()
torch.cuda.manual_seed(3)
torch.cuda.manual_seed_all(3)
assert torch.get_rng_state().equal(before)
torch.manual_seed(3)
assert not torch.get_rng_state().equal(before)
# --8<-- [end:cuda-leaves-the-cpu]

# --8<-- [start:deterministic-or-error]
def put():
    at = torch.tensor([0])
    return torch.zeros(2).put_(at, torch.ones(1))


assert put().tolist() == [1, 0]
torch.use_deterministic_algorithms(True)
message = ""
try:
    put()
except RuntimeError as error:
    message = str(error)
torch.use_deterministic_algorithms(False)
words = "does not have a deterministic implementation"
assert words in message
# --8<-- [end:deterministic-or-error]
