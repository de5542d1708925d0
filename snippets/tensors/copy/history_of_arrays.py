# --8<-- [start:show]
import torch

w = torch.zeros(1, requires_grad=True)
optimizer = torch.optim.SGD([w], lr=1.0)

shared, copied = [], []
for step in range(3):
    w.sum().backward()
    optimizer.step()
    optimizer.zero_grad()
    shared.append(w.detach().cpu().numpy())
    copied.append(w.detach().cpu().numpy().copy())

print([array.item() for array in shared])
print([array.item() for array in copied])
# --8<-- [end:show]

# --8<-- [start:history-follows]
assert [a.item() for a in shared] == [-3, -3, -3]
assert [a.item() for a in copied] == [-1, -2, -3]
copied[2][0] = 5
assert w.item() == -3
# --8<-- [end:history-follows]

# --8<-- [start:force-is-no-copy]
message = ""
try:
    w.numpy()
except RuntimeError as error:
    message = str(error)
assert message.startswith("Can't call numpy()")
array = w.numpy(force=True)
with torch.no_grad():
    w.fill_(8)
assert array.tolist() == [8]
copied_too = [w.numpy(force=True) for _ in range(2)]
with torch.no_grad():
    w.fill_(9)
assert [a.item() for a in copied_too] == [9, 9]
plain = torch.zeros(2)
plain.numpy()[0] = 1
assert plain.tolist() == [1, 0]
# --8<-- [end:force-is-no-copy]

# --8<-- [start:bfloat16-needs-float]
half = torch.ones(2, dtype=torch.bfloat16)
half.requires_grad_()
messages = []
for convert in (
    lambda: half.detach().cpu().numpy(),
    lambda: half.numpy(force=True),
):
    try:
        convert()
    except TypeError as error:
        messages.append(str(error))
text = "Got unsupported ScalarType BFloat16"
assert messages == [text, text]
assert half.float().numpy(force=True).sum() == 2
# --8<-- [end:bfloat16-needs-float]
