"""Positions that leave something unknown: what can be asked of them, and the worlds that fit."""

from random import Random

import pytest

from foretell import HIDDEN, Card, Game, Mode, Phase, Position, PositionError, Suit, WizardOptions
from foretell.bots.hint import hint
from tests.position.texts import random_game, seen_by_all

NEWS = (
    "wizard seats=4 round=6 dealer=0 trump=R turned=R7 bids=1/2/0/2 tricks=1/1/0/0"
    " known_cards=-/-/R12,B3,G9,F/- trick=0:B13,1:B2"
)


def test_a_newspapers_puzzle() -> None:
    position = Position.from_text(NEWS)
    assert [str(move) for move in position.legal_moves] == ["play B3", "play F"]
    assert str(position.why_not("play R12")) == "the hand holds B, which was led and must be followed"
    assert position.why_not("play B3") is None
    assert position.why_not("play B3", 2) is None
    assert (position.turn, position.phase, position.led, position.winning) == (2, Phase.PLAY, Suit.BLUE, 0)
    assert (position.cards, position.tricks_left, position.hand_sizes) == (6, 4, (3, 3, 4, 4))
    assert {judged.move for judged in hint(position.observation())} == {*position.legal_moves}


def test_worlds_fit_all_that_a_position_says() -> None:
    open_cards = "wizard seats=4 round=6 dealer=0 trump=R bids=1/2/0/2 tricks=1/1/0/0 known_cards=W,W/Y9/R12,B3,G9,F/-"
    position = Position.from_text(f"{open_cards} trick=0:B13,1:G2 lacks=-/-/-/Y")
    for world in position.worlds(30, 4):
        full = Position.of_state(position.options, world)
        assert full.is_full
        assert full.trick == position.trick
        assert {Card("W")} <= {*full.hands[0]}
        assert full.hands[0].count(Card("W")) >= 2
        assert Card("Y9") in full.hands[1]
        assert full.hands[2] == position.hands[2]
        assert not any(card.suit is Suit.YELLOW for card in full.hands[3])


def test_worlds_of_what_a_seat_knows_are_those_of_its_observation() -> None:
    rng = Random(5)
    for _ in range(30):
        game = random_game(rng)
        for seen in seen_by_all(game):
            if game.turn is not None and seen.trick:
                drawn = [Position.of_state(game.options, world) for world in Position.of(seen).worlds(2, 9)]
                assert drawn == [Position.of_state(game.options, world) for world in seen.worlds(2, 9)]


def test_a_seat_can_be_asked_only_for_what_the_position_says() -> None:
    position = Position.from_text(NEWS)
    with pytest.raises(PositionError, match="seat 1 sees the 3 cards of seat 1, of which the position says 0"):
        position.observation(1)
    with pytest.raises(PositionError, match="does not say all hands, bids and passed cards"):
        position.game()
    with pytest.raises(ValueError, match="seats are numbered from 0 to 3, not 4"):
        position.observation(4)
    with pytest.raises(ValueError, match="count is a whole number from 0, not -1"):
        position.worlds(-1, 0)
    assert not position.is_full


def test_hidden_bids_and_passes_are_known_to_those_who_made_them() -> None:
    secret = "wizard seats=3 bidding=secret specials=juggler round=2 dealer=0 turned=R7 tricks=0/1/0 turn=1"
    position = Position.from_text(f"{secret} bids=?/1/? known_cards=B1/G1/-")
    assert position.bids == (HIDDEN, 1, HIDDEN)
    assert position.observation().bids == position.bids
    with pytest.raises(PositionError, match="seat 0 knows its own bid"):
        position.observation(0)
    passed = Position.from_text(f"{secret} bids=1/1/1 known_cards=-/G2/- passed=G2/?/?")
    with pytest.raises(PositionError, match="seat 1 knows what seat 1 has passed"):
        passed.observation(1)
    later = "wizard seats=3 specials=juggler round=3 dealer=0 turned=R7 bids=1/1/1 tricks=0/1/0 known_cards=-/G1/-"
    with pytest.raises(PositionError, match="seat 1 knows what seat 0 has passed"):
        Position.from_text(f"{later} trick=1:B5 passed=?/G9/Y3").observation(1)


def test_under_clairvoyance_a_seat_sees_the_other_hands() -> None:
    game = Game(WizardOptions(mode=Mode.CLAIRVOYANCE), 3, seed=2)
    position = Position.of(game.observe(1))
    assert position.unseen
    assert position.observation(1).legal_moves == game.seen_moves
    with pytest.raises(PositionError, match="seat 0 sees the 1 cards of seat 1"):
        position.observation(0)
