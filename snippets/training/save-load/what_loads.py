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
    "frozenset": frozenset({1}),
    "deque": collections.deque([1]),
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

# --8<-- [start:plain-containers]
import decimal
import enum


def loads(thing):
    torch.save({"key": thing}, "one.pt")
    try:
        return torch.load("one.pt") == {"key": thing}
    except pickle.UnpicklingError:
        return False


Pair = collections.namedtuple("Pair", "a b")
Color = enum.Enum("Color", "RED")
for plain in (
    1, 2.5, 1j, True, None, "a", b"a",
    {"a": 1}, [1], (1,), {1},
):
    assert loads(plain), plain
for other in (
    frozenset({1}), range(3), collections.deque([1]),
    Pair(1, 2), Color.RED, decimal.Decimal("0.5"),
    np.float64(1), np.int64(1), np.bool_(1),
    np.str_("a"), np.datetime64("2026"), np.zeros(2),
):
    assert not loads(other), other
# --8<-- [end:plain-containers]

# --8<-- [start:numpy-mended]
import pydoc

serial = torch.serialization
ask = serial.get_unsafe_globals_in_checkpoint
dtype_class = np.dtypes.Float64DType
for thing in np.float64(0.5), np.zeros(2):
    torch.save(thing, "best.pt")
    listed = ask("best.pt")
    assert "numpy.dtype" in listed
    needed = [pydoc.locate(name) for name in listed]
    text = ""
    try:
        with serial.safe_globals(needed):
            torch.load("best.pt")
    except pickle.UnpicklingError as e:
        text = str(e)
    assert "numpy.dtypes.Float64DType" in text
    with serial.safe_globals([*needed, dtype_class]):
        assert np.all(torch.load("best.pt") == thing)

torch.save({"best": np.float64(0.5).item()}, "best.pt")
assert torch.load("best.pt") == {"best": 0.5}
torch.save(torch.from_numpy(np.ones(2)), "array.pt")
assert torch.load("array.pt").tolist() == [1.0, 1.0]
# --8<-- [end:numpy-mended]
