"""All connections: counted by address and in total, and closed when their time is over."""

import asyncio
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from enum import IntEnum

from ..ops.settings import Limits
from .cuts import Cuts
from .limits import Allowance, Pressure
from .own_addresses import network_of
from .turns import Turns

_SOCKETS_WORTH = 10
"""An address may send as many messages as this number of sockets."""
_BURST_SECONDS = 3.0
_LINES_SECONDS = 10.0
_LOGS_SHARE = 0.2
"""What may be read from disk for an address, as a share of what may be sent to it again, both by their cost.

Many logs are read at the start of an evening alone, which the burst allows.
"""
_NEARLY_FULL = 0.95
_STRIKES_PER_SECOND, _STRIKES = 5.0, 50.0
_CLOSING_SECONDS = 5.0
_UNREAD_SECONDS = 1.0
_TICK_SECONDS = 0.05
_TICKS_TO_SWEEP = 10


class Stage(IntEnum):
    """What a connection is doing; if there is no room, the lowest stage is closed first."""

    HEAD = 0
    """Its first request has not begun, or its head is incomplete."""
    IDLE = 1
    """All requests are answered."""
    BODY = 2
    ANSWER = 3
    SOCKET = 4


@dataclass(slots=True, eq=False)
class Visit:
    """A connection, and the deadline for its stage."""

    transport: asyncio.Transport
    address: str
    exempt: bool = field(kw_only=True)
    """Whether it comes from a trusted proxy, and stands for many addresses."""
    inner: bool = field(kw_only=True)
    """Whether it came to the listener for other processes."""
    stage: Stage = Stage.HEAD
    deadline: float | None = None
    stalled: float | None = None
    """When the connection is closed unless the client has read by then."""
    closing: float | None = None
    why: str = ""
    """The kind of cut when the deadline has passed; empty: it is closed without a log entry."""
    served: bool = False
    """Whether a request was read completely."""
    late: Callable[[], None] = field(init=False)
    """Called when the deadline has passed."""

    def __post_init__(self) -> None:
        """End the connection when it is late."""
        self.late = self.transport.abort


class Door:
    """Accepts connections, and closes them."""

    def __init__(self, limits: Limits, trusts: Callable[[str], bool], cuts: Cuts) -> None:
        """``trusts``: whether an address is that of a proxy."""
        self.limits, self.cuts, self._trusts = limits, cuts, trusts
        self.room = limits.all_connections
        """The most connections at a time; fewer if the system allows fewer."""
        self.was_visited = False
        """Whether another device has connected, since somebody has last set this to False."""
        self.pressure = Pressure()
        rate = _SOCKETS_WORTH * limits.messages_per_second
        self.messages = Allowance(rate, _BURST_SECONDS * rate, pressure=self.pressure)
        self.turns = Turns()
        rate = limits.catch_up_lines_per_second
        self.lines = Allowance(rate, _LINES_SECONDS * rate, pressure=self.pressure)
        self.logs = Allowance(_LOGS_SHARE * rate, _LINES_SECONDS * rate, pressure=self.pressure)
        self._strikes = Allowance(_STRIKES_PER_SECOND, _STRIKES)
        self._held_up = 0.0
        self._visits: dict[asyncio.Transport, Visit] = {}
        self._by_address: dict[str, dict[Visit, None]] = {}

    def enter(self, transport: asyncio.Transport, host: str, *, inner: bool = False) -> Visit | None:
        """Accept a connection; None: it is refused.  ``inner``: it came to the listener for other processes."""
        address, exempt = network_of(host), inner or self._trusts(host)
        if not exempt:
            if self._strikes.is_in_debt(address):
                self.cuts.note("shut-out", address)
                return None
            if len(self._by_address.get(address, ())) >= self.limits.open_connections and not self._oust(
                address, address
            ):
                self.strike("connections", address, 0.5)
                return None
        if len(self._visits) >= _NEARLY_FULL * self.room and not self._make_room(address):
            self.cuts.note("full", address)
            return None
        visit = Visit(transport, address, exempt=exempt, inner=inner)
        self._visits[transport] = visit
        self._by_address.setdefault(address, {})[visit] = None
        self.await_by(visit, Stage.HEAD, self.limits.head_seconds)  # browsers open spare ones: no fault
        return visit

    @property
    def count(self) -> int:
        """The number of connections."""
        return len(self._visits)

    def leave(self, visit: Visit) -> None:
        """The connection is gone."""
        self._visits.pop(visit.transport, None)
        self._forget(visit)

    def visit_of(self, transport: asyncio.Transport) -> Visit:
        """The visit of an accepted connection."""
        return self._visits[transport]

    def known_as(self, visit: Visit, address: str) -> None:
        """Count the connection for the client that a proxy has named."""
        if visit.address != address and visit.transport in self._visits:
            self._forget(visit)
            visit.address = address
            self._by_address.setdefault(address, {})[visit] = None

    def await_by(self, visit: Visit, stage: Stage, seconds: float | None, why: str = "") -> None:
        """Set the stage of a connection and its deadline; ``why``: the kind of cut when it takes longer."""
        visit.stage, visit.why = stage, why
        visit.deadline = None if seconds is None else self.now + seconds

    def strike(self, kind: str, address: str, cost: float) -> None:
        """Count a cut; an address with too many cuts is refused for about a second."""
        self.cuts.note(kind, address)
        self._strikes.charge(address, cost)

    def is_shut_out(self, address: str) -> bool:
        """Whether an address is refused for its recent cuts."""
        return self._strikes.is_in_debt(address)

    def end_at(self, addresses: Collection[str]) -> None:
        """End all connections that came to one of this machine's addresses."""
        for visit in list(self._visits.values()):
            own = visit.transport.get_extra_info("sockname")
            if own and own[0] in addresses:
                visit.transport.abort()

    def stall(self, visit: Visit, *, stalled: bool) -> None:
        """The client has stopped reading, or reads again."""
        visit.stalled = self.now + self.limits.stall_seconds if stalled else None

    def end_unread(self) -> None:
        """End the connections of clients that have not read for a while, as devices that sleep: the end would wait."""
        late = self.now + self.limits.stall_seconds - _UNREAD_SECONDS
        for visit in list(self._visits.values()):
            if visit.stalled is not None and visit.stalled < late:
                visit.transport.abort()

    @property
    def now(self) -> float:
        """The time for deadlines (seconds): it stops while the event loop is late.

        Nothing is read then, so what clients have sent in time would look late: after a restart, when all come back at
        once, the server would cut most of them off, and they would come again.
        """
        return time.monotonic() - self._held_up

    def held_up(self, late: float) -> None:
        """Note that the event loop was late (seconds)."""
        if late > _TICK_SECONDS:
            self._held_up += late

    async def watch(self) -> None:
        """Close overdue connections, and measure how late the event loop is; until cancelled."""
        ticks = 0
        while True:
            before, worked = time.monotonic(), time.thread_time()
            await asyncio.sleep(_TICK_SECONDS)
            late = time.monotonic() - before - _TICK_SECONDS
            self.pressure.felt(late, time.thread_time() - worked)
            self.held_up(late)
            ticks += 1
            if ticks % _TICKS_TO_SWEEP == 0:
                self.sweep(self.now)
                self.cuts.write()

    def sweep(self, now: float) -> None:
        """Close all connections that are overdue at a time by ``now``."""
        for visit in list(self._visits.values()):
            if visit.transport.is_closing():
                visit.closing = visit.closing or now + _CLOSING_SECONDS
                if visit.closing < now:
                    visit.transport.abort()
            elif visit.deadline is not None and visit.deadline < now:
                visit.deadline = None
                if visit.why:
                    self._charge(visit, visit.why, 0.5 if visit.stage is Stage.HEAD else 2.0)
                visit.late()
            elif visit.stalled is not None and visit.stalled < now:
                self._charge(visit, "unread", 2.0)
                visit.transport.abort()
        self._relieve()

    def _charge(self, visit: Visit, kind: str, cost: float) -> None:
        """Count a cut, but not against a proxy that has not named its client yet."""
        if visit.exempt and not visit.served:
            self.cuts.note(kind, visit.address)
        else:
            self.strike(kind, visit.address, cost)

    def _relieve(self) -> None:
        """Close the connections with most unread data while there is too much in total."""
        sizes = ((visit.transport.get_write_buffer_size(), visit) for visit in self._visits.values())
        unread = [(size, visit) for size, visit in sizes if size]
        total = sum(size for size, _ in unread)
        for size, visit in sorted(unread, key=lambda pair: -pair[0]):
            if total <= self.limits.outboxes_bytes:
                return
            total -= size
            self._charge(visit, "unread", 2.0)
            visit.transport.abort()

    def _make_room(self, newcomer: str) -> bool:
        """Close a connection, preferably of the address with most connections; returns whether one was closed."""
        addresses = sorted(self._by_address, key=lambda address: -len(self._by_address[address]))
        return any(self._oust(address, newcomer) for address in addresses)

    def _oust(self, address: str, newcomer: str) -> bool:
        """Close the address's oldest connection at the lowest stage, if the stage is low enough."""
        visits = self._by_address[address]
        victim = min(visits, key=lambda visit: visit.stage)
        more = len(visits) > 1 + len(self._by_address.get(newcomer, ()))
        if victim.stage is not Stage.HEAD and (victim.exempt or not more):
            return False
        self.cuts.note("ousted", address)
        self.leave(victim)
        victim.transport.abort()
        return True

    def _forget(self, visit: Visit) -> None:
        visits = self._by_address.get(visit.address, {})
        visits.pop(visit, None)
        if not visits:
            self._by_address.pop(visit.address, None)
