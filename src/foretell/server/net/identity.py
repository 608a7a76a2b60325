"""Tokens (a cookie, a bearer token, or a subprotocol), and the origin of requests.  The store keeps only hashes."""

import hashlib
import re
import secrets
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..ops.settings import Settings

COOKIE = "foretell_token"
SUBPROTOCOL = "foretell"
"""The WebSocket subprotocol: what the server speaks, if the client asks."""
_BEARER = "bearer."
_YEAR = 365 * 24 * 3600
_LONGEST = 128
_PORT = re.compile(r":\d*$")
LOCAL_NAMES = (".localhost", ".localdomain", ".local", ".lan", ".home", ".internal", ".home.arpa", ".test")
"""Endings of names that do not exist on the internet."""


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """An id of a player or a table that nobody can guess."""
    return secrets.token_urlsafe(16)


def hash_of(token: str) -> bytes:
    """The hash that the store keeps.  A token has as many random bits as a key, so one round of hashing is enough."""
    return hashlib.sha256(token.encode(errors="replace")).digest()


def token_of(connection: HTTPConnection) -> str | None:
    """The token of a request: the bearer token, else the one among a socket's subprotocols, else the cookie.

    Scripts in a browser can give a socket no header but its subprotocols; in its address the token would get into logs.
    """
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        token = bearer.strip()
    else:
        offered = (name for name in connection.scope.get("subprotocols", ()) if name.startswith(_BEARER))
        token = next(offered, "").removeprefix(_BEARER) or connection.cookies.get(COOKIE, "")
    return token if 0 < len(token) <= _LONGEST else None


def subprotocol_of(connection: HTTPConnection) -> str | None:
    """The subprotocol for the answer to a socket; None: the client names none that the server speaks."""
    return SUBPROTOCOL if SUBPROTOCOL in connection.scope.get("subprotocols", ()) else None


def set_cookie(response: Response, token: str, *, secure: bool) -> None:
    """Store the token in the browser, out of reach of scripts."""
    response.set_cookie(COOKIE, token, max_age=_YEAR, path="/", secure=secure, httponly=True, samesite="lax")


def drop_cookie(response: Response, *, secure: bool) -> None:
    """Remove the token from the browser."""
    response.delete_cookie(COOKIE, path="/", secure=secure, httponly=True, samesite="lax")


def comes_from_here(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from a page of this server or of an allowed site.  Only browsers send an Origin."""
    host = connection.headers.get("host", "")
    if not is_own_host(host, settings.hosts):
        return False
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        asking = urlsplit(origin)
    except ValueError:
        return False
    return asking.netloc == host and asking.scheme in _schemes_of(connection, settings)


def is_secure(connection: HTTPConnection) -> bool:
    """Whether a request came by https, as far as the server (or the proxy that it trusts) knows."""
    return connection.scope["scheme"] in ("https", "wss")


def _schemes_of(connection: HTTPConnection, settings: Settings) -> tuple[str, ...]:
    """The schemes that a page of this server may have come by.

    An http page never calls an https server.  A proxy may speak https without saying so here, and one that says http
    may have another before it; then cookies are for https.
    """
    if is_secure(connection):
        return ("https",)
    is_plain = connection.headers.get("x-forwarded-proto") == "http" and not settings.secure_cookies
    return ("http",) if is_plain else ("http", "https")


def name_in(host: str) -> str:
    """The name or address in a Host header, without its port."""
    name = host.rpartition(":")[0] if _PORT.search(host) else host
    return name.removesuffix(".").lower()


@lru_cache(64)
def is_own_host(host: str, names: tuple[str, ...]) -> bool:
    """Whether a Host header names this server: by address, by a name of the local network, or by one of the names.

    Any other name may belong to a page whose owner points it here (DNS rebinding), to reach a server in a private
    network through somebody's browser.  ``*`` in ``names`` allows any name.
    """
    name = name_in(host)
    if "*" in names or name in names or "." not in name:
        return True  # names without a dot, or no name at all (HTTP/1.0), do not exist on the internet
    try:
        ip_address(name)
    except ValueError:
        return name.endswith(LOCAL_NAMES)
    return True
