"""Read snippets/exceptions.toml: what needs other than the defaults, and why."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from problem import Problem, ProjectError

DEFAULT_SECONDS = 60
KEYS = {"reason", "seconds", "ignore", "needs", "fails_with"}


def read(path: Path, root: Path) -> dict[str, dict]:
    """Return the entries by snippet ("page/name.py"); none if there is no file.

    Raises ProjectError for a file that is no TOML and for an entry that names no
    snippet, has no reason, has an unknown key, or asks for nothing.
    """
    if not path.exists():
        return {}
    name, text = path.relative_to(root).as_posix(), path.read_text("utf-8")
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        problem = Problem(
            name,
            int(line[1]) if line else 1,
            f"is not valid TOML: {error}",
            "Mend that line.",
        )
        raise ProjectError(problem) from None
    lines = text.splitlines()
    for entry, values in found.items():
        line = next((n for n, t in enumerate(lines, 1) if entry in t), 1)
        for what, mend in _wrong(path.parent, entry, values):
            raise ProjectError(Problem(name, line, f"`{entry}` {what}", mend))
    return found


def _wrong(snippets: Path, entry: str, values: dict):
    if not (snippets / entry).is_file():
        yield "is no snippet", "Remove the entry."
    if unknown := sorted(set(values) - KEYS):
        yield f"has the unknown key {unknown}", f"Use {', '.join(sorted(KEYS))}."
    if not values.get("reason"):
        yield "has no reason", 'Add `reason = "…"`.'
    if set(values) == {"reason"} or values.get("seconds", 61) <= DEFAULT_SECONDS:
        yield "asks for nothing that is not the default", "Remove the entry."
    if ("needs" in values) != ("fails_with" in values):
        yield (
            "must have both `needs` and `fails_with`",
            "Say how it fails where what it needs is missing.",
        )
