"""A8 to A11: leading, following, winning."""

import pytest

from foretell import Phase
from foretell.game.events import TrickTaken
from tests.game.scenes import wizard, wizard_trick


def test_a8_left_of_the_dealer_leads_the_first_trick() -> None:
    table = wizard("B1", "B2", "B3", turned="R1").bid(0, 0, 0)
    assert (table.phase, table.turn) == (Phase.PLAY, 0)
    assert table.game.turn == 1


def test_a8_the_winner_of_a_trick_leads_the_next_and_the_others_follow_clockwise() -> None:
    table = wizard("B1 G1", "B2 G2", "B3 G3", "B4 G4", turned="R1").bid(0, 0, 0, 0).play("B1", "B2", "B3", "B4")
    assert table.turn == 3
    order = []
    for _ in range(4):
        order.append(table.turn)
        table.move(str(table.game.legal_moves[0]))
    assert order == [3, 0, 1, 2]


def test_a8_any_card_may_be_led() -> None:
    table = wizard("B1 R5 W F", "B2 B3 B4 B5", "G1 G2 G3 G4", turned="R1").bid(0, 0, 0)
    assert table.legal == "B1 R5 W F"


def test_a8_a_trick_has_its_leader_its_winner_and_its_cards() -> None:
    table = wizard_trick("B1", "B3", "B2", turned="R1")
    (taken,) = (event for event in table.events if isinstance(event, TrickTaken))
    assert (taken.leader, taken.seat) == (table.seat(0), table.seat(1))
    assert [play.text for play in taken.plays] == ["B1", "B3", "B2"]


FOLLOWING = [
    # the second player's hand, the card led, the cards the second player may play
    ("B3 B9 G1 R1", "B5", "B3 B9"),
    ("B3 B9 G1 W", "B5", "B3 B9 W"),
    ("B3 B9 G1 F", "B5", "B3 B9 F"),
    ("B3 G1 W F", "B5", "B3 W F"),
    ("G1 G2 R1 Y1", "B5", "G1 G2 R1 Y1"),
    ("G1 R1 W F", "B5", "G1 R1 W F"),
    ("B3 G1 R1 W", "W", "B3 G1 R1 W"),
    ("B3 G1 R1 Y1", "F", "B3 G1 R1 Y1"),
    ("W W F F", "B5", "W F"),
    ("R1 R2 B3 G1", "R5", "R1 R2"),
]


@pytest.mark.parametrize(("hand", "led", "allowed"), FOLLOWING)
def test_a9_a_player_with_the_suit_follows_it_or_plays_a_wizard_or_a_fool(hand: str, led: str, allowed: str) -> None:
    others = "Y10 Y11 Y12"
    table = wizard(f"{led} {others}", hand, "G10 G11 G12 G13", turned="R13").bid(0, 0, 0).play(led)
    assert table.legal == allowed


def test_a9_revoking_is_refused_with_the_suit_that_was_led() -> None:
    table = wizard("B5 Y1", "B3 G1", "B7 G2", turned="R1").bid(0, 0, 0).play("B5")
    assert table.why_not("play G1") == ("follow", "A9")
    assert table.why_not("play B7") == ("not-in-hand", "A9")
    assert table.why_not("play W") == ("not-in-hand", "A9")


def test_a9_a_wizard_or_a_fool_does_not_change_the_suit_to_follow() -> None:
    table = wizard("B5 Y1", "W F", "B2 G1", "B3 Y2", turned="R1").bid(0, 0, 0, 0).play("B5", "W")
    assert table.legal == "B2"
    table = wizard("B5 Y1", "W F", "B2 G1", "B3 Y2", turned="R1").bid(0, 0, 0, 0).play("B5", "F")
    assert table.legal == "B2"
    assert table.seen_from(None).led == "B"


def test_a9_a_discard_or_a_ruff_does_not_change_the_suit_to_follow() -> None:
    table = wizard("B5 Y1", "R7 R8", "B2 R9", "B3 Y2", turned="R1").bid(0, 0, 0, 0).play("B5", "R7")
    assert table.legal == "B2"


def test_a10_after_a_led_wizard_nothing_is_followed_in_this_trick() -> None:
    table = wizard("W Y1", "B3 G1", "B7 G2", "B9 Y2", turned="R1").bid(0, 0, 0, 0).play("W", "B3")
    assert table.legal == "B7 G2"
    table.play("G2")
    assert table.legal == "B9 Y2"


def test_a10_after_a_led_fool_the_first_number_card_sets_the_suit() -> None:
    table = wizard("F Y1", "B3 G1", "F G2", "B9 Y2", turned="R1").bid(0, 0, 0, 0).play("F")
    assert table.legal == "B3 G1"
    assert table.play("B3").legal == "G2 F"
    assert table.play("F").legal == "B9"


def test_a10_two_fools_leave_the_suit_open() -> None:
    table = wizard("F Y1", "F G1", "B7 G2", "B9 G3", turned="R1").bid(0, 0, 0, 0).play("F", "F")
    assert table.legal == "B7 G2"
    assert table.play("G2").legal == "G3"


def test_a10_a_wizard_before_any_number_card_frees_the_rest_of_the_trick() -> None:
    table = wizard("F Y1", "W G1", "B7 G2", "B9 G3", turned="R1").bid(0, 0, 0, 0).play("F", "W", "B7")
    assert table.legal == "B9 G3"
    assert table.seen_from(None).led is None


def test_a10_the_next_trick_is_followed_again() -> None:
    table = wizard("W B1", "B3 G1", "G2 B2", turned="R1").bid(0, 0, 0).play("W", "G1", "G2").play("B1")
    assert table.legal == "B3"


WINNERS = [
    # the card turned up, cards in the order of play, the winner's place
    ("R13", "W W W", 0),
    ("R13", "R12 W R11", 1),
    ("R13", "R12 F W", 2),
    ("R13", "W R12 W", 0),
    ("R13", "F W W", 1),
    ("R13", "B13 R1 B12", 1),
    ("R13", "B13 R1 R2", 2),
    ("R13", "R3 R2 B13", 0),
    ("R13", "F R1 B13", 1),
    ("R13", "B5 B12 B9", 1),
    ("R13", "B5 G13 Y13", 0),
    ("R13", "F B5 G13", 1),
    ("R13", "F F B1", 2),
    ("R13", "B1 F F", 0),
    ("R13", "F F F", 0),
    ("R13", "F G2 G1 Y13 F", 1),
    ("F", "B5 R13 B6", 2),
    ("F", "F Y1 B13", 1),
    ("F", "F F F", 0),
    ("B1", "G13 B2 B13 W W W", 3),
    ("B1", "F F F G1 G2 R13", 4),
]


@pytest.mark.parametrize(("turned", "cards", "winner"), WINNERS)
def test_a11_the_first_wizard_else_the_highest_trump_else_the_highest_of_the_suit_else_the_first_fool(
    turned: str, cards: str, winner: int
) -> None:
    assert wizard_trick(*cards.split(), turned=turned).taken == ("taken", winner)


def test_a11_without_trump_the_suit_to_follow_wins_over_all_others() -> None:
    assert wizard_trick("Y10", "R13", "B1", "Y12", turned="F").taken == ("taken", 3)
    assert wizard_trick("Y10", "R13", "B1", "Y12", turned="B2").taken == ("taken", 2)


def test_a11_a_number_card_behind_a_led_wizard_wins_nothing() -> None:
    table = wizard_trick("W", "R12", "R11", turned="R13")
    assert table.tricks == (1, 0, 0)
