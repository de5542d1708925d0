"""The project's files: pages in the navigation, snippets, figures, exceptions."""

from __future__ import annotations

import logging
import os
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import entries
from problem import Problem, ProjectError

os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")


@dataclass(frozen=True)
class Project:
    """A copy of the project on disk.

    root: folder that holds mkdocs.yml, docs/ and snippets/.
    """

    root: Path

    @property
    def docs(self) -> Path:
        return self.root / "docs"

    @property
    def snippets(self) -> Path:
        return self.root / "snippets"

    @cached_property
    def config(self):
        """The loaded mkdocs.yml. Raises ProjectError when it can't be loaded."""
        from mkdocs.config import load_config
        from mkdocs.exceptions import Abort, ConfigurationError

        path = self.root / "mkdocs.yml"
        said: list[str] = []
        handler = logging.Handler()
        handler.emit = lambda record: said.append(record.getMessage())
        logger = logging.getLogger("mkdocs")
        logger.addHandler(handler)
        try:
            return load_config(str(path))
        except (ConfigurationError, Abort, OSError) as error:
            text = " ".join([*said, str(error)]).strip()
            raise ProjectError(
                Problem(
                    "mkdocs.yml",
                    _line_of_trouble(text, path),
                    " ".join(text.split()),
                    "Mend that line; `git diff mkdocs.yml` shows what changed last.",
                )
            ) from None
        finally:
            logger.removeHandler(handler)

    @cached_property
    def nav(self) -> list[str]:
        """Source paths of the navigation's pages, such as "tensors/topk.md"."""

        def leaves(items):
            for item in items:
                if isinstance(item, str):
                    yield item
                else:
                    for value in item.values():
                        yield from [value] if isinstance(value, str) else leaves(value)

        return list(leaves(self.config.nav or []))

    def pages(self) -> list[str]:
        """Names of all Markdown pages on disk, such as "tensors/topk"."""
        hidden = ("_", ".")
        found = (p.relative_to(self.docs) for p in self.docs.rglob("*.md"))
        return sorted(
            p.with_suffix("").as_posix()
            for p in found
            if not any(part.startswith(hidden) for part in p.parts)
        )

    def snippet_files(self, page: str | None = None) -> list[Path]:
        """The snippets of one page, or of all."""
        folder = self.snippets / page if page else self.snippets
        pattern = "*.py" if page else "**/*.py"
        return sorted(p for p in folder.glob(pattern) if "__pycache__" not in p.parts)

    def page_of(self, snippet: Path) -> str:
        return snippet.parent.relative_to(self.snippets).as_posix()

    def figures(self, page: str) -> list[Path]:
        return sorted((self.docs / page).glob("*.svg"))

    @cached_property
    def exceptions(self) -> dict[str, dict]:
        """Entries of snippets/exceptions.toml by snippet ("page/name.py").

        Raises ProjectError when the file or an entry can't be used.
        """
        return entries.read(self.snippets / "exceptions.toml", self.root)


def _line_of_trouble(text: str, path: Path) -> int:
    """Return the line of mkdocs.yml that an error message of MkDocs is about."""
    if found := re.search(r"line (\d+), column", text):
        return int(found[1])
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    # The last name that the message quotes says most: the key comes before the value.
    for word in reversed(re.findall(r"['\"]([\w./-]+)['\"]", text)):
        for number, line in enumerate(lines, 1):
            if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", line):
                return number
    return 1


HERE = Project(Path(__file__).resolve().parents[1])
