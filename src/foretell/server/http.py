"""The HTTP half of the protocol: guests, tables, commands, streams, records."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from ..fair import KEY
from ..game.errors import OptionsError
from ..record import to_record
from ..store import Player
from .context import Context, Problem, address_of
from .host import Host
from .hub import new_id
from .identity import comes_from_here, hash_of, new_token, set_cookie
from .protocol.kinds import TableKind
from .protocol.messages import Ack, Do, NewPlayer, PlayerView, TableList, TableMade
from .reader import Reader
from .schema import schema
from .table import view
from .table.decide import Refusal

_T = TypeVar("_T")


def answer(value: object, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def read_body(request: Request, kind: type[_T]) -> _T:
    """The request's JSON; raises Problem for what is too long, or is none."""
    context: Context = request.app.state.context
    if not comes_from_here(request.headers, context.settings.origins):
        raise Problem(403, "origin", "this page may not speak for you")
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem(415, "content-type", "send application/json")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > context.settings.limits.message_bytes:
            raise Problem(413, "too-long", "the message is too long")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Problem(422, "malformed", f"this is no such message: {error}") from None


async def new_player(request: Request) -> Response:
    """Give a guest a name and a token."""
    context: Context = request.app.state.context
    wanted = await read_body(request, NewPlayer)
    name = " ".join(wanted.name.split())
    if not name or not name.isprintable():
        raise Problem(422, "name", "the name cannot be shown")
    if not context.players.take(address_of(request)):
        raise Problem(429, "too-many", "too many names from this address")
    token = new_token()
    await context.store.add_player(Player(new_id(), name, wanted.program), hash_of(token))
    response = answer(PlayerView(name, wanted.program, token), 201)
    set_cookie(response, token, secure=context.settings.secure_cookies)
    return response


async def who_am_i(request: Request) -> Response:
    """The player whose token was sent."""
    context: Context = request.app.state.context
    actor = await context.known_actor(request)
    return answer(PlayerView(actor.name, actor.program))


async def list_tables(request: Request) -> Response:
    """The open tables."""
    context: Context = request.app.state.context
    return answer(TableList(await context.hub.listings()))


async def open_table(request: Request) -> Response:
    """Open a table."""
    context: Context = request.app.state.context
    actor = await context.known_actor(request)
    kind = await read_body(request, TableKind)
    if not context.tables.take(address_of(request)):
        raise Problem(429, "too-many", "too many tables from this address")
    try:
        return answer(TableMade(await context.hub.open(kind, actor)), 201)
    except OptionsError as error:
        raise Problem(422, "options", str(error)) from None


async def show_table(request: Request) -> Response:
    """The table as its reader may see it."""
    context: Context = request.app.state.context
    actor = await context.actor(request)
    host = await context.host(request, actor)
    async with host.lock:
        return answer(view.view(host.table, None if actor is None else actor.player))


async def command(request: Request) -> Response:
    """Carry out a command."""
    context: Context = request.app.state.context
    actor = await context.known_actor(request)
    host = await context.host(request, actor)
    asked = await read_body(request, Do)
    try:
        return answer(Ack(asked.id, await context.hub.do(host, asked.command, actor, asked.id)))
    except Refusal as refusal:
        raise Problem(409, refusal.code, refusal.message, refusal.rule) from None


async def record(request: Request) -> Response:
    """The game's record with the proof of its deals, when it is over."""
    context: Context = request.app.state.context
    host = await context.host(request, await context.actor(request))
    async with host.lock:
        game = host.table.game
        if game is None or not game.is_over:
            raise Problem(409, "not-over", "the record is open when the game is over")
        bots = [seat.bot for seat in host.table.seats]
        return answer(to_record(game, bots=bots, **{KEY: host.table.proof().to_record()}))


async def stream(request: Request) -> Response:
    """What happens at the table, a JSON object a line, for as long as the client listens."""
    context: Context = request.app.state.context
    actor = await context.actor(request)
    host = await context.host(request, actor)
    after = request.query_params.get("after", "")
    start = int(after) if after.isascii() and after.isdigit() and len(after) < 10 else None
    address = address_of(request)
    if not context.places.enter(address):
        raise Problem(429, "too-many", "too many connections from this address")
    reader = Reader(None if actor is None else actor.player, context.settings.limits.outbox)
    return _Stream(context, host, reader, start, address)


class _Stream(Response):
    """A reader's outbox as an answer; his place is free again when it ends, even if it never began."""

    def __init__(self, context: Context, host: Host, reader: Reader, after: int | None, address: str) -> None:
        super().__init__()
        self._context, self._host, self._reader, self._after, self._address = context, host, reader, after, address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._context.metrics.readers.inc()
        try:
            async with aclosing(_lines(self._host, self._reader, self._after)) as lines:
                await StreamingResponse(lines, media_type="application/x-ndjson")(scope, receive, send)
        finally:
            self._host.leave(self._reader)
            self._context.places.leave(self._address)
            self._context.metrics.readers.dec()


async def _lines(host: Host, reader: Reader, after: int | None) -> AsyncGenerator[bytes, None]:
    await host.join(reader, after)
    while reader.let_go is None:
        for data in await reader.take():
            yield data + b"\n"


async def show_schema(_request: Request) -> Response:
    """The JSON schema of all messages."""
    return answer(schema())


async def health(request: Request) -> Response:
    """Whether the server is up and its store answers."""
    context: Context = request.app.state.context
    await context.store.listed(1)
    return answer({"status": "ending" if context.hub.ending else "ok"})


async def metrics(request: Request) -> Response:
    """The counters, where the settings say that they are shown."""
    context: Context = request.app.state.context
    if not context.settings.metrics:
        raise Problem(404, "not-found", "there is nothing here")
    return Response(context.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
