# --8<-- [start:show]
import torch


def branch(x):
    return x * 2 if x.sum() > 0 else x * 3


@torch.compile(backend="eager")
@torch._dynamo.error_on_graph_break(True)
def strict(x):
    return branch(x) + 1


@torch.compile(backend="eager")
@torch._dynamo.error_on_graph_break(True)
def one_exception(x):
    with torch._dynamo.error_on_graph_break(False):
        x = branch(x)
    return x + 1


try:
    strict(torch.ones(3))
except torch._dynamo.exc.Unsupported as error:
    print(str(error).splitlines()[0])
print(one_exception(torch.ones(3)))
# --8<-- [end:show]

# --8<-- [start:break-allowed-here]
for x in (torch.ones(3), -torch.ones(3)):
    assert one_exception(x).equal(branch(x) + 1)
# --8<-- [end:break-allowed-here]

# --8<-- [start:break-is-an-error]
message = ""
try:
    strict(torch.ones(3))
except torch._dynamo.exc.Unsupported as error:
    message = str(error)
assert message.startswith("Data-dependent branching")
# --8<-- [end:break-is-an-error]
