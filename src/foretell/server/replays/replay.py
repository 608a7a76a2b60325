"""Replays: a finished game, step by step."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from ...game.events import Event
from ...game.game import Game
from ...record.errors import RecordError
from ..protocol.answers import Replay, ReplayLine
from ..protocol.events import public_event
from ..protocol.kinds import MOST_ROUNDS, MOST_SIZES, kind_of


def replay(
    game: Game, record: msgspec.Raw, bots: tuple[str | None, ...] | None, proof: dict[str, Any] | None
) -> Replay:
    """The replay of a game, from its first deal, with all hands open."""
    players = tuple(map(readable, game.players))
    return Replay(players, bots, kind_of(game.options), game.round_count, record, proof, tuple(_lines(game)))


def check_length(game: Game) -> None:
    """Raise RecordError for a game that is too long to be shown."""
    most = MOST_SIZES if game.options.game == "wizard" else MOST_ROUNDS
    if game.round_count > most:
        raise RecordError(f"games of more than {most} rounds are not shown here")


def line_count(game: Game) -> int:
    """How many lines the game's replay has: one for each deal and each move."""
    return sum(1 + len(story.moves) for story in game.rounds)


def game_after(game: Game, line: int) -> Game:
    """The game after a line of its replay; a number out of range counts as the nearest line."""
    steps = [again for again, *_ in islice(_steps(game), max(1, line))]
    return steps[-1] if steps else game


def _lines(game: Game) -> Iterator[ReplayLine]:
    """A line for each deal and each move."""
    for seq, (again, events, move, seat) in enumerate(_steps(game), start=1):
        yield ReplayLine(seq, move, seat, tuple(map(public_event, events)), again.turn, again.phase, again.led)


def _steps(game: Game) -> Iterator[tuple[Game, tuple[Event, ...], str | None, int | None]]:
    """Replay the game: after each deal and move the game, the events, and the move with its seat (None: a deal)."""
    again = Game(game.options, game.players)
    for story in game.rounds:
        yield again, again.deal(story.hands, story.turned), None, None
        for seat, move in story.moves:
            yield again, again.apply(move, seat), str(move), seat


def bots_of(record: dict[str, Any], seats: int) -> tuple[str | None, ...] | None:
    """The bots by seat, if the record has a valid list of them."""
    bots = record.get("bots")
    if not isinstance(bots, list) or len(bots) != seats or any(type(bot) not in (str, type(None)) for bot in bots):
        return None
    return tuple(None if bot is None else readable(bot) for bot in bots)


def readable(text: str) -> str:
    """Text that can be sent: lone surrogates of a record are replaced."""
    return text.encode(errors="replace").decode()
