"""The pages of the navigation: where they are, what they are called, what they show."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import snippet
from mkdocs.utils.meta import get_data
from project import HERE

NAV = HERE.nav
SHEET = "cheatsheet.md"
MARKDOWN = [source for source in NAV if source.endswith(".md")]
NOTEBOOKS = [source for source in NAV if source.endswith(".ipynb")]
# Home and the overviews list other pages: they are kept out of the search index.
ANSWERS = [source for source in MARKDOWN if Path(source).name != "index.md"]


def name(source: str) -> str:
    """Return a page's name, such as "tensors/topk"."""
    return source.rpartition(".")[0]


def url(source: str) -> str:
    """Return a page's address below the site's root."""
    return f"{name(source)}/".removesuffix("index/")


@cache
def meta(source: str) -> dict:
    """Return a page's front matter."""
    return get_data((HERE.docs / source).read_text("utf-8"))[1]


def programs(source: str) -> dict[str, str]:
    """Return what is shown of each of a page's snippets, by file name."""
    return {
        path.name: snippet.read(path, HERE.root).regions["show"]
        for path in HERE.snippet_files(name(source))
    }


def cells(source: str) -> list[str]:
    """Return the source of each code cell of a notebook."""
    notebook = json.loads(Path(HERE.docs / source).read_text("utf-8"))
    found = (cell for cell in notebook["cells"] if cell["cell_type"] == "code")
    return ["".join(cell["source"]) for cell in found]
