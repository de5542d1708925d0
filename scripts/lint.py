"""Hold pages and snippets against each other: nothing left out, every claim proven."""

from __future__ import annotations

import page as pages
import snippet as snippets
from page import CHECKED_IN, MARK, NOTES, Page
from problem import Problem
from project import Project
from snippet import SHOWN, Snippet

MOST_DESCRIPTION, MOST_TITLE = 160, 60


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
                yield Problem(where, 1, "belongs to no page", "Write it or remove this.")
            elif path.suffix == ".out" and not path.with_suffix(".py").exists():
                yield Problem(where, 1, "an output without a snippet", "Remove it.")
        elif path.parent != project.snippets:
            yield Problem(where, 1, "is no snippet and no output", "Remove it.")
    for figure in sorted(project.docs.rglob("*.svg")):
        name = figure.parent.relative_to(project.docs).as_posix()
        if name != "assets" and name not in names:
            where = figure.relative_to(project.root).as_posix()
            yield Problem(where, 1, "a figure of no page", "Remove it.")


def check_page(project: Project, name: str) -> list[Problem]:
    """Return what is wrong with the page `name` ("tensors/topk") and its snippets."""
    page = pages.read(project.docs / f"{name}.md", project.root)
    files = [snippets.read(p, project.root) for p in project.snippet_files(name)]
    problems = [*page.problems]
    for file in files:
        problems += file.problems
    if page.lines:
        _check_front_matter(page)
        _check_fences(project, page, name, {f.path: f for f in files})
        _check_footnotes(page, name, {f.path: f for f in files})
        _check_figures(project, page, name)
        problems += [p for p in page.problems if p not in problems]
    return problems


def _check_front_matter(page: Page) -> None:
    meta = page.meta
    for key, most in (("title", MOST_TITLE), ("description", MOST_DESCRIPTION)):
        text = meta.get(key)
        if not isinstance(text, str) or not text.strip():
            page.wrong(1, f"front matter has no `{key}`", f"Add `{key}: …`.")
        elif len(text) > most:
            page.wrong(2, f"`{key}` has {len(text)} characters of {most}", "Shorten it.")
    tags = meta.get("tags")
    if not isinstance(tags, list) or not tags:
        page.wrong(1, "front matter has no `tags`", "Add `tags: [torch.cat]`.")
        return
    body = "\n".join(page.lines[page.body_from - 1 :])
    for tag in map(str, tags):
        if not tag.startswith("torch"):
            page.wrong(2, f"tag `{tag}` is no torch name", "Write torch.… in full.")
        elif tag.rsplit(".", 1)[-1] not in body:
            page.wrong(2, f"tag `{tag}` is not used below", "Use it or remove it.")
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
                page.wrong(line, "a program shows `show`, titled by its file", "Mend it.")
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
            page.wrong(line, f"footnote `{label}` is cited nowhere", "Cite or remove it.")
        if not fence or not said:
            page.wrong(line, f"footnote `{label}` shows no check", "See CONTRIBUTING.md.")
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
    folder = project.docs / name
    wanted = {(project.docs / f"{name}.md").parent / t: n for t, n in page.figures.items()}
    for path, line in wanted.items():
        if not path.is_file():
            page.wrong(line, f"figure {path.name} does not exist", "make update draws it.")
    for figure in project.figures(name):
        if figure not in wanted:
            where = figure.relative_to(project.root).as_posix()
            page.problems.append(
                Problem(where, 1, "no page shows this figure", "Show it or remove it.")
            )
    if folder.is_dir() and not any(folder.iterdir()):
        folder.rmdir()
