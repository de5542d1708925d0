"""One altered digit of a real page, in its output or in a claim, is caught."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from conftest import SAMPLE, copy_project
from judge import judge
from runner import run


@pytest.fixture(scope="module")
def altered(tmp_path_factory):
    """Three programs of a real page: one as it is, one output and one claim altered."""
    project = copy_project(tmp_path_factory.mktemp("altered"))
    folder = project.snippets / SAMPLE
    output, claim, intact = (
        folder / f"{name}.py" for name in ("back_again", "empty_start", "join_batches")
    )
    _alter(output.with_suffix(".out"), r"\d", lambda digit: str((int(digit) + 1) % 10))
    _alter(claim, r"(?<=assert )(.+) == ", lambda sides: sides.replace("==", "!="))
    results = run(project, [output, claim, intact])
    return {Path(r["path"]).stem: judge(project, r) for r in results}


def _alter(path: Path, pattern: str, change) -> None:
    text = path.read_text("utf-8")
    found = re.search(pattern, text)
    path.write_text(text[: found.start()] + change(found[0]) + text[found.end() :])


def test_altered_output_digit(altered):
    (problem,) = altered["back_again"]
    assert problem.path == f"snippets/{SAMPLE}/back_again.out"
    assert "is not what the snippet prints" in problem.what
    assert f"make update PAGE={SAMPLE}" in problem.mend


def test_altered_claim(altered):
    (problem,) = altered["empty_start"]
    assert problem.path == f"snippets/{SAMPLE}/empty_start.py"
    assert problem.what.startswith("AssertionError") and problem.line > 1


def test_the_unaltered_one_passes(altered):
    assert altered["join_batches"] == []
