"""Hold one page against its snippets: its form, its fences, proofs and figures."""

from __future__ import annotations

import front_matter
import page as pages
import snippet as snippets
from page import CHECKED_IN, MARK, NOTES, Page
from problem import Problem
from project import Project
from shape import SHOWN
from snippet import Snippet


def check_page(project: Project, name: str) -> list[Problem]:
    """Return what is wrong with the page `name` ("tensors/topk") and its snippets."""
    page = pages.read(project.docs / f"{name}.md", project.root)
    files = [snippets.read(p, project.root) for p in project.snippet_files(name)]
    problems = [*page.problems]
    for file in files:
        problems += file.problems
    if page.lines:
        front_matter.check(page)
        _check_text(page)
        _check_fences(project, page, name, {f.path: f for f in files})
        _check_footnotes(page, name, {f.path: f for f in files})
        _check_figures(project, page, name)
        problems += [p for p in page.problems if p not in problems]
    return problems


def _check_text(page: Page) -> None:
    body = "\n".join(page.lines[page.body_from - 1 :])
    for number, line in enumerate(page.lines, 1):
        if "TODO" in line:
            page.wrong(number, "still to be written: " + line.strip(), "Fill it in.")
    headings = [line for line in page.lines if line.startswith("# ")]
    if len(headings) != 1:
        page.wrong(page.body_from, f"{len(headings)} headings `# `", "Write just one.")
    if page.definitions and f"{NOTES}\n\n{MARK}" not in body:
        page.wrong(
            len(page.lines), f"no `{NOTES}`", f"Write {NOTES!r}, then {MARK!r}, last."
        )


def _check_fences(project, page: Page, name: str, files: dict[str, Snippet]) -> None:
    used: dict[tuple[str, str], int] = {}
    last = ""
    for fence in page.fences:
        path, region = fence.include
        line = fence.line + 1
        if fence.kind == "older":
            continue
        if path.rsplit("/", 1)[0] != name:
            page.wrong(line, f"includes {path}, another page's", f"Use {name}/….")
            continue
        if not (project.snippets / path).is_file():
            mend = "make update writes it." if path.endswith(".out") else "Write it."
            page.wrong(line, f"includes {path}, which does not exist", mend)
            continue
        if (path, region) in used:
            page.wrong(line, f"shows {path} {region} again", "Show it once.")
        used[path, region] = line
        source = files.get(f"snippets/{path}")
        if source and region not in source.regions:
            page.wrong(
                line,
                f"{path} has no region `{region}`",
                f"It has: {', '.join(source.regions) or 'none'}.",
            )
        if fence.kind == "program":
            last = path
            if region != SHOWN or fence.title != path.rsplit("/", 1)[-1]:
                page.wrong(
                    line, "a program shows `show`, titled by its file", "Mend it."
                )
        elif fence.kind == "output" and path != last.removesuffix(".py") + ".out":
            page.wrong(line, f"{path} is not under its program", "Move it there.")
        elif fence.kind == "proof" and region == SHOWN:
            page.wrong(line, "a proof is a check region, not `show`", "Name a check.")
    for path in files:
        inner = path.removeprefix("snippets/")
        out = inner.removesuffix(".py") + ".out"
        if (inner, SHOWN) not in used:
            page.problems.append(
                Problem(path, 1, "no page shows this snippet", "Show it or remove it.")
            )
        if (project.snippets / out).is_file() and (out, "") not in used:
            page.problems.append(
                Problem(f"snippets/{out}", 1, "no page shows this output", "Show it.")
            )


def _check_footnotes(page: Page, name: str, files: dict[str, Snippet]) -> None:
    proofs = {f.footnote: f for f in page.fences if f.kind == "proof"}
    for label, line in page.references.items():
        if label not in page.definitions:
            page.wrong(line, f"`[^{label}]` cites nothing", "Define the footnote.")
    for label, (line, text) in page.definitions.items():
        fence, said = proofs.get(label), CHECKED_IN.match(text)
        if label not in page.references:
            page.wrong(
                line, f"footnote `{label}` is cited nowhere", "Cite or remove it."
            )
        if not fence or not said:
            page.wrong(
                line, f"footnote `{label}` shows no check", "See CONTRIBUTING.md."
            )
        elif fence.include != (f"{name}/{said[1]}", label):
            page.wrong(
                line,
                f"footnote `{label}` shows {':'.join(fence.include)}",
                f"It must show {name}/{said[1]}:{label}.",
            )
    cited = {f.include for f in proofs.values()}
    for path, file in files.items():
        for region in file.checks:
            if (path.removeprefix("snippets/"), region) not in cited:
                page.problems.append(
                    Problem(
                        path,
                        file.starts[region],
                        f"no footnote cites the check `{region}`",
                        "Cite it where its claim stands, or remove it.",
                    )
                )


def _check_figures(project: Project, page: Page, name: str) -> None:
    wanted = {
        (project.docs / f"{name}.md").parent / t: n for t, n in page.figures.items()
    }
    for path, line in wanted.items():
        if not path.is_file():
            page.wrong(
                line, f"figure {path.name} does not exist", "make update draws it."
            )
    for figure in project.figures(name):
        if figure not in wanted:
            where = figure.relative_to(project.root).as_posix()
            page.problems.append(
                Problem(where, 1, "no page shows this figure", "Show it or remove it.")
            )
