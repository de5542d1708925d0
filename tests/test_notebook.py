"""The notebook is what it says: its outputs are real, and its links lead somewhere."""

from __future__ import annotations

import base64
import copy
import io
import posixpath
import re

import nbformat
import notebooks
import pytest
from matplotlib import image
from nbclient.exceptions import CellExecutionError
from project import HERE

PAGE = "notebooks/train-a-classifier"
PATH = HERE.docs / f"{PAGE}.ipynb"
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")
# Mean absolute difference of two pictures' channels, which run from 0 to 1.
# It leaves room for antialiasing; one moved point may pass, another curve not.
TOLERANCE = 0.001


@pytest.fixture(scope="module")
def fresh():
    return notebooks.execute(PATH)


@pytest.fixture
def committed():
    return nbformat.read(PATH, as_version=4)


def pixels(png: str):
    return image.imread(io.BytesIO(base64.b64decode(png)), format="png")


def differences(shown, run) -> list[str]:
    """Return where the outputs shown are not those of the run."""
    if [cell.id for cell in shown.cells] != [cell.id for cell in run.cells]:
        return ["the cells differ"]
    found = []
    for one, two in zip(shown.cells, run.cells, strict=True):
        kinds = [o.output_type for o in one.get("outputs", [])]
        if kinds != [o.output_type for o in two.get("outputs", [])]:
            found.append(f"{one.id}: other outputs than {kinds}")
            continue
        for old, new in zip(
            one.get("outputs", []), two.get("outputs", []), strict=True
        ):
            found += [f"{one.id}: {what}" for what in _output_differs(old, new)]
    return found


def _output_differs(old, new):
    old, new = copy.deepcopy(dict(old)), copy.deepcopy(dict(new))
    pictures = [o.get("data", {}).pop("image/png", None) for o in (old, new)]
    if old != new:
        yield f"{old} is not {new}"
    if all(pictures):
        a, b = map(pixels, pictures)
        if a.shape != b.shape:
            yield f"a picture of {a.shape}, not {b.shape}"
        elif (mean := abs(a - b).mean()) > TOLERANCE:
            yield f"a picture that differs by {mean:.4f}"


def counts(notebook) -> list[int]:
    return [c.execution_count for c in notebook.cells if c.cell_type == "code"]


def dead_links(notebook) -> list[str]:
    """Return relative links of markdown cells that lead to no page and no file.

    The page is served as notebooks/train-a-classifier/; its .ipynb lies there.
    """
    served = {posixpath.splitext(name)[0] for name in HERE.nav} | {"."}
    served |= {f"{PAGE}/{PATH.name}"}
    dead = []
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            for link in LINK.findall(cell.source):
                target = posixpath.normpath(posixpath.join(PAGE, link.split("#")[0]))
                whole = link.split("#")[0].endswith(("/", ".ipynb"))
                if "://" not in link and not (whole and target in served):
                    dead.append(link)
    return dead


def links_to_itself(notebook) -> bool:
    return f"]({PATH.name})" in notebook.cells[0].source


def test_every_output_is_what_the_cells_print_and_draw(committed, fresh):
    assert differences(committed, fresh) == []


def test_nothing_is_on_stderr_and_every_picture_has_a_text(committed):
    outputs = [o for c in committed.cells for o in c.get("outputs", [])]
    assert all(o.output_type in ("stream", "display_data") for o in outputs)
    assert [o for o in outputs if o.get("name") == "stderr"] == []
    pictures = [o for o in outputs if "image/png" in o.get("data", {})]
    assert len(pictures) >= 3
    assert all(len(o.metadata["image/png"].alt) > 40 for o in pictures)


def test_the_cells_ran_once_in_order(committed):
    assert counts(committed) == list(range(1, len(counts(committed)) + 1))


def test_every_relative_link_leads_to_a_page(committed):
    assert dead_links(committed) == []


def test_the_notebook_can_be_downloaded(committed):
    assert committed.cells[0].source.startswith("# ")
    assert links_to_itself(committed)


def test_the_stored_file_is_tidy(committed):
    assert nbformat.writes(notebooks.tidy(committed)) + "\n" == PATH.read_text("utf-8")


# The faults that these checks are for, planted in a copy.


def test_an_altered_digit_is_caught(committed, fresh):
    cell = next(c for c in committed.cells if c.id == "score")
    cell.outputs[0].text = cell.outputs[0].text.replace("195", "196")
    assert [d.split(":")[0] for d in differences(committed, fresh)] == ["score"]


def test_an_altered_picture_is_caught(committed, fresh):
    cell = next(c for c in committed.cells if c.id == "curve")
    a = pixels(cell.outputs[0].data["image/png"]).copy()
    a[100:130, 100:130] = 1 - a[100:130, 100:130]
    buffer = io.BytesIO()
    image.imsave(buffer, a, format="png")
    cell.outputs[0].data["image/png"] = base64.b64encode(buffer.getvalue()).decode()
    assert "picture that differs" in "".join(differences(committed, fresh))
    cell.outputs[0].data["image/png"] = (
        next(c for c in committed.cells if c.id == "boundary")
        .outputs[0]
        .data["image/png"]
    )
    assert "a picture of" in "".join(differences(committed, fresh))


def test_a_missing_output_is_caught(committed, fresh):
    next(c for c in committed.cells if c.id == "seeds").outputs.clear()
    assert differences(committed, fresh) == ["seeds: other outputs than []"]


def test_a_cell_run_out_of_order_is_caught(committed):
    next(c for c in committed.cells if c.id == "train").execution_count = 40
    assert counts(committed) != list(range(1, len(counts(committed)) + 1))


@pytest.mark.parametrize(
    "link", ["../../training/nope/", "../training-loop/", "../../index.md", "x.ipynb"]
)
def test_a_dead_link_is_caught(committed, link):
    committed.cells[0].source += f"\n[gone]({link})"
    assert dead_links(committed) == [link]


def test_a_missing_download_link_is_caught(committed):
    committed.cells[0].source = committed.cells[0].source.replace(PATH.name, "other")
    assert not links_to_itself(committed)


def test_a_warning_in_a_cell_stops_the_run(tmp_path):
    cells = [nbformat.v4.new_code_cell("import warnings; warnings.warn('old')")]
    path = tmp_path / "warns.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=cells), path)
    with pytest.raises(CellExecutionError, match="(?s)UserWarning.*old"):
        notebooks.execute(path)
