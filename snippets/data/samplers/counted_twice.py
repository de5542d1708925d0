# --8<-- [start:show]
import torch
from torch.utils.data import DistributedSampler

right = torch.tensor([1, 1, 0, 0, 0, 0, 0, 0, 0, 0])  # 2 of 10

padded, exact = torch.zeros(2), torch.zeros(2)
for rank in range(4):  # what each rank counts, added up
    share = list(DistributedSampler(right, 4, rank, shuffle=False))
    padded += torch.tensor([right[share].sum(), len(share)])
    share = list(range(rank, len(right), 4))
    exact += torch.tensor([right[share].sum(), len(share)])
print("padded", padded.tolist())
print("exact", exact.tolist())
# --8<-- [end:show]

# --8<-- [start:wrong-metric]
assert padded.tolist() == [4, 12]
assert exact.tolist() == [2, 10]
# --8<-- [end:wrong-metric]

# --8<-- [start:unequal-shares]
shares = [len(right[rank::4]) for rank in range(4)]
assert shares == [3, 3, 2, 2]
# --8<-- [end:unequal-shares]
