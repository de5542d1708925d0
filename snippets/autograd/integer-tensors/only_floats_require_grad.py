# --8<-- [start:show]
import torch

try:
    torch.tensor([1, 2, 3], requires_grad=True)
except RuntimeError as error:
    print(error)
try:
    torch.tensor([1, 2, 3]).requires_grad_()
except RuntimeError as error:
    print(error)

x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
counts = torch.tensor([1, 2, 3])
(x * counts).sum().backward()
print(x.grad)
# --8<-- [end:show]

# --8<-- [start:every-dtype]
import warnings

dtypes = {
    d for d in vars(torch).values()
    if isinstance(d, torch.dtype)
}
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    for d in dtypes:
        t = torch.empty(2, dtype=d)
        try:
            t.requires_grad_()
        except RuntimeError as error:
            assert "can require gradients" in str(error)
        kind = t.is_floating_point() or t.is_complex()
        assert t.requires_grad == kind
refused = {torch.bool, torch.uint8, torch.int64}
assert refused < dtypes and len(dtypes) == 46
# --8<-- [end:every-dtype]

# --8<-- [start:three-ways-to-the-error]
def message(make, *arguments, **options):
    try:
        make(*arguments, **options)
    except RuntimeError as error:
        return str(error)[1:]


n = torch.arange(3)
both = "nly Tensors of floating point and complex dtype"
ends = " can require gradients"
for said in (
    message(torch.tensor, [1], requires_grad=True),
    message(torch.arange, 3, requires_grad=True),
    message(torch.nn.Parameter, n),
    message(setattr, n, "requires_grad", True),
):
    assert said == both + ends
said = message(n.requires_grad_)
assert said == both.replace(" and complex", "") + ends
# --8<-- [end:three-ways-to-the-error]

# --8<-- [start:integers-as-constants]
assert x.grad.equal(counts.float())
assert (x * counts).dtype == torch.float32
mask = torch.tensor([True, False, True])
(grad,) = torch.autograd.grad((x * mask).sum(), x)
assert grad.tolist() == [1, 0, 1]
message = ""
try:
    x @ counts
except RuntimeError as error:
    message = str(error)
assert "same dtype" in message
(grad,) = torch.autograd.grad(x @ counts.float(), x)
assert grad.equal(counts.float())
# --8<-- [end:integers-as-constants]

# --8<-- [start:complex-too]
z = torch.tensor(1 + 2j).requires_grad_()
z.abs().square().backward()
assert torch.allclose(z.grad, torch.tensor(2 + 4j))
# --8<-- [end:complex-too]
