"""What the apprentice bids: as many tricks as they hold cards that look like one."""

import pytest

from foretell import SPECIALS, Mode, WizardOptions
from foretell.bots import make_bot
from tests.game.scenes import Scene, wizard


def answer(table: Scene) -> str:
    """The apprentice's move."""
    turn = table.game.turn
    assert turn is not None
    return str(make_bot("apprentice", 0).choose(table.game.observe(turn)))


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
    assert answer(table) == f"bid {bid}"


@pytest.mark.parametrize(
    ("bid", "played"),
    [(1, "B2"), (0, "W")],
)
def test_a_wizard_is_kept_under_another_while_tricks_are_missing_and_else_thrown(bid: int, played: str) -> None:
    """A9: the first Wizard wins, whatever follows."""
    table = wizard("W G2", "W B2", "Y3 Y4", turned="R1").bid(1, bid, 0).play("W")
    assert answer(table) == f"play {played}"


def test_a_fool_is_kept_where_another_card_that_looks_like_no_trick_can_go() -> None:
    """A9, A11."""
    assert answer(wizard("W G2 G3", "W F G6", "Y3 Y4 Y5", turned="R1").bid(1, 1, 0).play("W")) == "play G6"


def test_a_wizard_of_a_suit_of_its_own_goes_first() -> None:
    """V5: nobody has to follow, so strong cards are more than the tricks bid."""
    options = WizardOptions(mode=Mode.SINGLE_SUIT)
    table = wizard("W G2 G3 G4", "W R13 R2 R5", "B3 B4 B5 B6", options=options, number=1).bid(1, 1, 0).play("W")
    assert answer(table) == "play W"


@pytest.mark.parametrize(("bid", "played"), [(0, "G2"), (1, "W"), (2, "G2"), (3, "W")])
def test_whoever_has_won_the_cloud_wants_to_be_one_off_the_bid(bid: int, played: str) -> None:
    """S7: one trick is won, and the bid will change by one."""
    options = WizardOptions(("cloud",))
    table = wizard("cloud W G2", "Y2 Y3 Y4", "Y6 Y7 Y8", turned="R1", options=options).bid(bid, 1, 0)
    assert answer(table.play("cloud:R", "Y2", "Y6")) == f"play {played}"
