"""Read pages as they are published: includes expanded, blocks as the site shows them.

Two views that must agree. `blocks` expands a Markdown page with pymdownx's own
preprocessor, set up by mkdocs.yml, and takes the code out with pytest-codeblocks'
extractor. html_blocks.py takes the code out of the HTML that MkDocs built.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

import markdown
from problem import Problem, ProjectError
from project import Project
from pymdownx.snippets import SnippetExtension, SnippetMissingError
from pytest_codeblocks.main import CodeBlock, extract_from_buffer

OPENER = re.compile(r"^(\s*)(`{3,}|~{3,})\s*(.*?)\s*$")
LANGUAGE = re.compile(r"\{?\s*\.?([\w+-]*)")
STANDARD_PYTHON = {"python", "py", "python3"}


def expand(project: Project, source: Path) -> str:
    """Return the page's Markdown with its includes filled in.

    Raises ProjectError when an include can't be found.
    """
    settings = project.config.mdx_configs["pymdownx.snippets"]
    md = markdown.Markdown(extensions=[SnippetExtension(**settings)])
    lines = source.read_text(encoding="utf-8").splitlines()
    try:
        return "\n".join(md.preprocessors["snippet"].run(lines)) + "\n"
    except SnippetMissingError as error:
        missing = re.search(r"'([^']+)'", str(error))
        name = missing[1] if missing else ""
        line = next((n for n, t in enumerate(lines, 1) if "8<" in t and name in t), 1)
        raise ProjectError(
            Problem(
                source.relative_to(project.root).as_posix(),
                line,
                f"{error}",
                "Write the snippet or region, or mend the include.",
            )
        ) from None


def bare(text: str) -> str:
    """Rewrite each fence's opener to three backticks and a bare language.

    pytest-codeblocks passes over `py`, `{ .python }`, titles and tildes.
    """
    lines, closing, quoted = [], "", ""
    for line in text.splitlines():
        # A footnote's first line, a quote or a list item may hold an opener too.
        lead = re.match(r"^(?:\s*(?:>|[-*+]|\d+[.)])\s?)+(?=\s*[`~]{3})", line)
        quoted = lead[0] if lead and not closing else quoted
        plain = (
            line[len(quoted) :] if quoted and line.startswith(quoted.rstrip()) else line
        )
        found = OPENER.match(plain)
        if found and not closing:
            closing = found[2]
            language = LANGUAGE.match(found[3])[1].lower()
            language = "python" if language in STANDARD_PYTHON else language
            lines.append(f"{found[1]}{'`' * len(closing)}{language}")
        elif found and closing and found[2].startswith(closing) and not found[3]:
            lines.append(f"{found[1]}{'`' * len(closing)}")
            closing = quoted = ""
        else:
            lines.append(plain if closing else line)
    return "\n".join(lines) + "\n"


def blocks(project: Project, source: Path) -> list[CodeBlock]:
    """Return the page's code blocks, taken out by pytest-codeblocks' extractor."""
    return extract_from_buffer(io.StringIO(bare(expand(project, source))))


def extract(path, *_args, **_kwargs) -> list[CodeBlock]:
    """Stand in for pytest_codeblocks' extract_from_file, for pages with includes.

    Pages of docs/ are read as published; README.md and others as they are.
    """
    path = Path(path).resolve()
    for root in path.parents:
        if (root / "mkdocs.yml").exists():
            project = Project(root)
            if project.docs in path.parents:
                return blocks(project, path)
            break
    return extract_from_buffer(io.StringIO(bare(path.read_text("utf-8"))))
