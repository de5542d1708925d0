# --8<-- [start:show]
import torch


def report(event):
    allocated = torch.accelerator.memory_allocated()
    reserved = torch.accelerator.memory_reserved()
    free, total = torch.accelerator.get_memory_info()
    mib = [n // 2**20 for n in (allocated, reserved, total - free)]
    print(event, "allocated {} reserved {} device {}".format(*mib))


report("at the start")
device = torch.accelerator.current_accelerator()
x = torch.ones(64, 2**20, device=device)  # 256 MiB
report("x made      ")
del x
report("x deleted   ")
torch.accelerator.empty_cache()
report("cache empty ")
# --8<-- [end:show]
