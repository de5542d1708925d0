# --8<-- [start:show]
import textwrap
import warnings

import torch

x = torch.tensor([1.0, 2.0])
for dtype in torch.float64, torch.float32:
    inputs = x.to(dtype).requires_grad_()
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            print(torch.autograd.gradcheck(torch.sin, inputs))
        except RuntimeError as error:
            print(str(error).split(",")[0])
    for warning in caught:
        print(textwrap.fill(str(warning.message), 72))
# --8<-- [end:show]

# --8<-- [start:float32-fails]
import inspect

check = torch.autograd.gradcheck
eps = inspect.signature(check).parameters["eps"]
assert eps.default == 1e-6
assert check(torch.sin, x.double().requires_grad_())
message = ""
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    try:
        check(torch.sin, x.clone().requires_grad_())
    except RuntimeError as error:
        message = str(error)
assert message.startswith("Jacobian mismatch")
# --8<-- [end:float32-fails]
