# --8<-- [start:show]
import torch

rows = [torch.full((1, 4), float(i)) for i in range(1000)]
copied = 0

grown = rows[0]
for row in rows[1:]:
    grown = torch.cat([grown, row])
    copied += len(grown)

print("cat in a loop: rows copied", copied)
print("cat once:      rows copied", len(torch.cat(rows)))
# --8<-- [end:show]

# --8<-- [start:copied-again-each-time]
assert grown.equal(torch.cat(rows))
assert copied == sum(range(2, 1001)) == 500499
# --8<-- [end:copied-again-each-time]

# --8<-- [start:each-cat-copies-all]
start = torch.ones(1, 4)
longer = torch.cat([start, start])
longest = torch.cat([longer, start])
storages = {
    t.untyped_storage().data_ptr()
    for t in (start, longer, longest)
}
assert len(storages) == 3
# --8<-- [end:each-cat-copies-all]
