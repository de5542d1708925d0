# --8<-- [start:show]
import torch


def resume(order):
    p = {n: torch.zeros(1, requires_grad=True) for n in ("a", "b")}
    pairs = [("a", p["a"]), ("b", p["b"])]
    first = torch.optim.SGD(pairs, lr=1, momentum=0.5)
    p["a"].grad, p["b"].grad = torch.tensor([1.0]), torch.tensor([-8.0])
    first.step()
    pairs = [(n, p[n]) for n in order]
    second = torch.optim.SGD(pairs, lr=9, momentum=0.5)
    second.load_state_dict(first.state_dict())  # lr=1 replaces lr=9
    p["a"].grad, p["b"].grad = torch.zeros(1), torch.zeros(1)
    second.step()
    return {name: tensor.item() for name, tensor in p.items()}


print("same order ", resume(["a", "b"]))
print("other order", resume(["b", "a"]))
# --8<-- [end:show]

# --8<-- [start:by-index]
assert resume(["a", "b"]) == {"a": -1.5, "b": 12.0}
assert resume(["b", "a"]) == {"a": 3.0, "b": 7.5}
# --8<-- [end:by-index]

# --8<-- [start:what-it-keeps]
w = torch.ones(1, requires_grad=True)
adam = torch.optim.Adam([w], lr=0.1)
w.grad = torch.ones(1)
adam.step()
kept = adam.state_dict()
assert set(kept) == {"state", "param_groups"}
assert "exp_avg_sq" in kept["state"][0]
assert kept["param_groups"][0]["params"] == [0]
other = torch.optim.Adam([w], lr=9.0)
value = w.item()
other.load_state_dict(kept)
assert other.param_groups[0]["lr"] == 0.1
assert w.item() == value
# --8<-- [end:what-it-keeps]

# --8<-- [start:state-stays-behind]
layer = torch.nn.Linear(2, 2)
adam = torch.optim.Adam(layer.parameters())
layer(torch.ones(2)).sum().backward()
adam.step()
weight = layer.weight
layer.double()
assert layer.weight is weight
kept_dtype = adam.state[weight]["exp_avg"].dtype
assert kept_dtype == torch.float32
message = ""
try:
    adam.step()
except RuntimeError as e:
    message = str(e)
assert "expected dtype float" in message
old = weight.tolist()
torch.optim.Adam(layer.parameters()).step()
assert weight.tolist() != old
assert layer.to("meta").weight is not weight
# --8<-- [end:state-stays-behind]

# --8<-- [start:other-number]
message = ""
try:
    two = torch.optim.Adam([w, torch.ones(1)])
    two.load_state_dict(kept)
except ValueError as e:
    message = str(e)
assert "doesn't match the size of" in message
# --8<-- [end:other-number]
