"""A viewing in memory: the leader's commands, and messages to those who look."""

import asyncio
from collections.abc import Sequence
from weakref import proxy

import msgspec

from ...store import Index, Store
from ..eventlog import clock
from ..eventlog.asking import Refusal
from ..eventlog.attendance import Attendance
from ..eventlog.host import LogHost
from ..net.limits import READ_FOR_ONE_SENT
from ..net.reader import Reader
from ..ops.metrics import Metrics
from ..protocol import viewings as protocol
from ..protocol.messages import VERSION
from . import lines, state
from .branches import Branches
from .lines import log_of

UNUSED_MS = 6 * 3_600_000
"""A viewing without readers and without new lines is removed after this time."""
MOST_LINES = 5000
_encode = msgspec.json.Encoder().encode


class ViewingHost(LogHost[state.Viewing, lines.AnyLine]):
    """Carries out commands at one viewing; the leader's place and pointer are only in memory."""

    what = "viewing"
    unused_ms = UNUSED_MS

    def __init__(
        self, key: str, viewing: state.Viewing, store: Store, metrics: Metrics, replaying: asyncio.Semaphore
    ) -> None:
        """``replaying``: held while a game is replayed, so that running games do not wait for many at once."""
        super().__init__(log_of(key), viewing, store, metrics)
        self._replaying = replaying
        self.viewing = viewing
        self._branches = Branches(viewing)
        self._place: protocol.Place | None = None
        self._target: str | None = None
        self._numbers: dict[str, int] = {}
        here = proxy(self)  # without a cycle, so that a viewing is freed as soon as it is unloaded
        self._attendance: Attendance[protocol.Scene] = Attendance(
            self.readers,
            lambda: here.scene(None),
            lambda scene, person: msgspec.structs.replace(scene, you=here.number_of(person)),
            lambda: not here.broken,
        )

    @property
    def weight(self) -> int:
        """How much it holds in memory, counted in lines; four moves of the game are about one."""
        return self.viewing.seq + self.viewing.moves // 4

    @property
    def is_led(self) -> bool:
        """Whether the one who leads is connected."""
        return any(reader.player == self.viewing.leader for reader in self.readers)

    def number_of(self, person: str | None) -> int | None:
        """The number of a person who has been here with a name."""
        return None if person is None else self._numbers.get(person)

    def scene(self, person: str | None) -> protocol.Scene:
        """Who is there and what the leader shows, for this person."""
        names = {reader.player: reader.name for reader in self.readers if reader.player is not None}
        members = sorted((self._numbers[each], name) for each, name in names.items())
        return protocol.Scene(
            members=tuple(protocol.Member(number, name) for number, name in members),
            nameless=sum(reader.player is None for reader in self.readers),
            leader=self.number_of(self.viewing.leader) if self.is_led else None,
            you=self.number_of(person),
            place=self._place,
            target=self._target,
        )

    def show(self, shown: protocol.Show, person: str) -> None:
        """Record the leader's place; readers soon get only the latest.  Other people are ignored."""
        if person == self.viewing.leader:
            self._place, self._target = shown.place, shown.target
            self._attendance.changed()

    async def lead(self, to: int | None, person: str) -> int:
        """Let this person, or the one with this number, lead; returns the line's number; raises Refusal."""
        async with self._writing():
            leader = person
            if to is not None:
                self._check_leads(person)
                leader = self._connected(to)
            elif self.is_led and person != self.viewing.leader:
                raise Refusal("led", "somebody else leads")
            if leader != self.viewing.leader:
                await self._write([lines.Led(clock.now_ms(), person, leader=leader)])
                self._target = None
                self._attendance.send_all()
            return self.viewing.seq

    def lines_to_replay(self, command: protocol.ViewingCommand) -> int:
        """The cost of a command, counted in lines that are read: 0 for one that replays no game."""
        match command:
            case protocol.Branch(line=replayed):
                return 1 + replayed // READ_FOR_ONE_SENT
            case protocol.PlayBranch(branch=number):
                return -(-self._branches.lines_before(number) // READ_FOR_ONE_SENT)
            case _:
                return 0

    async def begin(self, line: int, person: str) -> int:
        """Begin a branch after a line of the game's replay; returns the line's number; raises Refusal."""
        async with self._writing():
            self._check_leads(person)
            async with self._replaying:
                await asyncio.to_thread(self._branches.check_new, line)
            return await self._add(lines.Branched(clock.now_ms(), person, after=line), len(self.viewing.branches))

    async def play(self, asked: protocol.PlayBranch, person: str) -> int:
        """Make a move in a branch; returns the line's number; raises Refusal."""
        async with self._writing():
            self._check_leads(person)
            self._check_room()
            async with self._replaying:
                await asyncio.to_thread(self._branches.try_move, asked.branch, asked.move, asked.after)
            line = lines.Played(clock.now_ms(), person, branch=asked.branch, move=asked.move)
            return await self._add(line, asked.branch)

    async def take_back(self, number: int, moves: int, person: str) -> int:
        """Take back moves of a branch; returns the line's number; raises Refusal."""
        async with self._writing():
            self._check_leads(person)
            self._branches.check_left(number, moves)
            seq = await self._add(lines.TakenBack(clock.now_ms(), person, branch=number, moves=moves), number)
            self._branches.forget(number)
            return seq

    def leave(self, reader: Reader) -> None:
        """Send the reader nothing more."""
        super().leave(reader)
        self._attendance.changed()

    def lines_to_send(self, after: int | None) -> int:
        """The number of branches, for all readers: each gets all of them."""
        return 1 + len(self.viewing.branches)

    def _enter(self, reader: Reader) -> None:
        super()._enter(reader)
        if reader.player is not None:
            self._numbers.setdefault(reader.player, len(self._numbers))
        self._attendance.joined()

    def _catch_up(self, reader: Reader, after: int | None) -> None:
        reader.push(_encode(protocol.Branches(VERSION, tuple(map(_view, self.viewing.branches)))))
        self._attendance.send(reader)

    def _check_leads(self, person: str) -> None:
        if person != self.viewing.leader:
            raise Refusal("not-leading", "only the one who leads can do that")

    def _check_room(self) -> None:
        if self.viewing.seq >= MOST_LINES:
            raise Refusal("full", "this viewing is full")

    def _connected(self, number: int) -> str:
        for reader in self.readers:
            if reader.player is not None and self._numbers[reader.player] == number:
                return reader.player
        raise Refusal("no-such-member", "they are not here")

    async def _add(self, line: lines.AnyLine, number: int) -> int:
        """Write a line about a branch, and send the branch to all readers."""
        await self._write([line])
        message = _encode(protocol.Branched(number, _view(self.viewing.branches[number])))
        for reader in self.readers:
            reader.push(message)
        return self.viewing.seq

    async def _write(self, new: Sequence[lines.AnyLine]) -> None:
        self._check_room()
        await self._append(new)

    def _fold(self, new: Sequence[lines.AnyLine]) -> Index:
        for line in new:
            state.apply(self.viewing, line)
        return Index(wake=self.viewing.last_at + UNUSED_MS)


def _view(branch: state.Branch) -> protocol.BranchView:
    return protocol.BranchView(branch.line, tuple(branch.moves))
