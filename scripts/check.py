"""Verify pages and snippets; with --update, rewrite what the snippets print and draw.

    check.py [--update] [--all] [PAGE ...]

Without --all, what passed before and has not changed since is not run again.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import time
from pathlib import Path

import lint
from atomic import write
from judge import judge
from problem import Problem, ProjectError, summary
from project import HERE, Project
from rewrite import update
from runner import run

TOOLS = ("fork_child.py", "fork_job.py", "fork_run.py", "judge.py", "runner.py")


def fingerprint(project: Project, path: Path) -> str:
    """Return a hash of all that the verdict on a snippet depends on."""
    page = project.page_of(path)
    name = path.relative_to(project.snippets).as_posix()
    parts = [sys.version, json.dumps(project.exceptions.get(name))]
    files = [path, path.with_suffix(".out"), *project.figures(page)]
    files += [project.root / "constraints.txt", project.snippets / "matplotlibrc"]
    files += [Path(__file__).with_name(tool) for tool in TOOLS]
    digest = hashlib.sha256("\0".join(parts).encode())
    for file in files:
        digest.update(file.read_bytes() if file.exists() else b"missing")
    return digest.hexdigest()


class Verified:
    """Fingerprints of snippets that passed, kept in .cache/verified.json."""

    def __init__(self, project: Project) -> None:
        self.project, self.path = project, project.root / ".cache" / "verified.json"
        try:
            self.known = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            self.known = {}

    def has(self, path: Path) -> bool:
        return self.known.get(str(path)) == fingerprint(self.project, path)

    def note(self, path: Path) -> None:
        self.known[str(path)] = fingerprint(self.project, path)
        write(self.path, json.dumps(self.known, indent=0))


def select(project: Project, names: list[str]) -> list[Path]:
    """Return the snippets of the named pages, of all if none is named."""
    known = project.pages()
    for name in names:
        if name not in known:
            near = [k for k in known if name.rsplit("/", 1)[-1] in k]
            raise ProjectError(
                Problem(
                    f"docs/{name}.md",
                    1,
                    "there is no such page",
                    f"Did you mean {', '.join(near)}?" if near else "See docs/.",
                )
            )
    if not names:
        return project.snippet_files()
    return [path for name in names for path in project.snippet_files(name)]


def verify(project: Project, paths: list[Path], rewrite: bool) -> list[Problem]:
    """Run the snippets, print a line for each, and return what is wrong."""
    verified, problems = Verified(project), []
    for done, result in enumerate(run(project, paths), 1):
        path = Path(result["path"])
        changed = update(project, result) if rewrite else []
        wrong = judge(project, result)
        print(
            f"{done:4}/{len(paths)} {'FAILED' if wrong else 'ok':6} "
            f"{result['seconds']:6.2f} s  {path.relative_to(project.snippets)}"
            + "".join(
                f"\n          wrote {f.relative_to(project.root)}" for f in changed
            ),
            flush=True,
        )
        problems += wrong
        if not wrong:
            verified.note(path)
    return problems


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", metavar="PAGE", help="such as tensors/topk")
    parser.add_argument(
        "--update", action="store_true", help="rewrite .out and figures"
    )
    parser.add_argument("--all", action="store_true", help="run unchanged ones too")
    options = parser.parse_args()
    started, project = time.perf_counter(), HERE
    try:
        paths = select(project, options.pages)
        if not (options.all or options.update):
            verified = Verified(project)
            paths = [path for path in paths if not verified.has(path)]
        problems = verify(project, paths, options.update)
        problems += lint.check(project, set(options.pages) or None)
    except ProjectError as error:
        problems, paths = [error.problem], []
    if options.update:
        command = ["git", "diff", "--stat", "--", "snippets", "docs"]
        subprocess.run(command, cwd=project.root, check=False)
    if problems:
        print("\n" + summary(problems))
    print(
        f"\n{len(paths)} snippets run, {len(set(problems))} problems, "
        f"{time.perf_counter() - started:.1f} s"
    )
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
