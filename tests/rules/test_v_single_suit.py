"""V5: single suit."""

from collections import Counter

import pytest

from foretell import DealError, Game, Mode, OptionsError, WizardOptions
from tests.game.kinds import play_first_moves
from tests.game.scenes import wizard

SINGLE_SUIT = WizardOptions(mode=Mode.SINGLE_SUIT)
OWN = ("G1 G2 G3 G4", "R1 R2 R3 R4", "B1 B2 B3 B4")
"""The first round's hands by place: seat 1, the owner of green, leads."""


VALUES = [
    # the highest value wins; of equals the first
    ("G5 R9 B7", 1),
    ("G9 R9 B9", 0),
    ("G2 R13 B13", 1),
    ("G13 W B13", 1),
    ("W W B13", 0),
    ("F F B1", 2),
    ("F F F", 0),
    ("G1 F W", 2),
]


@pytest.mark.parametrize("players", [3, 4])
def test_v5_everybody_owns_one_suit_one_wizard_and_one_fool(players: int) -> None:
    game = Game(SINGLE_SUIT, players, seed=1)
    play_first_moves(game, 11)
    for seat, hand in enumerate(game.rounds[-1].hands):
        own = {f"{'BGRY'[seat]}{value}": 1 for value in range(1, 14)}
        assert Counter(hand) == own | {"W": 1, "F": 1}


def test_v5_twelve_rounds_from_four_cards_to_fifteen() -> None:
    game = Game(SINGLE_SUIT, 3, seed=1)
    play_first_moves(game, 12)
    assert game.is_over
    assert [len(story.hands[0]) for story in game.rounds] == list(range(4, 16))


def test_v5_no_card_is_turned_up_and_there_is_no_trump() -> None:
    table = wizard(*OWN, options=SINGLE_SUIT, number=1)
    assert table.seen_from(None).turned is None
    assert table.seen_from(None).trump is None


def test_v5_nothing_is_followed() -> None:
    table = wizard("G1 G2 G3 G4", "R1 R2 R3 W", "B1 B2 B3 F", options=SINGLE_SUIT, number=1).bid(0, 0, 0).play("G1")
    assert table.legal == "R1 R2 R3 W"
    assert table.play("R1").legal == "B1 B2 B3 F"
    assert table.seen_from(None).led is None


@pytest.mark.parametrize(("cards", "winner"), VALUES)
def test_v5_the_highest_value_wins_of_equals_the_first_played(cards: str, winner: int) -> None:
    hands = [f"{card} {suit}3 {suit}4 {suit}6" for card, suit in zip(cards.split(), "GRB", strict=True)]
    table = wizard(*hands, options=SINGLE_SUIT, number=1).bid(0, 0, 0).play(*cards.split())
    assert table.taken == ("taken", winner)


@pytest.mark.parametrize(("seat", "card"), [(0, "G5"), (1, "B5"), (2, "Y5"), (0, "R5")])
def test_v5_nobody_is_dealt_cards_of_another_player(seat: int, card: str) -> None:
    hands = [["B1", "B2", "B3", "B4"], ["G1", "G2", "G3", "G4"], ["R1", "R2", "R3", "R4"]]
    hands[seat][0] = card
    with pytest.raises(DealError, match=rf"{card} is not among the cards of seat {seat} \(V5\)"):
        Game(SINGLE_SUIT, 3).deal(hands)


def test_v5_nobody_is_dealt_two_wizards() -> None:
    hands = [["B1", "B2", "W", "W"], ["G1", "G2", "G3", "G4"], ["R1", "R2", "R3", "R4"]]
    with pytest.raises(DealError, match=r"W is not among the cards of seat 0 \(V5\)"):
        Game(SINGLE_SUIT, 3).deal(hands)


@pytest.mark.parametrize("players", [5, 6])
def test_v5_only_three_or_four_players(players: int) -> None:
    with pytest.raises(OptionsError, match=rf"single-suit does not go with {players} players: .* \(V5\)"):
        Game(SINGLE_SUIT, players)


def test_v5_plus_minus_one_looks_at_the_number_of_cards() -> None:
    options = WizardOptions(mode=Mode.SINGLE_SUIT, plus_minus_one=True)
    table = wizard(*OWN, options=options, number=1).bid(1, 1)
    assert table.legal == "0 1 3 4"
