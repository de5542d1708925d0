"""Read a fenced block of a page: one of four forms, holding one include."""

from __future__ import annotations

import re
from dataclasses import dataclass

PROGRAM = re.compile(r'^```python title="([a-z0-9_]+\.py)"$')
OUTPUT = '```{ .text .no-copy title="Output" }'
OLDER = '```{ .text .no-copy title="As older versions print it" }'
PROOF = "    ```{ .python .no-copy }"
INCLUDE = re.compile(r'^\s*--8<-- "([^":]+?)(?::([^":]+))?"$')


@dataclass(frozen=True)
class Fence:
    """A fenced block: kind is program, output, proof or older.

    line: of the opening fence. title: file name of a program, else "".
    include: (path, region) of its one include, region "" for a whole file.
    footnote: label of the definition that holds a proof, else "".
    """

    kind: str
    line: int
    title: str
    include: tuple[str, str]
    footnote: str


def read_fence(page, number: int, footnote: str) -> int:
    """Read the fence that opens at line `number`; return the line after it."""
    opener = page.lines[number - 1]
    program = PROGRAM.match(opener)
    kind = (
        "program"
        if program
        else {OUTPUT: "output", PROOF: "proof", OLDER: "older"}.get(opener)
    )
    close = "    ```" if kind == "proof" else "```"
    body, end = [], number + 1
    while end <= len(page.lines) and page.lines[end - 1].strip() != "```":
        body.append(page.lines[end - 1])
        end += 1
    if end > len(page.lines) or (kind and page.lines[end - 1] != close):
        page.wrong(
            number, "this fence is not closed as it opens", f"Close it: {close!r}"
        )
        return end + 1
    if not kind:
        page.wrong(
            number,
            f"`{opener.strip()}` is a fence in a form that the tests would pass over",
            "Use one of the fences of CONTRIBUTING.md.",
        )
    elif kind == "older":
        if not page.path.startswith("docs/errors/"):
            page.wrong(
                number, "text that never ran", "Only error pages quote old texts."
            )
        page.fences.append(Fence(kind, number, "", ("", ""), ""))
    elif len(body) != 1 or not (include := INCLUDE.match(body[0])):
        page.wrong(
            number + 1,
            "a fence that holds anything but one include",
            'Write one line: --8<-- "page/snippet.py:region"',
        )
    else:
        title = program[1] if program else ""
        include = (include[1], include[2] or "")
        label = footnote if kind == "proof" else ""
        page.fences.append(Fence(kind, number, title, include, label))
    return end + 1
