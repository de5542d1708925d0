# --8<-- [start:show]
import os

import torch
from torch.utils.data import DataLoader

torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Dropout(), torch.nn.Linear(8, 1))
optimizer = torch.optim.AdamW(model.parameters(), lr=0.5)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 3, gamma=0.5)
scaler, order = torch.amp.GradScaler("cpu"), torch.Generator()
parts = model, optimizer, scheduler, scaler
if os.path.exists("last.pt"):
    states, shuffling, rng = torch.load("last.pt", map_location="cpu")
    for part, state in zip(parts, states):
        part.load_state_dict(state)
    order.set_state(shuffling)
    torch.set_rng_state(rng)
for epoch in range(scheduler.last_epoch, 4):
    for x in DataLoader(torch.eye(8), shuffle=True, generator=order):
        optimizer.zero_grad()
        with torch.autocast("cpu", torch.float16):
            loss = (model(x) - 12).square().mean()
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
    scheduler.step()
    torch.save([[part.state_dict() for part in parts],
                order.get_state(), torch.get_rng_state()], "new.pt")
    os.replace("new.pt", "last.pt")  # only a complete file
    print(epoch, scheduler.get_last_lr(), scaler.get_scale())
# --8<-- [end:show]

# --8<-- [start:bit-for-bit]
import contextlib
import io

with open(__file__) as f:
    program = f.read().split("[end:")[0]


def run(program):
    names, shown = {}, io.StringIO()
    with contextlib.redirect_stdout(shown):
        exec(program, names)
    epochs = shown.getvalue().splitlines()
    return names, [int(line[0]) for line in epochs]


def weights(model):
    ours = model.parameters()
    return torch.cat([w.flatten() for w in ours])


os.remove("last.pt")
half = program.replace("last_epoch, 4", "last_epoch, 2")
assert run(half)[1] == [0, 1]
saved = torch.load("last.pt")

from unittest import mock

save = torch.save


def stopped(states, path):
    save(states, path)
    os.truncate(path, os.path.getsize(path) // 2)
    raise KeyboardInterrupt


try:
    with mock.patch("torch.save", stopped):
        run(program)
except KeyboardInterrupt:
    epoch = torch.load("last.pt")[0][2]["last_epoch"]
    assert epoch == 2


def error_of(path):
    try:
        torch.load(path)
    except (RuntimeError, OSError) as e:
        return str(e)


small = os.path.getsize("new.pt")
assert 4_000 < small < 65_000
text = "[Errno 22] Invalid argument"
assert error_of("new.pt") == text
torch.save(torch.ones(100_000), "large.pt")
os.truncate("large.pt", 200_000)
assert error_of("large.pt").startswith(
    "PytorchStreamReader failed reading zip archive: "
    "failed finding central directory")

names, epochs = run(program)
assert epochs == [2, 3]
assert weights(names["model"]).equal(weights(model))
# --8<-- [end:bit-for-bit]

# --8<-- [start:each-part-counts]
fresh = run(program.split("if os")[0])[0]
states = [part.state_dict() for part in fresh["parts"]]
none = [states, fresh["order"].get_state()]
none.append(torch.get_rng_state())
last_two = program.replace("scheduler.last_epoch", "2")
assert last_two != program


def goes_on_alike(parts, generators):
    mixed = [
        [states[i] if i in parts else saved[0][i]
         for i in range(4)],
        none[1] if "order" in generators else saved[1],
        none[2] if "rng" in generators else saved[2],
    ]
    torch.save(mixed, "last.pt")
    names, epochs = run(last_two)
    assert epochs == [2, 3]
    rates.append(names["scheduler"].get_last_lr()[0])
    return weights(names["model"]).equal(weights(model))


rates = []
assert goes_on_alike([], [])
for i in range(4):  # model ... scaler
    assert not goes_on_alike([i], []), i
for generator in "order", "rng":
    assert not goes_on_alike([], [generator])
assert rates[0] == 0.25 and rates[3] == 0.5

assert saved[0][3]["scale"] == 1024.0
new = torch.amp.GradScaler("cpu")
assert new.get_scale() == 65536.0
no_scaler = [*saved[0][:3], new.state_dict()]
torch.save([no_scaler, *saved[1:]], "last.pt")
half = last_two.replace("(2, 4)", "(2, 3)")
half = run(half)[0]["optimizer"].state_dict()
assert saved[0][1]["state"][0]["step"] == 10
steps = half["state"][0]["step"] - 10
assert 1 <= steps <= 3  # of 8 in that epoch
rate = optimizer.state_dict()["param_groups"][0]["lr"]
new_rate = states[1]["param_groups"][0]["lr"]
assert (rate, new_rate) == (0.25, 0.5)
# --8<-- [end:each-part-counts]

# --8<-- [start:end-of-an-epoch]
loader = DataLoader(range(8), shuffle=True)
torch.set_rng_state(saved[2])
shuffled = [batch.item() for batch in loader]
torch.set_rng_state(saved[2])
assert [batch.item() for batch in loader] == shuffled
assert [batch.item() for batch in loader] != shuffled

loader = DataLoader(
    range(8), shuffle=True, generator=order
)
start = order.get_state()
whole = [batch.item() for batch in loader]
order.set_state(start)
assert [batch.item() for batch in loader] == whole

order.set_state(start)
batches = iter(loader)
assert [next(batches).item()] == whole[:1]
middle = order.get_state()
assert [batch.item() for batch in batches] == whole[1:]
order.set_state(middle)
resumed_there = [batch.item() for batch in loader]
assert len(resumed_there) == 8  # from the start
assert resumed_there[:7] != whole[1:]
assert resumed_there[1:] != whole[1:]
# --8<-- [end:end-of-an-epoch]

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
rng = saved[2]
torch.set_rng_state(rng)
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
name, keys, *rest = np.random.get_state()
listed = (name, keys.tolist(), *rest)
torch.save(listed, "others.pt")
want = np.random.rand()
np.random.set_state(torch.load("others.pt"))
assert np.random.rand() == want
# --8<-- [end:python-and-numpy]

# --8<-- [start:to-the-right-place]
net = torch.nn.Linear(2, 1).double()
single = torch.nn.Linear(2, 1).state_dict()
net.load_state_dict(single)
assert net.weight.dtype == torch.float64
assert net.weight.equal(single["weight"].double())

there = torch.zeros(1, 8, device="meta")
adam = torch.optim.AdamW([there])
one = saved[0][1]["state"][0]
groups = adam.state_dict()["param_groups"]
assert one["exp_avg"].device.type == "cpu"
adam.load_state_dict(
    {"state": {0: one}, "param_groups": groups}
)
assert adam.state[there]["exp_avg"].is_meta

text = ""
try:
    torch.set_rng_state(rng.to("meta"))
except TypeError as e:
    text = str(e)
assert text == "RNG state must be a torch.ByteTensor"
# --8<-- [end:to-the-right-place]
