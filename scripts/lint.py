"""Hold pages and snippets against each other: nothing left out, every claim proven."""

from __future__ import annotations

from lint_page import check_page
from problem import Problem
from project import Project


def check(project: Project, only: set[str] | None = None) -> list[Problem]:
    """Return what is wrong with all pages (or those named in `only`) as text.

    Raises ProjectError when mkdocs.yml or exceptions.toml can't be used.
    """
    problems = list(_check_files(project)) if only is None else []
    for name in project.pages():
        if only is None or name in only:
            problems += check_page(project, name)
    return sorted(set(problems))


def _check_files(project: Project):
    names = set(project.pages())
    listed = {n.removesuffix(".md") for n in project.nav if n.endswith(".md")}
    for name in sorted(names - listed):
        yield Problem(
            f"docs/{name}.md",
            1,
            "is missing in the navigation",
            f"Add `- {name}.md` to `nav` in mkdocs.yml.",
        )
    for name in sorted(n for n in project.nav if not (project.docs / n).is_file()):
        yield Problem(
            "mkdocs.yml",
            1,
            f"the navigation lists {name}, which does not exist",
            "Remove the line, or write the page: make new PAGE=…",
        )
    for path in sorted(project.snippets.rglob("*")):
        where = path.relative_to(project.root).as_posix()
        if path.is_dir() or "__pycache__" in path.parts:
            continue
        if path.suffix in (".py", ".out"):
            if project.page_of(path) not in names:
                yield Problem(
                    where, 1, "belongs to no page", "Write it or remove this."
                )
            elif path.suffix == ".out" and not path.with_suffix(".py").exists():
                yield Problem(where, 1, "an output without a snippet", "Remove it.")
        elif path.parent != project.snippets:
            yield Problem(where, 1, "is no snippet and no output", "Remove it.")
    for figure in sorted(project.docs.rglob("*.svg")):
        name = figure.parent.relative_to(project.docs).as_posix()
        if name != "assets" and name not in names:
            where = figure.relative_to(project.root).as_posix()
            yield Problem(where, 1, "a figure of no page", "Remove it.")
