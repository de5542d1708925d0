"""Hold the built HTML against the snippets: what is shown is what ran."""

from __future__ import annotations

import html as htmllib
import re
from pathlib import Path

import page as pages
import snippet as snippets
from html_blocks import Shown, broken_spans, page_html, shown
from problem import Problem
from project import Project
from published import blocks

LOADS = re.compile(
    r"""<(?:script|img|iframe|source|video|audio|embed)\b[^>]*\bsrc=["']?(?:https?:)?//|
    <link\b(?=[^>]*rel=["']?(?:stylesheet|preload|preconnect|icon|manifest))
    [^>]*href=["']?(?:https?:)?//|@import\s+(?:url\()?["']?(?:https?:)?//""",
    re.VERBOSE,
)


def expected(project: Project, name: str) -> list[Shown]:
    """Return the blocks that page `name` must show, read from its snippets' files."""
    page = pages.read(project.docs / f"{name}.md", project.root)
    found = []
    for fence in page.fences:
        if fence.kind == "older":
            continue
        path = project.snippets / fence.include[0]
        if fence.kind == "output":
            # Markdown writes a tab as spaces; every other character must arrive.
            text = path.read_text("utf-8").expandtabs(4)
            found.append(Shown("text", text, "Output", False))
            continue
        text = snippets.read(path, project.root).regions[fence.include[1]]
        is_program = fence.kind == "program"
        found.append(Shown("python", text, path.name if is_program else "", is_program))
    return found


def check_page(project: Project, site: Path, name: str) -> list[Problem]:
    """Return how the built page differs from its snippets and from the tests' view."""
    source = f"docs/{name}.md"
    html = page_html(site, f"{name}.md").read_text("utf-8")
    problems = []

    def wrong(what: str) -> None:
        problems.append(Problem(source, 1, what, "See CONTRIBUTING.md on fences."))

    try:
        on_page = shown(html)
    except ValueError as error:
        return [Problem(source, 1, str(error), "Use a fence.")]
    wanted = {(b.language, b.text.rstrip(), b.title) for b in expected(project, name)}
    for block in on_page:
        older = block.title == "As older versions print it" and "errors/" in name
        if (
            not older
            and (block.language, block.text.rstrip(), block.title) not in wanted
        ):
            wrong(
                f"shows a block that is no snippet of this page: {block.text[:120]!r}"
            )
        if block.copies != (block.language == "python" and bool(block.title)):
            wrong(f"copy button on the wrong block: {block.text[:80]!r}")
    for text in broken_spans(html):
        wrong(f"inline code of several lines, a fence gone wrong: {text[:80]!r}")
    python = sorted(b.text.strip() for b in on_page if b.language == "python")
    collected = blocks(project, project.docs / f"{name}.md")
    tested = sorted(b.code.strip() for b in collected if b.syntax == "python")
    if python != tested:
        wrong(f"{len(python)} Python blocks are shown, {len(tested)} are collected")
    if len(on_page) < len(wanted):
        wrong(f"{len(on_page)} of {len(wanted)} blocks reach the page")
    return problems + check_html(source, html)


def check_html(source: str, html: str) -> list[Problem]:
    """Return what no page may hold: include markers, other hosts, no description."""
    problems = []
    for what, pattern in (
        ("a literal include line", re.compile(r"8&lt;|8<-")),
        ("a file of another host", LOADS),
    ):
        if found := pattern.search(html):
            around = htmllib.unescape(
                html[max(0, found.start() - 60) : found.end() + 60]
            )
            problems.append(Problem(source, 1, f"{what}: …{around}…", "Remove it."))
    if not re.search(r'<meta name="?description"? content="?[^">]{20}', html):
        problems.append(Problem(source, 1, "no description", "Add `description:`."))
    return problems
