# --8<-- [start:show]
import torch

pixel = torch.tensor([1, 2, 3])  # red, green, blue
image = pixel.expand(2, 2, 3)  # height, width, channels

right = image.permute(2, 0, 1)
wrong = image.reshape(3, 2, 2)
print(right.shape, wrong.shape)
print("red plane, permute:", right[0].tolist())
print("red plane, reshape:", wrong[0].tolist())
# --8<-- [end:show]

# --8<-- [start:right-shape-wrong-numbers]
assert right.shape == wrong.shape
assert right[0].tolist() == [[1, 1], [1, 1]]
assert wrong[0].tolist() == [[1, 2], [3, 1]]
copy = image.contiguous()
assert copy.view(3, 2, 2).equal(wrong)
# --8<-- [end:right-shape-wrong-numbers]
