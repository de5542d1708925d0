# --8<-- [start:show]
import torch
from torch import nn
from torch.multiprocessing.reductions import StorageWeakRef

cell = nn.RNNCell(100, 500)
for detach in False, True:
    state, states = torch.zeros(200, 500), []
    print("state.detach():" if detach else "retain_graph=True:")
    for step in range(4):
        if detach:
            state = state.detach()
        state = cell(torch.ones(200, 100), state)
        states.append(StorageWeakRef(state.untyped_storage()))
        state.mean().backward(retain_graph=not detach)
        alive = sum(not s.expired() for s in states)
        print(f"  {alive} states, {alive * state.nbytes:>9,} bytes")
# --8<-- [end:show]

# --8<-- [start:states-kept]
def bytes_after_each_step(detach):
    state, states = torch.zeros(200, 500), []
    for _ in range(5):
        if detach:
            state = state.detach()
        state = cell(torch.ones(200, 100), state)
        storage = state.untyped_storage()
        states.append(StorageWeakRef(storage))
        del storage
        loss = state.mean()
        loss.backward(retain_graph=not detach)
        alive = [s for s in states if not s.expired()]
        yield len(alive) * state.nbytes


one = 200 * 500 * 4
kept = [one * n for n in (1, 2, 3, 4, 5)]
assert list(bytes_after_each_step(False)) == kept
assert list(bytes_after_each_step(True)) == [one] * 5


def lstm_goes_on(detached):
    net, state = nn.LSTM(9, 5), None
    for _ in range(2):
        state = state and tuple(
            s.detach() if name in detached else s
            for name, s in zip("hc", state))
        out, state = net(torch.ones(3, 2, 9), state)
        try:
            out.mean().backward()
        except RuntimeError:
            return False
    return True


assert lstm_goes_on("hc")
assert not lstm_goes_on("h")
assert not lstm_goes_on("c")
# --8<-- [end:states-kept]

# --8<-- [start:each-step-goes-back]
def backward_calls():
    state, calls = torch.zeros(2, 500), []
    for step in range(4):
        state = cell(torch.ones(2, 100), state)
        state.grad_fn.register_hook(
            lambda *_: calls.append(1))
        before = len(calls)
        state.mean().backward(retain_graph=True)
        yield len(calls) - before


assert list(backward_calls()) == [1, 2, 3, 4]

def error(retain):
    sgd = torch.optim.SGD(cell.parameters())
    state = torch.zeros(2, 500)
    for nth in 1, 2, 3:
        state = cell(torch.ones(2, 100), state)
        try:
            state.mean().backward(retain_graph=retain)
        except RuntimeError as error:
            return nth, str(error)
        sgd.step()


nth, message = error(retain=False)
assert nth == 2 and message.startswith(
    "Trying to backward through the graph a second "
    "time")
nth, message = error(retain=True)
assert nth == 3 and message.startswith(
    "one of the variables needed for gradient "
    "computation has been modified by an inplace "
    "operation")
# --8<-- [end:each-step-goes-back]
