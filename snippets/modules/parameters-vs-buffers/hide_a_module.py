# --8<-- [start:show]
from torch import nn


class Student(nn.Module):
    def __init__(self, teacher):
        super().__init__()
        self.body = nn.Linear(2, 2)
        self.hidden = (teacher,)  # a tuple: not registered


teacher = nn.Linear(2, 2)
student = Student(teacher).double().eval()

print([name for name, _ in student.named_parameters()])
for module in [student.body, student.hidden[0]]:
    print(module.weight.dtype, "training:", module.training)
# --8<-- [end:show]

# --8<-- [start:hidden]
import torch

names = [n for n, _ in student.named_parameters()]
assert names == ["body.weight", "body.bias"]
assert list(student.state_dict()) == names
assert student.hidden[0] is teacher
student.more = [nn.Linear(1, 1)]
assert list(student.state_dict()) == names
# --8<-- [end:hidden]

# --8<-- [start:not-reached]
assert student.body.weight.dtype == torch.float64
assert teacher.weight.dtype == torch.float32
assert not student.body.training and teacher.training
moved = Student(nn.Linear(2, 2)).to("meta")
assert moved.body.weight.is_meta
assert not moved.hidden[0].weight.is_meta
# --8<-- [end:not-reached]

# --8<-- [start:taken-along]
import copy
import io

teacher = nn.Linear(2, 2)
student = Student(teacher)
copied = copy.deepcopy(student).hidden[0]
torch.save(student, file := io.BytesIO())
file.seek(0)
loaded = torch.load(file, weights_only=False).hidden[0]
for other in [copied, loaded]:
    assert other is not teacher
    assert other.weight.equal(teacher.weight)
x = torch.ones(2)
with torch.no_grad():
    y = teacher(x)
(student.body(x) - y).sum().backward()
assert teacher.weight.grad is None
(student.body(x) - teacher(x)).sum().backward()
student.zero_grad()
assert teacher.weight.grad.abs().sum() == 4
# --8<-- [end:taken-along]
