"""Records and replays of finished games."""

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...fair import KEY
from ...game.game import Game
from ..net.limits import READ_FOR_ONE_SENT
from ..net.problem import Problem
from ..people.own_data import record_of
from ..replays.replay import replay
from .base import allow, answer
from .context import context_of


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
