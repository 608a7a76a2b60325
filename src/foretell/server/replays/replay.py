"""Replays: a finished game or a record, step by step."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from ...fair import KEY
from ...fair.proof import read_proof
from ...game.events import Event
from ...game.game import Game
from ...record.errors import RecordError
from ...record.json_text import parse
from ...record.reader import read_game
from ..protocol.answers import Replay, ReplayLine
from ..protocol.events import public_event
from ..protocol.kinds import MOST_ROUNDS, MOST_SIZES, kind_of


def replay_of_record(text: bytes) -> Replay:
    """The replay of a record's text; raises RecordError for its first fault."""
    data = parse(text)
    game = read_game(data)
    record: dict[str, Any] = data if isinstance(data, dict) else {}
    return replay(game, msgspec.Raw(text), bots_of(record, len(game.players)), _proof(record, len(game.players)))


def replay(
    game: Game,
    record: msgspec.Raw,
    bots: tuple[str | None, ...] | None,
    proof: dict[str, Any] | None,
    seat: int | None = None,
) -> Replay:
    """The replay of a game, from its first deal, as a seat sees its events (None: all open).

    Raises RecordError for a game that is too long.
    """
    check_length(game)
    players = tuple(map(readable, game.players))
    return Replay(players, bots, kind_of(game.options), game.round_count, record, proof, tuple(_lines(game, seat)))


def check_length(game: Game) -> None:
    """Raise RecordError for a game that is too long to be shown."""
    most = MOST_SIZES if game.options.game == "wizard" else MOST_ROUNDS
    if game.round_count > most:
        raise RecordError(f"games of more than {most} rounds are not shown here")


def line_count(game: Game) -> int:
    """How many lines the game's replay has: one for each deal and each move."""
    return sum(1 + len(story.moves) for story in game.rounds)


def legal_moves(game: Game, seat: int) -> tuple[tuple[str, ...], ...]:
    """The legal moves of a seat after each line of the game's replay; none if it is not its turn."""
    return tuple(tuple(map(str, again.observe(seat).legal_moves)) for again, *_ in _steps(game))


def game_after(game: Game, line: int) -> Game:
    """The game after a line of its replay; a number out of range counts as the nearest line."""
    steps = [again for again, *_ in islice(_steps(game), max(1, line))]
    return steps[-1] if steps else game


def _lines(game: Game, viewer: int | None) -> Iterator[ReplayLine]:
    """A line for each deal and each move, as the viewer's seat sees it (None: all open)."""
    for seq, (again, events, move, seat) in enumerate(_steps(game), start=1):
        seen = events if viewer is None else tuple(event.seen_by(viewer) for event in events)
        yield _line(again, seq, seen, move, seat)


def _steps(game: Game) -> Iterator[tuple[Game, tuple[Event, ...], str | None, int | None]]:
    """Replay the game: after each deal and move the game, the events, and the move with its seat (None: a deal)."""
    again = Game(game.options, game.players)
    for story in game.rounds:
        yield again, again.deal(story.hands, story.turned), None, None
        for seat, move in story.moves:
            yield again, again.apply(move, seat), str(move), seat


def _line(
    game: Game, seq: int, events: tuple[Event, ...], move: str | None = None, seat: int | None = None
) -> ReplayLine:
    return ReplayLine(seq, move, seat, tuple(map(public_event, events)), game.turn, game.phase, game.led)


def bots_of(record: dict[str, Any], seats: int) -> tuple[str | None, ...] | None:
    """The bots by seat, if the record has a valid list of them."""
    bots = record.get("bots")
    if not isinstance(bots, list) or len(bots) != seats or any(type(bot) not in (str, type(None)) for bot in bots):
        return None
    return tuple(None if bot is None else readable(bot) for bot in bots)


def _proof(record: dict[str, Any], seats: int) -> dict[str, Any] | None:
    """The proof of the deals, if the record has a readable one; it is not verified."""
    try:
        return read_proof(record, seats).to_record() if KEY in record else None
    except RecordError:
        return None


def readable(text: str) -> str:
    """Text that can be sent: lone surrogates of a record are replaced."""
    return text.encode(errors="replace").decode()
