# --8<-- [start:show]
import random

import numpy as np
import torch

random.seed(0)
np.random.seed(0)
torch.manual_seed(0)  # the CPU and the GPUs
torch.use_deterministic_algorithms(True)
torch.backends.cudnn.benchmark = False
torch.set_num_threads(4)  # the same in each run
# --8<-- [end:show]

# --8<-- [start:no-gpu-needed]
assert torch.are_deterministic_algorithms_enabled()
assert not torch.backends.cudnn.benchmark
assert torch.get_num_threads() == 4
g = torch.Generator().manual_seed(0)
assert torch.rand(9).equal(torch.rand(9, generator=g))
assert random.random() == random.Random(0).random()
rng = np.random.RandomState(0)
assert np.random.rand() == rng.rand()
# --8<-- [end:no-gpu-needed]
