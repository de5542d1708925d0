# --8<-- [start:show]
from torch.utils.data import DistributedSampler

for drop_last in False, True:
    print(f"drop_last={drop_last}")
    for rank in range(4):
        sampler = DistributedSampler(
            range(10), num_replicas=4, rank=rank,
            shuffle=False, drop_last=drop_last)
        print(rank, list(sampler))
# --8<-- [end:show]

# --8<-- [start:padded]
def shares(n, ranks, **options):
    return [list(DistributedSampler(
        range(n), ranks, rank, **options))
        for rank in range(ranks)]
plain = shares(10, 4, shuffle=False)
assert plain[0] + plain[1] == [0, 4, 8, 1, 5, 9]
assert plain[2] + plain[3] == [2, 6, 0, 3, 7, 1]
mixed = shares(10, 4)
assert [len(share) for share in mixed] == [3, 3, 3, 3]
assert len(set(sum(mixed, []))) == 10
# --8<-- [end:padded]

# --8<-- [start:dropped]
short = shares(10, 4, shuffle=False, drop_last=True)
assert set(range(10)) - set(sum(short, [])) == {8, 9}
mixed = shares(10, 4, drop_last=True)
assert len(set(sum(mixed, []))) == 8
# --8<-- [end:dropped]

# --8<-- [start:no-process-group]
import torch.distributed as dist

assert not dist.is_initialized()
for known in ({}, {"num_replicas": 4}, {"rank": 0}):
    message = ""
    try:
        DistributedSampler(range(10), **known)
    except (RuntimeError, ValueError) as error:
        message = str(error)
    assert "group has not been init" in message
# --8<-- [end:no-process-group]
