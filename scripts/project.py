"""The project's files: pages in the navigation, snippets, figures, exceptions."""

from __future__ import annotations

import logging
import os
import re
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from problem import Problem, ProjectError

os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
DEFAULT_SECONDS = 60
EXCEPTION_KEYS = {"reason", "seconds", "ignore", "needs", "fails_with"}


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
        path = self.snippets / "exceptions.toml"
        name = path.relative_to(self.root).as_posix()
        if not path.exists():
            return {}
        text = path.read_text("utf-8")

        def stop(entry: str, what: str, mend: str):
            line = next(
                (n for n, t in enumerate(text.splitlines(), 1) if entry and entry in t),
                1,
            )
            raise ProjectError(Problem(name, line, what, mend))

        try:
            entries = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"line (\d+)", str(error))
            line = int(found[1]) if found else 1
            raise ProjectError(
                Problem(name, line, f"is not valid TOML: {error}", "Mend that line.")
            ) from None
        for entry, values in entries.items():
            if not (self.snippets / entry).is_file():
                stop(entry, f"`{entry}` is no snippet", "Remove the entry.")
            if unknown := set(values) - EXCEPTION_KEYS:
                stop(entry, f"unknown key {sorted(unknown)}", f"Use {EXCEPTION_KEYS}.")
            if not values.get("reason"):
                stop(entry, "has no reason", 'Add `reason = "…"`.')
            if set(values) == {"reason"} or values.get("seconds", 61) <= 60:
                stop(
                    entry,
                    "asks for nothing that is not the default",
                    "Remove the entry.",
                )
            if ("needs" in values) != ("fails_with" in values):
                stop(
                    entry,
                    "`needs` and `fails_with` go together",
                    "Say how it fails where what it needs is missing.",
                )
        return entries


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
