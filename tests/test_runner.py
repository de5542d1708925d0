"""The runner survives whatever a snippet does, and says where it went wrong."""

from __future__ import annotations

import textwrap
import time

import psutil
import pytest
from judge import judge
from problem import summary
from project import Project
from rewrite import update
from runner import run

# What each planted snippet does, what the message must say, and on which line; the
# line is None where it depends on how far the snippet came.
PLANTED = {
    "hangs": ("import time\nwhile True: time.sleep(9)", "limit of 2 s", 3),
    "exits": ("import os\nos._exit(0)", "os._exit(0) before the end", 3),
    "leaves": ("import sys\nsys.exit(0)", "sys.exit(0) before the end", 3),
    "prints_10_mb": (
        "for _ in range(10):\n    print('x' * 2**20)",
        "bytes to stdout",
        None,
    ),
    "forks": (
        "import os, time\nif os.fork() == 0: time.sleep(60)",
        "left 1 process",
        1,
    ),
    "forks_and_goes_on": (
        "import os\nif pid := os.fork():\n    os.waitpid(pid, 0)\nprint(1)",
        "is not what",
        2,
    ),
    "closes_stdout": ("import sys\nprint(1)\nsys.stdout.close()", "I/O operation", 1),
    "closes_descriptor": ("import os\nos.close(1)\nprint('gone')", "Bad file", 4),
    "deletes_its_directory": ("import os, shutil\nshutil.rmtree(os.getcwd())", None, 1),
    "interrupts": ("raise KeyboardInterrupt", "KeyboardInterrupt", 2),
    "segfaults": ("import ctypes\nctypes.string_at(0)", "SIGSEGV", 3),
    "raises": ("import torch\ntorch.zeros(2).view(3)", "RuntimeError: shape", 3),
    "warns": ("import warnings\nwarnings.warn('careful')", "UserWarning: careful", 3),
    "writes_to_stderr": ("import sys\nprint('oops', file=sys.stderr)", "oops", 1),
    "is_no_python": ("print(", "never closed", 2),
    "prints_something_else": ("print(2)", "is not what the snippet prints", 1),
    "is_seeded_by_nobody": ("import torch\nprint(torch.rand(9))", "is not what", 1),
    "is_fine": ("print(1)", None, 1),
    "sees_nothing_inherited": (
        "import os, torch\n"
        "assert os.listdir() == []\n"
        "assert 'TORCHPROOF_SECRET' not in os.environ\n"
        "assert torch.get_default_dtype() == torch.float32\n"
        "torch.set_default_dtype(torch.float64)\nprint(1)",
        None,
        1,
    ),
    "is_main_with_source": (
        "import inspect, pickle, sys\n"
        "class Net: pass\n"
        "assert Net.__module__ == '__main__'\n"
        "assert type(pickle.loads(pickle.dumps(Net()))) is Net\n"
        "assert 'class Net' in inspect.getsource(Net)\n"
        "assert sys.argv == [__file__]\nprint(1)",
        None,
        1,
    ),
}
CHECKS = {
    "check_fails": ("assert shown == 2", "AssertionError", 7),
    "check_prints": ("assert shown == 1\nprint(shown)", "a check prints", 1),
}


def plant(project: Project, name: str, shown: str, check: str = "") -> None:
    folder = project.snippets / "planted"
    folder.mkdir(exist_ok=True)
    text = f"# --8<-- [start:show]\n{shown}\n# --8<-- [end:show]\n"
    if check:
        text += f"\n# --8<-- [start:check]\n{check}\n# --8<-- [end:check]\n"
    (folder / f"{name}.py").write_text(text)
    (folder / f"{name}.out").write_text("1\n")


@pytest.fixture(scope="module")
def ran(tmp_path_factory):
    """All planted snippets, run at once by one server: each must stand alone."""
    project = Project(tmp_path_factory.mktemp("planted"))
    project.snippets.mkdir()
    for name, (shown, _, _) in PLANTED.items():
        plant(project, name, shown)
    for name, (check, _, _) in CHECKS.items():
        plant(project, name, "shown = 1\nprint(shown)", check)
    (project.snippets / "planted" / "deletes_its_directory.out").unlink()
    (project.snippets / "exceptions.toml").write_text(
        # Less than the default is refused in real entries; here it saves a minute.
        '["planted/hangs.py"]\nreason = "tested"\nseconds = 61\n'
    )
    entry = project.exceptions["planted/hangs.py"]
    entry["seconds"] = 2
    results = {}
    for result in run(project, project.snippet_files()):
        results[result["path"].rsplit("/", 1)[-1][:-3]] = result
    return project, results


@pytest.mark.parametrize("name", [*PLANTED, *CHECKS])
def test_planted_snippet(name, ran):
    project, results = ran
    _, message, line = {**PLANTED, **CHECKS}[name]
    problems = judge(project, results[name])
    if message is None:
        assert not problems, summary(problems)
        return
    assert len(problems) == 1, summary(problems)
    assert message in problems[0].what
    assert problems[0].path.startswith(f"snippets/planted/{name}.")
    assert line is None or problems[0].line == line
    assert problems[0].mend


def test_nothing_is_left_running(ran):
    project, _ = ran
    deadline = time.monotonic() + 5
    while left := [p for p in psutil.process_iter() if belongs(p, project)]:
        assert time.monotonic() < deadline, f"still running: {left}"
        time.sleep(0.1)


def belongs(process: psutil.Process, project: Project) -> bool:
    """Say whether the process was started by a run of this very project."""
    try:
        return process.environ().get("MATPLOTLIBRC", "").startswith(str(project.root))
    except psutil.Error:
        return False


def test_a_failed_run_rewrites_nothing(ran):
    project, results = ran
    out = project.snippets / "planted" / "raises.out"
    assert update(project, results["raises"]) == []
    assert out.read_text() == "1\n"


def test_update_rewrites_a_stale_output(ran):
    project, results = ran
    out = project.snippets / "planted" / "prints_something_else.out"
    assert update(project, results["prints_something_else"]) == [out]
    assert out.read_text() == "2\n"
    assert judge(project, results["prints_something_else"]) == []
    out.write_text("1\n")


def figure_project(root, drawn: str) -> Project:
    project = Project(root)
    project.snippets.mkdir()
    plant(project, "draws", textwrap.dedent(drawn))
    return project


def test_a_figure_is_an_output(tmp_path):
    drawn = "from pathlib import Path\nPath('a.svg').write_text('<svg/>')\nprint(1)"
    project = figure_project(tmp_path, drawn)
    (result,) = run(project, project.snippet_files())
    assert "a.svg is missing" in judge(project, result)[0].what
    assert update(project, result) == [project.docs / "planted" / "a.svg"]
    assert judge(project, result) == []
    (project.docs / "planted" / "a.svg").write_text("<svg>other</svg>")
    assert "a.svg differs" in judge(project, result)[0].what
