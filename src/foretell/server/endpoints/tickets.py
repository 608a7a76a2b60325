"""Tickets: made on one device of a player, and used by another, which is the same player from then on.

The guest of a device that uses one does not become the player, unlike with passkeys: a ticket can come from anybody,
and nobody should lose their games to the sender of a link.
"""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from ...store import Conflict, Player
from ..eventlog import clock
from ..net.identity import hash_of, new_token
from ..net.problem import Problem
from ..ops.logs import log
from ..protocol.answers import Holder, Ticket, TicketMade
from ..protocol.passkeys import Nothing
from .base import allow, answer, asked_by, read_body, signed_in, still_known
from .context import context_of

TICKET_MS = 600_000
"""How long a ticket is valid."""


async def make_ticket(request: Request) -> Response:
    """Give the player a ticket, in place of any earlier one."""
    context, actor = await asked_by(request)
    await read_body(request, Nothing)
    allow(request, context.new_devices, "devices")
    ticket, now = new_token(), clock.now_ms()
    await context.store.tickets.add(actor.player, hash_of(ticket), now, now + TICKET_MS)
    await still_known(request, partial(context.store.tickets.drop, actor.player))
    return answer(TicketMade(ticket, now + TICKET_MS), 201)


async def drop_ticket(request: Request) -> Response:
    """Make the player's ticket void."""
    context, actor = await asked_by(request)
    await read_body(request, Nothing)
    await context.store.tickets.drop(actor.player)
    return answer(Nothing())


async def show_holder(request: Request) -> Response:
    """Whose ticket it is; it stays valid."""
    context = context_of(request)
    wanted = await read_body(request, Ticket)
    actor = await context.actor(request)
    player = _held(await context.store.tickets.holder(hash_of(wanted.ticket), clock.now_ms()))
    return answer(Holder(player.name, actor is not None and actor.player == player.id))


async def use_ticket(request: Request) -> Response:
    """Make this device one of the player whose ticket it is."""
    context = context_of(request)
    wanted = await read_body(request, Ticket)
    allow(request, context.new_devices, "devices")
    ticket, now, token = hash_of(wanted.ticket), clock.now_ms(), new_token()
    player = _held(await context.store.tickets.holder(ticket, now))
    try:
        used = await context.store.tickets.use(ticket, hash_of(token), now)
    except Conflict:
        used = False  # the player was deleted in the meantime
    _held(player if used else None)
    log.info("ticket used")
    return signed_in(request, player.name, token, program=player.program)


def _held(player: Player | None) -> Player:
    """The player; raises Problem if the ticket is not valid."""
    if player is None:
        raise Problem(404, "no-ticket", "this ticket was used, is too old, or was called back: make a new one")
    return player
