"""Every line of the cheat sheet is run, and what stands beside it is what it gives."""

from __future__ import annotations

import ast
import re

import pytest
from conftest import ROOT

PAGE = ROOT / "docs" / "cheatsheet.md"
NAMES = ROOT / "snippets" / "cheatsheet" / "names_used.py"
SHOWN = NAMES.read_text("utf-8").partition("# --8<-- [end:show]")[0]
ROW = re.compile(r"^\| \[`(.+)`\]\(([\w/.-]+)\) \| `(.+)` \|$")
LINES = [
    (number, *found.groups())
    for number, line in enumerate(PAGE.read_text("utf-8").splitlines(), 1)
    if (found := ROW.match(line))
]


def answers(code: str) -> set[str]:
    """Return the texts that may stand beside `code`: what its last expression gives,
    or the error that it raises."""
    import torch

    names: dict = {}
    exec(SHOWN, names)
    torch.manual_seed(0)
    tree = ast.parse(code)
    last = ast.Expression(tree.body.pop().value)
    try:
        exec(compile(tree, "sheet", "exec"), names)
        value = eval(compile(last, "sheet", "eval"), names)
    except Exception as error:
        text = str(error).splitlines()[0]
        return {f"{type(error).__name__}: {text}"}
    shape = getattr(value, "shape", None)
    shapes = set() if shape is None else {f"shape {tuple(shape)}"}
    return {repr(value), *shapes, *({value} if isinstance(value, str) else set())}


def says(cell: str, answer: str) -> bool:
    """Return whether `cell` is the answer, or its start and an ellipsis."""
    start, dots, rest = cell.partition(" …")
    return cell == answer or bool(dots and not rest and answer.startswith(start + " "))


def test_no_line_of_a_table_is_passed_over():
    text = PAGE.read_text("utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    tables = text.count('<div class="sheet" markdown>')
    assert tables >= 17
    assert len(rows) == len(LINES) + tables  # each table has one heading row
    assert len({code for _, code, _, _ in LINES}) == len(LINES) >= 120


@pytest.mark.parametrize(
    ("number", "code", "page", "cell"), LINES, ids=[f"line{row[0]}" for row in LINES]
)
def test_line(number, code, page, cell):
    given = answers(code)
    assert any(says(cell, answer) for answer in given), (
        f"docs/cheatsheet.md:{number}: `{code}` gives {' or '.join(sorted(given))}"
    )


@pytest.mark.parametrize(
    ("code", "cell"),
    [
        ("x.shape", "torch.Size([3, 2])"),
        ("x.view(4)", "RuntimeError: shape '[4]' is"),
        ("x.view(4)", "RuntimeError: shap …"),
        ("x", "shape (3, 2)"),
        ("'a'", "b"),
    ],
)
def test_a_wrong_cell_is_found(code, cell):
    assert not any(says(cell, answer) for answer in answers(code))
