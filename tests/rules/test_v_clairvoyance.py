"""V4: clairvoyance."""

import pytest

from foretell import Game, Mode, Phase, WizardOptions
from foretell.game.events import CardPlayed, RoundDealt
from tests.game.scenes import wizard

CLAIRVOYANCE = WizardOptions(mode=Mode.CLAIRVOYANCE)


def test_v4_everybody_sees_all_cards_except_their_own() -> None:
    table = wizard("B1", "W", "R3", turned="G1", options=CLAIRVOYANCE)
    cards = ("B1", "W", "R3")
    for viewer in range(3):
        seen = [table.seen_from(viewer).known_cards(table.seat(place)) for place in range(3)]
        assert seen == [() if place == viewer else (cards[place],) for place in range(3)]
        assert table.seen_from(viewer).hand_sizes == (1, 1, 1)


def test_v4_the_deal_hides_each_players_own_card_from_them() -> None:
    table = wizard("B1", "W", "R3", turned="G1", options=CLAIRVOYANCE)
    seen = table.events[0].seen_by(table.seat(0))
    assert isinstance(seen, RoundDealt)
    assert [str(seen.hands[table.seat(place)][0]) for place in range(3)] == ["?", "W", "R3"]


def test_v4_the_card_is_played_unseen() -> None:
    table = wizard("B1", "W", "R3", turned="G1", options=CLAIRVOYANCE).bid(0, 0, 0)
    assert [str(move) for move in table.seen_from(0).legal_moves] == ["play ?"]
    assert table.game.seen_moves.texts == ("play ?",)
    table.move("play ?")
    assert isinstance(table.events[0], CardPlayed)
    assert table.events[0].play.text == "B1"
    assert table.seen_from(1).legal_moves[0].text == "?"


def test_v4_a_refusal_does_not_reveal_the_unseen_card() -> None:
    table = wizard("B1", "W", "R3", turned="G1", options=CLAIRVOYANCE).bid(0, 0, 0)
    for text in ("play B2", "play W", "play G1"):
        assert table.why_not(text) == ("unseen", "V4")


@pytest.mark.parametrize("card", ["B1", "Y13", "W", "F"])
def test_v4_any_card_can_be_played_unseen(card: str) -> None:
    table = wizard(card, "G2", "R3", turned="G1", options=CLAIRVOYANCE).bid(0, 0, 0).move("play ?")
    assert table.seen_from(None).trick[0][1].text == card


def test_v4_a_dealer_names_trump_without_knowing_their_card() -> None:
    table = wizard("B1", "W", "R3", turned="W", options=CLAIRVOYANCE)
    assert (table.phase, table.turn, table.legal) == (Phase.TRUMP, 2, "B G R Y")
    assert table.seen_from(2).hand == ()
    assert table.trump("R").seen_from(None).trump == "R"


def test_v4_from_the_second_round_on_everything_is_as_usual() -> None:
    table = wizard("B1 B2", "W F", "R3 R4", turned="G1", options=CLAIRVOYANCE).bid(0, 0, 0)
    assert table.seen_from(0).hand == ("B1", "B2")
    assert table.seen_from(0).known_cards(table.seat(1)) == ()
    assert table.why_not("play ?") == ("not-unseen", "V4")


def test_v4_the_rounds_are_the_usual_ones() -> None:
    assert [Game(CLAIRVOYANCE, players).round_count for players in (3, 4, 5, 6)] == [20, 15, 12, 10]
