"""Write what a run printed and drew into the files that the page shows."""

from __future__ import annotations

from pathlib import Path

from atomic import write
from judge import failure, shown_output
from project import Project


def update(project: Project, result: dict) -> list[Path]:
    """Write the .out and figures of a run that succeeded; return what changed."""
    path = Path(result["path"])
    name = path.relative_to(project.snippets).as_posix()
    if failure(project, result) or "needs" in project.exceptions.get(name, {}):
        return []
    wanted = {
        project.docs / project.page_of(path) / figure: text
        for figure, text in result["figures"].items()
    }
    out, text = path.with_suffix(".out"), shown_output(path, result["stdout"])
    if text:
        wanted[out] = text
    elif out.exists():
        out.unlink()
    changed = [f for f, t in wanted.items() if not f.exists() or f.read_text() != t]
    for file in changed:
        write(file, wanted[file])
    return changed
