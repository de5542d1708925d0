"""Read the tables of docs/what-changed.md: old names, torch's answer, the new way."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from project import HERE
from torch_uses import METHOD, Use

PAGE = HERE.docs / "what-changed.md"
HEADER = re.compile(r"^\| old name \|")
CODE = re.compile(
    r"`(?P<name>[\w.*]+)(?:\((?P<example>.*?)\))?`"
    r"(?: (?P<how>with|without) `(?P<keyword>\w+)=?`)?"
)
FAILS = ("gone", "raises")


@dataclass(frozen=True)
class OldName:
    """A name that torch deprecates or has removed.

    name: dotted, or "." and the name of a method that only torch's objects have;
    a "*" stands for any part of one name.
    how, keyword: "with" or "without" a keyword argument, or both "".
    positional: arguments that the call may have before it gives that keyword by place.
    answer: what torch says, as the page has it; `fails` if it begins so.
    instead: the new way. anchor: of the page's section.
    """

    name: str
    how: str
    keyword: str
    positional: int
    answer: str
    instead: str
    anchor: str

    @property
    def fails(self) -> bool:
        return self.answer.startswith(FAILS)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What a use's name must match; made once, as every use asks every row."""
        pattern = re.escape(self.name).replace(r"\*", r"\w*")
        if not self.how and self.name[0] != METHOD:
            pattern += r"(\.\w+)*"  # what a module or a class holds
        return re.compile(pattern)

    def names(self, use: Use) -> bool:
        """Say whether `use` is a use of this old name."""
        if not self.pattern.fullmatch(use.name):
            return False
        if self.how == "with":
            return self.keyword in use.keywords
        if self.how == "without":
            given = use.keywords & {self.keyword, "**"}
            return use.called and not given and use.positional <= self.positional
        return use.called or self.name[0] != METHOD


def read(path: Path = PAGE) -> list[OldName]:
    """Return the old names of the page's tables that can be seen in source code.

    A row's first cell holds one or more of `torch.name`, `.method`,
    `torch.name` with `keyword=`, and `torch.name(x)` without `keyword=`, where the
    example shows how many arguments leave the keyword out. Names that begin with
    neither "torch" nor "." are for readers only. Raises ValueError for a row that has
    other than three cells.
    """
    rows, anchor, inside = [], "", False
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.startswith("## "):
            anchor = _anchor(line)
        inside = bool(HEADER.match(line)) or (inside and line.startswith("|"))
        if not inside or HEADER.match(line) or line.startswith("|---"):
            continue
        cells = [_text(cell) for cell in line.strip().strip("|").split(" | ")]
        if len(cells) != 3:
            raise ValueError(f"{path}:{number}: {len(cells)} cells; 3 are needed")
        old, answer, instead = cells
        for found in CODE.finditer(old):
            if found["name"].startswith(("torch", "functorch", METHOD)):
                rows.append(
                    OldName(
                        found["name"],
                        found["how"] or "",
                        found["keyword"] or "",
                        _positional(found["example"] or ""),
                        answer,
                        instead.replace("`", ""),
                        anchor,
                    )
                )
    return rows


def _text(cell: str) -> str:
    """Return a cell without footnote references and links."""
    cell = re.sub(r"\[\^[^\]]+\]", "", cell)
    return re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", cell).strip()


def _positional(example: str) -> int:
    if "*" in example:
        return 99
    return len([part for part in example.split(",") if part.strip()])


def _anchor(heading: str) -> str:
    """Return the anchor that MkDocs gives the heading."""
    words = re.sub(r"[^\w\s-]", "", heading.lstrip("# ")).strip().lower()
    return re.sub(r"[-\s]+", "-", words)
