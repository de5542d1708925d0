# --8<-- [start:show]
import torch
from torch import fx, nn


class Gate(nn.Module):
    def forward(self, x):
        if x.sum() > 0:
            return x
        return 0.5 * x


class LeafGate(fx.Tracer):
    def is_leaf_module(self, module, name):
        if isinstance(module, Gate):
            return True
        return super().is_leaf_module(module, name)


net = nn.Sequential(nn.Tanh(), Gate())
try:
    fx.symbolic_trace(net)
except fx.proxy.TraceError as error:
    print(error)

traced = fx.GraphModule(net, LeafGate().trace(net))
for x in (torch.tensor([0.1, 0.2]), torch.tensor([-0.1, -0.2])):
    print(traced(x).equal(net(x)))
# --8<-- [end:show]

# --8<-- [start:leaf-is-one-node]
nodes = list(traced.graph.nodes)
assert [str(n.target) for n in nodes] == [
    "input", "0", "1", "output"
]
for x in (torch.ones(2), -torch.ones(2)):
    assert traced(x).equal(net(x))
# --8<-- [end:leaf-is-one-node]

# --8<-- [start:wrapped-is-one-node]
def gate(x):
    return x if x.sum() > 0 else 0.5 * x

fx.wrap("gate")
wrapped = fx.symbolic_trace(lambda x: gate(x))
assert len(wrapped.graph.nodes) == 3
for x in (torch.ones(2), -torch.ones(2)):
    assert wrapped(x).equal(Gate()(x))

def wrap_inside():
    fx.wrap("len")

@fx.wrap
def decorated(x):
    return gate(x)

def model(x):
    return decorated(x)

assert len(fx.symbolic_trace(model).graph.nodes) == 3
message = ""
try:
    wrap_inside()
except NotImplementedError as error:
    message = str(error)
assert "must be called at the top level" in message
# --8<-- [end:wrapped-is-one-node]

# --8<-- [start:shapes-and-asserts-too]
import traceback


def by_shape(x):
    return x if x.shape[0] > 1 else -x
def by_dtype(x):
    return x if x.dtype == torch.float32 else -x
def by_ndim(x):
    return x if x.dim() > 1 else -x
def by_in(x):
    return x if x.dim() in (1, 2) else -x
def dtype_in(x):
    return x if x.dtype in (torch.float32,) else -x
def shape_in(x):
    return x if x.shape[0] in (1, 2) else -x
def shape_equal(x):
    return x if x.shape[0] == 1 else -x
def by_value(x):
    return x if x.sum() > 0 else -x
def by_assert(x):
    assert x.dim() == 1
    return x

text = "symbolically traced variables cannot be used"
refused = (
    by_shape, by_dtype, by_ndim, by_in, dtype_in,
    shape_in, shape_equal, by_value, by_assert,
)
for function in refused:
    message = ""
    try:
        fx.symbolic_trace(function)
    except fx.proxy.TraceError as error:
        message = str(error)
        trace = error.__traceback__
        frames = traceback.extract_tb(trace)
    assert message.startswith(text)
    own = [f for f in frames if f.filename == __file__]
    assert own[-1].name == function.__name__
    line = own[-1].line
    assert " if " in line or "assert x" in line
# --8<-- [end:shapes-and-asserts-too]

# --8<-- [start:recorded-instead]
import contextlib
import io


def error_of(function, *args):
    with contextlib.redirect_stderr(io.StringIO()):
        try:
            function(*args)
        except AssertionError as error:
            return str(error)

def checked(x):
    torch._assert(x.dim() == 1, "want one dimension")
    return torch.where(x.sum() > 0, x, 0.5 * x)

traced = fx.symbolic_trace(checked)
for x in (torch.ones(2), -torch.ones(2)):
    assert traced(x).equal(Gate()(x))
message = error_of(traced, torch.ones(3, 1))
assert message == "want one dimension"
# --8<-- [end:recorded-instead]

# --8<-- [start:export-settles-shapes]
class ByShape(nn.Module):
    def forward(self, x):
        return 2 * x if x.shape[0] > 1 else -x

example = (torch.ones(2),)
program = torch.export.export(ByShape(), example)
assert isinstance(program.graph, fx.Graph)
targets = [n.target for n in program.graph.nodes]
assert torch.ops.aten.mul.Tensor in targets
assert program.module()(torch.ones(2)).sum() == 4
message = ""
try:
    program.module()(torch.ones(1))
except AssertionError as error:
    message = str(error)
assert message.startswith("Guard failed")
# --8<-- [end:export-settles-shapes]

# --8<-- [start:flag-is-specialized]
def scale(x, double, mask=None):
    x = x if mask is None else x * mask
    return 2 * x if double else x

given = {"double": True, "mask": None}
traced = fx.symbolic_trace(scale, concrete_args=given)
x = torch.ones(2)
assert traced(x, True).equal(2 * x)
assert error_of(traced, x, False).startswith(
    "double has been specialized to have value True"
)
assert error_of(traced, x, True, x).startswith(
    "mask has been specialized to have value None"
)
# --8<-- [end:flag-is-specialized]
