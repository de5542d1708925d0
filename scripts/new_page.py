"""Start a page: its Markdown, one runnable snippet, and its line in the navigation.

new_page.py tensors/topk
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from atomic import write
from problem import Problem, ProjectError
from project import HERE, Project

NAME = re.compile(r"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*/[a-z][a-z0-9]*(?:-[a-z0-9]+)*$")
TEMPLATES = Path(__file__).with_name("templates")


def nav_with(text: str, name: str) -> str:
    """Return mkdocs.yml's text with `name`.md last in its section, made if need be."""
    section = name.split("/")[0]
    lines = text.splitlines(keepends=True)
    if not lines[-1].endswith("\n"):
        lines[-1] += "\n"
    inside = [n for n, t in enumerate(lines) if re.match(rf"\s+- {section}/\S+$", t)]
    if inside:
        indent = lines[inside[-1]].split("-")[0]
        lines.insert(inside[-1] + 1, f"{indent}- {name}.md\n")
    else:
        lines.append(f"  - {section.capitalize()}:\n      - {name}.md\n")
    return "".join(lines)


def create(project: Project, name: str) -> list[Path]:
    """Write the new page's files and return them.

    Raises ProjectError, with nothing written, for a bad name or one that exists.
    """

    def stop(what: str, mend: str):
        raise ProjectError(Problem("make new", 1, what, mend))

    if not NAME.match(name):
        stop(
            f"PAGE={name or '(nothing)'} is no page name",
            "Write section/page in lower case with hyphens: make new PAGE=tensors/topk",
        )
    page, folder = project.docs / f"{name}.md", project.snippets / name
    for path in (page, folder):
        if path.exists():
            where = path.relative_to(project.root)
            stop(f"{where} exists already", f"Edit it: make check PAGE={name}")
    if f"{name}.md" in project.nav:
        stop(f"mkdocs.yml lists {name}.md already", "Remove that line first.")
    title = name.split("/")[1].replace("-", " ").capitalize()
    navigation = project.root / "mkdocs.yml"
    files = {
        page: (TEMPLATES / "page.md").read_text("utf-8"),
        folder / "first_example.py": (TEMPLATES / "first_example.py").read_text(
            "utf-8"
        ),
        folder / "first_example.out": (TEMPLATES / "first_example.out").read_text(
            "utf-8"
        ),
    }
    for path, text in files.items():
        write(path, text.replace("PAGE", name).replace("TITLE", title))
    write(navigation, nav_with(navigation.read_text("utf-8"), name))
    return [*files, navigation]


def main() -> int:
    try:
        written = create(HERE, sys.argv[1] if len(sys.argv) > 1 else "")
    except ProjectError as error:
        print(error, file=sys.stderr)
        return 1
    for path in written:
        print(f"wrote {path.relative_to(HERE.root)}")
    print(f"Now fill in every TODO, then: make update PAGE={sys.argv[1]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
