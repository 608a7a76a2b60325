"""The sentences that Python and the page say alike stand in one list: both name each of them."""

from pathlib import Path

import pytest

from foretell.game.faults import SENTENCES
from foretell.server.table.refusals import REFUSALS

ROOT = Path(__file__).parents[2]
FAULTS_IN = ("src/foretell/game", "src/foretell/record", "web/src/engine", "web/src/record")
"""The folders of the library, and those of the page."""


def text_of(folder: str) -> str:
    """All the code in a folder, but for the lists themselves."""
    paths = [path for path in (ROOT / folder).iterdir() if path.suffix in (".py", ".ts")]
    return "".join(path.read_text(encoding="utf-8") for path in paths if path.name not in ("faults.py", "numbers.ts"))


@pytest.mark.parametrize("folders", [FAULTS_IN[:2], FAULTS_IN[2:]], ids=["library", "page"])
def test_every_fault_is_named(folders: tuple[str, ...]) -> None:
    text = "".join(map(text_of, folders))
    assert [name for name in SENTENCES if f'"{name}"' not in text] == []
    assert [sentence for sentence in SENTENCES.values() if sentence in text] == []


def test_the_page_names_every_refusal() -> None:
    text = text_of("web/src/device")
    assert [name for name in REFUSALS if f'"{name}"' not in text] == []
    assert [sentence for _, sentence in REFUSALS.values() if sentence in text] == []
