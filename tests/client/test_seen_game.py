"""A game followed by the lines of a seat: it knows what the seat's own observation knows, for games of every kind."""

import json
from random import Random

import pytest

from foretell import Game, Move
from foretell.bots.pipe.lines import line_of, step_of
from foretell.client.events import Line, read_line
from foretell.client.seen_game import SeenGame
from foretell.game.events import Event
from tests.effort import times
from tests.game.kinds import COURSES, EXCEPTIONS, ONE_OF_EACH, Kind


def line(game: Game, mover: int | None, events: tuple[Event, ...], seat: int, seq: int) -> Line:
    """What the seat reads, through JSON."""
    return read_line(json.loads(json.dumps(line_of(step_of(game, mover, events, seat), seq))))


@pytest.mark.parametrize("kind", ONE_OF_EACH + COURSES + EXCEPTIONS, ids=str)
def test_it_sees_what_the_seat_sees(kind: Kind) -> None:
    for seed in range(times(1)):
        rng = Random(seed)
        game = kind.game(seed)
        seats = rng.sample(range(kind.players), 2)
        seen = {seat: SeenGame(kind.options, game.players, seat) for seat in seats}
        for seat in seats:
            seen[seat].add(line(game, None, game.events, seat, 1), None)
        for seq in range(2, 10_000):
            mover, legal = game.turn, game.legal_moves
            events = game.apply(legal[rng.randrange(len(legal))])
            for seat in seats:
                seen[seat].add(line(game, mover, events, seat, seq), mover)
            seat = rng.choice(seats) if game.turn not in seats or rng.random() < 0.5 else game.turn
            assert seen[seat].observation == game.observe(seat), (seed, seq)
            if game.is_over:
                break


def test_moves_are_taken_back_in_turn() -> None:
    game = Game(players=3, seed=1)
    seen = SeenGame(game.options, game.players, 0)
    seen.add(line(game, None, game.events, 0, 1), None)
    states = [seen.observation]
    for seq in (2, 3):
        mover = game.turn
        seen.add(line(game, mover, game.apply(game.legal_moves[0]), 0, seq), mover)
        states.append(seen.observation)
    assert seen.why_not(Move.parse("bid 9")) is not None
    for expected in (states[1], states[0]):
        seen.undo()
        assert seen.observation == expected
    assert len(seen.steps) == 1
