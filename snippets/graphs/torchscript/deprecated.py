# --8<-- [start:show]
import io
import warnings

import torch

model, file = torch.nn.Linear(2, 2).eval(), io.BytesIO()
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.jit.trace(model, torch.ones(1, 2))
    scripted = torch.jit.script(model)
    torch.jit.freeze(scripted)
    torch.jit.save(scripted, file)
    file.seek(0)
    torch.jit.load(file)

for message in dict.fromkeys(str(w.message) for w in caught):
    print(message)
# --8<-- [end:show]

# --8<-- [start:files-still-load]
file.seek(0)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    loaded = torch.jit.load(file)
x = torch.ones(1, 2)
assert loaded(x).allclose(model(x))
assert isinstance(loaded, torch.jit.ScriptModule)
# --8<-- [end:files-still-load]

# --8<-- [start:deprecation-category]
import os
import re
import sys

kinds = {w.category for w in caught}
assert kinds == {DeprecationWarning}
inside = os.path.dirname(torch.__file__) + os.sep
assert len({str(w.message) for w in caught}) == 6
for warning in caught:
    assert warning.filename.startswith(inside)
    assert "removed" not in str(warning.message)
    assert not re.search("[0-9]", str(warning.message))

from unittest import mock


def calls():
    file.seek(0)
    torch.jit.trace(model, torch.ones(1, 2))
    torch.jit.freeze(torch.jit.script(model))
    torch.jit.save(scripted, file)
    file.seek(0)
    torch.jit.load(file)

later = mock.Mock(wraps=sys, version_info=(3, 14))
with (
    warnings.catch_warnings(record=True) as new,
    mock.patch("torch.jit._script.sys", later),
    mock.patch("torch.jit._trace.sys", later),
    mock.patch("torch.jit._serialization.sys", later),
):
    warnings.simplefilter("always")
    calls()
texts = {str(w.message) for w in new}
may = "is not supported in Python 3.14+ and may break"
other = [t for t in texts if may not in t]
assert len(texts) == 6 and len(other) == 1
assert "torch.jit.freeze" in other[0]
with warnings.catch_warnings(record=True) as plain:
    warnings.simplefilter("always")
    torch.jit.trace(torch.neg, torch.ones(1))
texts = " ".join(str(w.message) for w in plain)
assert "jit.trace`" in texts
assert "trace_method" not in texts
# --8<-- [end:deprecation-category]
