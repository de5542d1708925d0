# --8<-- [start:show]
import torch


def train(epochs, resume=None):
    model = torch.nn.Linear(2, 1)
    optimizer = torch.optim.AdamW(model.parameters(), lr=0.1)
    saved = torch.load(resume) if resume else {"epochs": 0}
    if resume:
        model.load_state_dict(saved["model"])
        optimizer.load_state_dict(saved["optimizer"])
    for _ in range(saved["epochs"], epochs):
        optimizer.zero_grad()
        model(torch.ones(4, 2)).square().mean().backward()
        optimizer.step()
    now = {"model": model.state_dict(), "epochs": epochs}
    torch.save(now | {"optimizer": optimizer.state_dict()}, "run.pt")
    return f"epochs {saved['epochs']} to {epochs}"


print(train(2), "then", train(5, resume="run.pt"))
# --8<-- [end:show]

# --8<-- [start:as-if-never-stopped]
torch.manual_seed(0)
train(5)
a = torch.load("run.pt")
torch.manual_seed(0)
train(2)
train(5, resume="run.pt")
b = torch.load("run.pt")
assert a["model"]["weight"].equal(b["model"]["weight"])
a, b = (s["optimizer"]["state"][0] for s in (a, b))
assert a["exp_avg"].equal(b["exp_avg"])
assert a["step"] == b["step"] == 5
# --8<-- [end:as-if-never-stopped]
