# --8<-- [start:show]
import torch
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader

samples = [(torch.tensor([5, 6, 7]), 0), (torch.tensor([8]), 1),
           (torch.tensor([9, 4]), 1), (torch.tensor([3]), 0)]

def pad(batch):  # a list of what the dataset returned
    texts, labels = zip(*batch)
    lengths = torch.tensor([len(text) for text in texts])
    padded = pad_sequence(texts, batch_first=True, padding_value=0)
    return padded, lengths, torch.tensor(labels)

for padded, lengths, labels in DataLoader(samples, 2, collate_fn=pad):
    print(padded.tolist(), lengths.tolist(), labels.tolist())
# --8<-- [end:show]

# --8<-- [start:a-list-of-samples]
loader = DataLoader(samples, 2, collate_fn=list)
seen = next(iter(loader))
assert type(seen) is list and len(seen) == 2
assert seen[0] is samples[0]
# --8<-- [end:a-list-of-samples]

# --8<-- [start:longest-of-its-batch]
batches = list(DataLoader(samples, 2, collate_fn=pad))
assert [b[0].shape[1] for b in batches] == [3, 2]
# --8<-- [end:longest-of-its-batch]
