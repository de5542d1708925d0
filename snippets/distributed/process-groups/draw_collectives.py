# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()
held = torch.zeros(9, 4).long()
held[:4, :2] = x = torch.tensor([1, 2]) * 10**rank
pair, parts = held[:, :2], None if rank else [*x.split(1)]
dist.broadcast(pair[1], src=0)
dist.all_reduce(pair[2])
dist.reduce(pair[3], dst=0)
dist.scatter(pair[4, :1], parts, src=0)
dist.gather(x, None if rank else [*held[5].split(2)], dst=0)
dist.all_gather([*held[6].split(2)], x)
dist.reduce_scatter_single(pair[7, :1], x)
dist.all_to_all_single(pair[8], x)
dist.all_gather_object(ranks := [None, None], held)
dist.destroy_process_group()
names = """before broadcast all_reduce reduce scatter gather
all_gather reduce_scatter all_to_all""".split()
fig, axes = plt.subplots(3, 3, figsize=(7, 5), layout="tight")
for ax, name, rows in zip(axes.flat, names, torch.stack(ranks, 1)):
    ax.set(title=name, xlim=(-.6, 4), ylim=(2, -1), ylabel="rank",
           yticks=[0, 1], xticks=[])
    for y, at in rows.nonzero().tolist():
        v = rows[y, at].item()
        ax.text(at, y, v, c="w", backgroundcolor=f"C{(v>9)+(v%11<1)}")
if rank == 0:
    fig.savefig("collectives.svg")
# --8<-- [end:show]

# --8<-- [start:eight-collectives]
zero, one = [
    [row[row > 0].tolist() for row in rows]
    for rows in ranks
]
assert zero[0] == [1, 2] and one[0] == [10, 20]
expected = {
    "broadcast": ([1, 2], [1, 2]),
    "all_reduce": ([11, 22], [11, 22]),
    "reduce": ([11, 22], one[0]),
    "scatter": ([1], [2]),
    "gather": ([1, 2, 10, 20], []),
    "all_gather": ([1, 2, 10, 20], [1, 2, 10, 20]),
    "reduce_scatter": ([11], [22]),
    "all_to_all": ([1, 10], [2, 20]),
}
assert names[1:] == list(expected)
got = list(zip(zero, one))[1:]
assert got == list(expected.values())
# --8<-- [end:eight-collectives]
