# --8<-- [start:show]
import textwrap
import warnings

import torch
from torch import nn

warnings.simplefilter("ignore")


def build():
    return nn.Sequential(nn.Linear(4, 2), nn.ReLU())


torch.jit.script(build()).save("old.pt")  # stands for your file
x = torch.randn(3, 4)

archive = torch.jit.load("old.pt", map_location="cpu")
for attempt in (
    lambda: torch.load("old.pt"),
    lambda: torch.export.export(archive, (x,)),
):
    try:
        attempt()
    except (RuntimeError, ValueError) as error:
        print(textwrap.fill(str(error), 60))

model = build()
model.load_state_dict(archive.state_dict())
program = torch.export.export(model.eval(), (x,))
print(torch.allclose(program.module()(x), archive(x)))
# --8<-- [end:show]

# --8<-- [start:export-refuses-an-archive]
traced = torch.jit.trace(build(), x)
scripted = torch.jit.script(build())
for old in (traced, scripted, archive):
    message = ""
    try:
        torch.export.export(old, (x,))
    except ValueError as error:
        message = str(error)
    assert message.startswith(
        "Exporting a ScriptModule is not supported."
    )
# --8<-- [end:export-refuses-an-archive]

# --8<-- [start:compile-refuses-an-archive]
traced.save("traced.pt")
loaded = torch.jit.load("traced.pt")
for old in (scripted, archive, loaded):
    message = ""
    try:
        torch.compile(old, backend="eager")(x)
    except RuntimeError as error:
        message = str(error)
    assert message.startswith(
        "torch.compile does not support compiling"
    )
# --8<-- [end:compile-refuses-an-archive]

# --8<-- [start:same-names-same-numbers]
names = list(archive.state_dict())
assert names == list(build().state_dict())
x = torch.randn(3, 4)
y = program.module()(x)
assert torch.allclose(y, archive(x))
assert not torch.allclose(y, build()(x))
# --8<-- [end:same-names-same-numbers]

# --8<-- [start:archive-shows-its-code]
assert "def forward(self," in archive.code
assert "linear(input" in getattr(archive, "0").code
from torch._export.converter import TS2EPConverter

torch.jit.freeze(archive.eval()).save("frozen.pt")
for old in (archive, torch.jit.load("frozen.pt")):
    converted = TS2EPConverter(old, (x,)).convert()
    kind = torch.export.ExportedProgram
    assert isinstance(converted, kind)
    assert converted.module()(x).equal(archive(x))
# --8<-- [end:archive-shows-its-code]

# --8<-- [start:frozen-has-no-state-dict]
frozen = torch.jit.freeze(archive.eval())
torch.jit.save(frozen, "frozen.pt")
frozen = torch.jit.load("frozen.pt")
assert len(archive.state_dict()) == 2
assert len(frozen.state_dict()) == 0
assert torch.allclose(frozen(x), archive(x))
code, constants = frozen.code_with_constants
weight = archive.state_dict()["0.weight"]
assert "CONSTANTS.c0" in code
assert constants.c0.equal(weight)
# --8<-- [end:frozen-has-no-state-dict]
