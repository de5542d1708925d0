"""List the torch names in Python files that torch 2.13 deprecates or has removed.

    python scripts/check_code.py FILE_OR_FOLDER ... [--format github]

The files are read and never run. What is old, what torch answers and what to write
instead stand in the tables of docs/what-changed.md, and nowhere else.

Exit code: 0 nothing found, 1 something found, 2 a file could not be checked.
"""

from __future__ import annotations

import argparse
import sys
import tokenize
import warnings
from pathlib import Path

import old_names
import torch_uses
from old_names import OldName
from torch_uses import Use


class Unreadable(Exception):
    """A file or folder that can't be checked; the text says why and what to do."""


def files(path: Path) -> list[Path]:
    """Return the Python files that `path` names. Raises Unreadable for none."""
    if path.is_dir():
        found = sorted(p for p in path.rglob("*.py") if p.is_file())
        if not found:
            raise Unreadable(f"{path}: no Python files in this folder")
        return found
    if not path.exists():
        raise Unreadable(f"{path}: no such file")
    return [path]


def findings(path: Path, table: list[OldName]) -> list[tuple[Use, OldName]]:
    """Return the old names used in the file. Raises Unreadable if it can't be read."""
    try:
        with tokenize.open(path) as file:  # heeds a coding line, as Python does
            source = file.read()
    except (UnicodeDecodeError, SyntaxError):
        raise Unreadable(
            f"{path}: not UTF-8, and no coding line names another encoding;"
            " save it as UTF-8"
        ) from None
    except OSError as error:
        raise Unreadable(f"{path}: can't be read: {error.strerror}") from None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of the checked file's own escapes
            uses = torch_uses.find(source)
    except SyntaxError as error:
        where = f"{path}:{error.lineno}" if error.lineno else str(path)
        raise Unreadable(f"{where}: not Python: {error.msg}") from None
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"{path}: not Python: {error}") from None
    found = []
    for use in uses:
        matching = [old for old in table if old.names(use)]
        if matching:
            found.append((use, max(matching, key=lambda old: len(old.name))))
    return found


def show(path: Path, use: Use, old: OldName, form: str) -> str:
    """Return a finding as one line: of text, or a workflow annotation of GitHub."""
    name = old.name + (f" {old.how} {old.keyword}=" if old.how else "")
    link = f"{old_names.PAGE.stem}/#{old.anchor}"
    said = f"{old.answer.replace('`', '')}; write {old.instead} ({link})"
    if form == "text":
        return f"{path}:{use.line}:{use.column}: {name}: {said}"
    level = "error" if old.fails else "warning"
    place = f"file={_escape(str(path), ',:')},line={use.line},col={use.column}"
    return f"::{level} {place},title={_escape(name, ',:')}::{_escape(said)}"


def _escape(text: str, also: str = "") -> str:
    """Escape what a workflow command of GitHub gives a meaning to."""
    return "".join(f"%{ord(c):02X}" if c in "%\r\n" + also else c for c in text)


def main(arguments: list[str] | None = None) -> int:
    """Check what the command line names; return the exit code."""
    about, _, _ = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("paths", nargs="+", type=Path, metavar="FILE_OR_FOLDER")
    parser.add_argument("--format", choices=["text", "github"], default="text")
    options = parser.parse_args(arguments)
    table = old_names.read()
    checked = count = 0
    failed = False
    for named in options.paths:
        try:
            wanted = files(named)
        except Unreadable as error:
            failed = True
            print(error, file=sys.stderr)
            continue
        for path in wanted:
            try:
                found = findings(path, table)
            except Unreadable as error:
                failed = True
                print(error, file=sys.stderr)
                continue
            checked += 1
            count += len(found)
            for use, old in found:
                print(show(path, use, old, options.format))
    print(f"{checked} files checked, {count} old names", file=sys.stderr)
    return 2 if failed else int(count > 0)


if __name__ == "__main__":
    sys.exit(main())
