# --8<-- [start:show]
import torch

cudnn = torch.backends.cudnn
try:
    cudnn.benchmark = 1
except RuntimeError as error:
    print(error)
cudnn.benchmarks = True  # misspelt
print(cudnn.benchmark)
cudnn.benchmark = True
print(cudnn.benchmark)
# --8<-- [end:show]

# --8<-- [start:bools-only]
import numpy as np

for value in 0, 1, "True", None, np.True_:
    message = ""
    try:
        cudnn.benchmark = value
    except RuntimeError as error:
        message = str(error)
    start = "set_benchmark_cudnn expects a bool"
    assert message.startswith(start)
assert cudnn.benchmark is True
# --8<-- [end:bools-only]

# --8<-- [start:misspelt-is-accepted]
cudnn.benchmark = False
cudnn.benchmrk = True
assert cudnn.benchmrk is True
assert cudnn.benchmark is False
# --8<-- [end:misspelt-is-accepted]
