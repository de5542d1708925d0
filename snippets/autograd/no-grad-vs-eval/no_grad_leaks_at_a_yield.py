# --8<-- [start:show]
import torch


def batches():
    with torch.no_grad():
        for i in range(2):
            yield torch.full((2,), float(i))


@torch.no_grad()
def decorated_batches():
    for i in range(2):
        yield torch.full((2,), float(i))


w = torch.ones(2, requires_grad=True)
for source in batches, decorated_batches:
    for batch in source():
        loss = (w * batch).sum()
        print(source.__name__, "has a graph:", loss.requires_grad)
# --8<-- [end:show]

# --8<-- [start:with-block-leaks]
stream = batches()
next(stream)
assert not torch.is_grad_enabled()
stream.close()
assert torch.is_grad_enabled()
# --8<-- [end:with-block-leaks]

# --8<-- [start:decorated-generator-restores]
stream = decorated_batches()
assert not next(stream).requires_grad
assert torch.is_grad_enabled()
# --8<-- [end:decorated-generator-restores]

# --8<-- [start:backward-then-fails]
message = ""
for batch in batches():
    try:
        (w * batch).sum().backward()
    except RuntimeError as error:
        message = str(error)
assert message == (
    "element 0 of tensors does not require grad"
    " and does not have a grad_fn"
)
# --8<-- [end:backward-then-fails]

# --8<-- [start:interleaved-tasks-leave-it-off]
import asyncio


async def predict(gate, finished):
    with torch.no_grad():
        finished.set()
        await gate.wait()

async def two_requests():
    gates = [asyncio.Event() for _ in range(4)]
    a = asyncio.create_task(predict(*gates[:2]))
    await gates[1].wait()
    b = asyncio.create_task(predict(*gates[2:]))
    await gates[3].wait()
    gates[0].set()
    await a
    gates[2].set()
    await b

asyncio.run(two_requests())
assert not torch.is_grad_enabled()
torch.set_grad_enabled(True)
# --8<-- [end:interleaved-tasks-leave-it-off]

# --8<-- [start:no-effect-on-async-def]
for mode in (torch.no_grad, torch.inference_mode):
    @mode()
    async def coroutine():
        return torch.is_grad_enabled()

    @mode()
    async def stream():
        yield torch.is_grad_enabled()

    assert asyncio.run(coroutine())
    assert asyncio.run(anext(stream()))
# --8<-- [end:no-effect-on-async-def]
