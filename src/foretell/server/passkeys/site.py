"""The page that asks for a passkey, and whether passkeys can be offered there."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Literal
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ...game.errors import ForetellError

Lack = Literal["extra", "address"]
"""Why passkeys are not offered: the extra is not installed, or the page's address is an IP address."""


@dataclass(frozen=True, slots=True)
class Site:
    """A page's origin, and the name that its passkeys are bound to: the host without the port."""

    name: str
    origin: str


class BadCredential(ForetellError):
    """A credential that cannot be read, or does not match its challenge, its site or its key."""


def bytes_of(text: str) -> bytes:
    """The bytes of base64url without padding; raises BadCredential."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadCredential("it is not valid base64url") from None


def text_of(data: bytes) -> str:
    """Bytes in base64url, without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def site_of(connection: HTTPConnection) -> Site | None:
    """The page that asks; None if its address is an IP address, since passkeys cannot be bound to one.

    The origin must have been checked before (``comes_from_here``).  Programs send none: for them it is made from the
    host that they ask.
    """
    origin = connection.headers.get("origin") or f"https://{connection.headers.get('host', '')}"
    try:
        name = urlsplit(origin).hostname
    except ValueError:
        return None
    return None if not name or _is_address(name) else Site(name, origin)


def lack_at(connection: HTTPConnection) -> Lack | None:
    """Why passkeys are not offered at this address; None if they are."""
    if find_spec("webauthn") is None:
        return "extra"
    return "address" if site_of(connection) is None else None


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
