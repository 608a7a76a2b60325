"""Positions of all kinds go to text and back, to a game and back, and are played on alike."""

import pickle
from copy import copy, deepcopy
from random import Random
from typing import cast

import pytest

from foretell import ExtremeOptions, Game, OptionsError, Position, PositionError, WizardOptions
from foretell.bots import make_bot
from foretell.engine.fast import Batch
from tests.effort import times
from tests.position.texts import random_game, seen_by_all

GAMES = times(80)
_STALE = {"led", "leader", "best_seat"}
"""Before a trick begins, a view has these of the last one."""


def test_text_game_and_text_are_alike() -> None:
    rng = Random(271)
    for _ in range(GAMES):
        game = random_game(rng)
        position = Position.of(game)
        text = str(position)
        assert Position.from_text(text) == position
        assert position.is_full
        assert str(Position.of(position.game())) == text
        _play_on_alike(position, game)


def _play_on_alike(position: Position, game: Game) -> None:
    again, rng = position.game(game.players, seed=game.seed), Random(1)
    for _ in range(40):
        assert again.waits_for == game.waits_for
        if game.is_over:
            break
        assert again.legal_moves == game.legal_moves
        code = rng.choice(game.legal_moves.codes)
        assert again.apply(code) == game.apply(code)
    assert again.totals == game.totals
    assert again.round == game.round


def test_what_a_seat_knows_goes_to_text_and_back() -> None:
    rng = Random(272)
    for _ in range(GAMES):
        game = random_game(rng)
        for seen in seen_by_all(game):
            position = Position.of(seen)
            assert Position.from_text(str(position)) == position
            assert Position.from_text(str(position)).__hash__() == position.__hash__()
            if seen.seat is not None and game.turn is not None:
                again = position.observation(seen.seat, game.players)
                names = [name for name in seen.view.__dataclass_fields__ if name not in _STALE or seen.trick]
                assert [getattr(again.view, n) for n in names] == [getattr(seen.view, n) for n in names]
                assert again.legal_moves == seen.legal_moves


def test_positions_are_values() -> None:
    position = Position.of(Game(seed=7))
    assert len({position, Position.of(Game(seed=7)), Position.of(Game(seed=8))}) == 2
    assert copy(position) is position is deepcopy(position)
    assert pickle.loads(pickle.dumps(position)) == position
    assert repr(position) == f"Position.from_text({str(position)!r})"
    assert position != str(position)
    with pytest.raises(PositionError, match="that of a game or an observation, not of 3"):
        Position.of(cast("Game", 3))
    usual, counted = (Position.of(Game(ExtremeOptions(rounds), 3, seed=7)) for rounds in (None, 6))
    assert (usual, str(usual), hash(usual)) == (counted, str(counted), hash(counted))


def test_a_batch_takes_and_gives_positions() -> None:
    options = WizardOptions(("juggler", "bomb"))
    batch = Batch(options, 4, 3, seed=1)
    batch.apply(batch.legal_masks().argmax(axis=1))
    positions = [Position.of_state(options, batch.state(i)) for i in range(3)]
    again = Batch.of([position.state() for position in positions])
    assert (again.legal_masks() == batch.legal_masks()).all()
    with pytest.raises(PositionError, match="a state of extreme is needed"):
        Position.of_state(ExtremeOptions(), batch.state(0))


def test_a_game_may_have_any_number_of_rounds() -> None:
    for rounds in (1001, 2**63 - 1):
        position = Position.of(Game(ExtremeOptions(rounds), 3, seed=1))
        assert Position.from_text(str(position)) == position
    game = Game(ExtremeOptions(10**20), 3, seed=1)
    assert make_bot("master", 1).choose(game.observe(1)) in game.legal_moves
    assert game.options.as_data(3)["rounds"] == 10**20


def test_a_game_goes_on_with_given_deals_or_a_seed() -> None:
    position = Position.from_text("wizard seats=3 round=1 dealer=0 bids=1/0/0 tricks=1/0/0 phase=deal totals=30/20/20")
    assert position.points == (30, 20, 20)
    assert position.game(["Mira", "Tobias", "Lotte"], seed=5).round == 2
    assert str(position.game().phase) == "deal"
    with pytest.raises(OptionsError, match="a state of wizard with 4 players is needed"):
        position.game(["a", "b", "c", "d"])
