"""A shared pad in memory: new entries, phones, and messages to readers."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from weakref import proxy

import msgspec

from ...pad.entries import Entry
from ...store import Index, Store
from ..eventlog import clock
from ..eventlog.asking import Actor, Refusal
from ..eventlog.attendance import Attendance
from ..eventlog.entries import text_of
from ..eventlog.host import LogHost
from ..net.limits import READ_FOR_ONE_SENT
from ..net.reader import Reader, put_each, send_back
from ..ops.metrics import Metrics
from ..protocol.messages import VERSION
from ..protocol.pads import PadCommand, PadView, PadWelcome, People, Phone, Write, Written
from . import decide, lines, state
from .lines import log_of

UNUSED_MS = 90 * 86_400_000
"""A pad without readers and without new lines is removed after this time; phones that had it keep it."""
_MAY_END = ("end", "overrule", "undo", "redo")
"""What may end a game, or begin it again; whether it does is known only when all entries are folded."""
_encode = msgspec.json.Encoder().encode


class PadHost(LogHost[state.Pad, lines.AnyLine]):
    """Carries out commands at one pad."""

    what = "pad"
    unused_ms = UNUSED_MS

    def __init__(self, watch: str, pad: state.Pad, store: Store, metrics: Metrics, most: int) -> None:
        """``watch``: the key for watching, which names the log; ``most``: how many entries there is room for."""
        super().__init__(log_of(watch), pad, store, metrics)
        self.watch = watch
        self.pad = pad
        self.writers: set[Reader] = set()
        """The readers that may write; each is added before it joins."""
        self._most = most
        self._hidden: frozenset[str] = pad.hidden
        """The face-down bids after the entries that are being written."""
        here = proxy(self)  # without a cycle, so that a pad is freed as soon as it is unloaded
        self._attendance: Attendance[People] = Attendance(
            self.readers,
            lambda: here.people(None),
            lambda people, person: _seen_by(people, pad, person),
            lambda: not here.broken,
        )

    async def write(self, entries: Sequence[Mapping[str, Any]], author: str) -> int:
        """Write entries, and return the number of the last one's line; raises Refusal and PadFault."""
        async with self._writing():
            read = decide.read(self.pad, entries)
            if self.pad.down or state.is_face_down(read):  # this costs a fold: no other pad has to wait for it
                new, self._hidden = await asyncio.to_thread(decide.write, self.pad, read, author, self._most)
            else:
                new, self._hidden = decide.write(self.pad, read, author, self._most)
            at, before = clock.now_ms(), self.pad.hidden
            await self._add([lines.Written(at, author, entry=entry.to_json()) for entry in new])
            if new:
                self._send_entries(new, before - self.pad.hidden)
            return self.pad.numbers[read[-1].id]

    async def take(self, player: str, person: str) -> int:
        """Make this person's phone that of a player, and return the line's number; raises Refusal."""
        async with self._writing():
            decide.check_player(self.pad, player)
            decide.check_free(self.pad, player, person)
            if self.pad.phones.get(player) != person:
                await self._add([lines.Taken(clock.now_ms(), person, player=player)])
                self._attendance.send_all()
            return self.pad.seq

    async def free(self, player: str, person: str) -> int:
        """Free a player from the phone that has them, and return the line's number; raises Refusal."""
        async with self._writing():
            decide.check_player(self.pad, player)
            if player in self.pad.phones:
                await self._add([lines.Freed(clock.now_ms(), person, player=player)])
                self._attendance.send_all()
            return self.pad.seq

    async def sign_in(self, actor: Actor) -> None:
        """Give a person what guests have here that they were before they signed in; raises Refusal.

        On a full pad everything stays as it is.
        """
        if not any(map(self.pad.knows, actor.was)):
            return
        async with self._writing():
            known = [was for was in actor.was if self.pad.knows(was)]
            if known and self.pad.seq + len(known) <= 2 * self._most:
                await self._add([lines.SignedIn(clock.now_ms(), actor.player, was=was) for was in known])
                self._attendance.send_all()
                send_back([reader for reader in self.readers if reader.player in known])

    def cost_of(self, command: PadCommand) -> int:
        """What a command counts that takes long, as a number of lines; 0 for all others."""
        is_long = self.pad.down and isinstance(command, Write)
        return 1 + len(self.pad.entries) // READ_FOR_ONE_SENT if is_long else 0

    def leave(self, reader: Reader) -> None:
        """Send the reader nothing more."""
        self.writers.discard(reader)
        super().leave(reader)
        self._attendance.changed()

    def lines_to_send(self, after: int | None) -> int:
        """The number of entries for a reader that has those up to a line."""
        return max(1, self.pad.seq - (0 if after is None or after > self.pad.seq else after))

    def view(self, person: str | None, *, writes: bool, after: int = 0) -> PadView:
        """The pad as this person may see it, with the entries after a line; for callers that hold the lock."""
        pad = self.pad
        entries = tuple(text_of(pad.seen_by(entry, person)) for entry in pad.after(after))
        people = self.people(person)
        return PadView(pad.document.id, pad.document.game, pad.seq, entries, people, writes, self.watch)

    def people(self, person: str | None) -> People:
        """The people at the pad, for this person."""
        here = {reader.player for reader in self.readers & self.writers}
        phones = tuple(Phone(player, owner in here) for player, owner in self.pad.phones.items())
        watchers = len(self.readers - self.writers)
        return _seen_by(People(self.pad.seq, phones, None, len(here), watchers), self.pad, person)

    def _enter(self, reader: Reader) -> None:
        super()._enter(reader)
        self._attendance.joined()

    def _catch_up(self, reader: Reader, after: int | None) -> None:
        if after is None or after > self.pad.seq:
            view = self.view(reader.player, writes=reader in self.writers)
            reader.push(_encode(PadWelcome(VERSION, view)))
        else:
            reader.push(_encode(self._written(self.pad.after(after), (), reader.player)))
            self._attendance.send(reader)

    def _fold(self, new: Sequence[lines.AnyLine]) -> Index:
        state.apply(self.pad, new, self._hidden)
        may_end = any(isinstance(line, lines.Written) and line.entry["do"] in _MAY_END for line in new)
        return Index(wake=self.pad.last_at + (0 if may_end else UNUSED_MS))

    async def _add(self, new: Sequence[lines.AnyLine]) -> None:
        if not new:
            return
        if self.pad.seq + len(new) > 2 * self._most:
            raise Refusal("full", "this pad is full")
        await self._append(new)

    def _send_entries(self, new: Sequence[Entry], shown: Iterable[str]) -> None:
        """Send new entries, and those whose bids are shown now, to each reader as they may see them."""
        again = [entry for name, entry in self.pad.entries.items() if name in set(shown)]
        secret = bool(again) or any(entry.id in self.pad.hidden for entry in new)
        put_each(
            self.readers,
            lambda person: _encode(self._written(new, again, person)),
            lambda reader: reader.player if secret else None,
        )
        for reader in self.readers:
            reader.wake()

    def _written(self, new: Iterable[Entry], again: Iterable[Entry], person: str | None) -> Written:
        pad = self.pad
        fresh = tuple(text_of(pad.seen_by(entry, person)) for entry in new)
        shown = tuple(text_of(entry) for entry in again if person is None or pad.authors[entry.id] != person)
        return Written(pad.seq, fresh, shown)


def _seen_by(people: People, pad: state.Pad, person: str | None) -> People:
    """The people at a pad, with the player that this person is."""
    return people if person is None else msgspec.structs.replace(people, you=pad.player_of(person))
