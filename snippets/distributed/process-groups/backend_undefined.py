# --8<-- [start:show]
import torch
import torch.distributed as dist

alone = {"rank": 0, "world_size": 1}

dist.init_process_group(store=dist.HashStore(), **alone)
dist.all_reduce(torch.ones(1))
omitted = dist.get_backend()
print(omitted)
dist.destroy_process_group()

dist.init_process_group("gloo", store=dist.HashStore(), **alone)
print(dist.get_backend())
dist.destroy_process_group()

for device in ("cpu", "cuda", "xpu"):
    print(device, dist.get_default_backend_for_device(device))
# --8<-- [end:show]

# --8<-- [start:undefined]
assert omitted == "undefined"
dist.init_process_group(store=dist.HashStore(), **alone)
group = dist.group.WORLD
on_cpu = group._get_backend(torch.device("cpu"))
assert on_cpu.name() == "gloo"
# --8<-- [end:undefined]

# --8<-- [start:half-an-hour]
waits = on_cpu.options._timeout
assert waits.total_seconds() == 30 * 60
# --8<-- [end:half-an-hour]

# --8<-- [start:gloo-alone]
message = ""
try:
    dist.monitored_barrier()
except ValueError as error:
    message = str(error)
text = "only implemented for GLOO backend"
assert text in message
named = dist.new_group(backend="gloo")
assert dist.monitored_barrier(named) is None
dist.destroy_process_group()

store = dist.HashStore()
dist.init_process_group("gloo", store=store, **alone)
assert dist.monitored_barrier() is None
dist.destroy_process_group()
# --8<-- [end:gloo-alone]

# --8<-- [start:default-backends]
default = dist.get_default_backend_for_device
assert default("cpu") == "gloo"
assert default("cuda") == "nccl"
# --8<-- [end:default-backends]
