"""`make serve` shows the site, takes another port if need be, and reloads on edits."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
import urllib.request

import pytest
from conftest import SAMPLE
from project import Project
from test_commands import script


@pytest.fixture
def served(copied):
    """The copied project, served while its wanted port is taken: (project, output)."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        log = copied.root / "serve.log"
        with log.open("w") as output:
            command = [sys.executable, copied.root / "scripts" / "serve.py", str(port)]
            process = subprocess.Popen(command, stdout=output, stderr=output)
            try:
                yield copied, port, log
            finally:
                process.terminate()
                process.wait()


def wait_for(address: str, text: str, seconds: float = 60) -> None:
    """Wait until the page at `address` holds `text`."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                if text in answer.read().decode():
                    return
        except OSError:
            pass
        assert time.monotonic() < deadline, f"{text!r} never came to {address}"
        time.sleep(0.2)


def test_serve_and_reload(served):
    project, port, log = served
    deadline = time.monotonic() + 30
    while not (found := re.search(r"is at (http://127.0.0.1:(\d+)/)", log.read_text())):
        assert time.monotonic() < deadline, log.read_text()
        time.sleep(0.1)
    assert int(found[2]) != port
    assert f"Port {port} is taken; using {found[2]}." in log.read_text()
    address = f"{found[1]}{SAMPLE}/"
    wait_for(address, "torch.cat")
    edit(
        project, "snippets", "join_batches.py", "import torch", "import torch  # edited"
    )
    wait_for(address, "# edited")
    edit(project, "docs", None, "# ", "# Retitled ")
    wait_for(address, "Retitled")


def edit(project: Project, folder: str, name: str | None, old: str, new: str) -> None:
    path = project.root / folder / SAMPLE
    path = path / name if name else path.with_suffix(".md")
    text = path.read_text("utf-8")
    assert old in text
    if name is None:  # the heading, not the front matter
        path.write_text(text.replace(f"\n{old}", f"\n{new}", 1), "utf-8")
    else:
        path.write_text(text.replace(old, new, 1), "utf-8")


def test_a_port_that_is_none(copied):
    done = script(copied, "serve.py", "eighty")
    assert done.returncode == 1 and "`eighty` is no port" in done.stderr
