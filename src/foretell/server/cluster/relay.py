"""Relays requests for what another process owns, and its answers as they arrive; serves those that others relay."""

import secrets
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, aclosing

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from ...store import OwnedElsewhere, StoreError
from ..net.access import RELAYED, access_of, body_of, is_relayed
from ..net.http import visit_of
from ..net.problem import on_store_fault
from .peers import ANSWER_SECONDS, CLIENT, HOST, MOVED, SCHEME, SECRET, Answer, Headers, Peers, Unreachable

_NOT_SENT_ON = frozenset({
    b"connection", b"content-length", b"expect", b"host", b"keep-alive", b"proxy-connection", b"te", b"trailer",
    b"transfer-encoding", b"upgrade", *(name.encode() for name in (CLIENT, HOST, SCHEME, SECRET)),
})  # fmt: skip
"""Headers that belong to one connection, or that only we may set."""
_REPLAY_SECONDS = 30.0
"""Replays are made one at a time."""


def peers_of(connection: HTTPConnection) -> Peers:
    """The other processes that the app knows."""
    peers: Peers = connection.app.state.peers
    return peers


def headers_for(connection: HTTPConnection, *left_out: bytes) -> Headers:
    """The client's headers, and what they do not say: its address, the scheme, and the host that it asked."""
    kept = [(n, v) for n, v in connection.headers.raw if n not in _NOT_SENT_ON and n not in left_out]
    said = {
        CLIENT: connection.client.host if connection.client else "",
        SCHEME: connection.scope["scheme"],
        HOST: connection.headers.get("host", ""),
    }
    return [*kept, *((name.encode(), value.encode("latin-1", "replace")) for name, value in said.items())]


def target_of(connection: HTTPConnection) -> str:
    """The path and query of a request."""
    query = connection.scope["query_string"].decode("latin-1")
    path = connection.scope["raw_path"].decode("latin-1").partition("?")[0]
    return f"{path}?{query}" if query else path


async def on_elsewhere(request: Request, error: Exception) -> Response:
    """Have the owner answer a request."""
    if not isinstance(error, OwnedElsewhere) or not error.address:
        return await on_store_fault(request, error)
    if is_relayed(request):
        return Response(status_code=MOVED)
    body = await body_of(request, access_of(request).settings.limits.message_bytes)
    return await _sent_on(request, error.address, body)


async def _sent_on(request: Request, address: str, body: bytes) -> Response:
    """The answer of the process at this address, or a problem if it cannot be reached."""
    access_of(request).metrics.relayed.inc()
    stack = AsyncExitStack()
    asked = request.method, target_of(request), headers_for(request), body
    seconds = _REPLAY_SECONDS if request.url.path.endswith("/replay") else ANSWER_SECONDS
    try:
        answer = await stack.enter_async_context(peers_of(request).ask(address, *asked, seconds))
    except StoreError as error:
        return await on_store_fault(request, error)
    return _Relayed(stack, answer, visit_of(request).transport.abort)


class _Relayed(Response):
    """The answer of another process; the connection to it is closed at the end."""

    def __init__(self, stack: AsyncExitStack, answer: Answer, cut: Callable[[], None]) -> None:
        """``cut``: called when the owner's answer ends too early, so that the client's does too."""
        super().__init__()
        self._stack, self._answer, self._cut = stack, answer, cut

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._stack, aclosing(self._chunks()) as chunks:
            response = StreamingResponse(chunks, self._answer.status)
            response.raw_headers = _own(self._answer.headers)
            await response(scope, receive, send)

    async def _chunks(self) -> AsyncGenerator[bytes, None]:
        try:
            async for chunk in self._answer.body:
                yield chunk
        except Unreachable:
            self._cut()


def _own(headers: Headers) -> list[tuple[bytes, bytes]]:
    """The headers of an answer that are passed on, its length included: the bytes are the same."""
    dropped = _NOT_SENT_ON - {b"content-length"}
    return [(name.lower(), value) for name, value in headers if name.lower() not in {*dropped, b"date"}]


class Entrance:
    """An app that, at the listener for other processes, serves only requests with their secret."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a client, or another process in the name of a client."""
        if scope["type"] in ("http", "websocket") and visit_of(HTTPConnection(scope)).inner:
            if not _is_known(scope, scope["app"].state.peers):
                if scope["type"] == "websocket":
                    await receive()
                    await send({"type": "websocket.close", "code": 4403, "reason": "secret"})
                else:
                    await Response(status_code=403)(scope, receive, send)
                return
            _speak_for_client(scope)
        await self._app(scope, receive, send)


def _is_known(scope: Scope, peers: Peers) -> bool:
    """Whether the request has the secret of the processes."""
    given = HTTPConnection(scope).headers.get(SECRET, "")
    return bool(peers.secret) and secrets.compare_digest(given.encode(), peers.secret.hex().encode())


def _speak_for_client(scope: Scope) -> None:
    """Restore the request of the client for whom it was relayed."""
    headers = MutableHeaders(scope=scope)
    scope["client"] = headers.get(CLIENT, ""), 0
    scope["scheme"] = headers.get(SCHEME, scope["scheme"])
    headers["host"] = headers.get(HOST, "")
    scope["state"][RELAYED] = True
    for name in (SECRET, CLIENT, SCHEME, HOST):
        del headers[name]
