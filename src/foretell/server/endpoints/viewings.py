"""Viewings: opened for a finished game or a record, and read."""

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ...record import to_record
from ...record.errors import RecordError
from ...record.json_text import parse
from ...record.reader import read_game
from ..net.problem import Problem
from ..ops.settings import LONGEST_RECORD
from ..protocol.passkeys import Nothing
from ..replays.replay import bots_of, check_length, readable
from .base import allow, answer, asked_by, read_body, read_file
from .context import context_of
from .replays import finished

_WHOLE = 100
"""A whole game counts as this many lines, as a whole table does."""
_LONGEST_NAME = 100
"""Characters of a name in the record of a stranger: everybody who looks gets it."""


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
        return answer(host.view())


def _checked(text: bytes) -> dict[str, Any]:
    """The record without anything that does not belong to the game; raises RecordError."""
    data = parse(text)
    game = read_game(data)
    check_length(game)
    bots = bots_of(data if isinstance(data, dict) else {}, len(game.players))
    record = to_record(game) if bots is None else to_record(game, bots=[bot and bot[:_LONGEST_NAME] for bot in bots])
    record["players"] = [readable(name)[:_LONGEST_NAME] for name in game.players]
    return record
