# --8<-- [start:show]
segments = []  # a model: one letter is one MiB, a dot is a free MiB


def malloc(name, size):
    for i, segment in enumerate(segments):
        if "." * size in segment:  # reuse what is cached
            segments[i] = segment.replace("." * size, name * size, 1)
            return report(f"malloc {name} {size}")
    segments.append(name * size)  # ask the driver for a new segment
    report(f"malloc {name} {size}")


def free(name):
    segments[:] = [s.replace(name, ".") for s in segments]
    report(f"free {name}")


def empty_cache():
    segments[:] = [s for s in segments if s.strip(".")]
    report("empty_cache")


def report(event):
    reserved = sum(map(len, segments))
    allocated = reserved - "".join(segments).count(".")
    print(f"{event:12}{allocated:3} of {reserved:2} ", *segments)


malloc("a", 12), free("a"), malloc("b", 4), malloc("c", 4)
free("b"), malloc("d", 6), empty_cache(), free("c"), empty_cache()
# --8<-- [end:show]

# --8<-- [start:model-reserved-stays]
import contextlib
import io

log = io.StringIO()
with contextlib.redirect_stdout(log):
    segments.clear()
    malloc("a", 12)
    free("a")
assert log.getvalue().splitlines() == [
    "malloc a 12  12 of 12  aaaaaaaaaaaa",
    "free a        0 of 12  ............",
]
# --8<-- [end:model-reserved-stays]

# --8<-- [start:model-fragmented]
with contextlib.redirect_stdout(log):
    segments[:] = ["....cccc...."]  # 8 MiB are free
    malloc("d", 4)
    assert len(segments) == 1
    segments[:] = ["....cccc...."]
    malloc("d", 6)
assert segments == ["....cccc....", "dddddd"]
# --8<-- [end:model-fragmented]

# --8<-- [start:model-pinned-segment]
with contextlib.redirect_stdout(log):
    empty_cache()
    assert segments == ["....cccc....", "dddddd"]
    free("c")
    empty_cache()
assert segments == ["dddddd"]
# --8<-- [end:model-pinned-segment]
