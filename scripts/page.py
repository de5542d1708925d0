"""Read a Markdown page: front matter, fences, footnotes and figures."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import front_matter
from fences import INCLUDE, Fence, read_fence
from problem import Problem

REFERENCE = re.compile(r"\[\^([^\]\s]+)\](?!:)")
DEFINITION = re.compile(r"^\[\^([^\]\s]+)\]: (.*)$")
CHECKED_IN = re.compile(r"^Checked in `([a-z0-9_]+\.py)`:$")
FIGURE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)(\{[^}]*\})?")
PASSED_OVER = re.compile(r"^\s*(?:[-*+>]|\d+[.)])\s*(?:```|~~~)|^\s*~~~|<(pre|code)\b")
NOTES, MARK = "## Proofs { data-search-exclude }", "///Footnotes Go Here///"


@dataclass
class Page:
    """A page as written. Lines count from 1; problems hold what can't be read."""

    path: str
    meta: dict = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    body_from: int = 1
    fences: list[Fence] = field(default_factory=list)
    references: dict[str, int] = field(default_factory=dict)
    definitions: dict[str, tuple[int, str]] = field(default_factory=dict)
    figures: dict[str, int] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def wrong(self, line: int, what: str, mend: str) -> None:
        self.problems.append(Problem(self.path, line, what, mend))


def read(path: Path, root: Path) -> Page:
    """Parse the page at `path`; what is wrong with its form is in `.problems`."""
    page = Page(path.relative_to(root).as_posix())
    try:
        page.lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        page.wrong(1, f"can't be read: {error}", "Save it as UTF-8 text.")
        return page
    front_matter.read(page)
    _read_body(page)
    return page


def _read_body(page: Page) -> None:
    number, footnote = page.body_from, ""
    while number <= len(page.lines):
        line = page.lines[number - 1]
        if definition := DEFINITION.match(line):
            footnote = definition[1]
            if footnote in page.definitions:
                page.wrong(number, f"a second footnote `{footnote}`", "Remove one.")
            page.definitions[footnote] = (number, definition[2])
        elif line.strip() and not line.startswith(" "):
            footnote = ""
        if line.lstrip().startswith("```"):
            number = read_fence(page, number, footnote)
            continue
        for found in REFERENCE.finditer(line):
            page.references.setdefault(found[1], number)
        for alt, target, _ in FIGURE.findall(line):
            page.figures.setdefault(target, number)
            if len(alt.split()) < 3:
                page.wrong(
                    number, f"figure {target} has no alt text", "Say what it shows."
                )
        if PASSED_OVER.search(line) or INCLUDE.match(line) or "8<" in line:
            page.wrong(
                number,
                "code in a form that the tests would pass over",
                "Use one of the fences of CONTRIBUTING.md, at the line's start.",
            )
        elif (
            line.startswith("    ") and not footnote and _is_indented_code(page, number)
        ):
            page.wrong(number, "an indented code block", "Use a snippet and a fence.")
        number += 1


def _is_indented_code(page: Page, number: int) -> bool:
    """Say whether the indented line follows a blank line outside any list or note."""
    above = number - 1
    while above >= page.body_from and (
        not page.lines[above - 1].strip() or page.lines[above - 1].startswith("    ")
    ):
        above -= 1
    opener = page.lines[above - 1] if above >= page.body_from else ""
    blank_above = not page.lines[number - 2].strip()
    return blank_above and not re.match(r"\s*(!!!|\?\?\?|[-*+] |\d+\. )", opener)
