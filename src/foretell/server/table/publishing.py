"""Sends the readers of a table what they may see of it."""

from collections.abc import Callable, Collection, Iterator
from collections.abc import Set as AbstractSet
from itertools import count
from weakref import proxy

import msgspec

from ..eventlog import clock
from ..eventlog.attendance import Attendance
from ..net.reader import Reader, put_each
from ..protocol.actions import Started
from ..protocol.messages import VERSION, Asked, BanView, Presence, Revealed, WatcherView, Welcome
from ..protocol.views import TableView
from . import view
from .state import Step, Table


def presence(table: Table, readers: Collection[Reader]) -> Presence:
    """The seats whose owners are connected, and the number of connections without a seat."""
    seats = [table.seat_of(reader.player) for reader in readers]
    return Presence(tuple(sorted({seat for seat in seats if seat is not None})), seats.count(None))


def for_opener(there: Presence, table: Table, readers: Collection[Reader]) -> Presence:
    """The same for the player who opened the table: with those who watch, and those who are banned."""
    watching = {
        reader.player or reader.number: WatcherView(reader.number, reader.name)
        for reader in sorted(readers, key=lambda reader: -reader.number)
        if table.seat_of(reader.player) is None and reader.player != table.owner
    }
    return msgspec.structs.replace(
        there,
        watching=tuple(sorted(watching.values(), key=lambda each: each.watcher)),
        bans=tuple(BanView(number, ban.name) for number, ban in table.bans.items()),
    )


_encode = msgspec.json.Encoder().encode


class Publisher:
    """The readers of one table.

    Messages are put into their outboxes; unless a method says that it sends them, the readers are to be woken.
    """

    def __init__(
        self,
        table: Table,
        readers: AbstractSet[Reader],
        is_settled: Callable[[], bool],
        everybody: AbstractSet[Reader] | None = None,
        late: int = 0,
    ) -> None:
        """``is_settled``: whether all of the table is on disk; ``everybody``: who is there, if not the readers alone.

        ``late``: by how many milliseconds these readers see the table late.
        """
        self.readers, self._late = readers, late
        self.everybody = readers if everybody is None else everybody
        self._is_settled = is_settled
        self._attendance: Attendance[Presence] | None = None
        self._joined = count(1)
        self.show(table)

    def show(self, table: Table) -> None:
        """Show a table that was made from the same log, or that has forgotten its past."""
        self.table = table
        self._past_lines = PastLines(table)

    def publish(self, lines: int, *, was_open: bool) -> None:
        """Send the last lines, and what follows; ``was_open``: whether all could be seen before them."""
        table = self.table
        for step in table.steps[-lines:]:
            if isinstance(step.entry.action, Started):
                self._end_watchers()
            if view.same_for_all(step) or table.is_open:
                line = _encode(view.line_with(step, step.events))
                for reader in self.readers:
                    reader.put(line)
            else:
                self._put_secret(step)
        if table.seated_at > table.seq - lines:
            self.attendance.changed()
        if table.is_open and not was_open:
            put_each(self.readers, lambda _: self._revealed(), lambda _: None)
        if table.asked is not None and table.asked.bot is None:
            for reader in self.readers:
                if reader.player == table.asked.player:
                    self._ask(reader, table.turn)

    def _end_watchers(self) -> None:
        """Disconnect who was there before the game, and may not see it."""
        for reader in self.readers:
            if not self.table.is_shown_to(reader.player):
                reader.end("no-spectators")

    def catch_up(self, reader: Reader, after: int | None) -> None:
        """Send a reader everything (None), or all lines after a number."""
        table = self.table
        if after is None or after > table.seq:
            reader.push(_encode(Welcome(VERSION, self.view(reader.player))))
            return
        seat = table.seat_of(reader.player)
        reader.catch_up(self._past_lines.pages(after, seat))
        self._ask(reader, seat)
        reader.wake()
        if table.is_open:
            reader.push(self._revealed())
        self.attendance.send(reader)

    def enter(self, reader: Reader) -> None:
        """Number a reader that has joined, and tell the others soon."""
        reader.number = next(self._joined)
        self.attendance.joined()

    def view(self, player: str | None) -> TableView:
        """The table as a player (None: a spectator) may see it now."""
        there = presence(self.table, self.everybody)
        return view.view(self.table, player, there.seats, there.watchers, clock.now_ms() - self._late)

    def tell(self, player: str, message: msgspec.Struct) -> None:
        """Send a message to all connections of a player."""
        for reader in self.readers:
            if reader.player == player:
                reader.push(_encode(message))

    @property
    def attendance(self) -> Attendance[Presence]:
        """Tells the readers who is there; made with the first of them."""
        if self._attendance is None:
            here = proxy(self)  # without a cycle, so that a table is freed as soon as it is unloaded
            self._attendance = Attendance(
                self.readers,
                lambda: presence(here.table, here.everybody),
                lambda there, player: (
                    for_opener(there, here.table, here.readers) if player == here.table.owner else there
                ),
                self._is_settled,
            )
        return self._attendance

    def _put_secret(self, step: Step) -> None:
        """Put a line into all outboxes, for each reader as their seat may see it."""
        table = self.table
        put_each(
            self.readers,
            lambda seat: _encode(view.line(table, step, seat)),
            lambda reader: table.seat_of(reader.player),
        )

    def _revealed(self) -> bytes:
        """The secret of the shuffle, for all when the game is over."""
        return _encode(Revealed(self.table.seq, self.table.secret.hex()))

    def _ask(self, reader: Reader, seat: int | None) -> None:
        """Put the question to a seat into its owner's outbox, if it is asked."""
        moves, claim = view.question(self.table, seat)
        if moves:
            reader.put(_encode(Asked(self.table.seq, moves, claim)))


_PAGE_LINES = 64


class PastLines:
    """Encodes lines of pages, once for all readers that see them alike."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._kept: dict[tuple[int | None, int], bytes] = {}
        """By seat (None: alike for all) and number."""
        self._open = False

    def pages(self, after: int, seat: int | None) -> Iterator[bytes]:
        """Pages of the lines after a number, up to the last line now, not when they are sent.

        None of these lines may be forgotten yet; they are kept until they are sent.
        """
        steps = self._table.steps_after(after)
        pages = (steps[start : start + _PAGE_LINES] for start in range(0, len(steps), _PAGE_LINES))
        return (b"\n".join(self._keep(step, seat) for step in page) for page in pages)

    def _keep(self, step: Step, seat: int | None) -> bytes:
        if self._table.is_open and not self._open:
            self._open = True
            self._kept.clear()
        alike = self._open or view.same_for_all(step)
        key = (None if alike else seat, step.entry.seq)
        line = self._kept.get(key)
        if line is None:
            line = self._kept[key] = _encode(view.line(self._table, step, None if alike else seat))
        return line
