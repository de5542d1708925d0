# --8<-- [start:show]
import textwrap
import warnings

import torch
from torch import nn


def ask(code):
    """Run an old name; return what torch says, and the result."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            value = eval(code)
        except Exception as error:
            return f"{type(error).__name__}: {error}", None
    said = [f"{w.category.__name__}: {w.message}" for w in caught]
    return (said + ["silent"])[0], value


layer, x = nn.Linear(2, 2), torch.ones(1, 2)
for code in [
    "nn.utils.weight_norm(nn.Linear(2, 2))",
    "nn.init.xavier_uniform(layer.weight)",
    "nn.functional.softmax(x)",
    "nn.MSELoss(size_average=False)",
    "nn.functional.sigmoid(x)",
]:
    said = ask(code)[0].splitlines()[0].split(" (Trigg")[0]
    said = ". ".join(said.split(". ")[:2])
    print(code, textwrap.fill(said, 60), sep="\n", end="\n\n")
# --8<-- [end:show]

# --8<-- [start:weight-norm]
said, _ = ask("nn.utils.weight_norm(nn.Linear(2, 2))")
assert said.startswith("FutureWarning: `torch.nn.utils")
new = nn.utils.parametrizations.weight_norm(layer)
assert new(x).shape == (1, 2)
# --8<-- [end:weight-norm]

# --8<-- [start:spectral-norm]
old = "nn.utils.spectral_norm(nn.Linear(2, 2))"
assert ask(old)[0] == "silent"
advice = "will be deprecated in a future version"
assert advice in nn.utils.spectral_norm.__doc__
new = nn.utils.parametrizations.spectral_norm
assert new(nn.Linear(2, 2))(x).shape == (1, 2)
# --8<-- [end:spectral-norm]

# --8<-- [start:clip-grad-norm]
weights = [torch.ones(1, requires_grad=True)]
weights[0].grad = torch.ones(1)
said, old = ask("nn.utils.clip_grad_norm(weights, 2.0)")
assert said.startswith("FutureWarning: `torch.nn.utils")
assert (
    old == nn.utils.clip_grad_norm_(weights, 2.0) == 1
)
# --8<-- [end:clip-grad-norm]

# --8<-- [start:old-init]
for name in (
    "xavier_uniform",
    "xavier_normal",
    "kaiming_uniform",
    "kaiming_normal",
    "uniform",
    "normal",
    "orthogonal",
):
    said, _ = ask(f"nn.init.{name}(torch.ones(2, 2))")
    assert f"in favor of `nn.init.{name}_`" in said
said, _ = ask("nn.init.constant(torch.ones(2, 2), 3)")
assert "in favor of `nn.init.constant_`" in said
# --8<-- [end:old-init]

# --8<-- [start:upsample]
from torch.nn import functional as F

image = torch.ones(1, 1, 2, 2)
both = {"mode": "bilinear", "align_corners": True}
for name, new in (
    ("", {}),
    ("_nearest", {}),
    ("_bilinear", both),
):
    said, old = ask(
        f"F.upsample{name}(image, scale_factor=2)"
    )
    assert "Use `nn.functional.interpolate`" in said
    new = F.interpolate(image, scale_factor=2, **new)
    assert torch.equal(old, new)
# --8<-- [end:upsample]

# --8<-- [start:implicit-dim]
for name in "softmax", "log_softmax", "softmin":
    for d in 0, 1, 2, 3, 4:
        y = torch.arange(2.0**d).reshape([2] * d)
        said, old = ask(f"F.{name}(y)")
        assert "Implicit dimension choice" in said
        was = 1 if d in (2, 4) else 0
        said, new = ask(f"F.{name}(y, dim={was})")
        assert said == "silent" and torch.equal(
            old, new
        )
# --8<-- [end:implicit-dim]

# --8<-- [start:softmax-module]
for name in "Softmax", "LogSoftmax":
    assert ask(f"nn.{name}()")[0] == "silent"
    assert "Implicit dim" in ask(f"nn.{name}()(x)")[0]
    said, old = ask(f"nn.{name}()(x)")
    said, new = ask(f"nn.{name}(dim=1)(x)")
    assert said == "silent" and torch.equal(old, new)
# --8<-- [end:softmax-module]

# --8<-- [start:size-average]
losses = [n for n in dir(nn) if n.endswith("Loss")]
for name in "MSELoss", "CrossEntropyLoss", "BCELoss":
    assert name in losses
    for old, new in [
        ("size_average", "sum"),
        ("reduce", "none"),
    ]:
        said, made = ask(f"nn.{name}({old}=False)")
        assert said == (
            "UserWarning: size_average and reduce args "
            "will be deprecated, please use "
            f"reduction='{new}' instead."
        )
        assert made.reduction == new
# --8<-- [end:size-average]

# --8<-- [start:size-average-function]
for name in (
    "mse_loss",
    "cross_entropy",
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
):
    for old, new in [
        ("size_average", "sum"),
        ("reduce", "none"),
    ]:
        said, was = ask(f"F.{name}(x, x, {old}=False)")
        assert f"use reduction='{new}' instead" in said
        said, now = ask(
            f"F.{name}(x, x, reduction='{new}')"
        )
        assert said == "silent" and torch.equal(
            was, now
        )
# --8<-- [end:size-average-function]

# --8<-- [start:nll-2d]
said, old = ask("nn.NLLLoss2d()")
assert "`NLLLoss2d` has been deprecated" in said
assert isinstance(old, nn.NLLLoss)
# --8<-- [end:nll-2d]

# --8<-- [start:sigmoid]
for name in "sigmoid", "tanh":
    said, old = ask(f"F.{name}(x)")
    assert said == "silent"
    assert torch.equal(old, getattr(torch, name)(x))
    assert "deprecat" not in getattr(F, name).__doc__
# --8<-- [end:sigmoid]

# --8<-- [start:backward-hook]
def hooked(how):
    part = nn.Sequential(nn.Linear(2, 2), nn.Tanh())
    getattr(part, how)(lambda *a: None)
    return part

given = torch.ones(1, 2, requires_grad=True)
part = hooked("register_backward_hook")
said, out = ask("part(given)")
assert said.startswith(
    "FutureWarning: Using a non-full"
)
assert ask("out.sum().backward()")[0] == "silent"
part = hooked("register_full_backward_hook")
assert (
    ask("part(given).sum().backward()")[0] == "silent"
)
# --8<-- [end:backward-hook]
