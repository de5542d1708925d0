# --8<-- [start:show]
import torch

a, b, c = torch.tensor([2.0**24, 1.0, 1.0])
print((a + b) + c, a + (b + c))

torch.manual_seed(0)
rows = torch.randn(100, 100_000)
torch.set_num_threads(1)
one = torch.stack([row.sum() for row in rows])
torch.set_num_threads(2)
two = torch.stack([row.sum() for row in rows])
print(one.equal(two), torch.allclose(one, two, atol=0.01))
# --8<-- [end:show]

# --8<-- [start:order-matters]
assert (a + b) + c == 16777216
assert a + (b + c) == 16777218
# --8<-- [end:order-matters]

# --8<-- [start:threads-matter]
def sums(threads):
    torch.set_num_threads(threads)
    return torch.stack([row.sum() for row in rows])


assert torch.equal(sums(1), sums(1))
assert torch.equal(sums(2), sums(2))
assert not torch.equal(sums(1), sums(2))
assert torch.allclose(sums(1), sums(2), atol=0.01)
# --8<-- [end:threads-matter]

# --8<-- [start:default-threads]
import os
import subprocess
import sys

environment = {name: value
               for name, value in os.environ.items()
               if "NUM_THREADS" not in name}
program = "import os; cores = os.sched_getaffinity(0)\n"
program += "os.sched_setaffinity(0, {min(cores)})\n"
program += "import torch\n"
program += "print(torch.get_num_threads())"
assert subprocess.check_output(
    [sys.executable, "-c", program], text=True,
    env=environment).strip() == "1"
# --8<-- [end:default-threads]

# --8<-- [start:flag-leaves-threads]
torch.use_deterministic_algorithms(True)
assert not torch.equal(sums(1), sums(2))
torch.use_deterministic_algorithms(False)
torch.set_num_threads(1)
# --8<-- [end:flag-leaves-threads]
