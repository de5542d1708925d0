# --8<-- [start:show]
import torch
from torch import nn


def build():
    model = nn.Sequential(nn.Linear(4, 1), nn.Dropout())
    return model, torch.optim.AdamW(model.parameters(), lr=0.01)


def train(model, optimizer, epochs):
    for epoch in epochs:
        optimizer.zero_grad()
        model(torch.randn(16, 4)).square().mean().backward()
        optimizer.step()


model, optimizer = build()
train(model, optimizer, range(10))
torch.save({"model": model.state_dict(), "rng": torch.get_rng_state(),
            "optimizer": optimizer.state_dict(), "next_epoch": 10},
           "checkpoint.pt")
train(model, optimizer, range(10, 20))  # never interrupted

resumed, its_optimizer = build()
checkpoint = torch.load("checkpoint.pt", map_location="cpu")
resumed.load_state_dict(checkpoint["model"])
its_optimizer.load_state_dict(checkpoint["optimizer"])
torch.set_rng_state(checkpoint["rng"])
train(resumed, its_optimizer, range(checkpoint["next_epoch"], 20))
print(resumed[0].weight.equal(model[0].weight))
# --8<-- [end:show]

# --8<-- [start:bit-for-bit]
both = zip(resumed.parameters(), model.parameters())
assert all(a.equal(b) for a, b in both)
# --8<-- [end:bit-for-bit]

# --8<-- [start:optimizer-shares]
def shared_with_the_dict(dtype):
    net = build()[0].to(dtype)
    adam = torch.optim.AdamW(net.parameters())
    saved = torch.load("checkpoint.pt")["optimizer"]
    adam.load_state_dict(saved)
    ours = adam.state[net[0].weight]
    theirs = saved["state"][0]
    same = {name for name in ours
            if ours[name] is theirs[name]}
    before = theirs["exp_avg"].clone()
    net(torch.ones(1, 4).to(dtype)).sum().backward()
    adam.step()
    moved = not theirs["exp_avg"].equal(before)
    return same, moved


everything = {"step", "exp_avg", "exp_avg_sq"}
as_saved = shared_with_the_dict(torch.float32)
assert as_saved == (everything, True)
converted = shared_with_the_dict(torch.float64)
assert converted == ({"step"}, False)
# --8<-- [end:optimizer-shares]

# --8<-- [start:each-part-counts]
def resume_without(part):
    saved = torch.load("checkpoint.pt")
    net, adam = build()
    net.load_state_dict(saved["model"])
    if part != "optimizer":
        adam.load_state_dict(saved["optimizer"])
    if part != "rng":
        torch.set_rng_state(saved["rng"])
    train(net, adam, range(10, 20))
    return net[0].weight.equal(model[0].weight)


assert resume_without("nothing")
assert not resume_without("optimizer")
assert not resume_without("rng")
# --8<-- [end:each-part-counts]

# --8<-- [start:end-of-an-epoch]
from torch.utils.data import DataLoader

torch.manual_seed(0)
loader = DataLoader(range(8), shuffle=True)
start = torch.get_rng_state()
whole = [batch.item() for batch in loader]
torch.set_rng_state(start)
assert [batch.item() for batch in loader] == whole

torch.set_rng_state(start)
batches = iter(loader)
assert [next(batches).item()] == whole[:1]
middle = torch.get_rng_state()
assert [batch.item() for batch in batches] == whole[1:]
torch.set_rng_state(middle)
resumed_there = [batch.item() for batch in loader]
assert len(resumed_there) == 8  # from the start
assert resumed_there[:7] != whole[1:]
assert resumed_there[1:] != whole[1:]
# --8<-- [end:end-of-an-epoch]

# --8<-- [start:scheduler-too]
step_lr = torch.optim.lr_scheduler.StepLR
schedule = step_lr(optimizer, step_size=5)
for _ in range(3):
    optimizer.step()
    schedule.step()
torch.save(schedule.state_dict(), "schedule.pt")
again = step_lr(its_optimizer, step_size=5)
assert again.last_epoch == 0
again.load_state_dict(torch.load("schedule.pt"))
assert again.last_epoch == 3
# --8<-- [end:scheduler-too]

# --8<-- [start:python-and-numpy]
import random

import numpy as np

numbers = np.random.default_rng(0)
state = {
    "python": random.getstate(),
    "numpy": numbers.bit_generator.state,
}
want = random.random(), numbers.random()
torch.save(state, "others.pt")
torch.set_rng_state(checkpoint["rng"])
assert random.random() != want[0]  # not torch's
assert numbers.random() != want[1]
state = torch.load("others.pt")
random.setstate(state["python"])
numbers.bit_generator.state = state["numpy"]
assert (random.random(), numbers.random()) == want
torch.save(np.random.get_state(), "others.pt")
text = ""
try:
    torch.load("others.pt")
except Exception as e:
    text = str(e)
assert text.startswith("Weights only load failed")
# --8<-- [end:python-and-numpy]

# --8<-- [start:adam-has-memory]
saved = torch.load("checkpoint.pt")
state = saved["optimizer"]["state"][0]
assert set(state) == {"step", "exp_avg", "exp_avg_sq"}
assert state["step"] == 10


def state_of(adam, **options):
    w = torch.ones(2, requires_grad=True)
    optimizer = adam([w], **options)
    w.sum().backward()
    optimizer.step()
    return set(optimizer.state[w])


assert state_of(torch.optim.Adam) == set(state)
third = state_of(torch.optim.Adam, amsgrad=True)
assert third == {*state, "max_exp_avg_sq"}
# --8<-- [end:adam-has-memory]

# --8<-- [start:follows-the-parameter]
there = nn.Parameter(torch.zeros(1, 4, device="meta"))
adam = torch.optim.AdamW([there])
one = {
    "state": {0: state},
    "param_groups": adam.state_dict()["param_groups"],
}
assert state["exp_avg"].device.type == "cpu"
adam.load_state_dict(one)
assert adam.state[there]["exp_avg"].is_meta
# --8<-- [end:follows-the-parameter]

# --8<-- [start:rng-stays-on-the-cpu]
text = ""
try:
    torch.set_rng_state(checkpoint["rng"].to("meta"))
except TypeError as e:
    text = str(e)
assert text == "RNG state must be a torch.ByteTensor"
# --8<-- [end:rng-stays-on-the-cpu]
