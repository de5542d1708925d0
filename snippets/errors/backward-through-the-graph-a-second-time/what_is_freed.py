# --8<-- [start:show]
import weakref

import torch


class Saved:
    def __init__(self, tensor):
        self.tensor = tensor
        alive.add(self)


alive = weakref.WeakSet()
w = torch.ones(3, requires_grad=True)
with torch.autograd.graph.saved_tensors_hooks(
    Saved, lambda saved: saved.tensor
):
    loss = (w.sin() * w.cos()).sum()

print("after the forward pass: ", len(alive), "saved tensors")
loss.backward(retain_graph=True)
print("backward(retain_graph): ", len(alive))
loss.backward()
print("backward():             ", len(alive))
print("still there:", loss.grad_fn.name(), "and its inputs")
# --8<-- [end:show]

# --8<-- [start:saved-tensors-go]
with torch.autograd.graph.saved_tensors_hooks(
    Saved, lambda saved: saved.tensor
):
    loss = (w.sin() * w.cos()).sum()
assert len(alive) == 4
loss.backward()
assert len(alive) == 0
# --8<-- [end:saved-tensors-go]

# --8<-- [start:four-until-then]
with torch.autograd.graph.saved_tensors_hooks(
    Saved, lambda saved: saved.tensor
):
    loss = (w.sin() * w.cos()).sum()
assert len(alive) == 4
loss.backward(retain_graph=True)
assert len(alive) == 4
# --8<-- [end:four-until-then]

# --8<-- [start:dropping-the-loss-frees-too]
del loss
assert len(alive) == 0

with torch.autograd.graph.saved_tensors_hooks(
    Saved, lambda saved: saved.tensor
):
    product = w.sin() * w.cos()
    loss = product.sum()
del loss
assert len(alive) == 4  # the product has the graph too
del product
assert len(alive) == 0
# --8<-- [end:dropping-the-loss-frees-too]

# --8<-- [start:nodes-stay]
loss = (w.sin() * w.cos()).sum()
loss.backward()
product = loss.grad_fn.next_functions[0][0]
inputs = [fn.name() for fn, _ in product.next_functions]
assert inputs == ["SinBackward0", "CosBackward0"]
# --8<-- [end:nodes-stay]

# --8<-- [start:nothing-saved-nothing-missed]
w.grad = None
loss = (w + 2).sum()
loss.backward()
loss.backward()
assert w.grad.tolist() == [2, 2, 2]
# --8<-- [end:nothing-saved-nothing-missed]
