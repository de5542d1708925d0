# --8<-- [start:show]
from textwrap import fill

import torch

image = torch.ones(1, 3)
for name in ["CUDA", "gpu"]:
    try:
        image.to(name)
    except RuntimeError as error:
        print(fill(str(error), 72))
# --8<-- [end:show]

# --8<-- [start:cpu-build-has-no-cuda]
if torch.version.cuda or torch.version.hip:
    assert torch.backends.cuda.is_built()
else:
    from torch import nn

    for thing in (image, nn.Linear(3, 2)):
        message = ""
        try:
            thing.to("cuda")
        except AssertionError as error:
            message = str(error)
        assert message == (
            "Torch not compiled with CUDA enabled"
        )
# --8<-- [end:cpu-build-has-no-cuda]
