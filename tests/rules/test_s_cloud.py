"""S7: the Cloud."""

import pytest

from foretell import SPECIALS, Phase, WizardOptions
from foretell.game.events import BidChanged
from foretell.game.rounds import WizardResult
from tests.game.scenes import Scene, wizard, wizard_trick

FULL_BOX = WizardOptions(SPECIALS)

NINE_AND_THREE_QUARTERS = [
    # trump red: cards in the order of play, the winner's place
    ("B9 cloud:B B8", 1),
    ("B10 cloud:B B8", 0),
    ("cloud:B B9 B8", 0),
    ("cloud:B B10 B8", 1),
    ("B13 cloud:R R9", 1),
    ("B13 cloud:R R10", 2),
    ("B1 cloud:G B2", 2),
    ("W cloud:R R12", 0),
    ("F cloud:G G10", 2),
    ("F cloud:G G9", 1),
    ("juggler:B cloud:B B8", 1),
]


@pytest.mark.parametrize(("cards", "winner"), NINE_AND_THREE_QUARTERS)
def test_s7_it_is_nine_and_three_quarters_of_the_suit_that_its_player_names(cards: str, winner: int) -> None:
    assert wizard_trick(*cards.split(), turned="R1", specials="juggler cloud").taken == ("taken", winner)


def test_s7_its_player_names_any_suit_whatever_was_led() -> None:
    table = wizard("B5 Y1", "B3 cloud", "G7 G2", turned="R1", options=FULL_BOX).bid(0, 0, 0).play("B5")
    assert table.legal == "B3 cloud:B cloud:G cloud:R cloud:Y"


def test_s7_led_the_named_suit_is_to_be_followed() -> None:
    table = wizard("cloud Y1", "B3 G1", "B7 G2", turned="R1", options=FULL_BOX).bid(0, 0, 0).play("cloud:B")
    assert table.legal == "B3"


def test_s7_behind_a_fool_it_sets_the_suit_behind_a_dragon_it_does_not() -> None:
    for led, legal in (("F", "G2"), ("dragon", "B7 G2")):
        table = wizard(f"{led} Y1", "cloud G1", "B7 G2", turned="R1", options=FULL_BOX).bid(0, 0, 0)
        assert table.play(led, "cloud:G").legal == legal


def test_s7_in_the_hand_it_is_of_no_suit_and_forces_nobody_to_follow() -> None:
    table = wizard("B5 Y1", "cloud G1", "G7 G2", turned="R1", options=FULL_BOX).bid(0, 0, 0).play("B5")
    assert table.legal == "G1 cloud:B cloud:G cloud:R cloud:Y"


def clouded(*bids: int) -> Scene:
    """A round of two tricks: places 0 and 1 win one each, and place 1's contains the Cloud."""
    table = wizard("B7 Y1", "B3 Y9", "cloud B2", turned="R1", options=WizardOptions(("cloud",))).bid(*bids)
    return table.play("B7", "B3", "B2").play("Y1", "Y9", "cloud:B")


def test_s7_the_player_who_won_it_is_asked_after_the_last_trick() -> None:
    table = clouded(1, 1, 0)
    assert (table.phase, table.turn) == (Phase.CLOUD, 1)
    assert table.seen_from(None).cloud == table.seat(1)
    assert table.tricks == (1, 1, 0)


RANGE = [
    # the bid, what it may become in a round of two tricks
    (0, "+1"),
    (1, "-1 +1"),
    (2, "-1"),
]


@pytest.mark.parametrize(("bid", "changes"), RANGE)
def test_s7_the_bid_changes_by_one_and_stays_within_the_tricks_of_the_round(bid: int, changes: str) -> None:
    table = clouded(0, bid, 0)
    assert table.legal == changes
    for change in {"-1", "+1"} - set(changes.split()):
        assert table.why_not(f"cloud {change}") == ("bid-range", "S7")


def test_s7_it_must_be_changed_and_points_are_counted_with_the_changed_bid() -> None:
    table = clouded(1, 1, 0).move("cloud +1")
    assert table.events[0] == BidChanged(table.seat(1), 1)
    assert table.points == (30, -10, 20)
    result = table.game.rounds[-1].result
    assert isinstance(result, WizardResult)
    assert table.by_place(result.bids) == (1, 2, 0)
    assert clouded(1, 2, 0).move("cloud -1").points == (30, 30, 20)
    assert clouded(1, 0, 0).move("cloud +1").points == (30, 30, 20)


def test_s7_the_player_who_played_it_is_asked_only_if_they_won_it() -> None:
    table = wizard_trick("B13", "cloud:B", "B1", turned="R1", specials="cloud")
    assert (table.phase, table.turn) == (Phase.CLOUD, 0)
    table = wizard_trick("B1", "cloud:B", "B2", turned="R1", specials="cloud")
    assert (table.phase, table.turn) == (Phase.CLOUD, 1)


def test_s7_with_the_bomb_in_its_trick_nobody_changes_a_bid() -> None:
    table = wizard_trick("B13", "cloud:B", "bomb", turned="R1", specials="bomb cloud")
    assert table.phase is Phase.DEAL
    assert table.points == (20, 20, 20)


def test_s7_a_bomb_in_another_trick_changes_nothing() -> None:
    options = WizardOptions(("bomb", "cloud"))
    table = wizard("B7 Y1", "bomb Y9", "cloud B2", turned="R1", options=options).bid(0, 0, 0)
    table.play("B7", "bomb", "B2").play("Y1", "Y9", "cloud:B")
    assert (table.phase, table.turn) == (Phase.CLOUD, 1)


def test_s7_turned_up_or_in_the_stock_nobody_changes_a_bid() -> None:
    table = wizard("B1", "B2", "B3", turned="cloud", options=FULL_BOX).trump("G").bid(0, 0, 1).play("B1", "B2", "B3")
    assert table.phase is Phase.DEAL


def test_s7_the_change_is_not_held_against_plus_minus_one() -> None:
    options = WizardOptions(("cloud",), plus_minus_one=True)
    table = wizard("B7 Y1", "B3 Y9", "cloud B2", turned="R1", options=options).bid(1, 0, 0)
    table.play("B7", "B3", "B2").play("Y1", "Y9", "cloud:B")
    assert table.legal == "+1"
    assert table.move("cloud +1").points == (30, 30, 20)


def test_s7_dragon_and_fairy_decide_whose_cloud_it_is() -> None:
    table = wizard_trick("dragon", "fairy", "cloud:B", turned="R1", specials="dragon fairy cloud")
    assert (table.phase, table.turn) == (Phase.CLOUD, 1)
