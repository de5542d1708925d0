# --8<-- [start:show]
import numpy as np
import torch
from torch import nn

old, array = torch.ones(2), np.ones(2)

with torch.device("meta"):
    print("zeros      ", torch.zeros(2).device)
    print("tensor     ", torch.tensor([1, 2]).device)
    print("Linear     ", nn.Linear(2, 2).weight.device)
    print("device=    ", torch.zeros(2, device="cpu").device)
    print("zeros_like ", torch.zeros_like(old).device)
    print("from_numpy ", torch.from_numpy(array).device)
    print("old tensor ", old.device)
# --8<-- [end:show]

# --8<-- [start:what-it-reaches]
torch.save(old, "old.pt")
raw = bytearray(8)


def reached():
    yield torch.zeros(2)
    yield torch.tensor([1, 2])
    yield torch.randn(2)
    yield torch.as_tensor(array)
    yield torch.asarray(array)
    yield nn.Linear(2, 2).weight


def others():
    yield torch.zeros(2, device="cpu")
    yield torch.zeros_like(old)
    yield old.new_zeros(2)
    yield torch.from_numpy(array)
    yield torch.frombuffer(raw, dtype=torch.float32)
    yield torch.load("old.pt")
    yield torch.normal(0.0, 1.0, (2,))
    yield torch.Tensor([1, 2])
    yield old


def types(tensors):
    return {t.device.type for t in tensors}


with torch.device("meta"):
    assert types(reached()) == {"meta"}
    assert types(others()) == {"cpu"}
# --8<-- [end:what-it-reaches]

# --8<-- [start:until-set-back]
torch.set_default_device("meta")
assert types(reached()) == {"meta"}
assert types(others()) == {"cpu"}
torch.set_default_device(None)
assert torch.zeros(2).device.type == "cpu"
# --8<-- [end:until-set-back]
