"""The built site shows what ran, its links lead somewhere, and it loads from itself."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import built
import pytest
from conftest import build
from html_blocks import page_html
from problem import summary
from project import HERE


@pytest.mark.parametrize("name", HERE.pages())
def test_page_shows_what_ran(name, project, site):
    problems = built.check_page(project, site, name)
    assert not problems, summary(problems)


def test_every_page_is_clean(project, site):
    problems = [
        problem
        for source in project.nav
        for problem in built.check_html(
            f"docs/{source}", page_html(site, source).read_text("utf-8")
        )
    ]
    assert not problems, summary(problems)


def dead_links(site: Path) -> str:
    """Return lychee's report of dead links and anchors inside the site, or ""."""
    done = subprocess.run(
        [
            shutil.which("lychee", path=str(Path(sys.executable).parent)),
            *("--offline", "--include-fragments", "--no-progress", "--quiet"),
            *(
                "--index-files",
                "index.html",
                "--exclude",
                "^http",
                "--root-dir",
                site,
                site,
            ),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_links_and_anchors(site):
    assert not dead_links(site)


def test_a_dead_link_is_found(site, tmp_path):
    copy = Path(shutil.copytree(site, tmp_path / "site"))
    html = copy / "index.html"
    for planted in ('<a href="no/such/page/">x</a>', '<a href="#no-such-anchor">x</a>'):
        html.write_text(
            (site / "index.html")
            .read_text()
            .replace("</article>", planted + "</article>")
        )
        assert planted.split('"')[1].strip("#/") in dead_links(copy), planted


def test_the_site_builds_without_torch(copied, tmp_path):
    hook = tmp_path / "block"
    hook.mkdir()
    text = "import sys\nsys.modules['torch'] = sys.modules['matplotlib'] = None\n"
    (hook / "sitecustomize.py").write_text(text)
    done = build(copied.root, tmp_path / "out", PYTHONPATH=str(hook))
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "out" / "index.html").is_file()
