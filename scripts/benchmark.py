"""Time one habit against another, and print a Markdown table: no test, a measurement.

With --write, put the table into docs/performance/speed-and-memory.md, the only page
that shows seconds. Run it on a machine that does nothing else.
"""

from __future__ import annotations

import os
import platform
import re
import statistics
import sys
import time
from pathlib import Path

import torch
from atomic import write
from project import HERE
from torch.utils.benchmark import Timer

PAGE = HERE.docs / "performance" / "speed-and-memory.md"
START, END = "<!-- written by make benchmark -->", "<!-- end of make benchmark -->"
ROUNDS, SECONDS = 9, 0.4

SETUP = """
import torch
from torch import nn
from torch.utils.checkpoint import checkpoint_sequential

torch.manual_seed(0)
deep = nn.Sequential(*[nn.Linear(64, 64) for _ in range(50)])
wide = nn.Sequential(*[nn.Sequential(nn.Linear(512, 512), nn.GELU())
                       for _ in range(8)])
x, rows = torch.randn(1, 64), torch.randn(256, 512)
for p in deep.parameters():
    p.grad = torch.zeros_like(p)

def adamw(**options):
    return torch.optim.AdamW(deep.parameters(), **options)

loop, foreach = adamw(foreach=False), adamw(foreach=True)
fused = adamw(fused=True)

def curve(t):
    return (t.sin() * t.cos() + t.exp() * 0.5).tanh()

compiled = torch.compile(curve)
million = torch.randn(1_000_000)
compiled(million)

def no_grad(model, t):
    with torch.inference_mode():
        return model(t)
"""

CASES = [  # (what is compared, the habit, the other way)
    ("AdamW on 100 tensors: a loop, `foreach`", "loop.step()", "foreach.step()"),
    ("AdamW on 100 tensors: a loop, `fused`", "loop.step()", "fused.step()"),
    ("50 small layers: grad mode, `inference_mode`", "deep(x)", "no_grad(deep, x)"),
    (
        "7 pointwise operators on a million: eager, `torch.compile`",
        "curve(million)",
        "compiled(million)",
    ),
    (
        "forward and backward of 8 layers: plain, checkpointed",
        "wide(rows).sum().backward()",
        "checkpoint_sequential(wide, 4, rows, use_reentrant=False).sum().backward()",
    ),
    (
        "one large tensor: made in Python, made by torch",
        "torch.tensor([0.0] * 100_000)",
        "torch.zeros(100_000)",
    ),
]


def processor() -> str:
    """Return the name of the processor as the system gives it."""
    info = Path("/proc/cpuinfo")
    found = info.exists() and re.search(r"model name\s*: (.+)", info.read_text())
    return found[1] if found else platform.processor() or platform.machine()


def compare(
    before: str, after: str, setup: str = SETUP
) -> tuple[list[float], list[float]]:
    """Return the median seconds of both statements in each round, taken in turn.

    In turn, so that a machine that slows down slows both alike.
    """
    space: dict = {}
    exec(setup, space)
    timers = [Timer(code, globals=space) for code in (before, after)]
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS):
        for timer, kept in zip(timers, times, strict=True):
            kept.append(timer.blocked_autorange(min_run_time=SECONDS).median)
    return times


def show(seconds: list[float]) -> str:
    """Return median and range of the rounds, such as "1.20 ms (1.18 to 1.31)"."""
    scale, unit = next(
        (s, u)
        for s, u in [(1, "s"), (1e3, "ms"), (1e6, "µs")]
        if statistics.median(seconds) * s >= 1 or u == "µs"
    )
    low, mid, high = (
        f"{float(f'{f(seconds) * scale:.3g}'):g}" for f in (min, statistics.median, max)
    )
    return f"{mid} {unit} ({low} to {high})"


def table() -> str:
    """Measure every case; return the machine and the table as Markdown."""
    lines = [
        f"Measured on {time.strftime('%Y-%m-%d')} with torch"
        f" {torch.__version__.partition('+')[0]}, Python {platform.python_version()},"
        f" {processor()} with {os.cpu_count()} cores,"
        f" {torch.get_num_threads()} threads.",
        f"Each number is the median of {ROUNDS} rounds,"
        " with the fastest and the slowest round in brackets.",
        "",
        "| what | first | second |",
        "|---|---|---|",
    ]
    for number, (what, before, after) in enumerate(CASES, 1):
        print(f"{number}/{len(CASES)} {what}", file=sys.stderr)
        first, second = compare(before, after)
        lines.append(f"| {what} | {show(first)} | {show(second)} |")
    return "\n".join(lines)


def main() -> None:
    text = table()
    print(text)
    if "--write" in sys.argv:
        page = PAGE.read_text("utf-8")
        where = f"{re.escape(START)}\n.*?{re.escape(END)}"
        if not re.search(where, page, re.DOTALL):
            sys.exit(f"{PAGE.name} has no lines {START!r} and {END!r}: add them.")
        block = f"{START}\n\n{text}\n\n{END}"
        write(PAGE, re.sub(where, lambda _: block, page, flags=re.DOTALL))


if __name__ == "__main__":
    main()
