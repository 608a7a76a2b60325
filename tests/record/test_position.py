"""Earlier positions of a game."""

from random import Random
from typing import Any

import pytest

from foretell import Game, Observation, WizardOptions
from foretell.record.position import NoPosition, before
from tests.game.kinds import ONE_OF_EACH, Kind, play_on


@pytest.mark.parametrize("kind", ONE_OF_EACH[::4], ids=str)
def test_every_position_of_a_game_is_found_again(kind: Kind) -> None:
    game, rng = kind.game(5), Random(5)
    told: list[tuple[int, int, int, Observation]] = []
    while game.turn is not None and len(told) < 90:
        told.append((game.round, len(game.rounds[-1].moves) + 1, game.turn, game.observe(game.turn)))
        play_on(game, rng, 1)
    for number, move, seat, seen in told[:: len(told) // 9]:
        then = before(game, number, move)
        assert (then.turn, then.observe(seat)) == (seat, seen)


def test_missing_rounds_and_moves_are_refused() -> None:
    game = Game(WizardOptions(), 3, seed=1)
    play_on(game, Random(1), 8)
    assert before(game, 2, 3).turn == game.turn
    for number, move, sentence in [
        (0, 1, "the game has no round 0; there are rounds 1 to 2"),
        (3, 1, "the game has no round 3"),
        (1, 0, "round 1 has no move 0; there are moves 1 to 6"),
        (1, 7, "round 1 has no move 7"),
        (2, 4, "round 2 has no move 4; there are moves 1 to 3"),
    ]:
        with pytest.raises(NoPosition, match=sentence):
            before(game, number, move)
    with pytest.raises(NoPosition, match="there is no round yet"):
        before(Game(WizardOptions(), 3), 1, 1)


def test_a_round_and_a_move_are_named_by_numbers() -> None:
    wrong: Any = "x"
    with pytest.raises(NoPosition, match="a round is named by a whole number from 1, not 'x'"):
        before(Game(seed=1), wrong, 1)
    with pytest.raises(NoPosition, match="a move is named by a whole number from 1, not 'x'"):
        before(Game(seed=1), 1, wrong)
