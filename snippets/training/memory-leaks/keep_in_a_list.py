# --8<-- [start:show]
import torch
from torch import nn
from torch.multiprocessing.reductions import StorageWeakRef

ways = {
    "loss": lambda o, loss: loss,
    "loss.detach()": lambda o, loss: loss.detach(),
    "loss.item()": lambda o, loss: loss.item(),
    "output": lambda o, loss: o,
    "output.detach()": lambda o, loss: o.detach(),
    "output[0].detach()": lambda o, loss: o[0].detach(),
    "output[0].detach().clone()": lambda o, loss: o[0].detach().clone(),
}
first, last = nn.Linear(100, 500), nn.Linear(500, 10)

def held_after_a_step(kept, keep, backward):
    def step():
        hidden = first(batch := torch.ones(200, 100)).tanh()
        loss = (output := last(hidden)).mean()
        if backward:
            loss.backward()
        kept.append(keep(output, loss))
        made = [batch, hidden, output, loss, *kept]
        made = [t.untyped_storage() for t in made if torch.is_tensor(t)]
        return {StorageWeakRef(s): s.nbytes() for s in made}
    return sum(n for s, n in step().items() if not s.expired())

for name, keep in ways.items():
    held = [held_after_a_step([], keep, back) for back in (False, True)]
    print(f"{name:27}{held[0]:>7}{held[1]:>6}")
# --8<-- [end:show]

# --8<-- [start:kept-loss]
def held(name, backward):
    return held_after_a_step([], ways[name], backward)


batch, hidden, output = 80_000, 400_000, 8_000
assert held("loss", False) == batch + hidden + 4
assert held("loss", True) == 4
for backward in False, True:
    assert held("loss.detach()", backward) == 4
    assert held("loss.item()", backward) == 0
# --8<-- [end:kept-loss]

# --8<-- [start:kept-output]
everything = batch + hidden + output
assert held("output", False) == everything
assert held("output", True) == output
for backward in False, True:
    assert held("output.detach()", backward) == output
# --8<-- [end:kept-output]

# --8<-- [start:kept-view]
for backward in False, True:
    row = "output[0].detach()"
    assert held(row, backward) == output
    assert held(row + ".clone()", backward) == 10 * 4
# --8<-- [end:kept-view]

# --8<-- [start:python-list-or-graph]
import sys

numbers = [float(n) for n in range(1000)]
assert sys.getsizeof(numbers[0]) == 24
assert 8000 <= sys.getsizeof(numbers) < 10_000

import gc
import tracemalloc

kept = []
tracemalloc.start()
held_after_a_step(kept, ways["loss"], False)
before, _ = tracemalloc.get_traced_memory()
for _ in range(10):
    held_after_a_step(kept, ways["loss"], False)
gc.collect()
after, _ = tracemalloc.get_traced_memory()
assert len(kept) == 11
assert after - before < 48_000  # of 4,800,040

numbers = [float(n) for n in range(1000, 2000)]
floats, _ = tracemalloc.get_traced_memory()
tracemalloc.stop()
assert floats - after >= 32_000
# --8<-- [end:python-list-or-graph]

# --8<-- [start:who-holds-it]
loss = last(first(torch.ones(2, 100))).mean()
history = [loss]
holders = gc.get_referrers(loss)
assert any(holder is history for holder in holders)
# --8<-- [end:who-holds-it]
