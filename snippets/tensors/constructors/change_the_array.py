# --8<-- [start:show]
import numpy as np
import torch

array = np.array([1, 2, 3])
made = {
    "torch.tensor": torch.tensor(array),
    "torch.Tensor": torch.Tensor(array),
    "torch.as_tensor": torch.as_tensor(array),
    "torch.asarray": torch.asarray(array),
    "torch.from_numpy": torch.from_numpy(array),
}
array[0] = 99
for name, t in made.items():
    print(f"{name:17}", t.tolist())
# --8<-- [end:show]

# --8<-- [start:both-ways]
floats = np.zeros(3)
t = torch.from_numpy(floats)
t += 1
assert floats.tolist() == [1.0, 1.0, 1.0]
t = t + 1
assert floats.tolist() == [1.0, 1.0, 1.0]
# --8<-- [end:both-ways]

# --8<-- [start:tensor-copies-an-array]
source = np.zeros(3)
t = torch.tensor(source)
source[0] = 5
assert t.tolist() == [0, 0, 0]
# --8<-- [end:tensor-copies-an-array]

# --8<-- [start:without-a-copy]
for source in (
    np.zeros(3), np.zeros((2, 3)).T, np.arange(6)[::2]
):
    for make in (
        torch.as_tensor, torch.asarray, torch.from_numpy
    ):
        t = make(source)
        assert t.data_ptr() == source.ctypes.data
        assert t.equal(torch.tensor(source))
# --8<-- [end:without-a-copy]

# --8<-- [start:as-it-comes]
kept = torch.ones(3)
assert torch.as_tensor(kept) is kept
assert torch.as_tensor([1, 2]).tolist() == [1, 2]
t = torch.as_tensor(source)
assert t.data_ptr() == source.ctypes.data
# --8<-- [end:as-it-comes]

# --8<-- [start:of-a-list]
for make in (
    torch.tensor, torch.as_tensor, torch.asarray
):
    data = [1, 2]
    t = make(data)
    data[0] = 9
    assert t.tolist() == [1, 2]
    assert make(3).shape == ()
message = ""
try:
    torch.from_numpy([1, 2])
except TypeError as error:
    message = str(error)
assert message == "expected np.ndarray (got list)"
assert torch.Tensor([1, 2]).dtype == torch.float32
# --8<-- [end:of-a-list]

# --8<-- [start:of-an-array]
floats = np.ones(3, dtype=np.float32)
for source in (
    floats,
    np.ones((4, 6), dtype=np.float32)[::2, 1:].T,
    np.ones(3),
    np.arange(6)[::2],
    np.array([[True, False]]),
):
    here = source.ctypes.data
    assert torch.tensor(source).data_ptr() != here
    assert torch.as_tensor(source).data_ptr() == here
    assert torch.asarray(source).data_ptr() == here
    assert torch.from_numpy(source).data_ptr() == here
    t = torch.Tensor(source)
    assert t.dtype == torch.float32
    shares = t.data_ptr() == here
    assert shares == (source.dtype == np.float32)
# --8<-- [end:of-an-array]

# --8<-- [start:of-an-array-with-a-dtype]
for make in (
    torch.tensor, torch.as_tensor, torch.asarray
):
    t = make(floats, dtype=torch.float64)
    assert t.dtype == torch.float64
    assert t.data_ptr() != floats.ctypes.data
for make in (torch.from_numpy, torch.Tensor):
    try:
        make(floats, dtype=torch.float64)
        raise AssertionError("it took a dtype")
    except TypeError:
        pass
# --8<-- [end:of-an-array-with-a-dtype]

# --8<-- [start:of-a-tensor]
import warnings

tensor = torch.ones(3)
assert torch.as_tensor(tensor) is tensor
assert torch.asarray(tensor) is tensor
view = torch.Tensor(tensor)
assert view.data_ptr() == tensor.data_ptr()
ints = torch.tensor([1])
assert torch.Tensor(ints).dtype == torch.int64
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    copy = torch.tensor(tensor)
assert "To copy construct" in str(caught[0].message)
assert copy.data_ptr() != tensor.data_ptr()
message = ""
try:
    torch.from_numpy(tensor)
except TypeError as error:
    message = str(error)
assert message == "expected np.ndarray (got Tensor)"
# --8<-- [end:of-a-tensor]

# --8<-- [start:of-another-library]
class Foreign:
    def __dlpack__(self, **how):
        return tensor.__dlpack__(**how)

    def __dlpack_device__(self):
        return tensor.__dlpack_device__()


# It has no buffer, and it isn't a sequence.
here, foreign = tensor.data_ptr(), Foreign()
assert torch.tensor(foreign).data_ptr() != here
assert torch.as_tensor(foreign).data_ptr() == here
assert torch.asarray(foreign).data_ptr() == here
for make in (torch.from_numpy, torch.Tensor):
    try:
        make(foreign)
        raise AssertionError("it took a DLPack object")
    except TypeError:
        pass
# --8<-- [end:of-another-library]

# --8<-- [start:of-a-buffer]
from array import array as Buffer

buffer = Buffer("f", [1.0, 1.0, 1.0])
here = buffer.buffer_info()[0]
assert torch.tensor(buffer).data_ptr() != here
assert torch.as_tensor(buffer).data_ptr() != here
assert torch.asarray(buffer).data_ptr() == here
assert torch.Tensor(buffer).data_ptr() != here
message = ""
try:
    torch.from_numpy(buffer)
except TypeError as error:
    message = str(error)
assert "expected np.ndarray" in message
# --8<-- [end:of-a-buffer]

# --8<-- [start:bytes-come-first]
class Both(Buffer, Foreign):
    pass


tensor = torch.tensor([1, 2, 3], dtype=torch.int32)
both = Both("i", [1, 2, 3])
wrong = torch.asarray(both)
assert wrong.dtype == torch.float32
assert wrong.view(torch.int32).tolist() == [1, 2, 3]
for make in (torch.as_tensor, torch.from_dlpack):
    assert make(both).data_ptr() == tensor.data_ptr()
# It is a sequence too, so the class takes it.
assert torch.Tensor(both).tolist() == [1, 2, 3]
# --8<-- [end:bytes-come-first]

# --8<-- [start:array-protocol-is-not-read]
class Wrapped:
    def __array__(self, dtype=None, copy=None):
        return floats


for make in (
    torch.tensor, torch.as_tensor, torch.asarray
):
    message = ""
    try:
        make(Wrapped())
    except RuntimeError as error:
        message = str(error)
    assert message == "Could not infer dtype of Wrapped"
t = torch.from_numpy(np.asarray(Wrapped()))
assert t.tolist() == [1, 1, 1]
# --8<-- [end:array-protocol-is-not-read]

# --8<-- [start:no-dimension-copies]
number = np.array(3.0)
here = number.ctypes.data
assert torch.asarray(number).data_ptr() != here
t = torch.asarray(number, copy=False)
assert t.data_ptr() != here
assert torch.as_tensor(number).data_ptr() == here
assert torch.from_numpy(number).data_ptr() == here
assert torch.Tensor(np.array(3)).shape == (3,)
# --8<-- [end:no-dimension-copies]

# --8<-- [start:copy-true-or-false]
t = torch.asarray(floats, copy=True)
assert t.data_ptr() != floats.ctypes.data
t = torch.asarray(floats, copy=False)
assert t.data_ptr() == floats.ctypes.data
for data, dtype in [
    ([1.0, 2.0], torch.float32),
    (floats, torch.float64),
    (torch.ones(3), torch.float64),
]:
    message = ""
    try:
        torch.asarray(data, dtype=dtype, copy=False)
    except ValueError as error:
        message = str(error)
    assert message.startswith("can't alias")
# --8<-- [end:copy-true-or-false]
