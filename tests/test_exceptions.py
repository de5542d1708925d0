"""Exceptions hold only as long as they are needed; transcripts are replayed."""

from __future__ import annotations

import pytest
from judge import judge
from problem import ProjectError, summary
from project import Project
from runner import run
from test_runner import plant

WARNS = "import warnings\nwarnings.warn('stale: see the notes')\nprint(1)"
SNIPPETS = {
    "warns": WARNS,
    "warns_twice": WARNS.replace("print", "warnings.warn('another')\nprint"),
    "warns_no_more": "print(1)",
    "needs_a_gpu": "import torch\ntorch.accelerator.memory_allocated()\nprint(1)",
    "needs_none_any_more": "print(1)",
    "fails_otherwise": "raise ValueError('something else')",
    "is_a_transcript": "import os\nprint(os.path.basename(__file__))",
    "warns_in_a_transcript": WARNS,
}
ENTRIES = """
["planted/warns.py"]
reason = "tested"
ignore = ["stale: see"]
["planted/warns_twice.py"]
reason = "tested"
ignore = ["stale: see"]
["planted/warns_no_more.py"]
reason = "tested"
ignore = ["stale: see"]
["planted/needs_a_gpu.py"]
reason = "tested"
needs = "cuda"
fails_with = "Cannot access accelerator device"
["planted/needs_none_any_more.py"]
reason = "tested"
needs = "cuda"
fails_with = "Cannot access accelerator device"
["planted/fails_otherwise.py"]
reason = "tested"
needs = "cuda"
fails_with = "Cannot access accelerator device"
"""
EXPECTED = {
    "warns": None,
    "warns_twice": "UserWarning: another",
    "warns_no_more": "no longer raises the warning",
    "needs_a_gpu": None,
    "needs_none_any_more": "but runs without",
    "fails_otherwise": "fails otherwise than stated: ValueError: something else",
    "is_a_transcript": None,
    "warns_in_a_transcript": "UserWarning: stale",
}


@pytest.fixture(scope="module")
def judged(tmp_path_factory):
    project = Project(tmp_path_factory.mktemp("exceptions"))
    project.snippets.mkdir()
    for name, text in SNIPPETS.items():
        plant(project, name, text)
    folder = project.snippets / "planted"
    for name in ("is_a_transcript", "warns_in_a_transcript"):
        (folder / f"{name}.out").write_text(f"$ python {name}.py\n{name}.py\n")
    (project.snippets / "exceptions.toml").write_text(ENTRIES)
    return {
        result["path"].rsplit("/", 1)[-1][:-3]: judge(project, result)
        for result in run(project, project.snippet_files())
    }


@pytest.mark.parametrize("name", SNIPPETS)
def test_exception(name, judged):
    expected, problems = EXPECTED[name], judged[name]
    if expected is None:
        assert not problems, summary(problems)
    else:
        assert len(problems) == 1 and expected in problems[0].what, summary(problems)


@pytest.mark.parametrize("command", ["$ rm -r x.py", "$ torchrun other.py", "$ "])
def test_a_command_that_is_not_replayed(tmp_path, command):
    project = Project(tmp_path)
    project.snippets.mkdir()
    plant(project, "x", "print(1)")
    (project.snippets / "planted" / "x.out").write_text(f"{command}\n1\n")
    with pytest.raises(ProjectError, match="can't be replayed"):
        list(run(project, project.snippet_files()))
