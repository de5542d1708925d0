"""The commands do what README and CONTRIBUTING say, and say clearly when they can't."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import front_matter
import lint
import new_page
import newest
import page as pages
import pytest
import yaml
from conftest import ROOT, SAMPLE, build
from problem import ProjectError
from project import Project

NEW = "tensors/topk"


def script(project: Project, name: str, *arguments: str) -> subprocess.CompletedProcess:
    """Run a script of the copied project, as its Makefile does."""
    return subprocess.run(
        [sys.executable, project.root / "scripts" / name, *arguments],
        cwd=project.root,
        capture_output=True,
        text=True,
        check=False,
    )


def files(project: Project) -> dict[str, str]:
    return {
        path.relative_to(project.root).as_posix(): path.read_bytes().hex()
        for path in project.root.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_walk_through_of_contributing(copied, tmp_path):
    """make new, make check, make update, make check: a verified page in minutes."""
    made = script(copied, "new_page.py", NEW)
    assert made.returncode == 0, made.stderr
    assert f"wrote docs/{NEW}.md" in made.stdout
    left = lint.check(Project(copied.root))
    assert left and all("still to be written" in problem.what for problem in left)

    page = copied.docs / f"{NEW}.md"
    page.write_text(page.read_text().replace("TODO", "Here is"), "utf-8")
    first = copied.snippets / NEW / "first_example.py"
    first.rename(first.with_name("best_scores.py"))
    first.with_suffix(".out").unlink()
    page.write_text(page.read_text().replace("first_example", "best_scores"), "utf-8")

    stale = script(copied, "check.py", NEW)
    assert stale.returncode == 1 and "best_scores.out:1: is missing" in stale.stdout
    updated = script(copied, "check.py", "--update", NEW)
    assert "wrote snippets/tensors/topk/best_scores.out" in updated.stdout
    checked = script(copied, "check.py", NEW)
    assert checked.returncode == 0, checked.stdout
    assert build(copied.root, tmp_path / "out").returncode == 0


def test_only_what_changed_is_run_again(copied):
    script(copied, "new_page.py", NEW)
    assert "1 snippets run" in script(copied, "check.py", NEW).stdout
    assert "0 snippets run" in script(copied, "check.py", NEW).stdout
    snippet = copied.snippets / NEW / "first_example.py"
    snippet.write_text(snippet.read_text().replace("4]", "5]"))
    again = script(copied, "check.py", NEW)
    assert "1 snippets run" in again.stdout and "+tensor([2, 5, 9])" in again.stdout
    assert "1 snippets run" in script(copied, "check.py", NEW).stdout  # it failed


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("", "is no page name"),
        ("topk", "is no page name"),
        ("Tensors/TopK", "is no page name"),
        ("../tensors/topk", "is no page name"),
        ("tensors/top k", "is no page name"),
        (SAMPLE, "exists already"),
    ],
)
def test_new_page_refused(copied, name, says):
    before = files(copied)
    refused = script(copied, "new_page.py", name)
    assert refused.returncode == 1 and says in refused.stderr
    assert re.match(r"make new:1: .+\n    .+\n$", refused.stderr)
    assert files(copied) == before


def test_new_page_in_a_new_section(copied):
    new_page.create(copied, "sparse/coo")
    assert Project(copied.root).nav[-1] == "sparse/coo.md"
    new_page.create(Project(copied.root), "sparse/csr")
    assert Project(copied.root).nav[-2:] == ["sparse/coo.md", "sparse/csr.md"]


def test_a_page_that_does_not_exist(copied):
    done = script(copied, "check.py", "tensors/cat-or-stack")
    assert done.returncode == 1
    assert "docs/tensors/cat-or-stack.md:1: there is no such page" in done.stdout


def test_unknown_subcommand(copied):
    done = subprocess.run(
        ["make", "frobnicate"],
        cwd=copied.root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "no command `frobnicate`; `make help` lists them" in done.stderr
    assert script(copied, "check.py", "--no-such-option").returncode == 2


def test_broken_mkdocs_yml_stops_every_command(copied):
    (copied.root / "mkdocs.yml").write_text("site_name: x\nnav: [\n")
    for name, *arguments in (("check.py",), ("serve.py",), ("new_page.py", NEW)):
        done = script(copied, name, *arguments)
        assert done.returncode == 1
        assert re.search(r"^mkdocs.yml:[23]: ", done.stdout + done.stderr, re.M), name
        assert "Traceback" not in done.stdout + done.stderr


def test_makefile_lists_the_commands_that_the_texts_name():
    listed = subprocess.check_output(["make", "help"], cwd=ROOT, text=True)
    known = set(re.findall(r"^make (\w+)", listed, re.M))
    for name in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / name).read_text("utf-8")
        used = set(re.findall(r"^\$ make (\w+)", text, re.M))
        used |= set(re.findall(r"`make (\w+)", text))
        assert used and used <= known, f"{name} names {used - known}"
    leads = re.findall(r"^\$ (.*)$", (ROOT / "README.md").read_text("utf-8"), re.M)
    assert leads[:2] == ["make serve", "make test"]


def test_the_forms_that_contributing_shows_are_the_forms_that_are_read(copied):
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    shown = re.search(r"^````markdown\n(.*?)^````$", text, re.M | re.S)[1]
    head = "---\ntitle: t\ndescription: d\ntags: [torch.topk]\n---\n\n# `topk`\n\n"
    path = copied.docs / "tensors" / "topk.md"
    path.write_text(head + shown, "utf-8")
    page = pages.read(path, copied.root)
    assert page.problems == []
    assert [fence.kind for fence in page.fences] == ["program", "output", "proof"]


def test_numbers_in_contributing_are_those_of_the_linter():
    import shape

    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert f"At most {shape.MOST_SHOWN_LINES} lines of {shape.SHOWN_COLUMNS}" in text
    assert f"At most {shape.CHECK_COLUMNS} columns" in text
    assert f"`title` ({front_matter.MOST_TITLE} characters)" in text
    assert f"`description` ({front_matter.MOST_DESCRIPTION})" in text


def test_report_on_the_newest_torch():
    output = (
        "   1/2 ok       0.02 s  tensors/a/one.py\n"
        "   2/2 FAILED   0.02 s  tensors/a/two.py\n"
        "\nsnippets/tensors/a/two.out:1: is not what the snippet prints\n"
    )
    text = newest.report(output, "9.9.9")
    assert "## torch 9.9.9: 1 of 2 snippets changed" in text
    assert "- `tensors/a/two.py`" in text and "one.py`" not in text


def test_publishing_waits_for_the_tests():
    folder = ROOT / ".github" / "workflows"
    jobs = yaml.safe_load((folder / "verify-and-publish.yml").read_text())["jobs"]
    assert [step.get("run") for step in jobs["verify"]["steps"]][-1] == "make test"
    assert jobs["publish"]["needs"] == "verify"
    weekly = yaml.safe_load((folder / "newest-torch.yml").read_text())
    assert weekly[True]["schedule"]  # YAML reads the key `on` as true
    assert "make test" in (ROOT / ".ci" / "run").read_text()


def test_nothing_points_at_this_machine():
    names = subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).split(
        "\n"
    )
    for name in filter(None, names):
        data = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b""
        for trace in (b"/home/", b"/root/", str(ROOT).encode(), b"../shared"):
            assert trace not in data or name.endswith(Path(__file__).name), (
                f"{name}: {trace}"
            )


def test_half_written_files_do_not_replace_whole_ones(tmp_path, monkeypatch):
    import atomic

    path = tmp_path / "page.md"
    path.write_text("whole")
    with pytest.raises(UnicodeEncodeError):
        atomic.write(path, "half \ud800")
    assert path.read_text() == "whole" and list(tmp_path.iterdir()) == [path]
    with pytest.raises(ProjectError):
        new_page.create(Project(tmp_path), "no name")
