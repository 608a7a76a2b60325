"""The guide (docs/engine.md) lists the codes of all moves correctly."""

import re

import pytest

from foretell import Move
from foretell.game.codebook import EXTREME_CODEBOOK, WIZARD_CODEBOOK
from tests.house.tree import ROOT

ROW = re.compile(r"^\| (\d+)(?:\u2013(\d+))? \| `([^`]+)`(?: … `([^`]+)`)?", re.MULTILINE)


@pytest.mark.parametrize(
    ("title", "all_moves"), [("Wizard (", WIZARD_CODEBOOK.moves), ("Wizard Extreme (", EXTREME_CODEBOOK.moves)]
)
def test_the_guide_lists_the_numbers_of_all_moves(title: str, all_moves: tuple[Move, ...]) -> None:
    moves = [str(move) for move in all_moves]
    guide = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    part = guide[guide.index(f"\n{title}") + 1 :].split("\nWizard", maxsplit=1)[0]
    numbers: list[int] = []
    for first, last, move, last_move in ROW.findall(part):
        numbers += range(int(first), int(last or first) + 1)
        assert (moves[int(first)], moves[int(last or first)]) == (move, last_move or move)
    assert numbers == list(range(len(moves)))
