"""S6: the Juggler."""

import pytest

from foretell import SPECIALS, Card, Phase, WizardOptions
from foretell.game.events import CardLaidAside, CardsPassed
from tests.game.scenes import Scene, wizard, wizard_trick

FULL_BOX = WizardOptions(SPECIALS)


def juggled(*hands: str, turned: str = "R1", plays: str) -> Scene:
    """A round after its first trick, which contained the Juggler."""
    return wizard(*hands, turned=turned, options=FULL_BOX).bid(*[0] * len(hands)).play(*plays.split())


SEVEN_AND_A_HALF = [
    # trump red: cards in the order of play, the winner's place
    ("B7 juggler:B B6", 1),
    ("B8 juggler:B B6", 0),
    ("B7 juggler:B B8", 2),
    ("juggler:B B7 B6", 0),
    ("juggler:B B8 B6", 1),
    ("B13 juggler:R B12", 1),
    ("B13 juggler:R R7", 1),
    ("B13 juggler:R R8", 2),
    ("B13 juggler:G B12", 0),
    ("B1 juggler:Y G12", 0),
    ("W juggler:R R12", 0),
    ("F juggler:G F", 1),
    ("F juggler:G G8", 2),
    ("juggler:R W R12", 1),
]


@pytest.mark.parametrize(("cards", "winner"), SEVEN_AND_A_HALF)
def test_s6_it_is_seven_and_a_half_of_the_suit_that_its_player_names(cards: str, winner: int) -> None:
    assert wizard_trick(*cards.split(), turned="R1", specials="juggler").taken == ("taken", winner)


def test_s6_its_player_names_any_suit_whatever_was_led() -> None:
    table = wizard("B5 Y1", "B3 juggler", "G7 G2", turned="R1", options=FULL_BOX).bid(0, 0, 0).play("B5")
    assert table.legal == "B3 juggler:B juggler:G juggler:R juggler:Y"


def test_s6_led_the_named_suit_is_to_be_followed() -> None:
    table = wizard("juggler Y1", "B3 G1", "B7 G2", turned="R1", options=FULL_BOX).bid(0, 0, 0).play("juggler:G")
    assert table.legal == "G1"
    assert table.seen_from(None).led == "G"


def test_s6_behind_a_fool_it_sets_the_suit_behind_a_wizard_it_does_not() -> None:
    hands = ("{} Y1", "juggler G1", "B7 G2")
    for led, legal in (("F", "G2"), ("W", "B7 G2"), ("R5", "B7 G2")):
        table = wizard(hands[0].format(led), *hands[1:], turned="R1", options=FULL_BOX).bid(0, 0, 0)
        assert table.play(led, "juggler:G").legal == legal


def test_s6_a_suit_that_is_set_stays() -> None:
    table = wizard("B5 Y1", "juggler B1", "B7 G2", turned="R1", options=FULL_BOX).bid(0, 0, 0)
    assert table.play("B5", "juggler:G").legal == "B7"


def test_s6_in_the_hand_it_is_of_no_suit_and_forces_nobody_to_follow() -> None:
    table = wizard("B5 Y1", "juggler G1", "G7 G2", turned="R1", options=FULL_BOX).bid(0, 0, 0).play("B5")
    assert table.legal == "G1 juggler:B juggler:G juggler:R juggler:Y"


def test_s6_after_the_trick_everybody_passes_a_card_to_the_left() -> None:
    table = juggled("B7 Y1", "B3 juggler", "B8 G3", "G2 Y4", plays="B7 juggler:B B8 G2")
    asked = []
    for card in ("Y1", "B3", "G3", "Y4"):
        asked.append((table.phase, table.turn, table.legal))
        table.hand_on(card)
    assert asked == [(Phase.PASS, 0, "Y1"), (Phase.PASS, 1, "B3"), (Phase.PASS, 2, "G3"), (Phase.PASS, 3, "Y4")]
    hands = [table.game.observe(table.seat(place)).hand for place in range(4)]
    assert hands == [("Y4",), ("Y1",), ("B3",), ("G3",)]


def test_s6_passing_starts_left_of_the_dealer_and_the_winner_leads_afterwards() -> None:
    table = juggled("B7 Y1", "B3 juggler", "B8 G3", "G2 Y4", plays="B7 juggler:B B8 G2")
    assert (table.taken, table.turn) == (("taken", 2), 0)
    table.hand_on("Y1", "B3", "G3", "Y4")
    assert (table.phase, table.turn) == (Phase.PLAY, 2)


def test_s6_the_trick_stays_visible_during_the_pass() -> None:
    table = juggled("B7 Y1", "B3 juggler", "B8 G3", "G2 Y4", plays="B7 juggler:B B8 G2")
    told = [(table.place(seat), play.text) for seat, play in table.seen_from(None).trick]
    assert told == [(0, "B7"), (1, "juggler:B"), (2, "B8"), (3, "G2")]
    assert str(table.seen_from(None)).endswith("trick: 2: B7, 3: juggler:B, 0: B8, 1: G2")


def test_s6_nobody_passes_a_card_that_they_are_about_to_get() -> None:
    table = juggled("B7 Y1", "B3 juggler", "B8 G3", plays="B7 juggler:B B8").hand_on("Y1")
    assert table.why_not("pass Y1") == ("not-in-hand", "S6")
    assert table.legal == "B3"


def test_s6_any_card_of_the_hand_may_be_passed_special_ones_too_and_without_a_choice() -> None:
    hands = ("B7 juggler W F shapeshifter dragon", "B1 fairy bomb cloud G1 G2", "B3 B4 B5 Y1 Y2 Y3")
    table = juggled(*hands, plays="juggler:B B1 B3")
    assert table.legal == "B7 W F shapeshifter dragon"
    table.hand_on("dragon")
    assert table.legal == "G1 G2 fairy bomb cloud"
    table.hand_on("cloud").hand_on("Y3")
    assert table.game.observe(table.seat(2)).hand == ("B4", "B5", "Y1", "Y2", "cloud")


def test_s6_the_cards_change_hands_all_at_once_when_the_last_has_chosen() -> None:
    table = juggled("B7 Y1", "B3 juggler", "B8 G3", plays="B7 juggler:B B8").hand_on("Y1", "B3")
    assert table.events == (CardLaidAside(table.seat(1), Card("B3")),)
    assert table.game.observe(table.seat(1)).hand == ()
    table.hand_on("G3")
    assert [type(event) for event in table.events] == [CardLaidAside, CardsPassed]
    assert table.by_place(table.game.observe(None).hand_sizes) == (1, 1, 1)


def test_s6_not_after_the_last_trick_of_a_round() -> None:
    table = wizard_trick("B7", "juggler:B", "B8", turned="R1", specials="juggler")
    assert table.phase is Phase.DEAL


def test_s6_a_bomb_in_the_trick_does_not_cancel_the_passing() -> None:
    table = juggled("B7 Y1", "B3 juggler", "bomb G3", plays="B7 juggler:B bomb")
    assert table.taken == ("bombed", 1)
    assert table.phase is Phase.PASS
    assert table.hand_on("Y1", "B3", "G3").turn == 1


def test_s6_it_may_be_passed_on_itself_only_before_it_is_played() -> None:
    table = juggled("B7 Y1", "B3 juggler", "B8 G3", plays="B7 juggler:B B8")
    table.hand_on("Y1")
    assert table.why_not("pass juggler") == ("not-in-hand", "S6")


def test_s6_a_player_who_lacked_a_suit_may_be_passed_one_and_must_follow_again() -> None:
    hands = ("B7 B1 B2", "G1 G2 G3", "juggler B5 Y1")
    table = juggled(*hands, plays="B7 G1 juggler:R").hand_on("B1", "G2", "B5")
    table.move("play Y1", "play B2")
    assert table.turn == 1
    table = juggled(*hands, plays="B7 G1 juggler:G").hand_on("B1", "G2", "Y1")
    assert table.turn == 0
    assert table.play("B2").legal == "B1"
