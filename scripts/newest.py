"""Run every snippet on the newest torch and report, as Markdown, which ones changed.

Exits with 1 if any changed: they are what to look at before the next version.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from pathlib import Path

from project import HERE

FOLDER = HERE.root / ".cache" / "newest"
# torch decides which versions of these it wants.
FREE = re.compile(r"^(torch|triton|nvidia-|cuda-|sympy|mpmath|networkx|fsspec)", re.I)


def install() -> Path:
    """Make a virtual environment with the newest torch; return its Python."""
    python = FOLDER / "venv" / "bin" / "python"
    if not python.exists():
        venv.create(FOLDER / "venv", with_pip=True)
    pinned = (HERE.root / "constraints.txt").read_text("utf-8").splitlines()
    loose = FOLDER / "constraints.txt"
    loose.write_text("\n".join(t for t in pinned if not FREE.match(t)) + "\n", "utf-8")
    pip = [python, "-m", "pip", "install", "--quiet", "--constraint", loose]
    subprocess.run([*pip, "pip"], check=True)
    command = [*pip, "--upgrade", "--upgrade-strategy", "only-if-needed"]
    subprocess.run([*command, "--group", "test", "torch"], check=True, cwd=HERE.root)
    return python


def report(output: str, version: str) -> str:
    """Turn the output of check.py into a short Markdown report.

    output: what `check.py --all` printed. version: of the torch that it ran on.
    """
    ran = re.findall(r"^ *\d+/\d+ (ok|FAILED) +[\d.]+ s +(\S+)", output, re.M)
    failed = [name for verdict, name in ran if verdict == "FAILED"]
    lines = [f"## torch {version}: {len(failed)} of {len(ran)} snippets changed", ""]
    lines += [f"- `{name}`" for name in sorted(failed)]
    details = output.split("\n\n", 1)[-1].strip()
    return "\n".join([*lines, "", "```text", details, "```", ""])


def main() -> int:
    python = install()
    ask = "import torch; print(torch.__version__)"
    version = subprocess.check_output([python, "-c", ask], text=True).strip()
    check = [python, Path(__file__).with_name("check.py"), "--all"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    text = report(done.stdout, version)
    print(text, done.stderr)
    if summary := os.environ.get("GITHUB_STEP_SUMMARY"):
        with Path(summary).open("a", encoding="utf-8") as file:
            file.write(text)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
