# --8<-- [start:show]
import torch

N, C, H, W = range(4)  # positions, not names
images = torch.arange(120.0).reshape(2, 3, 4, 5)  # N C H W
scale = torch.tensor([1.0, 10.0, 100.0])  # C

scaled = torch.einsum("nchw,c->nchw", images, scale)
print("align_as: ", tuple(scaled.shape))
print("align_to: ", tuple(images.movedim(C, -1).shape))
print("sum:      ", tuple(images.sum(dim=(H, W)).shape))
flat = images.flatten(H, W)
print("flatten:  ", tuple(flat.shape))
print("unflatten:", tuple(flat.unflatten(-1, (4, 5)).shape))
# --8<-- [end:show]

# --8<-- [start:letters-align]
assert scaled.equal(images * scale[:, None, None])
# --8<-- [end:letters-align]

# --8<-- [start:move-by-position]
last = images.movedim(C, -1)
assert last.shape == (2, 4, 5, 3)
assert last.equal(images.permute(N, H, W, C))
assert last.equal(torch.einsum("nchw->nhwc", images))
# --8<-- [end:move-by-position]

# --8<-- [start:sum-by-position]
total = images.sum(dim=(H, W))
assert total.shape == (2, 3)
letters = torch.einsum("nchw->nc", images)
assert torch.allclose(total, letters)
# --8<-- [end:sum-by-position]

# --8<-- [start:flatten-by-position]
flat = images.flatten(H, W)
assert flat.shape == (2, 3, 20)
assert flat.unflatten(-1, (4, 5)).equal(images)
# --8<-- [end:flatten-by-position]

# --8<-- [start:vmap-hides-the-batch]
def per_image(image):  # C H W
    return image.mean(dim=(1, 2)) * scale


want = images.mean(dim=(2, 3)) * scale
mapped = torch.vmap(per_image)(images)
assert torch.allclose(mapped, want)
# --8<-- [end:vmap-hides-the-batch]
