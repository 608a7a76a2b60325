"""The sockets of tables, score pads and viewings."""

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketState

from ...store import Damaged, OwnedElsewhere, StoreError
from ..cluster.socket_relay import relay_socket
from ..eventlog.asking import Actor
from ..eventlog.conversation import Conversation
from ..eventlog.host import LogHost
from ..eventlog.socket import SocketReader, accept, asked_after, converse, serve_socket
from ..net.access import address_of, is_relayed
from ..net.problem import Problem
from ..pads.hub import PadConversation
from ..table.conversation import TableConversation
from ..tournaments.conversation import TournamentConversation
from ..viewings.hub import ViewingConversation
from .base import end_if_signed_out
from .context import context_of

_PATIENCE_SECONDS = 8.0
"""The longest that a socket waits until it is certain who serves it: until a silent process is declared dead."""


async def _serve_or_relay(serve: Callable[[WebSocket], Awaitable[None]], socket: WebSocket) -> None:
    """Serve a socket here, or have it served by the process that owns what it is for.

    Where the next moment may tell who that is, the socket opens then.
    """
    settling, until = context_of(socket).settling, time.monotonic() + _PATIENCE_SECONDS
    while True:
        try:
            await _serve_or_relay_now(serve, socket)
        except StoreError as fault:
            if not _may_pass(fault, socket) or time.monotonic() > until:
                raise
            await settling.after(fault)
        else:
            return


async def _serve_or_relay_now(serve: Callable[[WebSocket], Awaitable[None]], socket: WebSocket) -> None:
    try:
        await serve(socket)
    except OwnedElsewhere as elsewhere:
        await relay_socket(socket, elsewhere.address)


def _may_pass(fault: StoreError, socket: WebSocket) -> bool:
    """Whether a socket that is not open yet may soon be served: where several processes can."""
    context, waits = context_of(socket), socket.application_state is WebSocketState.CONNECTING
    can_wait = waits and not is_relayed(socket) and not context.engine.hands_over
    return can_wait and context.store.ownership.is_shared and not isinstance(fault, Damaged)


async def _serve_table(socket: WebSocket) -> None:
    context, after = context_of(socket), asked_after(socket)
    await context.tables.find(str(socket.path_params["table"]), context.charge(socket))  # only owners need the actor
    actor = await context.actor(socket)
    host = await context.host(socket, actor)
    context.allow_reading(socket, host.lines_to_send(after, None if actor is None else actor.player))
    reader = await _opened(socket, actor)
    by_now = partial(context.actor, socket)
    conversation = TableConversation(context.tables, host, actor, reader, reader.wire.conduct, by_now)
    await _converse(reader, host, conversation, after)


async def _serve_pad(socket: WebSocket) -> None:
    context, after = context_of(socket), asked_after(socket)
    await context.pads.find(str(socket.path_params["pad"]), context.charge(socket))
    actor = await context.actor(socket)
    host, writes = await context.pad(socket, actor)
    if len(host.readers) >= context.settings.limits.pad_readers:
        raise Problem(429, "too-many", "too many phones at this score pad")
    context.allow_reading(socket, host.lines_to_send(after))
    reader = await _opened(socket, actor)
    if writes:
        host.writers.add(reader)
    await _converse(reader, host, PadConversation(context.pads, host, reader, reader.wire.conduct), after)


async def _serve_viewing(socket: WebSocket) -> None:
    context, after = context_of(socket), asked_after(socket)
    host = await context.viewing(socket)
    actor = await context.actor(socket)
    if len(host.readers) >= context.settings.limits.viewing_readers:
        raise Problem(429, "too-many", "too many people look at this game")
    context.allow_reading(socket, host.lines_to_send(after))
    reader = await _opened(socket, actor)
    await _converse(reader, host, ViewingConversation(context.viewings, host, reader, reader.wire.conduct), after)


async def _serve_tournament(socket: WebSocket) -> None:
    context = context_of(socket)
    host, organiser = await context.tournament(socket)
    actor = await context.actor(socket)
    if len(host.readers) >= context.settings.limits.tournament_readers:
        raise Problem(429, "too-many", "too many people follow this tournament")
    context.allow_reading(socket, host.lines_to_send())
    reader = await _opened(socket, actor)
    if organiser:
        host.organisers.add(reader)
    if actor is not None:
        host.known[reader] = (actor.player, *actor.was)
    conversation = TournamentConversation(context.tournaments, host, reader, reader.wire.conduct)
    await _converse(reader, host, conversation, None)


async def _opened(socket: WebSocket, actor: Actor | None) -> SocketReader:
    """Open a socket; the reader that it is for."""
    await accept(socket)
    reader = SocketReader(None if actor is None else actor.player, socket)
    reader.belongs_to("" if actor is None else actor.name, 0 if actor is None else actor.made, address_of(socket))
    return reader


async def _converse(
    reader: SocketReader, host: LogHost[Any, Any], conversation: Conversation[Any], after: int | None
) -> None:
    await converse(reader, host, conversation, after, partial(end_if_signed_out, reader, reader.socket))


_SERVE: dict[str, Callable[[WebSocket], Awaitable[None]]] = {
    "tables/{table}": _serve_table,
    "pads/{pad}": _serve_pad,
    "viewings/{viewing}": _serve_viewing,
    "tournaments/{tournament}": _serve_tournament,
}


def socket_routes() -> list[BaseRoute]:
    """The routes of all sockets, each of which is served until either side ends it."""
    return [
        WebSocketRoute(f"/{path}/socket", partial(serve_socket, serve=partial(_serve_or_relay, serve)))
        for path, serve in _SERVE.items()
    ]
