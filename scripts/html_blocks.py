"""Read the code blocks of a built page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from bs4 import BeautifulSoup


@dataclass(frozen=True)
class Shown:
    """A code block of a built page: language, text, title, and whether it copies."""

    language: str
    text: str
    title: str
    copies: bool


def shown(html: str) -> list[Shown]:
    """Return the code blocks of a built page in their order.

    Raises ValueError for a <pre> that is no highlighted block.
    """
    found = []
    for pre in BeautifulSoup(html, "html.parser").select("article pre"):
        box = pre.find_parent("div", class_="highlight")
        if box is None:
            raise ValueError(f"a <pre> that no fence made: {pre.get_text()[:80]!r}")
        language = next((c[9:] for c in box["class"] if c.startswith("language-")), "")
        title = box.find("span", class_="filename")
        found.append(
            Shown(
                language,
                pre.get_text(),
                title.get_text() if title else "",
                "no-copy" not in box["class"],
            )
        )
    return found


def broken_spans(html: str) -> list[str]:
    """Return inline code that holds line breaks: what a fence in a list becomes."""
    spans = BeautifulSoup(html, "html.parser").select("article code")
    return [
        code.get_text()
        for code in spans
        if not code.find_parent("pre") and "\n" in code.get_text()
    ]


def page_html(site: Path, source: str) -> Path:
    """Return the built file of a source path such as "tensors/topk.md"."""
    stem = re.sub(r"\.(md|ipynb)$", "", source)
    if stem == "index" or stem.endswith("/index"):
        return site / f"{stem}.html"
    return site / stem / "index.html"
