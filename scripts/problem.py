"""The one shape of every complaint: where, what, and how to mend it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Problem:
    """Something that breaks a promise of the site.

    path: file, relative to the project's root, or a name such as "make new".
    line: line number in it, counted from 1.
    what: what is wrong.
    mend: what to do about it.
    """

    path: str
    line: int
    what: str
    mend: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}\n    {self.mend}"


class ProjectError(Exception):
    """A problem that leaves nothing to go on with."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def summary(problems: list[Problem]) -> str:
    """Return the problems as text, sorted by place, one blank line between."""
    return "\n\n".join(str(problem) for problem in sorted(set(problems)))
