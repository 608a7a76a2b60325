"""Where a server is, and which table a link or a room code means."""

import re
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from ..server.protocol.answers import LENGTH, LETTERS
from .errors import NoLink

_TABLE = re.compile(r"/table/([A-Za-z0-9_-]{1,64})/?")
_ID = re.compile(r"[A-Za-z0-9_-]{12,64}")
_LOCAL_NAMES = ("localhost", "")


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and a table of it if the text named one."""

    origin: str
    """``http://127.0.0.1:8000``."""
    table: str | None = None

    @property
    def api(self) -> str:
        """Where the protocol begins."""
        return f"{self.origin}/api/v1"

    @property
    def sockets(self) -> str:
        """The same for sockets."""
        return f"ws{self.api.removeprefix('http')}"

    @property
    def is_here(self) -> bool:
        """Whether the server is on this computer, so that no proxy leads to it."""
        return _is_local(urlsplit(self.origin).hostname or "", private=False)

    def link(self, table: str) -> str:
        """The link that leads people to a table."""
        return f"{self.origin}/table/{table}"


def address_of(text: str) -> Address:
    """The server that a text names, with or without ``https://``, and the table if it is a table's link.

    Raises NoLink for any other text.
    """
    given = _read(text)
    try:
        parts = urlsplit(given if "://" in given else f"//{given}")
        host, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except ValueError:
        raise NoLink(f"{text!r} is not the address of a server") from None
    scheme = parts.scheme or ("http" if _is_local(host, private=True) else "https")
    table = _TABLE.fullmatch(parts.path)
    if scheme not in ("http", "https") or not host or parts.username or (table is None and parts.path not in ("", "/")):
        raise NoLink(f"{text!r} is neither the address of a server nor the link of a table")
    shown = f"[{host}]" if ":" in host else host
    return Address(f"{scheme}://{shown}{'' if port is None else f':{port}'}", table[1] if table else None)


def code_of(text: str) -> str | None:
    """The room code that somebody has typed; None if it is none.  Raises NoLink for what is no text."""
    letters = "".join(_read(text).split()).upper()
    return letters if len(letters) == LENGTH and set(letters) <= set(LETTERS) else None


def table_of(text: str, server: Address) -> str:
    """The table of a link to this server, or with this id; raises NoLink for anything else."""
    given = _read(text)
    if _ID.fullmatch(given):
        return given
    address = address_of(text)
    if address.table is None:
        raise NoLink(f"{text!r} does not lead to a table")
    if address.origin != server.origin:
        raise NoLink(f"{text!r} leads to another server than {server.origin}")
    return address.table


def _read(text: object) -> str:
    """The text without the space around it; raises NoLink for anything else."""
    if not isinstance(text, str):
        raise NoLink(f"an address, a link or a code is text, not {text!r}")
    return text.strip()


def _is_local(host: str, *, private: bool) -> bool:
    """Whether the name or number means this computer, or with ``private`` one of the local network."""
    try:
        number = ip_address(host)
    except ValueError:
        return host in _LOCAL_NAMES or (private and ("." not in host or host.endswith(".local")))
    return number.is_loopback or (private and number.is_private)
