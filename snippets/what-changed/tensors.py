# --8<-- [start:show]
import textwrap
import warnings

import torch


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


v = torch.ones(3)
for code in [
    "torch.range(1, 3)",
    "torch.meshgrid(v, v)",
    "torch.cross(v, v)",
    "v.T",
    "v[torch.ones(3, dtype=torch.uint8)]",
    "torch.zeros(2, names=['N'])",
]:
    said = ask(code)[0].splitlines()[0].split(" (Trigg")[0]
    said = ". ".join(said.split(". ")[:2])
    print(code, textwrap.fill(said, 60), sep="\n", end="\n\n")
# --8<-- [end:show]

# --8<-- [start:range]
torch.set_warn_always(True)
said, old = ask("torch.range(1, 3)")
assert said.startswith(
    "UserWarning: torch.range is dep"
)
assert old.tolist() == [1.0, 2.0, 3.0]
new = torch.arange(1, 4)
assert new.tolist() == [1, 2, 3]
assert old.dtype == torch.float32
assert new.dtype == torch.int64
# --8<-- [end:range]

# --8<-- [start:meshgrid]
said, old = ask("torch.meshgrid(v, v)")
assert "required to pass the indexing argument" in said
said, new = ask("torch.meshgrid(v, v, indexing='ij')")
assert said == "silent"
assert all(map(torch.equal, old, new))
# --8<-- [end:meshgrid]

# --8<-- [start:cross]
said, _ = ask("torch.cross(v, v)")
assert "without specifying the dim arg is dep" in said
assert ask("torch.linalg.cross(v, v)")[0] == "silent"
assert ask("torch.cross(v, v, dim=0)")[0] == "silent"
a, b = torch.arange(9.0).reshape(3, 3), torch.eye(3)
_, old = ask("torch.cross(a, b)")
assert torch.equal(old, torch.cross(a, b, dim=0))
last = torch.cross(a, b, dim=-1)
assert torch.equal(last, torch.linalg.cross(a, b))
assert not torch.equal(old, last)
# --8<-- [end:cross]

# --8<-- [start:stft]
sound, window = torch.ones(400), torch.ones(100)
call = (
    "torch.stft(sound, 100, window=window,"
    " return_complex="
)
said, old = ask(call + "False)")
assert "stft with return_complex=False is dep" in said
said, new = ask(call + "True)")
assert said == "silent"
assert torch.equal(old, torch.view_as_real(new))
# --8<-- [end:stft]

# --8<-- [start:stft-real]
said, _ = ask("torch.stft(sound, 100, window=window)")
assert said.startswith(
    "RuntimeError: stft requires the"
)
wave = torch.complex(sound, sound)
assert ask("torch.stft(wave, 100, window=window)")[
    1
].is_complex()
# --8<-- [end:stft-real]

# --8<-- [start:transpose]
batch = torch.ones(2, 3, 4)
assert "on tensors of dimension other" in ask("v.T")[0]
assert "dimension other than 2" in ask("batch.T")[0]
said, turned = ask("batch.mT")
assert said == "silent" and turned.shape == (2, 4, 3)
said, turned = ask("batch.permute(2, 1, 0)")
assert said == "silent"
assert torch.equal(turned, ask("batch.T")[1])
said, _ = ask("torch.tensor(1.0).T")
assert "Tensor.T is deprecated on 0-D tensors" in said
assert ask("torch.ones(2, 3).T")[0] == "silent"
# --8<-- [end:transpose]

# --8<-- [start:uint8-mask]
mask = torch.tensor([1, 0, 1], dtype=torch.uint8)
assert (
    "please use a dtype torch.bool" in ask("v[mask]")[0]
)
assert ask("v[mask.bool()]")[0] == "silent"
# --8<-- [end:uint8-mask]

# --8<-- [start:list-of-lists]
square = torch.ones(2, 2)
said, old = ask("square[[[0], [1]]]")
assert "Using a non-tuple sequence" in said
said, new = ask("square[[0], [1]]")
assert said == "silent" and torch.equal(old, new)
# --8<-- [end:list-of-lists]

# --8<-- [start:minus-mask]
mask = torch.tensor([True, False])
assert "use the `~` or" in ask("1 - mask")[0]
assert (~mask).tolist() == [False, True]
# --8<-- [end:minus-mask]

# --8<-- [start:number-first]
y = torch.ones(3)
said, old = ask("torch.zeros(3).add_(2, y)")
assert "This overload of add_ is deprecated" in said
said, new = ask("torch.zeros(3).add_(y, alpha=2)")
assert said == "silent" and torch.equal(old, new)
for name in "addcmul_", "addcdiv_":
    said, old = ask(f"torch.zeros(3).{name}(2, y, y)")
    assert f"overload of {name} is deprecated" in said
    new = f"torch.zeros(3).{name}(y, y, value=2)"
    assert torch.equal(old, ask(new)[1])
# --8<-- [end:number-first]

# --8<-- [start:storage]
said, old = ask("v.storage()")
assert "TypedStorage is deprecated" in said
said, new = ask("v.untyped_storage()")
assert said == "silent"
assert len(old) == 3 and len(new) == 12
# --8<-- [end:storage]

# --8<-- [start:names]
for name in "zeros", "ones", "empty", "rand", "randn":
    said, _ = ask(f"torch.{name}(2, names=['N'])")
    assert (
        said.startswith("TypeError") and "names" in said
    )
# --8<-- [end:names]

# --8<-- [start:refine-names]
for name in (
    "names",
    "rename",
    "refine_names",
    "align_to",
    "align_as",
    "has_names",
):
    said, _ = ask(f"v.{name}")
    assert said == (
        "AttributeError: 'Tensor' object has"
        f" no attribute '{name}'"
    )
# --8<-- [end:refine-names]

# --8<-- [start:volatile]
w = torch.ones(3, requires_grad=True)
said, old = ask(
    "torch.autograd.Variable(v, volatile=True)"
)
assert "volatile was removed and now has no eff" in said
assert (old * w).requires_grad
with torch.no_grad():
    assert not (v * w).requires_grad
# --8<-- [end:volatile]

# --8<-- [start:variable]
said, old = ask("torch.autograd.Variable(v)")
assert said == "silent" and type(old) is torch.Tensor
said, old = ask(
    "torch.autograd.Variable(v, requires_grad=True)"
)
assert said == "silent" and old.requires_grad
# --8<-- [end:variable]

# --8<-- [start:allclose]
said, _ = ask("torch.testing.assert_allclose(v, v)")
assert "deprecated since 1.12" in said
new = "torch.testing.assert_close(v, v)"
assert ask(new)[0] == "silent"
# --8<-- [end:allclose]
