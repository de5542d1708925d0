# --8<-- [start:show]
import torch

weight = torch.ones(1, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.125)
scaler = torch.amp.GradScaler("cpu", init_scale=4, growth_interval=2)

print("gradient  weight  scale  skipped")
for gradient in (1, 1, 1, float("inf"), 1, 1, float("nan")):
    optimizer.zero_grad()
    scaler.scale((weight * gradient).sum()).backward()
    scaler.step(optimizer)
    before = scaler.get_scale()
    scaler.update()
    skipped = scaler.get_scale() < before
    print(
        f"{gradient:8}  {weight.item():6}"
        f"  {scaler.get_scale():5}  {skipped}"
    )
# --8<-- [end:show]

# --8<-- [start:step-is-skipped]
def skip(fused):
    kept, calls = weight.detach().clone(), []
    real = torch.optim.Adam([weight], fused=fused)
    real.register_step_post_hook(
        lambda *args: calls.append(1)
    )
    for g in (float("inf"), float("nan")):
        real.zero_grad()
        scaler.scale((weight * g).sum()).backward()
        scaler.step(real)
        scaler.update()
    assert torch.equal(weight, kept)
    return len(calls), real.state[weight].get("step", 0)


assert skip(fused=False) == (0, 0)
assert skip(fused=True) == (2, 0)
# --8<-- [end:step-is-skipped]

# --8<-- [start:grow-and-shrink]
def train(gradients, **options):
    w = torch.ones(1, requires_grad=True)
    sgd = torch.optim.SGD([w], lr=0.1)
    s = torch.amp.GradScaler("cpu", **options)
    for g in gradients:
        sgd.zero_grad()
        s.scale((w * g).sum()).backward()
        s.step(sgd)
        s.update()
    return s.get_scale(), w.item()


def next_scale(gradients, **options):
    return train(gradients, **options)[0]


inf, nan = float("inf"), float("nan")
default = torch.amp.GradScaler("cpu")
assert default.get_growth_interval() == 2000
three = {"init_scale": 4, "growth_interval": 3}
assert next_scale([1] * 2, **three) == 4
assert next_scale([1] * 3, **three) == 8
assert next_scale([1, 1, inf, 1, 1], **three) == 2
assert next_scale([1, 1, inf, 1, 1, 1], **three) == 4
assert next_scale([inf]) == 65536 / 2
assert next_scale([nan] * 165) > 0
assert train([nan] * 166) == (0, 1)
scale, broken = train([nan] * 166 + [1])
assert scale == 0 and broken != broken  # NaN
# --8<-- [end:grow-and-shrink]

# --8<-- [start:skipped-step-and-schedule]
import warnings


def schedule(gradients, ask_first):
    w = torch.ones(1, requires_grad=True)
    sgd = torch.optim.SGD([w], lr=0.1)
    s = torch.amp.GradScaler("cpu")
    lr = torch.optim.lr_scheduler.StepLR(sgd, 1)
    for g in gradients:
        sgd.zero_grad()
        s.scale((w * g).sum()).backward()
        s.step(sgd)
        before = s.get_scale()
        s.update()
        if not ask_first or s.get_scale() >= before:
            lr.step()
    return lr.last_epoch


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert schedule([inf, 1], ask_first=True) == 1
    assert schedule([1, inf], ask_first=True) == 1
    assert schedule([1, inf], ask_first=False) == 2
    assert not caught
    assert schedule([inf, 1], ask_first=False) == 2
assert str(caught[0].message).startswith(
    "Detected call of `lr_scheduler.step()` "
    "before `optimizer.step()`."
)
# --8<-- [end:skipped-step-and-schedule]
