"""Headers that every answer has, and the limit on requests that every address has."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .context import Context, Problem, address_of
from .faults import fault_answer
from .http import visit_of
from .identity import is_own_host

_HEADERS = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


class Guarded:
    """An app behind a guard."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, with the headers on its answer, unless its address asks for too much."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        refused = await _refused(HTTPConnection(scope))
        if refused is None:
            await self._app(scope, receive, send_with_headers)
        else:
            await fault_answer(refused)(scope, receive, send_with_headers)


async def _refused(connection: HTTPConnection) -> Problem | None:
    """Why a request is not even looked at: its address asks for too much, or it is meant for another server."""
    context: Context = connection.app.state.context
    address = address_of(connection)
    context.door.known_as(visit_of(connection), address)
    asks_too_much = context.door.is_shut_out(address) or not context.requests.take(address)
    if asks_too_much or not await context.door.turns.take(address):
        context.door.strike("requests", address, 0.5)
        return Problem(429, "too-many", "too many requests from this address", closes=True)
    host = connection.headers.get("host", "")
    if not is_own_host(host, context.settings.hosts):
        return Problem(403, "host", "this server is not known by this name; its setting --hosts says which it has")
    return None
