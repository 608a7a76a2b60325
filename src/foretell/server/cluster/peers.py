"""Requests to other processes, in HTTP/1.1: bounded in time, and never repeated."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import h11

from ...store import StoreError
from ..eventlog.broken import apart
from ..net.reader import Reader

SECRET, CLIENT, SCHEME, HOST = (f"x-foretell-{name}" for name in ("secret", "client", "scheme", "host"))
"""The headers of a relayed request: the processes' own, and three that describe the client's request."""
MOVED = 421
"""The status of a process that does not own the log either."""
_CONNECT_SECONDS = 2.0
ANSWER_SECONDS = 5.0
"""After this time a process that does not answer may have been declared dead, and the client should ask again."""
_POST_SECONDS = 3.0
_PAUSE_SECONDS = 0.01
"""The pause between two readers that are sent to other processes."""
_HAND_OVER_SECONDS = 2.0
"""The most time for all these pauses."""
_CHUNK = 64 * 1024
_CLOSE = (b"connection", b"close")
_MOST_ANSWER = 4 * 1024 * 1024
Headers = Sequence[tuple[bytes, bytes]]
_FAULTS = (OSError, TimeoutError, h11.ProtocolError)


class Unreachable(StoreError):
    """The process that owns a log does not answer: it may be about to be declared dead."""

    def __init__(self, address: str = "", *, refuses: bool = False) -> None:
        """``refuses``: whether it refuses connections."""
        super().__init__("the process that has this does not answer")
        self.address, self.refuses = address, refuses


class Moved(StoreError):
    """The process that was asked no longer owns the log."""

    def __init__(self) -> None:
        super().__init__("this has just moved to another process")


@dataclass
class Answer:
    """The answer of another process; its body is read as it arrives."""

    status: int
    headers: Headers
    body: AsyncIterator[bytes]


async def _nothing(_address: str) -> bool:
    """Do nothing."""
    return True


@dataclass
class Peers:
    """The other processes; the app's ``state.peers``."""

    missing: Callable[[str], Awaitable[bool]] = _nothing
    """Called with the address of a process that refuses connections."""
    secret: bytes = field(default=b"", repr=False)
    """The secret by which processes recognise each other; empty if there are no others."""
    readers: set[Reader] = field(default_factory=set)
    """The readers whose lines come from other processes."""

    def headers(self) -> list[tuple[str, str]]:
        """The headers of each request to another process."""
        return [(SECRET, self.secret.hex())]

    @asynccontextmanager
    async def ask(
        self, address: str, method: str, target: str, headers: Headers, body: bytes, seconds: float = ANSWER_SECONDS
    ) -> AsyncIterator[Answer]:
        """Send a request, and yield the response once its head has arrived.

        ``target``: path and query; ``seconds``: within which the answer has to begin.  Raises Unreachable, also while
        the body is read, and Moved.
        """
        own = [(name.encode(), value.encode()) for name, value in self.headers()]
        try:
            async with asyncio.timeout(seconds) as limit, _connected(address) as (reading, writing):
                exchange = _Exchange(reading, writing)
                head = [(b"host", address.encode()), *headers, *own, (b"content-length", b"%d" % len(body)), _CLOSE]
                await exchange.send(h11.Request(method=method, target=target, headers=head), body)
                response = await exchange.head()
                limit.reschedule(None)
                if response.status_code == MOVED:
                    raise Moved
                yield Answer(response.status_code, response.headers.raw_items(), exchange.body())
        except _FAULTS as fault:
            unreachable = unreachable_for(address, fault)
            if unreachable.refuses:
                with apart():
                    await self.missing(address)
            raise unreachable from None

    async def post(self, address: str, path: str, body: bytes) -> bytes:
        """Send JSON, and return the answer's; raises Unreachable, Moved, and StoreError for any other fault."""
        try:
            async with (
                asyncio.timeout(_POST_SECONDS),
                self.ask(address, "POST", path, [(b"content-type", b"application/json")], body) as answer,
            ):
                return await _whole(answer)
        except TimeoutError:
            raise Unreachable from None

    async def hand_over(self) -> None:
        """Disconnect all readers whose lines come from other processes, one by one; they reconnect elsewhere."""
        pause = min(_PAUSE_SECONDS, _HAND_OVER_SECONDS / max(1, len(self.readers)))
        for reader in list(self.readers):
            reader.end("moved")
            await asyncio.sleep(pause)

    def say_goodbye(self) -> None:
        """Disconnect the rest of these readers at once."""
        for reader in list(self.readers):
            reader.end("moved")


def unreachable_for(address: str, fault: Exception) -> Unreachable:
    """The error for a fault at this address."""
    return Unreachable(address, refuses=isinstance(fault, ConnectionRefusedError))


async def _whole(answer: Answer) -> bytes:
    """The body of a successful answer; raises StoreError for any other."""
    content = bytearray()
    async for chunk in answer.body:
        content += chunk
        if len(content) > _MOST_ANSWER:
            raise StoreError("the answer of another process is too long")
    if answer.status != 200:
        raise StoreError(f"another process has answered {answer.status}")
    return bytes(content)


class _Exchange:
    """One request and its answer."""

    def __init__(self, reading: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
        self._reading, self._writing = reading, writing
        self._http = h11.Connection(h11.CLIENT)

    async def send(self, request: h11.Request, body: bytes) -> None:
        """Send the request."""
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            self._writing.write(self._http.send(event) or b"")
        await self._writing.drain()

    async def head(self) -> h11.Response:
        """The head of the answer."""
        while True:
            event = await self._next()
            if isinstance(event, h11.Response):
                return event
            if not isinstance(event, h11.InformationalResponse):
                raise h11.RemoteProtocolError("there is no answer")

    async def body(self) -> AsyncIterator[bytes]:
        """The body of the answer, as it arrives; raises Unreachable when it ends too early."""
        try:
            while isinstance(event := await self._next(), h11.Data):
                yield bytes(event.data)
        except _FAULTS:
            raise Unreachable from None

    async def _next(self) -> object:
        event = self._http.next_event()
        while event is h11.NEED_DATA:
            self._http.receive_data(await self._reading.read(_CHUNK))
            event = self._http.next_event()
        return event


@asynccontextmanager
async def _connected(address: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    host, _, port = address.rpartition(":")
    async with asyncio.timeout(_CONNECT_SECONDS):
        reading, writing = await asyncio.open_connection(host.strip("[]"), int(port or 0))
    writing.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    try:
        yield reading, writing
    finally:
        writing.transport.abort()
