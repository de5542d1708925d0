"""Read a snippet file: the region that a page shows, and the checks below it."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

import shape
from problem import Problem
from shape import SHOWN

MARKER = re.compile(r"^# --8<-- \[(start|end):([^\]]*)\]$")
REGION_NAME = re.compile(r"^[a-z][-a-z0-9]*$")


@dataclass
class Snippet:
    """A snippet file and its regions.

    path: relative to the project's root, such as snippets/tensors/topk/best.py.
    regions: text of each region by name, in the order of the file.
    starts: line of each region's start marker.
    shown_until: line of the end marker of `show`.
    """

    path: str
    regions: dict[str, str] = field(default_factory=dict)
    starts: dict[str, int] = field(default_factory=dict)
    shown_until: int = 0
    problems: list[Problem] = field(default_factory=list)

    @property
    def checks(self) -> list[str]:
        return [name for name in self.regions if name != SHOWN]


def read(path: Path, root: Path) -> Snippet:
    """Parse the snippet at `path`; what is wrong with it is in `.problems`."""
    snippet = Snippet(path.relative_to(root).as_posix())

    def wrong(line: int, what: str, mend: str) -> None:
        snippet.problems.append(Problem(snippet.path, line, what, mend))

    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        wrong(1, f"can't be read: {error}", "Save it as UTF-8 text.")
        return snippet
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError) as error:
        wrong(
            getattr(error, "lineno", 1) or 1,
            f"is not valid Python: {error}",
            "Mend the syntax.",
        )
        return snippet
    _read_regions(snippet, text.splitlines(), wrong)
    shape.check(snippet, tree, wrong)
    return snippet


def _read_regions(snippet, lines, wrong) -> None:
    inside, body = None, []
    for number, line in enumerate(lines, 1):
        marker = MARKER.match(line)
        if not marker:
            if "--8<--" in line or "-8<-" in line:
                wrong(
                    number,
                    "a region marker in a form that is passed over",
                    "Write exactly `# --8<-- [start:name]` at the line's start.",
                )
            elif inside is not None:
                body.append(line)
            elif line.strip():
                wrong(
                    number,
                    "code outside every region",
                    "Put it in `show`, or in a check region below it.",
                )
            continue
        kind, name = marker.groups()
        if kind == "start":
            if inside is not None:
                wrong(
                    number,
                    f"region `{name}` starts inside `{inside}`",
                    f"End `{inside}` first: `# --8<-- [end:{inside}]`.",
                )
            if name in snippet.starts:
                wrong(
                    number,
                    f"a second region named `{name}`",
                    "Give each region of a file a name of its own.",
                )
            if not REGION_NAME.match(name):
                wrong(
                    number,
                    f"region name `{name}` is not usable",
                    "Use lower-case letters, digits and hyphens, a letter first.",
                )
            snippet.starts.setdefault(name, number)
            inside, body = name, []
        elif inside != name:
            wrong(
                number,
                f"`[end:{name}]` ends a region that is not open",
                f"The open region is `{inside}`."
                if inside
                else f"Start it first: `# --8<-- [start:{name}]`.",
            )
        else:
            text = "\n".join(body).strip("\n")
            if not text.strip():
                wrong(number, f"region `{name}` is empty", "Fill it or remove it.")
            snippet.regions.setdefault(name, text + "\n")
            if name == SHOWN and not snippet.shown_until:
                snippet.shown_until = number
            inside = None
    if inside is not None:
        wrong(
            snippet.starts[inside],
            f"region `{inside}` is never closed",
            f"End it with `# --8<-- [end:{inside}]`.",
        )
