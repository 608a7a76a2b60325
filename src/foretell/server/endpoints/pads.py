"""Shared score pads: opened, read, and written on."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...pad.document import loads
from ...pad.faults import PadFault
from ..net.problem import Problem
from ..pads.decide import unreadable
from ..protocol.messages import Ack
from ..protocol.pads import PadCommand
from .base import answer, asked_by, number, read_file, read_message
from .context import context_of

_decoder: "msgspec.json.Decoder[PadCommand]" = msgspec.json.Decoder(PadCommand)


async def open_pad(request: Request) -> Response:
    """Share a document with everybody who gets its links."""
    context = context_of(request)
    longest = context.settings.limits.pad_bytes
    async with read_file(request, longest, context.new_pads, "score pads") as (text, actor):
        try:
            async with context.reading:
                document = await asyncio.to_thread(loads, text)
            return answer(await context.pads.open(document, actor.player), 201)
        except PadFault as fault:
            raise unreadable(fault) from None


async def show_pad(request: Request) -> Response:
    """A pad as its reader may see it, with the entries after a line (default: all)."""
    context = context_of(request)
    after = number(request, "after") or 0
    actor = await context.actor(request)
    host, writes = await context.pad(request, actor)
    context.allow_reading(request, host.lines_to_send(after))
    async with host.reading():
        return answer(host.view(None if actor is None else actor.player, writes=writes, after=after))


async def pad_command(request: Request) -> Response:
    """Write on a pad, take a player for the own phone, or free one."""
    context, actor = await asked_by(request)
    host, writes = await context.pad(request, actor)
    if not writes:
        raise Problem(403, "watching", "this link is for watching")
    asked = await read_message(request, _decoder)
    context.allow_reading(request, host.cost_of(asked))
    return answer(Ack(asked.id, await context.pads.do(host, asked, actor.player)))
