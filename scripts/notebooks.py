"""Execute the site's notebooks, and rewrite their committed outputs on request.

    python scripts/notebooks.py [--update]

Without --update it executes each notebook and says where the outputs differ.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

import atomic
import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "notebooks"
SECONDS = 300
STRICT = """import warnings
warnings.simplefilter("error")
warnings.filterwarnings("ignore", module="ipykernel")
"""
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


class NotebookError(Exception):
    """A notebook could not be executed as published."""


def execute(path: Path) -> NotebookNode:
    """Return the notebook at `path` with fresh outputs, as `write` would store them.

    It runs in an empty directory, by this Python, with every warning an error.
    Raises nbclient's CellExecutionError when a cell fails.
    """
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        client = NotebookClient(
            notebook,
            kernel_name="python3",
            timeout=SECONDS,
            resources={"metadata": {"path": folder}},
            # The kernel warns on stderr that it listens without encryption.
            extra_arguments=["--log-level=ERROR"],
        )
        with client.setup_kernel(env=_environment(folder)):
            client.kc.execute(STRICT, silent=True, store_history=False)
            for index, cell in enumerate(notebook.cells):
                client.execute_cell(cell, index)
    return tidy(notebook)


def _environment(folder: str) -> dict[str, str]:
    """Return an environment in which a figure looks the same for everyone."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("MPL", "MATPLOT"))}
    ipython = {"IPYTHONDIR": f"{folder}/.ipython", "MPLCONFIGDIR": f"{folder}/.mpl"}
    return kept | ipython | {"OMP_NUM_THREADS": "1"}


def tidy(notebook: NotebookNode) -> NotebookNode:
    """Remove what changes from run to run; give pictures their alternative text.

    The text is the code cell's metadata `alt`, written by hand.
    """
    notebook.metadata = nbformat.from_dict(METADATA)
    for cell in notebook.cells:
        alt = cell.metadata.get("alt")
        cell.metadata = nbformat.from_dict({"alt": alt} if alt else {})
        for output in cell.get("outputs", []):
            if "image/png" in output.get("data", {}):
                if not alt:
                    raise NotebookError(f"cell {cell.id}: its picture has no `alt`")
                output.metadata = nbformat.from_dict({"image/png": {"alt": alt}})
    return notebook


def write(notebook: NotebookNode, path: Path) -> bool:
    """Store the notebook; return whether that changed the file."""
    text = nbformat.writes(notebook) + "\n"
    if path.read_text("utf-8") == text:
        return False
    atomic.write(path, text)
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--update", action="store_true", help="rewrite the outputs")
    options = parser.parse_args()
    stale = 0
    for path in sorted(FOLDER.glob("*.ipynb")):
        fresh = execute(path)
        if options.update:
            print(f"{path.name}: {'written' if write(fresh, path) else 'unchanged'}")
        elif fresh != nbformat.read(path, as_version=4):
            print(f"{path.name}: outputs differ; see tests/test_notebook.py")
            stale += 1
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
