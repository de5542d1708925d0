# --8<-- [start:show]
import torch
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader

sequences = [torch.tensor([1, 2, 3]), torch.tensor([4, 5])]

try:
    next(iter(DataLoader(sequences, batch_size=2)))
except RuntimeError as error:
    print(error)


def pad(batch):
    return pad_sequence(batch, batch_first=True, padding_value=0)


print(next(iter(DataLoader(sequences, batch_size=2, collate_fn=pad))))
# --8<-- [end:show]

# --8<-- [start:pad-to-the-longest]
padded = pad_sequence(sequences, batch_first=True)
assert padded.tolist() == [[1, 2, 3], [4, 5, 0]]
# --8<-- [end:pad-to-the-longest]

# --8<-- [start:time-comes-first]
assert pad_sequence(sequences).shape == (3, 2)
# --8<-- [end:time-comes-first]

# --8<-- [start:cat-and-lengths]
flat = torch.cat(sequences)
lengths = [len(s) for s in sequences]
assert flat.tolist() == [1, 2, 3, 4, 5]
for s, back in zip(sequences, flat.split(lengths)):
    assert back.equal(s)
# --8<-- [end:cat-and-lengths]
