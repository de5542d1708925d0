"""scripts/check_code.py names every old torch name in a file, and nothing else."""

from __future__ import annotations

import re

import check_code
import names
import old_names
import pytest
import torch_uses

TABLE = old_names.read()


def use_of(old: old_names.OldName) -> str:
    """Return a line of code that uses the old name as the table says."""
    name = old.name.replace("*", "x")
    if old.how == "with":
        return f"{name}(1, {old.keyword}=2)"
    if old.how == "without" or name.startswith("."):
        return f"thing{name}()" if name.startswith(".") else f"{name}()"
    return name


@pytest.fixture
def report(tmp_path, capsys):
    """Return a function that checks source text: (exit code, stdout, stderr)."""

    def check(source: str | bytes, *options: str) -> tuple[int, str, str]:
        path = tmp_path / "code.py"
        path.write_bytes(source.encode() if isinstance(source, str) else source)
        code = check_code.main([str(path), *options])
        said = capsys.readouterr()
        return code, said.out.replace(f"{path}:", "").replace(str(path), "F"), said.err

    return check


def test_every_row_is_found_once(report):
    lines = ["import torch, functorch", *map(use_of, TABLE)]
    code, out, _ = report("\n".join(lines))
    found = [line.split(":")[0] for line in out.splitlines()]
    assert found == [str(n) for n in range(2, len(lines) + 1)]
    assert code == 1


def test_the_rows_are_about_names_that_are_there_or_gone():
    assert len(TABLE) > 80
    for old in TABLE:
        if "*" in old.name or old.name.startswith(".") or old.how:
            continue
        if old.name.startswith("torch."):
            assert names.exists(old.name) != (old.answer == "gone"), old.name


def test_what_the_rows_advise_is_no_old_name(report):
    text = old_names.PAGE.read_text("utf-8")
    rows = [r.split(" | ")[-1] for r in text.splitlines() if r.startswith("| ")]
    advised = [
        found.split("(")[0]
        for row in rows
        for found in re.findall(r"`(torch\.[\w.]+(?:\([^`]*\))?)`", row)
    ]
    assert len(advised) > 30
    assert all(map(names.exists, advised)), advised
    assert report("import torch\n" + "\n".join(advised))[:2] == (0, "")


@pytest.mark.parametrize(
    ("line", "source"),
    [
        (2, "import torch as t\nt.qr(x)"),
        (2, "from torch import qr\nqr(x)"),
        (2, "from torch import qr as f\nf(x)"),
        (2, "import torch.cuda.amp\nwith torch.cuda.amp.autocast():\n    pass"),
        (3, "from torch import cuda\namp = cuda.amp\namp.autocast()"),
        (2, "import torch\n@torch.jit.script\ndef f(x):\n    return x"),
        (3, "import torch\nclass A:\n    def f(self, a=torch.qr):\n        pass"),
        (3, "def f():\n    import torch\n    return [torch.qr(x) for x in y]"),
        (5, "try:\n    from torch import qr\nexcept ImportError:\n    qr = 0\nqr(x)"),
        (2, "import torch.nn.functional as F\ny = F.softmax(x)"),
        (2, "from torch.utils.checkpoint import checkpoint as c\nc(f, *args)"),
    ],
)
def test_aliases_and_chains_are_followed(report, line, source):
    code, out, _ = report(source)
    assert code == 1
    assert out.splitlines()[-1].startswith(f"{line}:")


@pytest.mark.parametrize(
    "source",
    [
        "import numpy as torch\ntorch.qr(x)",
        "from .torch import qr\nqr(x)",
        "import torch\ndef f(torch):\n    return torch.qr(x)",
        "import torch\nf = lambda torch: torch.qr(x)",
        "from torch import nn\ndef f():\n    nn = g()\n    return nn.utils.weight_norm",
        "import torch\ntorch.fft.rfft(x)\ntorch.load('state.pt')",
        "import torch\nx: torch.Tensor\nframe.rename(columns=names).T",
        "import torch.nn.functional as F\nF.softmax(x, -1)\nF.softmax(x, dim=-1)",
        "import torch.nn.functional as F\nF.softmax(x, **options)",
        "import torch\ntorch.meshgrid(*grids, indexing='ij')",
        "import torch\ntorch.nn.utils.parametrizations.weight_norm(m)",
        "from torch.utils.checkpoint import checkpoint\ncheckpoint",
        "# torch.qr(x)\n'torch.qr(x)'",
    ],
)
def test_no_false_alarm(report, source):
    assert report(source) == (0, "", "1 files checked, 0 old names\n")


def test_one_chain_is_one_finding(report):
    _, out, _ = report("import torch\ntorch.quantization.observer.MinMaxObserver()")
    assert len(out.splitlines()) == 1


def test_says_where_what_and_the_new_way(report):
    code, out, _ = report("import torch\n\ny = torch.qr(x)\n")
    assert code == 1
    place, said = out.split(": ", 1)
    assert place == "3:11"
    assert said.startswith("torch.qr: warns; write torch.linalg.qr")
    anchor = re.search(r"\(what-changed/#([\w-]+)\)", said)[1]
    headings = re.findall(r"^## (.+)$", old_names.PAGE.read_text("utf-8"), re.M)
    assert anchor in {heading.lower().replace(" ", "-") for heading in headings}


def test_annotations_for_a_workflow(report):
    _, out, _ = report("import torch\ntorch.eig(x)\ntorch.qr(x)", "--format", "github")
    first, second = out.splitlines()
    assert first.startswith("::error file=F,line=2,col=7,title=torch.eig::raises")
    assert second.startswith("::warning file=F,line=3,col=7,title=torch.qr::warns")
    assert check_code._escape("50%\na,b:c", ",:") == "50%25%0Aa%2Cb%3Ac"


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.py", b"def f(:\n", "a.py:1: not Python: invalid syntax"),
        ("a.py", b"x = '\xff'\n", "a.py: not UTF-8"),
        ("a.py", b"x = 1\0\n", "a.py: not Python: "),
        ("missing.py", None, "missing.py: no such file"),
        ("folder/readme.md", b"text", "no Python files in this folder"),
    ],
)
def test_bad_input_is_named_and_the_rest_is_checked(
    tmp_path, capsys, name, content, message
):
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    if content is not None:
        path.write_bytes(content)
    good = tmp_path / "good" / "old.py"
    good.parent.mkdir()
    good.write_text("import torch\ntorch.qr(x)\n")
    wanted = path.parent if path.suffix == ".md" else path
    assert check_code.main([str(wanted), str(good.parent)]) == 2
    said = capsys.readouterr()
    assert message in said.err
    assert "old.py:2:7: torch.qr" in said.out
    assert "1 files checked, 1 old names" in said.err


def test_a_row_that_can_not_be_read_is_named(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(
        "| old name | torch | instead |\n|---|---|---|\n| `torch.a` | b |\n"
    )
    with pytest.raises(ValueError, match=r"page\.md:3: 2 cells; 3 are needed"):
        old_names.read(page)


def test_the_file_is_read_and_not_run(report, tmp_path):
    report(f"import pathlib\npathlib.Path({str(tmp_path / 'ran')!r}).touch()")
    assert not (tmp_path / "ran").exists()
    assert torch_uses.find("") == []
