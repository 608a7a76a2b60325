"""Score pads that several phones share: put on the table, looked at, and written on."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...pad.document import loads
from ...pad.faults import PadFault
from ..context import Problem, address_of
from ..pads.decide import PadRefusal
from ..pads.talk import refusal_of
from ..protocol.messages import Ack
from ..protocol.pads import PadCommand
from .base import answer, context_of, number, read_bytes, read_message

_decoder: "msgspec.json.Decoder[PadCommand]" = msgspec.json.Decoder(PadCommand)


async def open_pad(request: Request) -> Response:
    """Put a document on the table, for whoever is given its links."""
    context = context_of(request)
    actor = await context.known_actor(request)
    text = await read_bytes(request, context.settings.limits.pad_bytes)
    if not context.new_pads.take(address_of(request)):
        raise Problem(429, "too-many", "too many score pads from this address")
    try:
        async with context.reading:
            document = await asyncio.to_thread(loads, text)
        return answer(await context.pads.open(document, actor.player), 201)
    except PadFault as fault:
        raise _fault(fault) from None
    except PadRefusal as refusal:
        raise _problem(refusal) from None


async def show_pad(request: Request) -> Response:
    """A pad as its reader may see it, or only its entries after a line."""
    context = context_of(request)
    after = number(request, "after") or 0
    actor = await context.actor(request)
    host, writes = await context.pad(request)
    context.allow_reading(request, host.lines_to_tell(after))
    async with host.lock:
        return answer(host.view(None if actor is None else actor.player, writes=writes, after=after))


async def pad_command(request: Request) -> Response:
    """Write on a pad, take a player for one's own phone, or free one."""
    context = context_of(request)
    actor = await context.known_actor(request)
    host, writes = await context.pad(request)
    if not writes:
        raise Problem(403, "watching", "this link is for watching")
    asked = await read_message(request, _decoder)
    try:
        return answer(Ack(asked.id, await context.pads.do(host, asked, actor.player)))
    except PadFault as fault:
        raise _fault(fault) from None
    except PadRefusal as refusal:
        raise _problem(refusal) from None


def _fault(fault: PadFault) -> Problem:
    """What is wrong with a text or an entry, in the pad's own words for it."""
    refusal = refusal_of(fault)
    place = f"line {fault.line}" if fault.line else refusal.where
    return Problem(422, refusal.code, refusal.message, where=place)


def _problem(refusal: PadRefusal) -> Problem:
    return Problem(409, refusal.code, refusal.message, where=refusal.where)
