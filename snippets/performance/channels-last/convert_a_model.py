# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(
    nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.ReLU(),
    nn.AdaptiveAvgPool2d(2), nn.Flatten(), nn.Linear(32, 10),
)
x = torch.randn(4, 3, 16, 16)
before = model(x)

model.to(memory_format=torch.channels_last)
x = x.to(memory_format=torch.channels_last)
after = model(x)

for name, p in model.named_parameters():
    print(f"{name:9} {tuple(p.shape)!s:13} {p.stride()}")
print(torch.allclose(before, after, atol=1e-5))
# --8<-- [end:show]


# --8<-- [start:four-dims-only]
def is_last(t):
    form = torch.channels_last
    return t.dim() == 4 and t.is_contiguous(
        memory_format=form
    )


for p in model.parameters():
    assert is_last(p) == (p.dim() == 4)
names = [n for n, p in model.named_parameters()]
assert len(names) == 6
conv = nn.Conv1d(3, 4, 3)  # its weight has 3
strides = [p.stride() for p in conv.parameters()]
conv.to(memory_format=torch.channels_last)
after = [p.stride() for p in conv.parameters()]
assert strides == after
norm = nn.BatchNorm2d(3)
norm.register_buffer("b4", torch.ones(2, 3, 4, 5))
form = torch.channels_last
assert norm.to(memory_format=form) is norm
assert is_last(norm.b4) and norm.weight.stride() == (1,)
# --8<-- [end:four-dims-only]

# --8<-- [start:one-side-is-enough]
import os

from torch.profiler import profile

os.environ["KINETO_LOG_LEVEL"] = "6"
plain = x.contiguous()
both = [8, 3, 3, 3], [4, 3, 16, 16]
for weight_last in False, True:
    for input_last in False, True:
        conv = nn.Conv2d(3, 8, 3)
        t = x if input_last else plain
        if weight_last:
            conv.to(memory_format=torch.channels_last)
        with profile(record_shapes=True) as prof:
            y = conv(t)
        copied = [
            event.input_shapes[0]
            for event in prof.events()
            if event.name == "aten::clone"
        ]
        assert is_last(y) == (weight_last or input_last)
        if weight_last == input_last:
            assert copied == []
        else:
            assert copied == [both[weight_last]]
t = torch.randn(2, 8, 16, 16)
for size in 1, 3, 7:
    for options in (
        {}, {"dilation": 2}, {"stride": 2},
        {"dtype": torch.float64},
        {"dtype": torch.bfloat16},
    ):
        conv = nn.Conv2d(8, 8, size, **options)
        u = t.to(conv.weight.dtype)
        assert not is_last(conv(u))
        v = u.to(memory_format=torch.channels_last)
        assert is_last(conv(v))
        conv.to(memory_format=torch.channels_last)
        assert is_last(conv(u))
gray = torch.randn(4, 1, 8, 8)
conv = nn.Conv2d(1, 8, 1)
conv.to(memory_format=torch.channels_last)
assert not is_last(conv(gray))  # one input channel
conv = nn.Conv2d(8, 8, 1, groups=8)
conv.to(memory_format=torch.channels_last)
assert not is_last(conv(t))  # one in each group
conv = nn.Conv2d(1, 8, 3)
assert is_last(gray) and not is_last(conv(gray))
gray = gray.to(memory_format=torch.channels_last)
assert is_last(conv(gray))
# --8<-- [end:one-side-is-enough]

# --8<-- [start:same-numbers]
def gradients(model, x):
    model.zero_grad()
    model(x).square().sum().backward()
    return [p.grad.clone() for p in model.parameters()]


a = gradients(model, x)
assert is_last(model[0].weight.grad)
model.to(memory_format=torch.contiguous_format)
b = gradients(model, plain)
assert not is_last(model[0].weight)
for p, q in zip(a, b, strict=True):
    assert torch.allclose(p, q, rtol=1e-3, atol=1e-4)
assert torch.equal(x, plain)
model.double()
b = model(plain.double())
model.to(memory_format=torch.channels_last)
a = model(x.double())
assert a.dtype == torch.float64
assert is_last(model[0](x.double()))
assert torch.allclose(a, b, rtol=0, atol=1e-12)
model.eval()
a, y = gradients(model, x.double()), model(x.double())
model.to(memory_format=torch.contiguous_format)
b = gradients(model, plain.double())
assert torch.allclose(y, model(plain.double()))
for p, q in zip(a, b, strict=True):
    assert q.abs().max() > 0 and torch.allclose(p, q)
# --8<-- [end:same-numbers]

# --8<-- [start:checkpoints]
form = torch.channels_last
last = nn.Conv2d(3, 8, 3).to(memory_format=form)
other = nn.Conv2d(3, 8, 3)
other.load_state_dict(last.state_dict())
assert other.weight.equal(last.weight)
assert not is_last(other.weight)
other.load_state_dict(last.state_dict(), assign=True)
assert is_last(other.weight)
last = nn.Conv2d(3, 8, 3).to(memory_format=form)
last.load_state_dict(nn.Conv2d(3, 8, 3).state_dict())
assert is_last(last.weight)
# --8<-- [end:checkpoints]
