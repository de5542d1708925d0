# --8<-- [start:show]
import torch
from torch import nn

ones = torch.ones(4, 1)


def steps(order, batches=3):
    model = nn.Linear(1, 1, bias=False)
    nn.init.zeros_(model.weight)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for _ in range(batches):
        loss = -model(ones).mean()  # its gradient is -1 throughout
        calls = {"zero_grad": optimizer.zero_grad,
                 "backward": loss.backward,
                 "step": optimizer.step}
        for name in order.split():
            calls[name]()
    return f"{model.weight.item():.1f}"


print("zero_grad backward step:", steps("zero_grad backward step"))
print("backward step zero_grad:", steps("backward step zero_grad"))
print("backward zero_grad step:", steps("backward zero_grad step"))
print("backward step:          ", steps("backward step"))
# --8<-- [end:show]

# --8<-- [start:four-orders]
assert steps("zero_grad backward step", 1) == "0.1"
assert steps("backward step", 1) == "0.1"
assert steps("backward step", 2) == "0.3"  # 1 + 2
assert steps("backward zero_grad step", 100) == "0.0"
# --8<-- [end:four-orders]
