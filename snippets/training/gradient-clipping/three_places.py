# --8<-- [start:show]
import torch
from torch import nn


def one_step(place):
    weight = nn.Parameter(torch.zeros(2))
    optimizer = torch.optim.SGD([weight], lr=0.1)
    loss = weight @ torch.tensor([300.0, 400.0])

    def clip(here):
        if here == place:
            nn.utils.clip_grad_norm_([weight], max_norm=1.0)

    clip("before backward")
    loss.backward()
    clip("after backward")
    optimizer.step()
    clip("after step")
    return weight.detach().norm().item()


for place in "before backward", "after backward", "after step":
    print(f"{place:16}the weights move by {one_step(place):.1f}")
# --8<-- [end:show]

# --8<-- [start:only-one-place-clips]
assert abs(one_step("after backward") - 0.1) < 1e-6
for place in "before backward", "after step", "nowhere":
    assert one_step(place) == 50
# --8<-- [end:only-one-place-clips]

# --8<-- [start:unscale-first]
w = nn.Parameter(torch.zeros(2))
optimizer = torch.optim.SGD([w], lr=0.1)
scaler = torch.amp.GradScaler("cpu", init_scale=1024.0)
scaler.scale(w @ torch.tensor([3.0, 4.0])).backward()
assert nn.utils.get_total_norm([w.grad]) == 1024 * 5
scaler.unscale_(optimizer)
assert nn.utils.clip_grad_norm_([w], 1.0) == 5
# --8<-- [end:unscale-first]
