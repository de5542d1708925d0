"""The shape of a snippet: how much is shown, how wide, and checks that can fail."""

from __future__ import annotations

import ast
from collections.abc import Callable

SHOWN = "show"
MOST_SHOWN_LINES, SHOWN_COLUMNS, CHECK_COLUMNS = 30, 72, 56


def check(snippet, tree: ast.AST, wrong: Callable[[int, str, str], None]) -> None:
    """Call `wrong(line, what, mend)` for whatever in the snippet breaks the rules."""
    if snippet.starts.get(SHOWN) != 1:
        wrong(
            1,
            "`show` does not start on line 1",
            "Make the first line `# --8<-- [start:show]`: what a reader copies is "
            "the beginning of the program that runs.",
        )
    for name, text in snippet.regions.items():
        first, lines = snippet.starts[name] + 1, text.splitlines()
        widest = SHOWN_COLUMNS if name == SHOWN else CHECK_COLUMNS
        for number, line in enumerate(lines, first):
            if len(line) > widest:
                wrong(
                    number,
                    f"{len(line)} columns; `{name}` may have {widest}",
                    "Break the line.",
                )
        if name == SHOWN and len(lines) > MOST_SHOWN_LINES:
            wrong(
                1,
                f"`show` has {len(lines)} lines of at most {MOST_SHOWN_LINES}",
                "Show less, or make two programs.",
            )
        if name != SHOWN and not _asserts(tree, first, first + len(lines)):
            wrong(
                snippet.starts[name],
                f"check region `{name}` asserts nothing that could fail",
                "Assert something that depends on what the program did.",
            )


def _asserts(tree: ast.AST, first: int, last: int) -> bool:
    """Say whether lines first to last hold an assertion on more than a constant."""
    return any(
        isinstance(node, ast.Assert)
        and first <= node.lineno <= last
        and any(isinstance(part, ast.Name) for part in ast.walk(node.test))
        for node in ast.walk(tree)
    )
