# --8<-- [start:show]
import torch
import torch.distributed as dist
import torch.distributed.pipelining as pp
from torch import nn

dist.init_process_group()
rank, mse = dist.get_rank(), nn.functional.mse_loss
torch.manual_seed(0)
whole = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 2))
x, y = torch.randn(8, 4), torch.randn(8, 2)
mse(whole(x), y).backward()  # one process, to compare
alone = [p.grad for p in whole[rank].parameters()]

device = torch.device("cpu")  # on GPUs: cuda:LOCAL_RANK
stage = pp.PipelineStage(whole[rank], rank, 2, device)
for kind in (pp.ScheduleGPipe, pp.Schedule1F1B):
    whole.zero_grad()
    schedule = kind(stage, n_microbatches=4, loss_fn=mse)
    losses = []
    if rank == 0:
        output = schedule.step(x)
    else:
        output = schedule.step(target=y, losses=losses)
    same = [torch.allclose(p.grad, g) for p, g in
            zip(whole[rank].parameters(), alone)]
    rows = [None, None]
    dist.all_gather_object(rows, (rank, same, len(losses)))
    if rank == 0:
        print(kind.__name__, *rows)
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:same-gradients]
assert same == [True, True]  # weight and bias
assert rows == [(0, same, 0), (1, same, 4)]
assert all(g.abs().sum() > 0 for g in alone)
other = whole[1 - rank].parameters()
assert all(p.grad is None for p in other)
# --8<-- [end:same-gradients]

# --8<-- [start:last-rank-answers]
if rank == 1:
    assert torch.allclose(output, whole(x))
    mean = torch.stack(losses).mean()
    assert torch.allclose(mean, mse(whole(x), y))
else:
    assert output is None and losses == []
# --8<-- [end:last-rank-answers]

# --8<-- [start:eval]
dist.init_process_group(
    store=dist.HashStore(), rank=0, world_size=1
)
model = nn.Sequential(nn.Linear(4, 2), nn.Dropout())
alone = pp.PipelineStage(model, 0, 1, device)
schedule = pp.ScheduleGPipe(alone, 4, loss_fn=mse)
losses = []
out = schedule.eval(x, target=y, losses=losses)
assert model[0].weight.grad is None
assert len(losses) == 4
assert out.requires_grad and model.training
assert (out == 0).any()  # dropout worked
model.eval()
with torch.no_grad():
    out = schedule.eval(x, target=y)
    assert not out.requires_grad
    assert torch.equal(out, model(x))
dist.destroy_process_group()
# --8<-- [end:eval]
