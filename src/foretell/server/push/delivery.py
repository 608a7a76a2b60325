"""A notification, and its request to a push service: limited in time and bytes, to a checked address, no redirects."""

import asyncio
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import h11

from .places import place_of, public_address

_PATIENCE_SECONDS = 15.0
_HEAD_BYTES = 16_384
_READ_BYTES = 4096
_LONGEST_WAIT = 3600


@dataclass(frozen=True, slots=True)
class Notice:
    """A notification for a player."""

    topic: str
    """The push service keeps only the latest message of a topic; at most 32 characters of base64url."""
    texts: Mapping[str, Mapping[str, object]]
    """The message for the page's service worker, by language."""
    seconds: int
    """How long the push service may keep it."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A push service's answer."""

    status: int
    wait: int | None = None
    """Seconds to wait before the next try, if it says so."""


@cache
def tls() -> ssl.SSLContext:
    """The system's certificates, read once."""
    return ssl.create_default_context()


async def deliver(endpoint: str, headers: Mapping[str, str], body: bytes) -> Answer:
    """Send a message; raises BadPlace, and OSError (including TimeoutError) if there is no answer."""
    parts = place_of(endpoint)
    host, port = parts.hostname or "", parts.port or 443
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    async with asyncio.timeout(_PATIENCE_SECONDS):
        address = await public_address(host, port)
        reader, writer = await asyncio.open_connection(address, port, ssl=tls(), server_hostname=host)
        try:
            return await _asked(reader, writer, target, {"host": parts.netloc, **headers}, body)
        except h11.ProtocolError as fault:
            raise OSError(f"the service's answer is invalid: {fault}") from None
        finally:
            writer.transport.abort()


async def _asked(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: str, headers: Mapping[str, str], body: bytes
) -> Answer:
    """Send one request, and read the head of its answer."""
    talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=_HEAD_BYTES)
    sent = [*headers.items(), ("content-length", str(len(body))), ("connection", "close")]
    for event in (h11.Request(method="POST", target=target, headers=sent), h11.Data(data=body), h11.EndOfMessage()):
        writer.write(talk.send(event) or b"")
    await writer.drain()
    left = _HEAD_BYTES
    while True:
        said = talk.next_event()
        if isinstance(said, h11.Response):
            found = {name.decode(): value.decode("latin-1") for name, value in said.headers}
            return Answer(said.status_code, _wait(found.get("retry-after", "")))
        if said is h11.NEED_DATA:
            data = await reader.read(_READ_BYTES)
            left -= len(data)
            if left < 0:  # also of preliminary answers without end
                raise OSError("the service's answer is too long")
            talk.receive_data(data)
        elif not isinstance(said, h11.InformationalResponse):
            raise OSError("the service has closed the connection")


def _wait(text: str) -> int | None:
    """The seconds of ``Retry-After``; None for a date."""
    return min(int(text), _LONGEST_WAIT) if text.isascii() and text.isdigit() and len(text) < 10 else None
