# --8<-- [start:show]
import torch
from torch import nn

norm = nn.BatchNorm1d(1)
training_batch = torch.tensor([[-1.0], [1.0]])
test_batch = torch.tensor([[19.0], [21.0]])
norm(training_batch)

print("before:", f"{norm.running_mean.item():.2f}")
with torch.no_grad():
    norm(test_batch)
print("after no_grad:", f"{norm.running_mean.item():.2f}")

norm.eval()
with torch.no_grad():
    norm(test_batch)
print("after eval():", f"{norm.running_mean.item():.2f}")
# --8<-- [end:show]

# --8<-- [start:test-data-moves-the-mean]
norm = nn.BatchNorm1d(1)
norm(training_batch)
assert norm.running_mean.item() == 0
with torch.no_grad():
    norm(test_batch)
assert norm.running_mean.item() == 2
# --8<-- [end:test-data-moves-the-mean]

# --8<-- [start:running-mean-lags]
norm = nn.BatchNorm1d(1)  # momentum=0.1
for _ in range(10):
    norm(test_batch)  # its mean is 20
assert round(norm.running_mean.item(), 1) == 13.0
# --8<-- [end:running-mean-lags]

# --8<-- [start:same-batch-two-losses]
trained = norm(test_batch)
evaluated = norm.eval()(test_batch)
assert trained.mean().abs() < 1e-4
assert evaluated.mean() > 4
# --8<-- [end:same-batch-two-losses]

# --8<-- [start:cumulative-average]
norm = nn.BatchNorm1d(1, momentum=None)
norm(test_batch)
assert norm.running_mean.item() == 20
norm(training_batch)
assert norm.running_mean.item() == 10
# --8<-- [end:cumulative-average]

# --8<-- [start:no-running-stats-no-eval]
norm = nn.BatchNorm1d(1, track_running_stats=False)
trained = norm(test_batch)
assert norm.eval()(test_batch).equal(trained)
# --8<-- [end:no-running-stats-no-eval]
