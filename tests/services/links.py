"""A link between two programs that passes on bytes until it is told to fail: it drops, stalls, and dies on one side.

Listens on a port of this machine or at a unix socket, and connects to one.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self, cast

Address = int | Path
"""A port of this machine, or a unix socket."""


class _End(asyncio.Protocol):
    """One of the two connections of a pair."""

    def __init__(self, pair: "_Pair") -> None:
        self.pair = pair
        self.transport: asyncio.Transport | None = None
        self.waiting: list[bytes] = []
        """Received, and not yet passed on."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Pass the data on, if the link does."""
        self.waiting.append(data)
        self.pair.pass_on()

    def connection_lost(self, _error: Exception | None) -> None:
        """Let the other end know, if the link does."""
        self.transport = None
        self.pair.lost(self)

    def pause_writing(self) -> None:
        """Let the other end's sender wait."""
        self.pair.other(self).pause(reading=False)

    def resume_writing(self) -> None:
        """Let the other end's sender go on."""
        self.pair.other(self).pause(reading=True)

    def pause(self, *, reading: bool) -> None:
        """Read on, or not, so that this end's sender has to wait."""
        if self.transport is not None and not self.transport.is_closing():
            (self.transport.resume_reading if reading else self.transport.pause_reading)()

    def abort(self) -> None:
        """Close the connection at once; the peer is told."""
        if self.transport is not None:
            self.transport.abort()


class _Pair:
    """A connection that came in, and the one that was made for it."""

    def __init__(self, forget: "Callable[[_Pair], None]") -> None:
        self.front, self.back = _End(self), _End(self)
        self.stalled = self.half_open = False
        self.connecting: asyncio.Task[None] | None = None
        self._forget = forget

    def other(self, end: _End) -> _End:
        """The other end."""
        return self.back if end is self.front else self.front

    def pass_on(self) -> None:
        """Pass on what waits, unless the link fails."""
        for end in (self.front, self.back):
            to = self.other(end).transport
            if self.half_open:
                end.waiting.clear()
            elif to is not None and not self.stalled:
                for data in end.waiting:
                    to.write(data)
                end.waiting.clear()

    def lost(self, end: _End) -> None:
        """One side has ended: the other ends too, after it has got what is on the way, unless it is never told."""
        other = self.other(end).transport
        if other is None:
            self._forget(self)
        elif not self.half_open and not self.stalled:
            other.close()

    def drop(self) -> None:
        """Close both connections; both peers are told."""
        self.front.abort()
        self.back.abort()
        self._forget(self)


class Link:
    """Passes on all connections to a target."""

    def __init__(self, target: Address) -> None:
        self.target = target
        """New connections are made to it."""
        self._pairs: set[_Pair] = set()
        self._open = asyncio.Event()
        self._open.set()

    def __len__(self) -> int:
        return len(self._pairs)

    def halves(self) -> int:
        """How many connections have one side left, which does not know yet that the other has ended."""
        return sum(pair.half_open for pair in self._pairs)

    @asynccontextmanager
    async def listening(self, at: Address) -> AsyncIterator[Self]:
        """Listen while the context lasts."""
        loop = asyncio.get_running_loop()
        if isinstance(at, Path):
            server: asyncio.Server = await loop.create_unix_server(self._accept, at)
        else:
            server = await loop.create_server(self._accept, "127.0.0.1", at)
        try:
            yield self
        finally:
            server.close()
            for pair in list(self._pairs):
                pair.drop()

    def drop(self, chosen: Callable[[], bool]) -> None:
        """Close connections; both sides are told."""
        for pair in self._choose(chosen):
            pair.drop()

    def half_open(self, chosen: Callable[[], bool], *, front_knows: bool) -> None:
        """Close one side of connections; the other is not told, and what it sends is lost."""
        for pair in self._choose(chosen):
            pair.half_open = True
            (pair.front if front_knows else pair.back).abort()

    def stall(self, chosen: Callable[[], bool]) -> None:
        """Keep what connections send, and let new connections wait, until ``flow``."""
        self._open.clear()
        for pair in self._choose(chosen):
            pair.stalled = True

    def flow(self) -> None:
        """Pass on what has waited."""
        self._open.set()
        for pair in list(self._pairs):
            pair.stalled = False
            pair.pass_on()
            for end in (pair.front, pair.back):
                if end.transport is None:
                    pair.lost(end)

    def _choose(self, chosen: Callable[[], bool]) -> list[_Pair]:
        return [pair for pair in self._pairs if not pair.half_open and chosen()]

    def _accept(self) -> _End:
        pair = _Pair(self._pairs.discard)
        self._pairs.add(pair)
        pair.connecting = asyncio.get_running_loop().create_task(self._connect(pair))
        return pair.front

    async def _connect(self, pair: _Pair) -> None:
        """Make the second connection of a pair."""
        await self._open.wait()
        loop = asyncio.get_running_loop()
        try:
            if isinstance(self.target, Path):
                await loop.create_unix_connection(lambda: pair.back, str(self.target))
            else:
                await loop.create_connection(lambda: pair.back, "127.0.0.1", self.target)
        except OSError:
            pair.drop()
            return
        if pair.front.transport is None:
            pair.drop()
        else:
            pair.pass_on()
