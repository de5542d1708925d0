# --8<-- [start:show]
import torch
from torch.nn.functional import dropout

torch.manual_seed(0)
expected = torch.rand(3)

torch.manual_seed(0)
with torch.random.fork_rng():
    torch.manual_seed(123)
    dropped = dropout(torch.ones(1000))
print("after fork_rng:", torch.rand(3).equal(expected))

state = torch.get_rng_state()
first = torch.rand(3)
torch.set_rng_state(state)
print("after set_rng_state:", torch.rand(3).equal(first))
# --8<-- [end:show]

# --8<-- [start:restored]
before = torch.get_rng_state()
with torch.random.fork_rng():
    dropout(torch.ones(3))
    assert not torch.get_rng_state().equal(before)
assert torch.get_rng_state().equal(before)
message = ""
try:
    dropout(torch.ones(3), generator=torch.Generator())
except TypeError as error:
    message = str(error)
assert "unexpected keyword argument" in message
# --8<-- [end:restored]

# --8<-- [start:from-the-same-place]
saved = torch.get_rng_state()
drawn = torch.rand(3)
torch.set_rng_state(saved)
assert torch.rand(3).equal(drawn)
# --8<-- [end:from-the-same-place]
