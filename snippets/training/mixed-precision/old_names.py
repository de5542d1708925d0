# --8<-- [start:show]
import textwrap
import warnings

import torch

x = torch.ones(2, 2)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    with torch.cuda.amp.autocast():
        print((x @ x).dtype)
for warning in caught:
    print(f"{warning.category.__name__}:")
    print(textwrap.fill(str(warning.message), 60))
# --8<-- [end:show]

# --8<-- [start:new-name-too]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    with torch.autocast("cuda"):
        assert (x @ x).dtype == torch.float32
(only,) = caught
assert only.category is UserWarning
assert "Disabling autocast" in str(only.message)
# --8<-- [end:new-name-too]

# --8<-- [start:device-type]
message = ""
try:
    torch.autocast(torch.device("cpu"))
except ValueError as error:
    message = str(error)
assert "Expected `device_type` of type `str`" in message
# --8<-- [end:device-type]

# --8<-- [start:new-names]
assert torch.amp.autocast is torch.autocast
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.cuda.amp.GradScaler()
assert str(caught[0].message) == (
    "`torch.cuda.amp.GradScaler(args...)` is "
    "deprecated. Please use `torch.amp.GradScaler("
    "'cuda', args...)` instead."
)
# --8<-- [end:new-names]
