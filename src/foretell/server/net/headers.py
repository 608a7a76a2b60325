"""Headers of all answers, and the limit on requests by address."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .access import access_of, address_of, is_relayed
from .http import visit_of
from .identity import is_own_host, is_secure
from .problem import Problem, barred, fault_answer

_METHODS = "GET, POST, PATCH, DELETE"
_FOR_SITES = "authorization, content-type"
_SECONDS = 600
"""How long a browser may remember the answer to its question."""


def allow(connection: HTTPConnection, origins: tuple[str, ...], headers: MutableHeaders) -> None:
    """Add the headers that let a page of a site that the operator names read the answer.

    Such pages send their token as a bearer token.  Credentials of the browser (cookies) are never allowed.
    """
    if not origins:
        return
    headers.add_vary_header("origin")
    origin = connection.headers.get("origin")
    if origin in origins:
        headers["access-control-allow-origin"] = origin


def preflight(connection: HTTPConnection, origins: tuple[str, ...]) -> Response | None:
    """The answer to a browser that asks whether a page of a named site may send a request; None for other requests."""
    asked = connection.scope["method"] == "OPTIONS" and "access-control-request-method" in connection.headers
    if not asked or connection.headers.get("origin") not in origins:
        return None
    headers = {
        "access-control-allow-methods": _METHODS,
        "access-control-allow-headers": _FOR_SITES,
        "access-control-max-age": str(_SECONDS),
    }
    return Response(status_code=204, headers=headers)


_HEADERS = (
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
)
_SECURE_HEADERS = (*_HEADERS, (b"cross-origin-opener-policy", b"same-origin"))
"""Browsers ignore the policy on pages without https, and say so in the console."""
_ALWAYS = "/operator"
"""Open to addresses that are kept out, so that no operator locks themselves out."""

_FILES, _FILE_COST = "/assets/", 0.1
"""Files of the page are cheap, and one visit fetches more than a hundred; several people can share an address."""


class Guarded:
    """An app with security headers and a limit on requests."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request with the headers on its answer, unless its address asks for too much."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        settings = access_of(connection).settings
        has_https = is_secure(connection) or settings.secure_cookies  # as the proxy or else the operator says
        origins, headers = settings.origins, _SECURE_HEADERS if has_https else _HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message["headers"] = list(message.get("headers", ()))
                names = {name for name, _ in given}
                given += [header for header in headers if header[0] not in names]
                allow(connection, origins, MutableHeaders(raw=given))
            await send(message)

        refused = await _refused(connection)
        early = preflight(connection, origins) if refused is None else fault_answer(refused)
        await (early or self._app)(scope, receive, send_with_headers)


async def _refused(connection: HTTPConnection) -> Problem | None:
    """The problem of a request whose address asks for too much, or that is meant for another server."""
    access = access_of(connection)
    address = address_of(connection)
    access.door.known_as(visit_of(connection), address)
    if is_relayed(connection):
        return None
    path: str = connection.scope["path"]
    cost = _FILE_COST if path.startswith(_FILES) else 1.0
    asks_too_much = access.door.is_shut_out(address) or not access.requests.take(address, cost)
    if asks_too_much or not await access.door.turns.take(address):
        access.door.strike("requests", address, 0.5)
        return Problem(429, "too-many", "too many requests from this address", closes=True)
    if access.bars.address(address) and not path.startswith(_ALWAYS):
        return barred()
    host = connection.headers.get("host", "")
    if not is_own_host(host, access.settings.hosts):
        return Problem(403, "host", "this server is not known by this name; its setting --hosts says which it has")
    return None
