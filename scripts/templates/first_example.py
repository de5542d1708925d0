# --8<-- [start:show]
import torch

scores = torch.tensor([2, 9, 4])
values, indices = torch.sort(scores)
print(values, indices)
# --8<-- [end:show]

# --8<-- [start:indices-lead-back]
assert scores[indices].equal(values)
# --8<-- [end:indices-lead-back]
