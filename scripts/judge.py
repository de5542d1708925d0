"""Decide whether a run keeps what the page promises, and rewrite what it shows."""

from __future__ import annotations

import difflib
import signal
from pathlib import Path

from problem import Problem
from project import Project
from runner import place

TAIL = 1500  # characters of stderr that a message quotes


def failure(project: Project, result: dict) -> Problem | None:
    """Return why the run itself failed: its end, stderr, warnings, leftovers."""
    path, line = place(project, result)
    report, status = result["report"], result["status"]
    whole = report.get("finished") or not report

    def because(what: str, mend: str) -> Problem:
        return Problem(path, line, what, mend)

    if result["why"]:
        return because(result["why"], "Make it end by itself, and print less.")
    if status is not None and status < 0:
        name = signal.Signals(-status).name
        return because(f"ended by {name}", "It must end by itself.")
    if report.get("error"):
        return because(report["error"], "Mend the snippet; warnings are errors here.")
    if status or not whole:
        tail = result["stderr"][-TAIL:].strip()
        return because(
            f"ended early, with exit code {status}: {tail}",
            "Mend the snippet; run it by itself to see more.",
        )
    if result["stderr"]:
        return because(
            f"wrote to stderr: {result['stderr'][-TAIL:].strip()}",
            "A reader sees this too: avoid it, or catch it and print it.",
        )
    if result["checks_stdout"]:
        return because(
            f"a check prints {result['checks_stdout'][:80]!r}",
            "Checks assert and print nothing; remove the print.",
        )
    if result["left"]:
        return because(
            f"left {len(result['left'])} process(es) behind: {result['left']}",
            "Join or end what it starts.",
        )
    return None


def judge(project: Project, result: dict) -> list[Problem]:
    """Return every broken promise of one run; empty means verified."""
    path = Path(result["path"])
    name = path.relative_to(project.snippets).as_posix()
    entry = project.exceptions.get(name, {})
    failed = failure(project, result)
    if "needs" in entry:
        return _judge_exempt(entry, failed, place(project, result)[0])
    if failed:
        return [failed]
    problems = []
    where = path.relative_to(project.root).as_posix()
    for start in entry.get("ignore", []):
        if not any(text.startswith(start) for text in result["report"]["ignored"]):
            problems.append(
                Problem(
                    "snippets/exceptions.toml",
                    1,
                    f"`{name}` no longer raises the warning {start!r}",
                    "Remove that `ignore`.",
                )
            )
    mend = f"If the new one is right: make update PAGE={project.page_of(path)}"
    out, expected = path.with_suffix(".out"), ""
    if out.exists():
        expected = out.read_text("utf-8")
    actual = shown_output(path, result["stdout"])
    if actual != expected:
        problems.append(_difference(project, out, expected, actual, mend))
    committed = {
        f.name: f.read_text("utf-8") for f in project.figures(project.page_of(path))
    }
    for figure, text in result["figures"].items():
        if committed.get(figure) != text:
            kind = "differs from" if figure in committed else "is missing in"
            folder = f"docs/{project.page_of(path)}"
            problems.append(
                Problem(where, 1, f"figure {figure} {kind} {folder}/", mend)
            )
    return problems


def shown_output(path: Path, stdout: str) -> str:
    """Return what the .out must hold: stdout, below the command of a transcript."""
    out = path.with_suffix(".out")
    first = out.read_text("utf-8").split("\n", 1)[0] if out.exists() else ""
    return f"{first}\n{stdout}" if first.startswith("$ ") else stdout


def _difference(project, out, expected, actual, mend) -> Problem:
    name = out.relative_to(project.root).as_posix()
    if not out.exists():
        return Problem(name, 1, "is missing; the snippet prints something", mend)
    old, new = expected.splitlines(), actual.splitlines()
    line = next(
        (n for n, (a, b) in enumerate(zip(old, new, strict=False), 1) if a != b), None
    )
    diff = list(difflib.unified_diff(old, new, "shown", "printed", lineterm="", n=0))
    text = "\n    ".join(diff[:20]) or "only in line ends"
    if line is None:
        line = min(len(old), len(new)) + 1
    return Problem(name, line, f"is not what the snippet prints:\n    {text}", mend)


def _judge_exempt(entry, failed, path) -> list[Problem]:
    if failed is None:
        import importlib

        torch = importlib.import_module("torch")
        if entry["needs"] == "cuda" and torch.cuda.is_available():
            return []
        return [
            Problem(
                "snippets/exceptions.toml",
                1,
                f"{path} is exempt (needs {entry['needs']}) but runs without",
                "Remove the entry and show its output.",
            )
        ]
    if entry["fails_with"] not in failed.what:
        return [
            Problem(
                failed.path,
                failed.line,
                f"is exempt, but fails otherwise than stated: {failed.what}",
                f"State how it fails in `fails_with`; stated: {entry['fails_with']!r}",
            )
        ]
    return []
