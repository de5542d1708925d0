# --8<-- [start:show]
from concurrent.futures import ThreadPoolExecutor

import torch
from torch import nn

model = nn.Linear(2, 1).eval()


def predict(x):
    return model(x)


@torch.no_grad()
def predict_without_grad(x):
    return model(x)


batches = [torch.ones(1, 2)]
with torch.no_grad(), ThreadPoolExecutor() as pool:
    for function in predict, predict_without_grad:
        y, = pool.map(function, batches)
        print(f"{function.__name__}: has a graph: {y.requires_grad}")
# --8<-- [end:show]

# --8<-- [start:thread-local]
for mode in (torch.no_grad, torch.inference_mode):
    with mode(), ThreadPoolExecutor() as pool:
        inside = pool.submit(torch.is_grad_enabled)
        assert not torch.is_grad_enabled()
    assert inside.result()
# --8<-- [end:thread-local]

# --8<-- [start:eval-crosses-threads]
with ThreadPoolExecutor() as pool:
    training = pool.submit(lambda: model.training)
assert training.result() is False
# --8<-- [end:eval-crosses-threads]

# --8<-- [start:decorate-the-worker]
with ThreadPoolExecutor() as pool:
    y = pool.submit(predict_without_grad, batches[0])
assert not y.result().requires_grad
# --8<-- [end:decorate-the-worker]
