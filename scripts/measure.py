"""Print, as a Markdown table, what verification, build and pages cost here.

With --write, put the table into CONTRIBUTING.md.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from atomic import write
from browse import first_load, first_result
from html_blocks import page_html
from project import HERE, Project
from runner import WORKERS, run

TRIVIAL, COPIES = "# --8<-- [start:show]\nprint(1)\n# --8<-- [end:show]\n", 50


def timed_run(project: Project) -> tuple[float, float, int]:
    """Run all snippets; return wall seconds without the import of torch, the sum of
    the snippets' own seconds in their children, and how many there are."""
    ready: list[float] = []
    own = [
        result["seconds"]
        for result in run(
            project, project.snippet_files(), lambda: ready.append(time.perf_counter())
        )
    ]
    return time.perf_counter() - ready[0], sum(own), len(own)


def trivial_seconds(folder: Path) -> float:
    """Return the wall seconds that one trivial snippet takes, from fork to verdict."""
    project = Project(folder)
    for number in range(COPIES):
        write(project.snippets / "trivial" / f"copy_{number}.py", TRIVIAL)
    return timed_run(project)[0] / COPIES


def check_one_edit(folder: Path) -> float:
    """Return the seconds of `make check` after one snippet was edited, in a copy."""
    for name in ("docs", "snippets", "scripts"):
        shutil.copytree(HERE.root / name, folder / name)
    for name in ("mkdocs.yml", "constraints.txt"):
        shutil.copy(HERE.root / name, folder / name)
    project = Project(folder)
    known = folder / ".cache" / "verified.json"
    check = [sys.executable, folder / "scripts" / "check.py"]
    page = next(page for page in project.pages() if project.snippet_files(page))
    subprocess.run([*check, page], check=False, capture_output=True)
    text = known.read_text("utf-8")
    edited = project.snippet_files(page)[0]
    source = edited.read_text("utf-8")
    write(
        edited, source.replace("# --8<-- [end:show]", "# edited\n# --8<-- [end:show]")
    )
    assert text == known.read_text("utf-8")
    started = time.perf_counter()
    subprocess.run([*check, page], check=False, capture_output=True)
    return time.perf_counter() - started


def build(site: Path) -> float:
    """Build the site and return the seconds that it took."""
    started = time.perf_counter()
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--quiet",
        "-d",
        site,
    ]
    subprocess.run(command, cwd=HERE.root, check=True)
    return time.perf_counter() - started


def rows() -> list[tuple[str, str, str]]:
    """Measure everything; return (what, value, goal) rows."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        trivial = trivial_seconds(folder / "trivial")
        (folder / "copy").mkdir()
        edit = check_one_edit(folder / "copy")
        wall, own, count = timed_run(HERE)
        site = folder / "site"
        seconds = build(site)
        pages = [page_html(site, source).read_bytes() for source in HERE.nav]
        sizes = [len(gzip.compress(page, 6)) for page in pages]
        index = (site / "search" / "search_index.json").read_bytes()
        size, requests = first_load(site)
        key = first_result(site)
    packed = len(gzip.compress(index, 6))
    ratio = wall / (own / WORKERS)
    return [
        (
            f"{count} snippets, wall time without the import of torch",
            f"{wall:.1f} s",
            "",
        ),
        ("… over half of the snippets' own time", f"{ratio:.2f}", "1.3"),
        ("a trivial snippet, from fork to verdict", f"{trivial:.3f} s", "0.06 s"),
        ("`make check` after one edited snippet", f"{edit:.1f} s", "10 s"),
        (f"building {len(pages)} pages", f"{seconds:.1f} s", ""),
        (
            "a page's HTML, gzip, median",
            f"{statistics.median(sizes) / 1e3:.1f} KB",
            "7 KB",
        ),
        ("cold first load, gzip", f"{size / 1e3:.0f} KB", ""),
        ("… in requests", f"{requests}", ""),
        (
            "search index, and its gzip",
            f"{len(index) / 1e3:.0f} KB, {packed / 1e3:.0f} KB",
            "",
        ),
        ("keystroke to first result, median", f"{key * 1e3:.0f} ms", ""),
    ]


def main() -> None:
    lines = ["| what | measured | goal |", "|---|---|---|"]
    lines += [f"| {what} | {value} | {goal} |" for what, value, goal in rows()]
    table = "\n".join(lines)
    print(table)
    if "--write" in sys.argv:
        path = HERE.root / "CONTRIBUTING.md"
        text = path.read_text("utf-8")
        where = r"(?<=Measured by `make measure` on two cores:\n\n).*?\n(?=\n|\Z)"
        write(path, re.sub(where, table + "\n", text, flags=re.DOTALL))


if __name__ == "__main__":
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    main()
