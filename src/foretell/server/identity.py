"""Who is asking: a token in a cookie or as bearer, of which the store knows the hash alone."""

import hashlib
import re
import secrets
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from .settings import Settings

COOKIE = "foretell_token"
_YEAR = 365 * 24 * 3600
_LONGEST = 128
_PORT = re.compile(r":\d*$")
_LOCAL = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".test")
"""Names that end so are never given out on the internet."""


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> bytes:
    """What the store keeps.  A token is as long as a key, so that one round of hashing is enough."""
    return hashlib.sha256(token.encode(errors="replace")).digest()


def token_of(connection: HTTPConnection) -> str | None:
    """The token that came with a request: as bearer, else in the cookie."""
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token if 0 < len(token) <= _LONGEST else None


def set_cookie(response: Response, token: str, *, secure: bool) -> None:
    """Let the browser keep the token, out of reach of scripts."""
    response.set_cookie(COOKIE, token, max_age=_YEAR, path="/", secure=secure, httponly=True, samesite="lax")


def comes_from_here(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a page of this server, or of an allowed one, is asking.  What is no browser sends no Origin."""
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
    # A proxy that speaks https need not say so here; but a page without it never speaks to a server with it.
    schemes = ("https",) if connection.scope["scheme"] in ("https", "wss") else ("http", "https")
    return asking.scheme in schemes and asking.netloc == host


def is_own_host(host: str, names: tuple[str, ...]) -> bool:
    """Whether a Host header names this server: by address, by a name of the local network, or by one of the names.

    A name of the internet that is not listed may be that of a page which has its own name point here (DNS rebinding),
    and would speak to a server in a private network through somebody's browser.  ``*``: any name.
    """
    name = host.rpartition(":")[0] if _PORT.search(host) else host
    name = name.removesuffix(".").lower()
    if "*" in names or name in names or "." not in name:
        return True  # a name without a dot, or nothing at all (HTTP/1.0), is none of the internet
    try:
        ip_address(name)
    except ValueError:
        return name.endswith(_LOCAL)
    return True
