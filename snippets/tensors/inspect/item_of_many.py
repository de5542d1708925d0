# --8<-- [start:show]
import torch

losses = torch.tensor([0.5, 1.5])

for convert in (torch.Tensor.item, float, int):
    try:
        convert(losses)
    except (RuntimeError, ValueError) as error:
        print(type(error).__name__, error)

print(losses.mean().item(), losses[0].item())
print(losses.tolist())
# --8<-- [end:show]

# --8<-- [start:reduce-or-index]
assert losses.mean().item() == 1.0
assert losses[0].item() == 0.5
assert losses.tolist() == [0.5, 1.5]
# --8<-- [end:reduce-or-index]

# --8<-- [start:empty-has-no-number]
message = ""
try:
    losses[2:].item()
except RuntimeError as e:
    message = str(e)
assert message == (
    "a Tensor with 0 elements "
    "cannot be converted to Scalar"
)
# --8<-- [end:empty-has-no-number]
