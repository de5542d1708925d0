# --8<-- [start:show]
import torch

x = torch.arange(10)

print("split(4):        ", [len(p) for p in x.split(4)])
print("split([1, 2, 7]):", [len(p) for p in x.split([1, 2, 7])])
print("chunk(4):        ", [len(p) for p in x.chunk(4)])
print("tensor_split(4): ", [len(p) for p in x.tensor_split(4)])

pairs = torch.stack([torch.zeros(3), torch.ones(3)])
print("unbind():        ", [tuple(p.shape) for p in pairs.unbind()])
# --8<-- [end:show]

# --8<-- [start:split-undoes-cat]
a, b = torch.zeros(3, 4), torch.ones(5, 4)
first, second = torch.cat([a, b]).split([3, 5])
assert first.equal(a) and second.equal(b)
# --8<-- [end:split-undoes-cat]

# --8<-- [start:chunk-gives-fewer]
six = torch.arange(6)
assert [len(p) for p in six.chunk(4)] == [2, 2, 2]
# --8<-- [end:chunk-gives-fewer]

# --8<-- [start:tensor-split-gives-all]
for size in range(2, 20):
    line = torch.arange(size)
    lengths = [len(p) for p in line.tensor_split(4)]
    assert len(lengths) == 4
    assert max(lengths) - min(lengths) <= 1
# --8<-- [end:tensor-split-gives-all]

# --8<-- [start:unbind-undoes-stack]
zeros, ones = pairs.unbind()
assert zeros.equal(torch.zeros(3))
assert ones.equal(torch.ones(3))
# --8<-- [end:unbind-undoes-stack]

# --8<-- [start:pieces-are-views]
whole = torch.arange(10)
whole.split(5)[1][0] = -1
whole.chunk(5)[0][0] = -2
whole[None].unbind()[0][9] = -3
assert whole[5] == -1
assert whole[0] == -2
assert whole[9] == -3
# --8<-- [end:pieces-are-views]

# --8<-- [start:not-where-autograd-tracks]
tracked = torch.ones(4, requires_grad=True) * 1
for pieces in (
    tracked.split(2), tracked.chunk(2), tracked.unbind()
):
    message = ""
    try:
        pieces[0].add_(1)
    except RuntimeError as error:
        message = str(error)
    assert "function that returns multiple" in message
# --8<-- [end:not-where-autograd-tracks]
