# --8<-- [start:show]
import torch
from torch import nn


def build():
    model = nn.Sequential(nn.Linear(4, 1), nn.Dropout())
    return model, torch.optim.AdamW(model.parameters(), lr=0.01)


def train(model, optimizer, steps):
    for step in range(steps):
        optimizer.zero_grad()
        model(torch.randn(16, 4)).square().mean().backward()
        optimizer.step()


model, optimizer = build()
train(model, optimizer, steps=10)
torch.save({"model": model.state_dict(), "rng": torch.get_rng_state(),
            "optimizer": optimizer.state_dict()}, "checkpoint.pt")
train(model, optimizer, steps=10)  # never interrupted

resumed, its_optimizer = build()
checkpoint = torch.load("checkpoint.pt", map_location="cpu")
resumed.load_state_dict(checkpoint["model"])
its_optimizer.load_state_dict(checkpoint["optimizer"])
torch.set_rng_state(checkpoint["rng"])
train(resumed, its_optimizer, steps=10)
print(resumed[0].weight.equal(model[0].weight))
# --8<-- [end:show]

# --8<-- [start:bit-for-bit]
both = zip(resumed.parameters(), model.parameters())
assert all(a.equal(b) for a, b in both)
# --8<-- [end:bit-for-bit]

# --8<-- [start:optimizer-shares]
theirs = checkpoint["optimizer"]["state"][0]["exp_avg"]
ours = its_optimizer.state[resumed[0].weight]["exp_avg"]
assert theirs.data_ptr() == ours.data_ptr()
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
    train(net, adam, steps=10)
    return net[0].weight.equal(model[0].weight)


assert resume_without("nothing")
assert not resume_without("optimizer")
assert not resume_without("rng")
# --8<-- [end:each-part-counts]

# --8<-- [start:adam-has-memory]
saved = torch.load("checkpoint.pt")
state = saved["optimizer"]["state"][0]
assert set(state) == {"step", "exp_avg", "exp_avg_sq"}
assert state["step"] == 10
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
