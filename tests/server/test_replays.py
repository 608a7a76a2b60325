"""Replays of finished games."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from foretell import Game
from foretell.server.protocol.answers import Replay
from foretell.server.replays.replay import replay
from tests.game.kinds import ONE_OF_EACH, Kind
from tests.server.harness import people
from tests.server.test_http import play_by_stream


def played(kind: Kind, seed: int, moves: int | None = None) -> Game:
    """A game of random moves, to its end or for a number of moves."""
    game, rng = Game(kind.options, kind.players, seed=seed), Random(seed)
    while game.turn is not None and moves != 0:
        game.apply(rng.choice(list(game.legal_moves)))
        moves = None if moves is None else moves - 1
    return game


def check(game: Game, shown: Replay) -> None:
    """Check that a replay has every deal and every move of the game, with their events."""
    assert shown.players == game.players
    assert sum(len(line.events) for line in shown.lines) == len(game.events)
    assert [line.seq for line in shown.lines] == list(range(1, len(shown.lines) + 1))
    moves = [(line.seat, line.move) for line in shown.lines if line.move is not None]
    assert moves == [(seat, str(move)) for story in game.rounds for seat, move in story.moves]
    assert sum(line.move is None for line in shown.lines) == len(game.rounds)
    last = shown.lines[-1]
    assert (last.turn, last.phase, last.led) == (game.turn, game.phase, game.led)


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_every_game_is_replayed_finished_or_not(kind: Kind) -> None:
    for moves in (None, 0, 7, 40):
        game = played(kind, 5, moves)
        check(game, replay(game, msgspec.Raw(b"{}"), None, None))


async def test_a_finished_game_is_replayed(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        kind = {"game": {"game": "extreme", "rounds": 1}, "seats": 3}
        table = await ada.begin(kind=kind, bots=["random", "thumb"])
        assert (await ada.http.get(f"/tables/{table}/replay")).status_code == 409
        await play_by_stream(ada, table)
        shown = (await ada.http.get(f"/tables/{table}/replay")).json()
        record = (await ada.http.get(f"/tables/{table}/record")).json()
        assert shown["record"] == record
        assert shown["proof"] == record["fair"]
        assert shown["bots"] == [None, "random", "thumb"]
        assert shown["kind"] == {"game": "extreme", "rounds": 1, "magician": 4, "raise_magician": False}
        assert shown["lines"][-1]["events"][-1]["event"] == "game-over"
