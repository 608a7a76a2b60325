"""Tickets: made on one device of a player, and used by another, which is the same player from then on.

The guest of a device that uses one does not become the player, unlike with passkeys: a ticket can come from anybody,
and nobody should lose their games to the sender of a link.
"""

from starlette.requests import Request
from starlette.responses import Response

from ...store import Conflict, Player
from ..eventlog import clock
from ..net.access import address_of
from ..net.identity import hash_of, new_token, set_cookie
from ..net.problem import Problem
from ..ops.logs import log
from ..protocol.messages import PlayerView
from ..protocol.passkeys import Nothing
from ..protocol.tickets import Holder, Ticket, TicketMade
from .base import answer, read_body
from .context import context_of

TICKET_MS = 600_000
"""So long a ticket is valid."""


async def make_ticket(request: Request) -> Response:
    """Give the player a ticket, in place of any earlier one."""
    context = context_of(request)
    actor = await context.known_actor(request)
    await read_body(request, Nothing)
    _count(request)
    ticket, now = new_token(), clock.now_ms()
    await context.store.tickets.add(actor.player, hash_of(ticket), now, now + TICKET_MS)
    return answer(TicketMade(ticket, now + TICKET_MS), 201)


async def drop_ticket(request: Request) -> Response:
    """Make the player's ticket void."""
    context = context_of(request)
    actor = await context.known_actor(request)
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
    _count(request)
    ticket, now, token = hash_of(wanted.ticket), clock.now_ms(), new_token()
    player = _held(await context.store.tickets.holder(ticket, now))
    try:
        used = await context.store.tickets.use(ticket, hash_of(token), now)
    except Conflict:
        used = False  # the player was deleted in the meantime
    _held(player if used else None)
    log.info("ticket used")
    response = answer(PlayerView(player.name, player.program, token))
    set_cookie(response, token, secure=context.settings.secure_cookies)
    return response


def _count(request: Request) -> None:
    """Count a further device for the address; raises Problem."""
    if not context_of(request).new_devices.take(address_of(request)):
        raise Problem(429, "too-many", "too many devices from this address")


def _held(player: Player | None) -> Player:
    """The player; raises Problem if the ticket is not valid."""
    if player is None:
        raise Problem(404, "no-ticket", "this ticket was used, is too old, or was called back: make a new one")
    return player
