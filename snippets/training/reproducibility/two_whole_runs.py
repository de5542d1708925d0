# --8<-- [start:show]
import random

import numpy as np
import torch
from torch import nn


def noisy(batch):  # an augmentation, run where the batch is loaded
    noise = random.random() * np.random.rand() * torch.randn(4)
    x = torch.tensor(batch)
    return torch.outer(x % 2, noise) + x[:, None] / 64, x % 2

def run(seed=0, num_workers=2):
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)
    net = nn.Sequential(nn.Linear(4, 9), nn.Dropout(), nn.Linear(9, 2))
    optimizer = torch.optim.Adam(net.parameters())
    loader = torch.utils.data.DataLoader(range(64), 8, shuffle=True,
        collate_fn=noisy, num_workers=num_workers)
    for epoch in range(2):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            optimizer.step()
    return nn.utils.parameters_to_vector(net.parameters())

torch.use_deterministic_algorithms(True)
first, again, other = run(), run(), run(num_workers=1)
print(first.equal(again), first.equal(other))
# --8<-- [end:show]

# --8<-- [start:equal-bit-for-bit]
assert torch.equal(first, again)
same_bits = again.detach().numpy().tobytes()
assert first.detach().numpy().tobytes() == same_bits

import pathlib
import subprocess
import sys

source = pathlib.Path(__file__).read_text()
program = source.split("first, ")[0]
program += "print(run().tolist())"
printed = subprocess.check_output(
    [sys.executable, "-c", program], text=True)
assert printed.strip() == str(first.tolist())
# --8<-- [end:equal-bit-for-bit]

# --8<-- [start:workers-are-in-the-recipe]
for changed in other, run(num_workers=0):
    assert not torch.equal(first, changed)


def not_noisy(batch):
    x = torch.tensor(batch)
    return x[:, None].expand(-1, 4) / 64, x % 2


augmentation, noisy = noisy, not_noisy
assert torch.equal(run(), run(num_workers=0))
noisy = augmentation
# --8<-- [end:workers-are-in-the-recipe]

# --8<-- [start:which-seeds]
import os
from unittest.mock import patch

here = os.getpid()


def only_in_workers(seed_function):
    def seed(value):
        if os.getpid() != here:
            seed_function(value)
    return seed


with (
    patch("random.seed", only_in_workers(random.seed)),
    patch("numpy.random.seed",
          only_in_workers(np.random.seed)),
):
    assert torch.equal(first, run())

for name, seed in {
    "random.seed": random.seed,
    "numpy.random.seed": np.random.seed,
    "torch.manual_seed": torch.manual_seed,
}.items():
    with patch(name, only_in_workers(seed)):
        assert not torch.equal(run(0, 0), run(0, 0))
# --8<-- [end:which-seeds]
