"""The loops over many games (rules/both/batch.py) are the same text in both halves, and do the same."""

import numpy as np
import pytest

from foretell.engine.fast import Batch, generator
from foretell.engine.records import to_records
from foretell.rules.both import batch as plain
from foretell.rules.wizard.codes import CODES
from foretell.rules.wizard.state import State
from foretell.rules.wizard.view import View
from tests.engine.sides import DECK, assert_same, played
from tests.game.kinds import FULL_BOX, MODES, Kind

KINDS = pytest.mark.parametrize("kind", [FULL_BOX[1], MODES[0]], ids=str)
GAMES = 4


def both(kind: Kind, moves: int = 11) -> tuple[Batch, list[State]]:
    """Games in progress in both halves; the first waits for a deal."""
    batch = played(kind, GAMES, moves)
    first = batch.take(0)
    first.play_out_rounds(seed=1)
    batch.states[0] = first.states[0]
    return batch, [batch.state(i) for i in range(GAMES)]


@KINDS
def test_dealing(kind: Kind) -> None:
    batch, states = both(kind)
    plain.deal_all(states, GAMES, [0] * DECK)
    batch.deal()
    assert_same(batch.states, to_records(states, batch.game.state))


@KINDS
def test_masks_judgement_and_moves(kind: Kind) -> None:
    batch, states = both(kind)
    masks = [7] * CODES * GAMES
    plain.legal_all(states, GAMES, [0] * 64, masks)
    np.testing.assert_array_equal(batch.legal_masks(), np.array(masks, np.bool_).reshape(GAMES, CODES))
    moves, rng = [0] * GAMES, [9]
    plain.random_all(states, GAMES, rng, moves)
    assert moves == batch.random_moves(generator(9)).tolist()
    assert moves[0] == -1
    assert plain.first_illegal(states, GAMES, moves) == -1
    assert plain.first_illegal(states, GAMES, [0, *moves[1:]]) == 0
    assert plain.first_illegal(states, GAMES, [*moves[:-1], CODES]) == GAMES - 1
    plain.apply_all(states, GAMES, moves)
    batch.apply(moves)
    assert_same(batch.states, to_records(states, batch.game.state))


@KINDS
def test_views(kind: Kind) -> None:
    batch, states = both(kind)
    views = [View() for _ in states]
    plain.look_all(states, GAMES, [0, -1, 1, 2], views)
    assert_same(batch.observe([0, -1, 1, 2]), to_records(views, batch.game.view))


@KINDS
def test_playing_rounds_and_games_to_their_ends(kind: Kind) -> None:
    batch, states = both(kind)
    assert plain.play_rounds(states, GAMES, [5]) == batch.play_out_rounds(seed=5)
    assert_same(batch.states, to_records(states, batch.game.state))
    assert plain.play_games(states, GAMES, [0] * DECK, [6]) == batch.play_out(seed=6)
    assert_same(batch.states, to_records(states, batch.game.state))


@KINDS
def test_rollouts(kind: Kind) -> None:
    batch, states = both(kind)
    points = [0] * 6 * GAMES
    plain.play_ends(states, GAMES, 5, [State()], [8], points)
    np.testing.assert_allclose(
        np.array(points).reshape(GAMES, 6)[:, : kind.players] / 5, batch.rollouts(times=5, seed=8)
    )
    assert_same(batch.states, to_records(states, batch.game.state))
