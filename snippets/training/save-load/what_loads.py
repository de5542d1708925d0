# --8<-- [start:show]
import collections
import datetime
import pathlib
import pickle

import numpy as np
import torch

for name, thing in {
    "Parameter": torch.nn.Parameter(torch.ones(2)),
    "dtype, device": (torch.float16, torch.device("cpu")),
    "numbers, text, None": (1, 2.5, True, "text", b"bytes", None),
    "list, dict, tuple, set": ([1], {"a": 1}, (1,), {1}),
    "OrderedDict": collections.OrderedDict(a=1),
    "RNG state": torch.get_rng_state(),
    "NumPy number": np.float64(0.5),
    "NumPy array": np.zeros(2),
    "Path": pathlib.PurePosixPath("data"),
    "datetime": datetime.date(2026, 1, 1),
    "whole model": torch.nn.Linear(2, 1),
}.items():
    torch.save({"key": thing}, "file.pt")
    try:
        torch.load("file.pt")
        print(f"{name:23} loads")
    except pickle.UnpicklingError:
        print(f"{name:23} refused")
# --8<-- [end:show]

# --8<-- [start:list-what-is-refused]
from torch import serialization

torch.save({"best": np.float64(0.5)}, "best.pt")
ask = serialization.get_unsafe_globals_in_checkpoint
assert set(ask("best.pt")) == {
    "numpy._core.multiarray.scalar", "numpy.dtype"
}
# --8<-- [end:list-what-is-refused]

# --8<-- [start:item-mends-it]
torch.save({"best": np.float64(0.5).item()}, "best.pt")
assert torch.load("best.pt") == {"best": 0.5}
# --8<-- [end:item-mends-it]

# --8<-- [start:tensor-mends-it]
torch.save(torch.from_numpy(np.ones(2)), "array.pt")
assert torch.load("array.pt").tolist() == [1.0, 1.0]
# --8<-- [end:tensor-mends-it]
