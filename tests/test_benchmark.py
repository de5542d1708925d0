"""Seconds stand on one page, with the machine and the torch that they come from."""

from __future__ import annotations

import re

import benchmark
import names


def test_the_page_says_which_torch_was_measured():
    page = benchmark.PAGE.read_text("utf-8")
    block = page.partition(benchmark.START)[2].partition(benchmark.END)[0]
    version = names.version().partition("+")[0]
    assert f"with torch {version}, Python 3." in block, "run `make benchmark`"
    assert " cores, " in block
    time = r"[\d.]+ .?s \([\d.]+ to [\d.]+\)"
    rows = re.findall(rf"^\| .+ \| {time} \| {time} \|$", block, re.M)
    assert len(rows) == len(benchmark.CASES)


def test_seconds_come_with_their_spread(monkeypatch):
    monkeypatch.setattr(benchmark, "SECONDS", 0.01)
    assert benchmark.show([0.002, 0.001, 0.004]) == "2 ms (1 to 4)"
    assert benchmark.show([2e-6, 1e-6, 3e-6]) == "2 µs (1 to 3)"
    assert benchmark.show([6e-4, 5e-4, 2.234e-3]) == "600 µs (500 to 2230)"
    first, second = benchmark.compare("sum(range(9))", "sum(range(9_999))", "")
    assert len(first) == len(second) == benchmark.ROUNDS
    assert max(first) < min(second)
