# --8<-- [start:show]
import torch
import torch.distributed as dist

dist.init_process_group()
rank = dist.get_rank()
held = torch.tensor([1, 2]) * 10**rank

copied, total = held.clone(), held.clone()
everyone = [torch.zeros_like(held) for _ in range(2)]
part, swapped = torch.zeros(1).long(), torch.zeros_like(held)

dist.broadcast(copied, src=0)
dist.all_reduce(total)
dist.all_gather(everyone, held)
dist.reduce_scatter_single(part, held)
dist.all_to_all_single(swapped, held)

mine = [held, copied, total, torch.cat(everyone), part, swapped]
names = ["before", "broadcast", "all_reduce", "all_gather",
         "reduce_scatter", "all_to_all"]
both = [None, None]
dist.all_gather_object(both, [tensor.tolist() for tensor in mine])
if rank == 0:
    print(f"{'':15}{'rank 0':16}rank 1")
    for name, zero, one in zip(names, *both):
        print(f"{name:15}{str(zero):16}{one}")
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:renamed]
import warnings

dist.init_process_group(
    store=dist.HashStore(), rank=0, world_size=1
)
for old, new in [
    ("reduce_scatter_tensor", "reduce_scatter_single"),
    ("all_gather_into_tensor", "all_gather_single"),
]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call = getattr(dist, old)
        call(out := torch.zeros(1), torch.ones(1))
    assert caught[0].category is FutureWarning
    assert new in str(caught[0].message)
    assert hasattr(dist, new) and out.item() == 1
dist.destroy_process_group()
# --8<-- [end:renamed]
