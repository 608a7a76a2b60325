"""The code of the notebooks in docs/notebooks runs, in the order of the cells; they are kept without outputs."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import LONGEST

_BOOKS = sorted((Path(__file__).parents[2] / "docs/notebooks").glob("*.ipynb"))
_RUN = """
import json, sys
from pathlib import Path
names = {"__name__": "__main__"}
for number, source in enumerate(json.load(sys.stdin)):
    exec(compile(source, f"cell {number}", "exec"), names)
    print(flush=True)
"""
"""A line after each cell, so that what was printed last tells where a fault is; the traceback names the cell too."""


def _cells(book: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(book.read_text("utf-8"))["cells"]
    return found


def _code(book: Path) -> list[str]:
    return ["".join(cell["source"]) for cell in _cells(book) if cell["cell_type"] == "code"]


@pytest.mark.parametrize("book", _BOOKS, ids=lambda book: book.stem)
def test_the_cells_of_a_notebook_run(book: Path) -> None:
    command = [sys.executable, "-c", _RUN]
    settings = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    given = json.dumps(_code(book))
    done = subprocess.run(
        command,
        input=given,
        cwd=book.parent,
        env=settings,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize("book", _BOOKS, ids=lambda book: book.stem)
def test_a_notebook_has_texts_and_no_outputs(book: Path) -> None:
    cells = _cells(book)
    assert {cell["cell_type"] for cell in cells} == {"code", "markdown"}
    assert cells[0]["cell_type"] == "markdown"
    assert not any(cell["outputs"] or cell["execution_count"] for cell in cells if cell["cell_type"] == "code")


def test_there_are_four_notebooks() -> None:
    assert [book.stem for book in _BOOKS] == ["agent_in_ten_minutes", "analyse_a_game", "first_steps", "write_a_bot"]
