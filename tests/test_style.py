"""Code of one style, and small files."""

import subprocess
import sys

import pytest
from conftest import ROOT

SCRIPTS = sorted((ROOT / "scripts").glob("*.py"))
MOST_LINES = 150


@pytest.mark.parametrize(
    "command", [["check"], ["format", "--check", "scripts", "tests"]]
)
def test_ruff(command):
    done = subprocess.run(
        [sys.executable, "-m", "ruff", *command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_does_one_job(path):
    lines = path.read_text("utf-8").splitlines()
    assert len(lines) <= MOST_LINES, f"{path.name} wants to be two scripts"
    assert lines[0].startswith('"""'), f"{path.name} does not say what it is for"
