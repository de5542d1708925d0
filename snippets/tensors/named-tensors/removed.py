# --8<-- [start:show]
import torch

x = torch.ones(2, 3)
for call in [
    lambda: torch.zeros(2, 3, names=("N", "C")),
    lambda: torch.randn(2, 3, names=("N", "C")),
    lambda: x.names,
    lambda: x.rename(None),
    lambda: x.refine_names("N", "C"),
    lambda: x.align_to("C", "N"),
    lambda: x.softmax("C"),
    lambda: x.sum("C"),
]:
    try:
        call()
    except (AttributeError, TypeError) as error:
        print(str(error).split(", but")[0])
# --8<-- [end:show]

# --8<-- [start:all-gone]
for name in [
    "names", "rename", "rename_", "refine_names",
    "align_to", "align_as", "has_names",
]:
    assert not hasattr(torch.Tensor, name)
assert not hasattr(torch, "align_tensors")
# --8<-- [end:all-gone]

# --8<-- [start:no-names-anywhere]
for make in (
    lambda **kw: torch.zeros(2, 3, **kw),
    lambda **kw: torch.ones(2, 3, **kw),
    lambda **kw: torch.empty(2, 3, **kw),
    lambda **kw: torch.rand(2, 3, **kw),
    lambda **kw: torch.randn(2, 3, **kw),
    lambda **kw: torch.full((2, 3), 1.0, **kw),
    lambda **kw: torch.tensor([[1], [2]], **kw),
):
    assert make().ndim == 2
    for names in (None, ("N", "C")):
        message = ""
        try:
            make(names=names)
        except TypeError as error:
            message = str(error)
        assert "names" in message
# --8<-- [end:no-names-anywhere]

# --8<-- [start:dims-are-integers]
for reduce in (
    lambda: x.sum("C"), lambda: x.mean("C"),
    lambda: x.softmax("C"), lambda: x.size("C"),
    lambda: x.transpose("N", "C"),
    lambda: torch.cat([x, x], "N"),
):
    message = ""
    try:
        reduce()
    except TypeError as error:
        message = str(error)
    assert "str" in message
# --8<-- [end:dims-are-integers]

# --8<-- [start:old-and-new]
assert getattr(x, "names", None) is None
assert not hasattr(x, "rename")
# --8<-- [end:old-and-new]
