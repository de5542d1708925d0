# --8<-- [start:show]
import os
import textwrap

import torch.distributed as dist

try:
    dist.init_process_group()
except ValueError as error:
    print(textwrap.fill(str(error), 72))

os.environ["RANK"] = "0"
try:
    dist.init_process_group()
except ValueError as error:
    print(textwrap.fill(str(error), 72))

os.environ |= {"WORLD_SIZE": "1", "MASTER_ADDR": "127.0.0.1",
               "MASTER_PORT": "0"}
dist.init_process_group()
print("rank", dist.get_rank(), "of", dist.get_world_size())
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:four-variables]
names = [
    "RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT"
]
saved = [os.environ.pop(name) for name in names]
missing = []
for name, value in zip(names, saved):
    try:
        dist.init_process_group()
    except ValueError as error:
        found = str(error).split("variable ")[1]
        missing.append(found.split()[0])
    os.environ[name] = value
assert missing == names
# --8<-- [end:four-variables]

# --8<-- [start:explicit-instead]
for name in names:
    del os.environ[name]
dist.init_process_group(
    "gloo", init_method="tcp://127.0.0.1:0",
    rank=0, world_size=1,
)
assert dist.get_world_size() == 1
# --8<-- [end:explicit-instead]

# --8<-- [start:twice]
message = ""
try:
    dist.init_process_group(
        "gloo", init_method="tcp://127.0.0.1:0",
        rank=0, world_size=1,
    )
except ValueError as error:
    message = str(error)
assert message == (
    "trying to initialize the default process group "
    "twice!"
)
dist.destroy_process_group()
dist.init_process_group(
    "gloo", init_method="tcp://127.0.0.1:0",
    rank=0, world_size=1,
)
assert dist.is_initialized()
dist.destroy_process_group()
# --8<-- [end:twice]
