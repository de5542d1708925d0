# --8<-- [start:show]
from pathlib import Path

import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset

for i, name in enumerate(["cat", "dog"] * 5):  # ten files to read
    np.save(f"{name}-{i}.npy", np.full((3, 8, 8), i, np.float32))

class Images(Dataset):
    def __init__(self, folder, transform=None):
        self.paths = sorted(Path(folder).glob("*.npy"))
        self.transform = transform

    def __len__(self):
        return len(self.paths)

    def __getitem__(self, index):
        image = torch.from_numpy(np.load(self.paths[index]))
        if self.transform:
            image = self.transform(image)
        return image, int(self.paths[index].name.startswith("dog"))

torch.manual_seed(0)
for images, labels in DataLoader(Images("."), 4, shuffle=True):
    print(images.shape, labels)
# --8<-- [end:show]

# --8<-- [start:two-methods]
loader = DataLoader(Images("."), batch_size=4)
assert len(loader.dataset) == 10 and len(loader) == 3
image, label = loader.dataset[0]
assert image.shape == (3, 8, 8) and label == 0

class Five(Dataset):
    def __len__(self):
        return 3
    def __getitem__(self, index):
        return [0, 1, 2, 3, 4][index]
assert [i for i in Five()] == [0, 1, 2, 3, 4]
assert len(list(DataLoader(Five()))) == 3
# --8<-- [end:two-methods]

# --8<-- [start:lazy]
from unittest.mock import patch

with patch("numpy.load", wraps=np.load) as load:
    files = Images(".")
    assert load.call_count == 0
    files[3]
    assert load.call_count == 1
# --8<-- [end:lazy]

# --8<-- [start:transform-each-time]
noisy = Images(".", lambda x: x + torch.rand(()))
for workers in (0, 2):
    loader = DataLoader(noisy, 10, num_workers=workers)
    (one, _), (two, _) = [*loader, *loader]
    noise = torch.cat([one, two])[:, 0, 0, 0] % 1
    assert noise.unique().numel() == 20
# --8<-- [end:transform-each-time]
