"""Answers to pages of other sites: headers that let them read, for the sites that the operator names and no other.

Such pages send their token as a bearer token.  Credentials of the browser (cookies) are never allowed.
"""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response

_METHODS = "GET, POST, PATCH, DELETE"
_HEADERS = "authorization, content-type"
_SECONDS = 600
"""How long a browser may remember the answer to its question."""


def allow(connection: HTTPConnection, origins: tuple[str, ...], headers: MutableHeaders) -> None:
    """Add the headers that let a page of a named site read the answer."""
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
        "access-control-allow-headers": _HEADERS,
        "access-control-max-age": str(_SECONDS),
    }
    return Response(status_code=204, headers=headers)
