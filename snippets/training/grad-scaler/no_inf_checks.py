# --8<-- [start:show]
import textwrap

import torch

calls = {
    "zero_grad, step": lambda o, s: (o.zero_grad(), s.step(o)),
    "update": lambda o, s: s.update(),
    "unscale_, unscale_": lambda o, s: (s.unscale_(o), s.unscale_(o)),
    "step, step": lambda o, s: (s.step(o), s.step(o)),
    "step, unscale_": lambda o, s: (s.step(o), s.unscale_(o)),
    "unscale_, step, update": lambda o, s: (
        (s.unscale_(o), s.step(o), s.update())
    ),
}
for name, call in calls.items():
    weight = torch.ones(1, requires_grad=True)
    optimizer = torch.optim.SGD([weight], lr=0.1)
    scaler = torch.amp.GradScaler("cpu")
    scaler.scale((weight * 2).sum()).backward()
    print(f"scale, backward, {name}:")
    message = "fine"
    try:
        call(optimizer, scaler)
    except (AssertionError, RuntimeError) as error:
        message = f"{type(error).__name__}: {error}"
    print(textwrap.indent(textwrap.fill(message, 64), "  "))
# --8<-- [end:show]

# --8<-- [start:no-gradient]
def step(optimizer, *losses, scaler=None):
    scaler = scaler or torch.amp.GradScaler("cpu")
    for loss in losses:
        scaler.scale(loss).backward()
    try:
        scaler.step(optimizer)
    except AssertionError as error:
        return str(error)
    return "fine"


a = torch.ones(1, requires_grad=True)
b = torch.ones(1, requires_grad=True)
sgd = torch.optim.SGD([a])
none = "No inf checks were recorded for this optimizer."
assert step(sgd, b.sum()) == none
assert step(sgd, (a + b).sum()) == "fine"
frozen = torch.optim.SGD([torch.ones(1)])
assert step(frozen, b.sum()) == none
some = torch.optim.SGD([a, torch.ones(1)])
assert step(some, (a + b).sum()) == "fine"
# --8<-- [end:no-gradient]

# --8<-- [start:never-scaled]
assert step(sgd).startswith(
    "Attempted step but _scale is None."
)
# --8<-- [end:never-scaled]

# --8<-- [start:half-weights]
def one_step(dtype, fused=False, unscale=False):
    w = torch.ones(1, dtype=dtype, requires_grad=True)
    sgd = torch.optim.SGD([w], lr=0.5, fused=fused)
    scaler = torch.amp.GradScaler("cpu", init_scale=4)
    scaler.scale(w.sum().float()).backward()
    try:
        if unscale:
            scaler.unscale_(sgd)
        scaler.step(sgd)
    except ValueError as error:
        return str(error)
    return w.item()


fp16 = "Attempting to unscale FP16 gradients."
assert one_step(torch.float16) == fp16
assert one_step(torch.float16, fused=True) == 0.5
assert one_step(torch.float16, True, True) == fp16
assert one_step(torch.bfloat16) == 0.5
assert one_step(torch.float32) == 0.5
# --8<-- [end:half-weights]
