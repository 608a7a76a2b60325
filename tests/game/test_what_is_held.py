"""A game says what it holds by the names of an observation; games are compared by it; moves may be given as codes."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given

from foretell import Card, ExtremeOptions, Game, Phase, Suit, WizardOptions
from foretell.game.seen import Seen
from foretell.record import dumps, loads
from tests.game.kinds import ONE_OF_EACH, Kind, Position, positions, walk

NAMES = [name for name, value in vars(Seen).items() if isinstance(value, property)]
HIDDEN = ("hands", "bids", "passed", "cards_left")
"""Of these a game shows more than an observation."""


@given(positions())
def test_games_and_observations_say_the_same_of_what_is_open(position: Position) -> None:
    game = position.game()
    for seat in (None, *range(position.kind.players)):
        seen = game.observe(seat)
        for name in NAMES:
            if name not in HIDDEN:
                assert getattr(seen, name) == getattr(game, name), name


@pytest.mark.parametrize("moves", [0, 7, 30, 1000])
def test_each_name_says_the_same_in_every_game(moves: int) -> None:
    for kind in ONE_OF_EACH[::3]:
        position = Position(kind, 5, moves)
        game = position.game()
        for seat in (None, 1):
            seen = game.observe(seat)
            same = [name for name in NAMES if name not in HIDDEN]
            assert [getattr(seen, name) for name in same] == [getattr(game, name) for name in same]
            assert not Counter(seen.cards_left) - Counter(game.deck)
        assert not Counter(game.cards_left) - Counter(game.deck)


def test_cards_that_are_being_passed_are_seen() -> None:
    kind = Kind(WizardOptions(("juggler",), round_sizes=(15,)), 4)
    games = (Position(kind, seed, moves).game() for seed in range(100) for moves in range(4, 60))
    game = next(game for game in games if game.phase is Phase.PASS and sum(one is not None for one in game.passed) == 1)
    [aside] = [card for card in game.passed if isinstance(card, Card)]
    gone = Counter([aside, *([game.turned] if game.turned else []), *sum(game.hands, ()), *sum(game.played, ())])
    assert Counter(game.cards_left) == Counter(game.deck) - gone


def test_games_and_observations_draw_themselves() -> None:
    game = Game(ExtremeOptions(rounds=1), ["Ada", "<b>", "Cleo"], seed=7)
    seen = game.observe(0)
    for picture in (game._repr_html_(), seen._repr_html_()):
        assert picture.startswith("<svg")
        assert "<b>" not in picture
    assert str(seen.__rich__()) == str(seen)
    while not game.is_over:
        game.apply(game.legal_moves[-1])
    assert game._repr_html_().count("<svg") == 2


@given(positions())
def test_a_game_shows_all_hands_bids_and_passed_cards(position: Position) -> None:
    game = position.game()
    assert tuple(map(len, game.hands)) == game.hand_sizes or game.phase in (Phase.DEAL, Phase.OVER)
    for seat in range(position.kind.players):
        seen = game.observe(seat)
        assert seen.hand == (() if seen.unseen else game.hands[seat])
        if seen.bids:
            assert seen.bids[seat] == game.bids[seat]
            assert seen.passed[seat] == game.passed[seat]


@given(positions())
def test_every_card_of_the_deck_is_in_one_place(position: Position) -> None:
    game = position.game()
    if game.turn is None:
        assert game.cards_left == game.deck
        return
    laid_aside = [card for card in game.passed if card is not None] if game.phase is Phase.PASS else []
    turned = [] if game.turned is None else [game.turned if game.werewolf is None else "werewolf"]
    places = [*sum(game.hands, ()), *sum(game.played, ()), *laid_aside, *turned, *game.cards_left]
    assert Counter(places) == Counter(game.deck)
    assert len(game.deck) >= 45
    for seat in range(position.kind.players):
        seen = game.observe(seat)
        others = sum(game.hand_sizes) - sum(map(len, seen.hands))
        aside = len(laid_aside) - sum(card in game.deck for card in seen.passed) if laid_aside else 0
        assert len(seen.cards_left) == len(game.cards_left) + others + aside


def test_what_a_game_does_not_have_is_none_or_empty() -> None:
    wizard, extreme = Game(players=3, seed=7).observe(0), Game(ExtremeOptions(), 3, seed=7).observe(0)
    assert (wizard.magician, wizard.pool, wizard.seals) == (None, {}, ())
    assert (extreme.turned, extreme.bids, extreme.werewolf, extreme.cloud) == (None, (), None, None)
    assert (extreme.passed, extreme.played_before_pass, extreme.lacked_before_pass) == ((), (), ())
    assert (extreme.trump, extreme.cards, extreme.unseen) == (Suit.RED, 15, False)


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_moves_codes_and_text_are_the_same(kind: Kind) -> None:
    book = kind.options.codebook
    by_code, by_text, by_move = kind.game(5), kind.game(5), kind.game(5)
    rng = Random(5)
    for _ in range(60):
        code = rng.choice(by_code.legal_moves.codes)
        move = book.move_of(code)
        assert book.code_of(move) == book.code_of(str(move)) == book.code_of(code) == code
        assert book.move_of(str(move)) == book.move_of(code)
        assert by_code.why_not(code) is None
        assert by_code.legal_moves.__contains__(code)
        assert move in by_code.legal_moves
        assert by_code.apply(code) == by_text.apply(str(move)) == by_move.apply(move)
    assert by_code == by_text == by_move


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_games_are_equal_if_they_hold_the_same(kind: Kind) -> None:
    game, other = kind.game(3), kind.game(3)
    assert game == other
    for _ in walk(game, Random(3), 40):
        pass
    assert game != other
    for _ in walk(other, Random(3), 40):
        pass
    assert game == other == game.copy()
    assert game.without_past() == other.without_past() != game
    other.undo()
    assert game != other
    assert kind.game(4) != kind.game(3)
    assert Game(kind.options, ["Mira", *map(str, range(kind.players - 1))], seed=3) != kind.game(3)


def test_a_game_is_equal_with_the_rounds_of_the_rules_as_a_number() -> None:
    """B4: as a record writes them."""
    game = Game(ExtremeOptions(), 4)
    game.deal(Game(ExtremeOptions(), 4, seed=1).hands)
    assert loads(dumps(game)) == game != Game(ExtremeOptions(rounds=5), 4)


def test_a_game_is_equal_to_no_other_thing_and_has_no_hash() -> None:
    game: Any = Game(seed=1)
    assert game != 1
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


def test_legal_moves_have_slices() -> None:
    legal = Game(ExtremeOptions(), seed=1).legal_moves
    assert legal[1:3] == (legal[1], legal[2])
    assert legal[:] == tuple(legal)
    assert legal[-1] == tuple(legal)[-1]
