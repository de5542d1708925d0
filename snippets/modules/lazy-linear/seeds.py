# --8<-- [start:show]
import torch
from torch import nn


def weights(first, second, draw=torch.zeros):
    torch.manual_seed(0)
    model = nn.Sequential(first(), second())
    model(draw(1, 20))
    return nn.utils.parameters_to_vector(model.parameters())


eager = lambda: nn.Linear(20, 64), lambda: nn.Linear(64, 10)
lazy = lambda: nn.LazyLinear(64), lambda: nn.LazyLinear(10)

plain = weights(*eager)
print("all lazy:  ", weights(*lazy).equal(plain))
print("first lazy:", weights(lazy[0], eager[1]).equal(plain))
print("randn:     ", weights(*lazy, torch.randn).equal(plain))
# --8<-- [end:show]

# --8<-- [start:order-decides]
state = torch.get_rng_state()
layer = nn.LazyLinear(64)
assert torch.get_rng_state().equal(state)
layer(torch.zeros(1, 20))
after = torch.get_rng_state()
assert not after.equal(state)
layer(torch.zeros(1, 20))
assert torch.get_rng_state().equal(after)

assert weights(*lazy).equal(plain)
assert not weights(lazy[0], eager[1]).equal(plain)
assert weights(*eager, torch.randn).equal(plain)
assert not weights(*lazy, torch.randn).equal(plain)
# --8<-- [end:order-decides]


# --8<-- [start:apply-comes-too-early]
def init(module):
    if type(module) is nn.Linear:
        nn.init.ones_(module.weight)


layer = nn.LazyLinear(64)
assert isinstance(layer, nn.Linear)  # a subclass
layer.apply(init)
layer(torch.zeros(1, 20))
assert not layer.weight.eq(1).any()
layer.apply(init)  # after the dry run
assert layer.weight.eq(1).all()


def init_subclasses(module):
    if isinstance(module, nn.Linear):
        nn.init.ones_(module.weight)


message = ""
try:
    nn.LazyLinear(64).apply(init_subclasses)
except ValueError as error:
    message = str(error)
assert message.startswith(
    "Attempted to use an uninitialized parameter"
)
layer = nn.LazyLinear(64)
layer.weight.data.normal_(mean=100)  # no error
layer(torch.zeros(1, 20))
assert layer.weight.abs().max() < 1
# --8<-- [end:apply-comes-too-early]
