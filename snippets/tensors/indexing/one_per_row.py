# --8<-- [start:show]
import torch

score = torch.tensor([[0.1, 0.7, 0.2], [0.5, 0.3, 0.2]])
label = torch.tensor([1, 2])

print(score.gather(1, label[:, None]).squeeze(1))
print(score[torch.arange(2), label])

order = score.argsort(dim=1, descending=True)
print(torch.take_along_dim(score, order, dim=1))
# --8<-- [end:show]

# --8<-- [start:one-element-per-row]
picked = score.gather(1, label[:, None])
assert picked.shape == (2, 1)
want = [score[i, j] for i, j in enumerate(label)]
assert picked.squeeze(1).equal(torch.stack(want))
# --8<-- [end:one-element-per-row]

# --8<-- [start:undoes-argsort]
want = score.sort(dim=1, descending=True).values
assert torch.take_along_dim(score, order, 1).equal(want)
assert score.gather(1, order).equal(want)
# --8<-- [end:undoes-argsort]

# --8<-- [start:stretches-and-wraps]
first = torch.tensor([[0]])
assert score.gather(1, first).shape == (1, 1)
along = torch.take_along_dim(score, first, 1)
assert along.equal(score[:, :1])
for number, column in ((-1, 2), (3, 0), (7, 1)):
    index = torch.tensor([[number], [number]])
    along = torch.take_along_dim(score, index, 1)
    assert along[:, 0].equal(score[:, column])
    message = ""
    try:
        score.gather(1, index)
    except RuntimeError as error:
        message = str(error)
    assert f"{number} is out of bounds" in message
# --8<-- [end:stretches-and-wraps]
