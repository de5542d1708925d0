"""Each promise about pages and files has a fault planted against it, and caught."""

from __future__ import annotations

import re
import shutil

import built
import lint
import names
import pytest
from conftest import SAMPLE, build
from page import NOTES
from problem import ProjectError
from project import Project
from published import blocks

PAGE = f"docs/{SAMPLE}.md"


def edit(project: Project, path: str, old: str, new: str) -> None:
    """Replace the first match of the pattern `old` in a file; it must be there."""
    file = project.root / path
    text, count = re.subn(old, new, file.read_text("utf-8"), count=1, flags=re.M)
    assert count, f"nothing to plant: {old!r} is not in {path}"
    file.write_text(text, "utf-8")


def first_snippet(project: Project, contains: str = "") -> str:
    """Return the path of a snippet of the sample page that holds `contains`."""
    return next(
        path.relative_to(project.root).as_posix()
        for path in project.snippet_files(SAMPLE)
        if contains in path.read_text("utf-8")
    )


def test_the_copy_is_clean(copied):
    assert lint.check(copied) == []


def caught(project: Project, says: str, where: str = "") -> None:
    found = [str(p) for p in lint.check(project) if says in p.what and where in p.path]
    assert found, f"{says!r} not among {[str(p) for p in lint.check(project)]}"
    assert all(re.match(r"\S+:\d+: .+\n    .+", text) for text in found)


def test_deleted_snippet(copied):
    path = first_snippet(copied)
    (copied.root / path).unlink()
    caught(copied, "does not exist", PAGE)
    caught(copied, "an output without a snippet")


def test_deleted_output(copied):
    next(copied.snippets.rglob("*.out")).unlink()
    caught(copied, ".out, which does not exist", PAGE)


def test_deleted_figure(copied):
    figures = copied.figures(SAMPLE)
    assert figures, "the sample page has a figure"
    figures[0].unlink()
    caught(copied, f"figure {figures[0].name} does not exist", PAGE)


def test_orphans(copied):
    source = copied.root / first_snippet(copied)
    shutil.copy(source, source.with_name("orphan.py"))
    (source.parent / "orphan.out").write_text("x\n")
    shutil.copytree(source.parent, copied.snippets / "nowhere")
    (copied.docs / SAMPLE / "orphan.svg").write_text("<svg/>")
    caught(copied, "no page shows this snippet", "orphan.py")
    caught(copied, "no page shows this output", "orphan.out")
    caught(copied, "no page shows this figure", "orphan.svg")
    caught(copied, "belongs to no page", "snippets/nowhere/")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (r"^# --8<-- \[end:[a-z-]+\]\n\Z", "", "is never closed"),
        (r"^# --8<-- \[end:show\]\n", "", "starts inside `show`"),
        (r"\[end:show\]", "[end:shown]", "ends a region that is not open"),
        (r"\[start:(?!show)[a-z-]+\]", "[start:show]", "a second region"),
        (r"\[start:show\]\n", "[start:show] \n", "passed over"),
        (r"\A", "import os\n", "does not start on line 1"),
        (r"\Z", "print(1)\n", "code outside every region"),
        (r"\Z", "# --8<-- [start:e]\n# --8<-- [end:e]\n", "is empty"),
        (r"\Z", "# --8<-- [start:E.1]\nx=1\n# --8<-- [end:E.1]\n", "not usable"),
        (r"\Z", "# --8<-- [start:t]\nassert 1\n# --8<-- [end:t]\n", "asserts nothing"),
        (
            r"\Z",
            "# --8<-- [start:u]\nassert a\n# --8<-- [end:u]\n",
            "no footnote cites",
        ),
        (r"(\[start:show\]\n)", r"\1# " + "x" * 80 + "\n", "columns"),
        (r"(\[start:show\]\n)", r"\1" + "x = 1\n" * 40, "lines of at most"),
        (r"(\[start:show\]\n)", r"\1def f(:\n", "is not valid Python"),
    ],
)
def test_region(copied, old, new, says):
    path = first_snippet(copied, "[end:show]\n\n# --8<-- [start:")
    edit(copied, path, old, new)
    caught(copied, says, path)


FENCE = "\n{}\nassert False\n{}\n"
FORMS = [
    "``` python",
    "```py",
    "```python3",
    "```Python",
    "```python",
    '```python title="x.py" hl_lines="1"',
    '```python linenums="1"',
    "```{ .python .annotate }",
    "```{.python}",
    "~~~python",
    "````python",
    "> ```python",
    "- ```python",
    "1. ```python",
    "```pycon",
    "```console",
    "```shell",
    "```sh",
    "```",
    "```text",
]


@pytest.mark.parametrize("opener", FORMS)
def test_fence_in_another_form(copied, opener):
    close = re.search(r"[`~]{3,}", opener)[0]
    lead = opener[: opener.index(close[0])]
    body = FENCE.format(opener, " " * len(lead) + close if lead else close)
    edit(copied, PAGE, r"^## See also", body.replace("\\", "") + "\n## See also")
    caught(copied, "pass over", PAGE)


def test_a_fence_that_lint_missed_is_seen_in_the_html(copied, tmp_path):
    """Whatever form a fence has, the tests collect what the built page shows."""
    forms = [form for form in FORMS if "py" in form.lower() and "pycon" not in form]
    for number, opener in enumerate(forms):
        close = re.search(r"[`~]{3,}", opener)[0]
        lead = opener[: opener.index(close[0])]
        lead = lead if lead in ("", "> ") else "    "
        body = f"\n{opener}\n{lead}assert form_{number}\n{lead}{close}\n\n## See also"
        edit(copied, PAGE, r"^## See also", body)
    collected = [block.code for block in blocks(copied, copied.root / PAGE)]
    in_list = "- ", "1. "  # Python-Markdown makes these a broken inline code span
    assert build(copied.root, tmp_path / "out").returncode == 0
    problems = built.check_page(copied, tmp_path / "out", SAMPLE)
    for number, opener in enumerate(forms):
        assert any(f"assert form_{number}" in code for code in collected), opener
        says = "inline code" if opener.startswith(in_list) else "no snippet"
        found = [p for p in problems if f"assert form_{number}" in p.what]
        assert any(says in p.what for p in found), opener


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (r"^    --8<-- .*$", "    assert True", "anything but one include"),
        (r'^(--8<-- ".*show")$', r"\1 ", "anything but one include"),
        (r'^(--8<-- ".*):show"$', r'\1:nope"', "has no region `nope`"),
        (r'^(--8<-- ".*):show"$', r'\1:1:3"', "anything but one include"),
        (r'^(--8<-- ").*/(.*:show")$', r"\1index/\2", "another page's"),
        (r"\Z", "\n[^extra]: Checked in `x.py`:\n", "is cited nowhere"),
        (r"\[\^[a-z-]+\](?!:)", "[^nothing]", "cites nothing"),
        (r"^(\[\^[a-z-]+\]: ).*$", r"\1See the manual.", "shows no check"),
        (r"^## Proofs", "## Notes", f"no `{NOTES}`"),
        (r"^tags:.*\n", "", "has no `tags`"),
        (r"^tags: \[", "tags: [torch.no_such_thing, ", "is not used below"),
        (r"^description:.*\n", "", "has no `description`"),
        (r"^description: ", "description: " + "long " * 40, "characters of"),
        (r"^title: ", "title: [", "front matter is not valid"),
        (r"\A---\n", "", "has no front matter"),
        (r"^## See also", "    x = 1\n\n## See also", "an indented code block"),
        (r"^## See also", "<pre>x</pre>\n\n## See also", "pass over"),
        (r"^## See also", '--8<-- "x"\n\n## See also', "pass over"),
        (r"!\[[^\]]*\]", "![]", "no alt text"),
    ],
)
def test_page_form(copied, old, new, says):
    edit(copied, PAGE, old, new)
    caught(copied, says, PAGE)


def test_page_missing_from_the_navigation(copied):
    edit(copied, "mkdocs.yml", rf"^  - {SAMPLE}.md\n", "")
    caught(copied, "is missing in the navigation", PAGE)


def test_unreadable_page(copied):
    (copied.root / PAGE).write_bytes(b"\xff\xfe\x00broken")
    caught(copied, "can't be read", PAGE)


def test_made_up_tag():
    assert names.exists("torch.nn.Linear") and names.exists("torch.Tensor.view")
    assert not names.exists("torch.nn.Linnear") and not names.exists("numpy.zeros")


@pytest.mark.parametrize(
    ("old", "new", "says", "line_of"),
    [
        (r"^theme:", "theme: [", "", None),
        (
            r"^  name: material",
            "  name: no-such-theme",
            "no-such-theme",
            "no-such-theme",
        ),
        (
            r"^plugins:",
            "plugins:\n  - no-such-plugin",
            "no-such-plugin",
            "no-such-plugin",
        ),
    ],
)
def test_broken_mkdocs_yml(copied, old, new, says, line_of):
    edit(copied, "mkdocs.yml", old, new)
    with pytest.raises(ProjectError) as stopped:
        _ = Project(copied.root).config
    problem = stopped.value.problem
    assert problem.path == "mkdocs.yml" and says in problem.what
    if line_of:
        lines = (copied.root / "mkdocs.yml").read_text().splitlines()
        assert line_of in lines[problem.line - 1]
    else:
        assert problem.line > 1


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        ('["nowhere/x.py"]\nreason = "r"\nseconds = 90', "is no snippet"),
        ('["{}"]\nseconds = 90', "has no reason"),
        ('["{}"]\nreason = "r"', "not the default"),
        ('["{}"]\nreason = "r"\nskip = true', "the unknown key"),
        ('["{}"]\nreason = "r"\nneeds = "cuda"', "must have both"),
        ("[", "is not valid TOML"),
    ],
)
def test_exceptions_file(copied, entry, says):
    path = first_snippet(copied).removeprefix("snippets/")
    (copied.snippets / "exceptions.toml").write_text(entry.format(path))
    with pytest.raises(ProjectError, match=re.escape(says)):
        _ = copied.exceptions


@pytest.mark.parametrize(
    ("planted", "says"),
    [
        ('<img src="https://example.com/x.png">', "a file of another host"),
        ('<script src="//example.com/x.js"></script>', "a file of another host"),
        ('<p>--8&lt;-- "x"</p>', "a literal include line"),
    ],
)
def test_planted_in_the_html(planted, says):
    start = '<meta name="description" content="long enough to be a description">'
    assert built.check_html("docs/x.md", start) == []
    assert says in str(built.check_html("docs/x.md", start + planted))
    assert "no description" in str(built.check_html("docs/x.md", planted))
