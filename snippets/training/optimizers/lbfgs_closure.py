# --8<-- [start:show]
import torch

w = torch.tensor([-1.2, 1.0], requires_grad=True)
optimizer = torch.optim.LBFGS([w], line_search_fn="strong_wolfe")
calls = 0


def closure():
    global calls
    calls += 1
    optimizer.zero_grad()
    loss = (1 - w[0]) ** 2 + 100 * (w[1] - w[0] ** 2) ** 2
    loss.backward()
    return loss


try:
    optimizer.step()
except TypeError as error:
    print(error)
for step in range(3):
    optimizer.step(closure)
print([f"{value:.2f}" for value in w.tolist()], calls > 3)
# --8<-- [end:show]

# --8<-- [start:many-calls-a-step]
assert torch.allclose(w, torch.ones(2), atol=1e-3)
assert calls > 3 * 5
# --8<-- [end:many-calls-a-step]
