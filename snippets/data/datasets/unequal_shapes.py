# --8<-- [start:show]
import torch
import torch.nn.functional as F
from torch.utils.data import DataLoader

widths = [224, 224, 224, 336]
images = [torch.ones(3, 224, width) for width in widths]
try:
    next(iter(DataLoader(images, batch_size=4)))
except RuntimeError as error:
    print(error)

def resize(image, size=(224, 224)):
    return F.interpolate(image[None], size, mode="bilinear")[0]

same = [resize(image) for image in images]
print(next(iter(DataLoader(same, batch_size=4))).shape)
# --8<-- [end:show]

# --8<-- [start:only-some-batches]
def batches_until_error(order):
    passed = 0
    try:
        for _ in DataLoader(images, 2, sampler=order):
            passed += 1
    except RuntimeError:
        return passed, "failed"
    return passed, "passed"
assert batches_until_error([0, 1, 3]) == (2, "passed")
assert batches_until_error([0, 3, 1]) == (0, "failed")
assert batches_until_error([0, 1, 2, 3])[0] == 1
# --8<-- [end:only-some-batches]
