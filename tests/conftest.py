"""Fixtures: the project, one run of the selected snippets, the built site, copies."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "scripts"))

import published  # noqa: E402
import pytest_codeblocks.plugin  # noqa: E402
from filelock import FileLock  # noqa: E402
from project import HERE, Project  # noqa: E402
from runner import run  # noqa: E402
from xdist.scheduler import LoadScopeScheduling  # noqa: E402

# Where pytest collects Markdown, it reads pages as they are published.
pytest_codeblocks.plugin.extract_from_file = published.extract

SAMPLE = "tensors/cat-vs-stack"


class ByFixture(LoadScopeScheduling):
    """Give the tests of a file to one process, and those of a page in the browser.

    They share fixtures that cost more than they do. (--dist=loadgroup would say the
    same with marks; with pytest 9.2 it silently does nothing.)
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return nodeid.partition("[")[2] if "browser/test_pages" in file else file


def pytest_xdist_make_scheduler(config, log) -> ByFixture:
    return ByFixture(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with the longest file, the snippets: other processes run the rest."""
    items.sort(key=lambda item: "snippet" not in getattr(item, "fixturenames", ()))


class Results:
    """The runs of all selected snippets, each taken from the server when asked for."""

    def __init__(self, paths: list[Path]) -> None:
        self.stream, self.done = run(HERE, paths), {}

    def __getitem__(self, path: Path) -> dict:
        while str(path) not in self.done:
            result = next(self.stream)
            self.done[result["path"]] = result
        return self.done[str(path)]


@pytest.fixture(scope="session")
def project() -> Project:
    return HERE


@pytest.fixture(scope="session")
def results(request) -> Results:
    """Results of the snippets whose tests were selected, run by one fork server."""
    wanted = {
        item.callspec.params["snippet"]: None
        for item in request.session.items
        if "snippet" in getattr(item, "fixturenames", ())
    }
    results = Results(list(wanted))
    yield results
    results.stream.close()


def build(root: Path, site: Path, **env: str) -> subprocess.CompletedProcess:
    """Run `mkdocs build --strict` for the project at `root` into `site`."""
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", site],
        cwd=root,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", **env},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="session")
def site(tmp_path_factory, worker_id) -> Path:
    """The site, built once: by the process that asks first, for all of them."""
    base = tmp_path_factory.getbasetemp()
    if worker_id != "master":
        base = base.parent
    folder = base / "site"
    with FileLock(base / "site.lock"):
        if not folder.exists():
            done = build(ROOT, base / "unfinished")
            assert done.returncode == 0, done.stdout + done.stderr
            (base / "unfinished").rename(folder)
    return folder


def copy_project(target: Path, pages: tuple[str, ...] = (SAMPLE,)) -> Project:
    """Make a small project of a few real pages at `target`, to plant faults in."""
    shutil.copytree(ROOT / "scripts", target / "scripts", ignore=_caches)
    for name in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, target / name)
    for name in ("css", "js", "assets", "_theme"):
        shutil.copytree(ROOT / "docs" / name, target / "docs" / name)
    (target / "snippets").mkdir()
    shutil.copy(ROOT / "snippets" / "matplotlibrc", target / "snippets")
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    nav = "".join(f"  - {page}.md\n" for page in ("index", *pages))
    text = re.sub(r"\nnav:\n.*", f"\nnav:\n{nav}", text, flags=re.DOTALL)
    (target / "mkdocs.yml").write_text(text, "utf-8")
    for page in ("index", *pages):
        source, copied = ROOT / "docs" / f"{page}.md", target / "docs" / f"{page}.md"
        copied.parent.mkdir(parents=True, exist_ok=True)
        body = source.read_text("utf-8")
        copied.write_text(_without_foreign_links(body, pages), "utf-8")
        for folder in ("docs", "snippets"):
            if (ROOT / folder / page).is_dir():
                shutil.copytree(ROOT / folder / page, target / folder / page)
    return Project(target)


def _caches(_folder, names):
    return [name for name in names if name == "__pycache__"]


def _without_foreign_links(text: str, pages: tuple[str, ...]) -> str:
    """Unlink pages that the copy does not have."""

    def plain(link):
        known = any(link[2].endswith(f"{page}.md") for page in pages)
        return link[0] if known or "://" in link[2] else link[1]

    return re.sub(
        r"(?<!!)\[([^\]]+)\]\(([^)#]+\.(?:md|ipynb))(?:#[^)]*)?\)", plain, text
    )


@pytest.fixture
def copied(tmp_path) -> Project:
    """A fresh small project of the home page and one real page."""
    return copy_project(tmp_path)
