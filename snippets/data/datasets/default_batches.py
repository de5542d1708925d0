# --8<-- [start:show]
import numpy as np
import torch
from torch.utils.data import default_collate

sample = {"image": torch.zeros(3, 8, 8), "row": np.zeros(2),
          "label": 1, "price": 0.5, "name": "a.png", "box": (3, 4)}
for key, value in default_collate([sample, sample]).items():
    if isinstance(value, torch.Tensor):
        value = f"{tuple(value.shape)} {value.dtype}"
    print(key, value)
# --8<-- [end:show]

# --8<-- [start:default-collate]
batch = default_collate([sample, sample])
assert batch["image"].shape == (2, 3, 8, 8)
assert batch["row"].dtype == torch.float64
halves = [np.zeros(2, np.float16)] * 2
assert default_collate(halves).dtype == torch.float16
assert batch["label"].dtype == torch.int64
assert batch["name"] == ["a.png", "a.png"]
assert default_collate(["a", "b"]) == ["a", "b"]
for pair in ("a", 1), ["a", 1], ("a", 2.0):
    names, _ = default_collate([pair, pair])
    assert names == ("a", "a")
assert type(batch) is dict
first, second = batch["box"]
assert type(batch["box"]) is list
assert first.tolist() == [3, 3]
assert second.tolist() == [4, 4]
# --8<-- [end:default-collate]

# --8<-- [start:float-label]
batch = default_collate([0.5, 0.5])
assert batch.dtype == torch.float64
message = ""
try:
    torch.nn.Linear(2, 1)(batch)
except RuntimeError as error:
    message = str(error)
assert "must have the same dtype" in message
prices = [torch.tensor(0.5)] * 2
assert default_collate(prices).dtype == torch.float32
# --8<-- [end:float-label]
