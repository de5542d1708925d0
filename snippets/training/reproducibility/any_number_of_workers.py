# --8<-- [start:show]
import torch
from torch.utils.data import DataLoader, Dataset


class Noisy(Dataset):
    epoch = 0

    def __init__(self, own_generator):
        self.own_generator = own_generator

    def __len__(self):
        return 6

    def __getitem__(self, index):
        g = None
        if self.own_generator:
            g = torch.Generator()
            g.manual_seed(self.epoch * len(self) + index)
        return torch.randint(100, (), generator=g)


for own_generator in False, True:
    print("own generator per sample:" if own_generator else "global:")
    for num_workers in 0, 1, 2:
        torch.manual_seed(0)
        loader = DataLoader(Noisy(own_generator), batch_size=2,
                            num_workers=num_workers)
        numbers = torch.cat(list(loader)).tolist()
        print(" ", num_workers, "workers:", *numbers)
# --8<-- [end:show]

# --8<-- [start:global-depends-on-workers]
def drawn(own_generator, num_workers, epochs=(0,)):
    torch.manual_seed(0)
    data, batches = Noisy(own_generator), []
    loader = DataLoader(data, batch_size=2,
                        num_workers=num_workers)
    for data.epoch in epochs:
        batches += loader
    return torch.cat(batches).tolist()


a, b, c = (drawn(False, n) for n in (0, 1, 2))
assert a != b != c != a
# --8<-- [end:global-depends-on-workers]

# --8<-- [start:own-generator-does-not]
a, b, c = (drawn(True, n, (0, 1)) for n in (0, 1, 2))
assert a == b == c
assert a[:6] != a[6:]
# --8<-- [end:own-generator-does-not]

# --8<-- [start:seed-times-n]
def two_epochs(start):
    g, numbers = torch.Generator(), []
    for i in range(2 * 6):
        g.manual_seed(start + i)
        number = torch.randint(10**12, (), generator=g)
        numbers.append(number)
    return numbers


g = torch.Generator().manual_seed(0)
first = torch.randint(100, (), generator=g)
assert first == drawn(True, 0)[0]
run_0, shifted, apart = map(two_epochs, (0, 1, 12))
assert shifted[:-1] == run_0[1:]
together = run_0 + apart
assert len({int(n) for n in together}) == 24
# --8<-- [end:seed-times-n]

# --8<-- [start:order-without-draws]
def order(num_workers, data=range(20)):
    torch.manual_seed(0)
    loader = DataLoader(data, 4, shuffle=True,
                        num_workers=num_workers)
    return torch.cat([*loader, *loader]).tolist()


assert order(0) == order(1) == order(2)
assert order(0)[:20] != order(0)[20:]


class Drawing(Noisy):
    def __getitem__(self, index):
        super().__getitem__(index)
        return index


a, b, c = (order(n, Drawing(False)) for n in (0, 1, 2))
assert a[:6] == b[:6] == c[:6]
assert a[6:] != b[6:] == c[6:]
# --8<-- [end:order-without-draws]
