"""Batches play exactly like the plain half: every field, view, mask and random move is the same.

``tests.lockstep`` compares more games, one by one, on all targets.
"""

from random import Random

import pytest

from foretell import Mode, WizardOptions
from foretell.engine.fast import Batch
from foretell.rules.wizard.codes import PLAY_UNSEEN
from tests.effort import times
from tests.engine.sides import Sides, played
from tests.game.kinds import EXTREME, FULL_BOX, ONE_OF_EACH, Kind, random_kind

KINDS = {str(kind): kind for kind in [*ONE_OF_EACH, *(random_kind(Random(n)) for n in range(times(8)))]}


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS.keys())
def test_both_halves_agree_after_every_move_and_deal(kind: Kind) -> None:
    sides = Sides.of(kind, games=2)
    step = 0
    sides.compare_states()
    while not sides.batch.is_over.all():
        step += 1
        sides.compare_masks()
        sides.compare_views([(step + game) % (kind.players + 1) - 1 for game in range(2)])
        moves = sides.draw_moves()
        sides.apply([unseen(kind, sides.batch, moves[0]), moves[1]])
        sides.compare_states()
        if (sides.batch.states["turn"] < 0).any():
            sides.compare_views([step % kind.players, -1])
            sides.deal()
            sides.compare_states()
    assert sides.draw_moves() == [-1, -1]
    assert [winners_of(sides.batch, game) for game in range(2)] == [sides.rules.winners(s) for s in sides.states]


def unseen(kind: Kind, batch: Batch, move: int) -> int:
    """V4: the first game plays its unseen cards as seats do, without naming them."""
    clairvoyance = isinstance(kind.options, WizardOptions) and kind.options.mode is Mode.CLAIRVOYANCE
    return PLAY_UNSEEN if clairvoyance and batch.legal_masks()[0, PLAY_UNSEEN] else move


def winners_of(batch: Batch, game: int) -> int:
    """A13, B14: the winners as the compiled half finds them."""
    return int(batch.game.function("winners")(batch.states[game : game + 1]))


@pytest.mark.parametrize("kind", [FULL_BOX[1], ONE_OF_EACH[8], EXTREME[1]], ids=str)
def test_every_number_is_judged_alike(kind: Kind) -> None:
    is_legal = played(kind, 1, 0).game.function("is_legal")
    for moves in range(0, 180, 3):
        batch = played(kind, 1, moves, seed=moves)
        state = batch.state(0)
        for code in range(-40, batch.game.codes + 50):
            assert bool(is_legal(batch.states, code)) == batch.game.plain.is_legal(state, code)
