"""Records and replays of finished games, and viewings of them: opened, and read."""

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...fair import KEY
from ...game.game import Game
from ...record import to_record
from ...record.errors import RecordError
from ...record.json_text import parse
from ...record.reader import read_game
from ..net.limits import READ_FOR_ONE_SENT
from ..net.problem import Problem
from ..ops.settings import LONGEST_RECORD
from ..people.own_data import record_of
from ..protocol.passkeys import Nothing
from ..protocol.viewings import ViewingView
from ..replays.replay import bots_of, check_length, readable, replay
from .base import allow, answer, asked_by, read_body, read_file
from .context import context_of

_WHOLE = 100
"""A whole game counts as this many lines, as a whole table does."""
_LONGEST_NAME = 100
"""Characters of a name in the record of a stranger: everybody who looks gets it."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, at a table."""

    game: Game
    record: dict[str, Any]
    people: tuple[str, ...]
    """The ids of its players, without those who were deleted."""


async def record(request: Request) -> Response:
    """The game's record with the proof of its deals, when the game is over."""
    return answer((await finished(request)).record)


async def show_replay(request: Request) -> Response:
    """The whole game step by step, when it is over."""
    over = await finished(request)
    text = msgspec.Raw(msgspec.json.encode(over.record))
    context = context_of(request)
    allow(request, context.replays, "replays")
    async with context.reading:
        return answer(await asyncio.to_thread(replay, over.game, text, tuple(over.record["bots"]), over.record[KEY]))


async def finished(request: Request) -> Finished:
    """The game of the table; raises Problem while it is not over, and for an address that reads too much."""
    context = context_of(request)
    host = await context.host(request, await context.actor(request))
    context.allow_reading(request, 1 + host.lines_to_send(0) // READ_FOR_ONE_SENT)
    async with host.reading(0 if host.table.is_open else None):
        table = host.table
        if table.game is None or not table.is_open:
            raise Problem(409, "not-over", "the record is open when the game is over")
        people = tuple(seat.player for seat in table.seats if seat.player)
        return Finished(table.game, record_of(table), people)


async def open_viewing_of_table(request: Request) -> Response:
    """Look together at the replay of a table, when its game is over."""
    context, actor = await asked_by(request)
    over = await finished(request)
    await read_body(request, Nothing)
    allow(request, context.new_viewings, "viewings")
    return answer(await context.viewings.open(over.record, actor.player, over.people), 201)


async def open_viewing(request: Request) -> Response:
    """Look together at the game of a record."""
    context = context_of(request)
    async with read_file(request, LONGEST_RECORD, context.new_viewings, "viewings") as (text, actor):
        try:
            async with context.reading:
                record = await asyncio.to_thread(_checked, text)
            return answer(await context.viewings.open(record, actor.player), 201)
        except RecordError as error:
            raise Problem(422, "record", error.why, where=error.place or None) from None


async def show_viewing(request: Request) -> Response:
    """The game of a viewing."""
    context = context_of(request)
    host = await context.viewing(request)
    context.allow_reading(request, _WHOLE)
    async with host.reading():
        return answer(ViewingView(host.viewing.record))


def _checked(text: bytes) -> dict[str, Any]:
    """The record without anything that does not belong to the game; raises RecordError."""
    data = parse(text)
    game = read_game(data)
    check_length(game)
    bots = bots_of(data if isinstance(data, dict) else {}, len(game.players))
    record = to_record(game) if bots is None else to_record(game, bots=[bot and bot[:_LONGEST_NAME] for bot in bots])
    record["players"] = [readable(name)[:_LONGEST_NAME] for name in game.players]
    return record
