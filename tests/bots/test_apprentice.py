"""What the apprentice bids: as many tricks as they hold cards that look like one."""

import pytest

from foretell import SPECIALS, WizardOptions
from foretell.bots import make_bot
from tests.game.scenes import wizard


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("W W W B2", 3),
        ("W W W W", 4),
        ("F F F B2", 0),
        ("W W shapeshifter B2", 3),
        ("shapeshifter F F B2", 1),
        ("juggler F F B2", 1),
        ("dragon juggler W W", 4),
    ],
)
def test_each_card_counts_once_in_whatever_ways_it_may_be_played(hand: str, bid: int) -> None:
    """A6, S1, S6."""
    options = WizardOptions(SPECIALS)
    table = wizard(hand, "G3 G4 G5 G6", "Y3 Y4 Y5 Y6", turned="R1", options=options)
    turn = table.game.turn
    assert turn is not None
    assert str(make_bot("apprentice", 0).choose(table.game.observe(turn))) == f"bid {bid}"


@pytest.mark.parametrize(
    ("bid", "played"),
    [(1, "B2"), (0, "W")],
)
def test_a_wizard_is_kept_under_another_while_tricks_are_missing_and_else_thrown(bid: int, played: str) -> None:
    """A9: the first Wizard wins, whatever follows."""
    table = wizard("W G2", "W B2", "Y3 Y4", turned="R1").bid(1, bid, 0).play("W")
    turn = table.game.turn
    assert turn is not None
    assert str(make_bot("apprentice", 0).choose(table.game.observe(turn))) == f"play {played}"
