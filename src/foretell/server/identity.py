"""Who is asking: a token in a cookie or as bearer, of which the store knows the hash alone."""

import hashlib
import secrets
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "foretell_token"
_YEAR = 365 * 24 * 3600
_LONGEST = 128


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


def comes_from_here(headers: Mapping[str, str], origins: tuple[str, ...]) -> bool:
    """Whether a page of this server, or of an allowed one, is asking.  What is no browser sends no Origin."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False
