# --8<-- [start:show]
import torch

cudnn = torch.backends.cudnn
cudnn.benchmark = True
torch.use_deterministic_algorithms(True)
print("benchmark", cudnn.benchmark)
print("deterministic", cudnn.deterministic)

cudnn.benchmark = False  # the same algorithm in each run
print("benchmark", cudnn.benchmark)
# --8<-- [end:show]

# --8<-- [start:each-its-own-switch]
def state():
    strict = torch.are_deterministic_algorithms_enabled
    flags = cudnn.benchmark, cudnn.deterministic
    return *flags, strict()


assert state() == (False, False, True)
cudnn.benchmark = True
assert state() == (True, False, True)
torch.use_deterministic_algorithms(False)
assert state() == (True, False, False)
cudnn.deterministic = True
assert state() == (True, True, False)
torch.use_deterministic_algorithms(True)
assert state() == (True, True, True)
cudnn.deterministic = False
assert state() == (True, False, True)
# --8<-- [end:each-its-own-switch]
