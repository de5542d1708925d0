# --8<-- [start:show]
import torch

graphs = []


def count(graph, example_inputs):
    graphs.append(graph)
    return graph.forward


@torch.compile(backend=count)
def scale(x, label="a"):
    return x * len(label)


x = torch.ones(3)
for change, arguments in (
    ("first call", (x,)),
    ("other numbers", (5 * x,)),
    ("another dtype", (x.double(),)),
    ("requires_grad", (x.clone().requires_grad_(),)),
    ("another string", (x, "bb")),
    ("the first again", (x,)),
):
    scale(*arguments)
    print(f"{change}: {len(graphs)} graphs")
# --8<-- [end:show]

# --8<-- [start:modes-are-guarded]
drop = torch.nn.Dropout(0.5)
apply = torch.compile(lambda x: drop(x), backend=count)
graphs.clear()
for train, grad, so_far in (
    (True, True, 1),
    (False, True, 2),  # after drop.eval()
    (False, False, 3),  # under no_grad()
    (True, True, 3),  # the first again
):
    drop.train(train)
    with torch.set_grad_enabled(grad):
        apply(x)
    assert len(graphs) == so_far
# --8<-- [end:modes-are-guarded]

# --8<-- [start:counter-in-a-buffer]
import logging

torch._logging.set_logs(dynamo=logging.ERROR)

class Attribute(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.step = 0

    def forward(self, x):
        self.step += 1
        return x * self.step

class Buffer(Attribute):
    def __init__(self):
        torch.nn.Module.__init__(self)
        self.register_buffer("step", torch.tensor(0))

for model, expected in (
    (Attribute(), [1, 2, 3, 4, 5, 6, 7, 8, 8, 8]),
    (Buffer(), 10 * [1]),
):
    torch._dynamo.reset()
    graphs.clear()
    compiled = torch.compile(model, backend=count)
    for so_far in expected:
        compiled(x)
        assert len(graphs) == so_far
# --8<-- [end:counter-in-a-buffer]
