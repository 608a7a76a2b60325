"""The door of the server: all connections, counted by address and in total, and shut when their time is over."""

import asyncio
import time
from collections.abc import Callable
from enum import IntEnum

from .addresses import network_of
from .cuts import Cuts
from .limits import Allowance, Pressure
from .settings import Limits
from .turns import Turns

_SOCKETS_WORTH = 10
"""An address has the allowance for messages of so many sockets."""
_FLURRY = 3.0
_LINES_SECONDS = 10.0
_NEARLY_FULL = 0.95
_STRIKES_PER_SECOND, _STRIKES = 5.0, 50.0
_CLOSING_SECONDS = 5.0
_TICK_SECONDS = 0.05
_TICKS_TO_SWEEP = 10


class Stage(IntEnum):
    """What a connection is doing; whoever is doing least is let go first where there is no room."""

    HEAD = 0
    """Nothing but a part of a request's head has come, or nothing at all."""
    IDLE = 1
    """All requests are answered."""
    BODY = 2
    ANSWER = 3
    SOCKET = 4


class Visit:
    """A connection, and until when it may do what it is doing."""

    __slots__ = ("address", "closing", "deadline", "exempt", "late", "served", "stage", "stalled", "transport", "why")

    def __init__(self, transport: asyncio.Transport, address: str, *, exempt: bool) -> None:
        """``exempt``: whether it comes from a proxy that is trusted, and stands for many addresses."""
        self.transport, self.address, self.exempt = transport, address, exempt
        self.stage = Stage.HEAD
        self.deadline: float | None = None
        self.stalled: float | None = None
        """Until when what was written must have been read."""
        self.closing: float | None = None
        self.why = ""
        self.served = False
        """Whether a request was read to its end."""
        self.late: Callable[[], None] = transport.abort
        """Called when the deadline has passed."""


class Door:
    """Lets connections in, and shows them out."""

    def __init__(self, limits: Limits, trusts: Callable[[str], bool], cuts: Cuts) -> None:
        """``trusts``: whether an address is that of a proxy."""
        self.limits, self.cuts, self._trusts = limits, cuts, trusts
        self.room = limits.all_connections
        """So many connections at a time; less where the system allows fewer."""
        self.pressure = Pressure()
        rate = _SOCKETS_WORTH * limits.messages_per_second
        self.messages = Allowance(rate, _FLURRY * rate, pressure=self.pressure)
        self.turns = Turns()
        rate = limits.catch_up_lines_per_second
        self.lines = Allowance(rate, _LINES_SECONDS * rate, pressure=self.pressure)
        self._strikes = Allowance(_STRIKES_PER_SECOND, _STRIKES)
        self._visits: dict[asyncio.Transport, Visit] = {}
        self._by_address: dict[str, dict[Visit, None]] = {}

    def enter(self, transport: asyncio.Transport, host: str) -> Visit | None:
        """Let a connection in, or not (None)."""
        address, exempt = network_of(host), self._trusts(host)
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
        visit = Visit(transport, address, exempt=exempt)
        self._visits[transport] = visit
        self._by_address.setdefault(address, {})[visit] = None
        self.await_by(visit, Stage.HEAD, self.limits.head_seconds, "slow-head")
        return visit

    def leave(self, visit: Visit) -> None:
        """The connection is gone."""
        self._visits.pop(visit.transport, None)
        self._forget(visit)

    def visit_of(self, transport: asyncio.Transport) -> Visit:
        """The visit of a connection that was let in."""
        return self._visits[transport]

    def known_as(self, visit: Visit, address: str) -> None:
        """A proxy has told for whom the connection stands."""
        if visit.address != address and visit.transport in self._visits:
            self._forget(visit)
            visit.address = address
            self._by_address.setdefault(address, {})[visit] = None

    def await_by(self, visit: Visit, stage: Stage, seconds: float | None, why: str = "") -> None:
        """Let the connection do something for so long; ``why``: the kind of cut when it takes longer."""
        visit.stage, visit.why = stage, why
        visit.deadline = None if seconds is None else time.monotonic() + seconds

    def strike(self, kind: str, address: str, cost: float) -> None:
        """Count a cut; an address with too many of them is shut out for about a second."""
        self.cuts.note(kind, address)
        self._strikes.charge(address, cost)

    def is_shut_out(self, address: str) -> bool:
        """Whether too much of the address was cut lately."""
        return self._strikes.is_in_debt(address)

    def stall(self, visit: Visit, *, stalled: bool) -> None:
        """The other side does not read what was written, or reads again."""
        visit.stalled = time.monotonic() + self.limits.stall_seconds if stalled else None

    async def watch(self) -> None:
        """Show out whose time is over, and feel how late the server is; until cancelled."""
        ticks = 0
        while True:
            before, worked = time.monotonic(), time.thread_time()
            await asyncio.sleep(_TICK_SECONDS)
            self.pressure.felt(time.monotonic() - before - _TICK_SECONDS, time.thread_time() - worked)
            ticks += 1
            if ticks % _TICKS_TO_SWEEP == 0:
                self.sweep(time.monotonic())
                self.cuts.tell()

    def sweep(self, now: float) -> None:
        """Show out everybody whose time is over."""
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
        """A proxy is not to blame before it has told for whom it stands."""
        if visit.exempt and not visit.served:
            self.cuts.note(kind, visit.address)
        else:
            self.strike(kind, visit.address, cost)

    def _relieve(self) -> None:
        """Let go of those who leave most unread while there is too much of it in all."""
        unread = [(visit.transport.get_write_buffer_size(), visit) for visit in self._visits.values()]
        total = sum(size for size, _ in unread)
        for size, visit in sorted(unread, key=lambda pair: -pair[0]):
            if total <= self.limits.outboxes_bytes:
                return
            total -= size
            self._charge(visit, "unread", 2.0)
            visit.transport.abort()

    def _make_room(self, newcomer: str) -> bool:
        """Let go of a connection of the address that has most of those that can be let go."""
        addresses = sorted(self._by_address, key=lambda address: -len(self._by_address[address]))
        return any(self._oust(address, newcomer) for address in addresses)

    def _oust(self, address: str, newcomer: str) -> bool:
        """Let go of the address's connection that does least, the oldest of them, if it does little enough."""
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
