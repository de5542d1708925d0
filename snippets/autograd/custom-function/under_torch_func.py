# --8<-- [start:show]
import torch
from torch.func import grad, vmap


class OldCube(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x**3


class NewCube(torch.autograd.Function):
    generate_vmap_rule = True
    forward = staticmethod(lambda x: x**3)

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, grad_output):
        return grad_output * 3 * ctx.saved_tensors[0] ** 2


x = torch.tensor([1.0, 2.0])
for cube in OldCube, NewCube:
    try:
        print(vmap(grad(cube.apply))(x))
    except RuntimeError as error:
        print(str(error).split(". For")[0])
# --8<-- [end:show]

# --8<-- [start:setup-context-for-torch-func]
import warnings

from torch import func


class Forward(NewCube):
    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)

    @staticmethod
    def jvp(ctx, tangent):
        return tangent * 3 * ctx.saved_tensors[0] ** 2


class NotSaved(Forward):  # no save_for_forward
    setup_context = NewCube.setup_context


def message(use, cube):
    try:
        use(cube.apply, torch.tensor(2.0))
    except (RuntimeError, NotImplementedError) as error:
        return str(error)
    return "works"


backward = [
    lambda f, x: vmap(f)(x[None]),
    lambda f, x: grad(f)(x),
    lambda f, x: func.vjp(f, x)[1](x),
    lambda f, x: func.jacrev(f)(x),
]
forward = [
    lambda f, x: func.jvp(f, (x,), (x,)),
    lambda f, x: func.jacfwd(f)(x),
    lambda f, x: func.hessian(f)(x),
]
with warnings.catch_warnings():  # torch.jit, inside
    warnings.simplefilter("ignore", DeprecationWarning)
    for use in backward + forward:
        assert "setup_context" in message(use, OldCube)
        assert message(use, Forward) == "works"
    for use in forward:
        assert "jvp function" in message(use, NewCube)
        try:
            use(NotSaved.apply, torch.tensor(2.0))
        except IndexError:  # saved_tensors is empty
            continue
        raise AssertionError
for use in backward:
    assert message(use, NewCube) == "works"

z = torch.tensor(2.0, requires_grad=True)
OldCube.backward = staticmethod(NewCube.backward)
OldCube.apply(z).backward()
assert z.grad.item() == 12  # without torch.func
# --8<-- [end:setup-context-for-torch-func]


# --8<-- [start:vmap-rule]
class Cube(Forward):
    generate_vmap_rule = False


class OwnRule(Cube):
    @staticmethod
    def vmap(info, in_dims, x):
        return x**3, in_dims[0]


with warnings.catch_warnings():  # torch.jit, inside
    warnings.simplefilter("ignore", DeprecationWarning)
    for use in backward[0], forward[1], forward[2]:
        assert message(use, Cube).startswith(
            "You tried to vmap over Cube, "
            "but it does not have vmap support."
        )
        assert message(use, OwnRule) == "works"
    for use in *backward[1:], forward[0]:
        assert message(use, Cube) == "works"
for cube in NewCube, OwnRule:
    assert vmap(cube.apply)(x).tolist() == [1, 8]
assert vmap(grad(NewCube.apply))(x).tolist() == [3, 12]
# --8<-- [end:vmap-rule]
