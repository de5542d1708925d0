"""Run snippets through the fork server and hold the results against what is shown."""

from __future__ import annotations

import json
import os
import re
import shlex
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import snippet as snippets
from entries import DEFAULT_SECONDS
from problem import Problem, ProjectError
from project import Project

WORKERS = 2
COMMANDS = {"python": [], "torchrun": ["-m", "torch.distributed.run"]}


def job(project: Project, path: Path) -> dict:
    """Describe one run for the server. Raises ProjectError for a bad transcript."""
    name = path.relative_to(project.snippets).as_posix()
    entry = project.exceptions.get(name, {})
    argv = transcript(project, path)
    seconds = entry.get("seconds", DEFAULT_SECONDS)
    return {
        "path": str(path),
        "shown_until": snippets.read(path, project.root).shown_until,
        "seconds": seconds,
        "ignore": entry.get("ignore", []),
        "argv": argv,
        "cost": seconds + (30 if argv else 0),
    }


def transcript(project: Project, path: Path) -> list[str] | None:
    """Return the command that the first line of the snippet's .out asks for."""
    out = path.with_suffix(".out")
    first = out.read_text("utf-8").split("\n", 1)[0] if out.exists() else ""
    if not first.startswith("$ "):
        return None
    words = shlex.split(first[2:])
    if not words or words[0] not in COMMANDS or path.name not in words:
        raise ProjectError(
            Problem(
                out.relative_to(project.root).as_posix(),
                1,
                f"the command `{first[2:]}` can't be replayed",
                f"It must be one of {sorted(COMMANDS)} and name {path.name}.",
            )
        )
    words = [str(path) if word == path.name else word for word in words]
    return [sys.executable, *COMMANDS[words[0]], *words[1:]]


def environment(project: Project) -> dict[str, str]:
    """Return the whole environment that snippets see: nothing is inherited."""
    loopback = next(n for _, n in socket.if_nameindex() if n.startswith("lo"))
    cache = project.root / ".cache" / "matplotlib"
    cache.mkdir(parents=True, exist_ok=True)
    return {
        "PATH": f"{Path(sys.executable).parent}:{os.environ.get('PATH', os.defpath)}",
        "HOME": tempfile.gettempdir(),
        "LANG": "C.UTF-8",
        "COLUMNS": "80",
        "OMP_NUM_THREADS": "1",
        "GLOO_SOCKET_IFNAME": loopback,
        "MATPLOTLIBRC": str(project.snippets / "matplotlibrc"),
        "MPLCONFIGDIR": str(cache),
        "SOURCE_DATE_EPOCH": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def run(
    project: Project, paths: list[Path], on_ready: Callable[[], None] = lambda: None
) -> Iterator[dict]:
    """Yield the result of each snippet as it finishes; see fork_job.Child.result.

    on_ready is called when the server has imported torch and starts with the first.

    Raises ProjectError when the server ends before all have run.
    """
    jobs = [job(project, path) for path in paths]
    if not jobs:
        return
    server = Path(__file__).with_name("fork_server.py")
    with (
        tempfile.TemporaryFile() as stderr,
        subprocess.Popen(
            [sys.executable, str(server), str(WORKERS)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=stderr,
            env=environment(project),
            text=True,
        ) as process,
    ):
        try:
            process.stdin.write("".join(json.dumps(one) + "\n" for one in jobs))
            process.stdin.close()
            missing = {one["path"] for one in jobs}
            for line in process.stdout:
                result = json.loads(line)
                if "path" in result:
                    missing.discard(result["path"])
                    yield result
                else:
                    on_ready()
            process.wait()
            if missing:
                stderr.seek(0)
                raise ProjectError(
                    Problem(
                        "scripts/fork_server.py",
                        1,
                        f"ended with {len(missing)} snippets not run: "
                        + stderr.read().decode()[-2000:],
                        "Mend what it says and run again.",
                    )
                )
        finally:
            process.terminate()


def place(project: Project, result: dict) -> tuple[str, int]:
    """Return file and line of what went wrong, the best that is known."""
    path = Path(result["path"]).relative_to(project.root).as_posix()
    if line := result["report"].get("line"):
        return path, line
    pattern = rf'File "?{re.escape(result["path"])}"?, line (\d+)'
    for text in (result["trace"], result["stderr"]):
        if found := re.findall(pattern, text):
            return path, int(found[0])
    return path, 1
