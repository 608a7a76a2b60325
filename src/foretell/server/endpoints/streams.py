"""The lines of a table as an endless answer."""

from collections.abc import AsyncGenerator
from contextlib import aclosing

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from ..net.access import address_of
from ..net.problem import Problem
from ..net.reader import Reader
from ..table.host import TableHost
from .base import end_if_signed_out, number
from .context import Context, context_of

_MEDIA = "application/x-ndjson"


async def stream(request: Request) -> Response:
    """All new lines and messages of a table, a JSON object on each line, for as long as the client listens."""
    context = context_of(request)
    after = number(request, "after")
    actor = await context.actor(request)
    host = await context.host(request, actor)
    if request.method == "HEAD":
        return Response(media_type=_MEDIA)
    player = None if actor is None else actor.player
    context.allow_reading(request, host.lines_to_send(after, player))
    address = address_of(request)
    if not context.places.enter(address):
        raise Problem(429, "too-many", "too many connections from this address")
    limits = context.settings.limits
    reader = Reader(player, limits.outbox, limits.outbox_bytes, context.outboxes)
    reader.belongs_to("" if actor is None else actor.name, 0 if actor is None else actor.made, address)
    return _Stream(context, host, reader, _lines(request, host, reader, after), address)


class _Stream(Response):
    """A reader's outbox as an answer; its place is freed at the end, even if the answer never began."""

    def __init__(
        self, context: Context, host: TableHost, reader: Reader, lines: AsyncGenerator[bytes, None], address: str
    ) -> None:
        super().__init__()
        self._context, self._host, self._reader, self._lines, self._address = context, host, reader, lines, address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._context.metrics.readers.inc()
        try:
            async with aclosing(self._lines) as lines:
                await StreamingResponse(lines, media_type=_MEDIA)(scope, receive, send)
        finally:
            self._host.leave(self._reader)
            self._reader.end("gone", drop=True)
            self._context.places.leave(self._address)
            self._context.metrics.readers.dec()


async def _lines(request: Request, host: TableHost, reader: Reader, after: int | None) -> AsyncGenerator[bytes, None]:
    await host.join(reader, after)
    await end_if_signed_out(reader, request)
    while reader.let_go is None:
        for data in await reader.take():
            yield data + b"\n"
