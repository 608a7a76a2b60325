"""A shared pad at work: what is written is on disk before anybody is told, and everybody is told what they may see."""

import asyncio
import json
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from ...pad.entries import Entry
from ...store import Index, Row, Store
from ..metrics import Metrics
from ..protocol.messages import VERSION
from ..protocol.pads import PadView, PadWelcome, People, Phone, Written
from ..reader import Reader
from . import decide, lines, state
from .decide import PadRefusal
from .names import log_of

UNUSED_MS = 90 * 86_400_000
"""A pad at which nobody was for so long is removed; phones that had it keep it."""
_LULL_SECONDS = 0.05
"""Many who come and go at once are told of together."""
_encode = msgspec.json.Encoder().encode


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def text_of(entry: Entry) -> msgspec.Raw:
    """An entry as messages have it."""
    return msgspec.Raw(json.dumps(entry.to_json(), separators=(",", ":")).encode())


class PadHost:
    """Does what is asked of one pad."""

    def __init__(self, watch: str, pad: state.Pad, store: Store, metrics: Metrics, most: int) -> None:
        """``watch``: the key for watching, by which the log is named; ``most``: how many entries there is room for."""
        self.watch = watch
        self.pad = pad
        self.lock = asyncio.Lock()
        self.readers: dict[Reader, bool] = {}
        """All who read, and whether they may write."""
        self.touched = time.monotonic()
        self.seen_at = 0
        """When somebody was connected last, as far as is known (milliseconds since 1970)."""
        self.broken = False
        """Whether memory and disk may differ: then the pad must be read anew."""
        self._most = most
        self._store = store
        self._metrics = metrics
        self._lull = False

    async def write(self, entries: Sequence[Mapping[str, Any]], author: str) -> int:
        """Write entries, and return the number of the last one's line; raises PadRefusal and PadFault."""
        async with self.lock:
            self._check()
            read = decide.read(self.pad, entries)
            new = await self._decide(read, author)
            at, before = now_ms(), self.pad.hidden
            await self._append([lines.Written(at, author, entry=entry.to_json()) for entry in new])
            if new:
                self._tell(new, before - self.pad.hidden)
            return self.pad.numbers[read[-1].id]

    async def take(self, player: str, person: str) -> int:
        """Make this person's phone that of a player, and return the line's number; raises PadRefusal."""
        async with self.lock:
            self._check()
            decide.check_player(self.pad, player)
            decide.check_free(self.pad, player, person)
            if self.pad.phones.get(player) != person:
                await self._append([lines.Taken(now_ms(), person, player=player)])
                self._tell_people()
            return self.pad.seq

    async def free(self, player: str, person: str) -> int:
        """Let a player be without a phone, whoever has it, and return the line's number; raises PadRefusal."""
        async with self.lock:
            self._check()
            decide.check_player(self.pad, player)
            if player in self.pad.phones:
                await self._append([lines.Freed(now_ms(), person, player=player)])
                self._tell_people()
            return self.pad.seq

    async def join(self, reader: Reader, *, writes: bool, after: int | None) -> None:
        """Tell the reader the pad, or what came after a line, and whatever will come."""
        async with self.lock:
            if self.broken:
                reader.end("restart")
                return
            self.readers[reader] = writes
            if after is None or after > self.pad.seq:
                reader.push(_encode(PadWelcome(VERSION, self.view(reader.player, writes=writes))))
            else:
                reader.push(_encode(self._written(self.pad.after(after), (), reader.player)))
                reader.push(_encode(self.people(reader.player)))
            self._people_changed()

    def lines_to_tell(self, after: int | None) -> int:
        """How many entries are told to somebody who has those up to a line."""
        return max(1, self.pad.seq - (0 if after is None or after > self.pad.seq else after))

    def leave(self, reader: Reader) -> None:
        """Tell him nothing more."""
        self.readers.pop(reader, None)
        self.seen_at = now_ms()
        self.touched = time.monotonic()
        self._people_changed()

    def view(self, person: str | None, *, writes: bool, after: int = 0) -> PadView:
        """The pad as this person may see it, with the entries after a line; for somebody who has the lock."""
        pad = self.pad
        entries = tuple(text_of(pad.seen_by(entry, person)) for entry in pad.after(after))
        people = self.people(person)
        return PadView(pad.document.id, pad.document.game, pad.seq, entries, people, writes, self.watch)

    def people(self, person: str | None) -> People:
        """Who is here, for this person."""
        here = {reader.player for reader, writes in self.readers.items() if writes}
        phones = tuple(Phone(player, owner in here) for player, owner in self.pad.phones.items())
        watchers = list(self.readers.values()).count(False)
        you = None if person is None else self.pad.player_of(person)
        return People(self.pad.seq, phones, you, len(here), watchers)

    async def rest(self) -> None:
        """Before the pad is put away: let the store know that somebody was at it after its last line."""
        async with self.lock:
            if self.seen_at > self.pad.last_at and not self.broken:
                await self._store.wake_at(log_of(self.watch), self.seen_at + UNUSED_MS)

    @property
    def unused_at(self) -> int:
        """When it may be removed, if nobody comes before that."""
        return max(now_ms() if self.readers else self.seen_at, self.pad.last_at) + UNUSED_MS

    async def _decide(self, read: Sequence[Entry], author: str) -> list[Entry]:
        """Which of the entries are new; in a thread where each costs a fold, so that no other pad has to wait."""
        if self.pad.down or state.is_face_down(read):
            return await asyncio.to_thread(decide.write, self.pad, read, author, self._most)
        return decide.write(self.pad, read, author, self._most)

    def _check(self) -> None:
        if self.broken:
            raise PadRefusal("again", "the pad is being read again; try once more")

    async def _append(self, new: Sequence[lines.AnyLine]) -> None:
        """Put lines into the log, then into memory."""
        if not new:
            return
        if self.pad.seq + len(new) > 2 * self._most:
            raise PadRefusal("full", "this pad is full")
        rows = [Row(self.pad.seq + i, lines.to_bytes(line)) for i, line in enumerate(new, start=1)]
        self.broken = True
        await self._store.append(log_of(self.watch), rows, Index(wake=new[-1].at + UNUSED_MS))
        state.apply(self.pad, new)
        self.broken = False
        self._metrics.entries.inc(len(new))
        self.touched = time.monotonic()

    def _tell(self, new: Sequence[Entry], shown: Iterable[str]) -> None:
        """Send new entries, and those whose bids may be seen now, to each reader as he may see them."""
        again = [entry for name, entry in self.pad.entries.items() if name in set(shown)]
        secret = bool(again) or any(entry.id in self.pad.hidden for entry in new)
        messages: dict[str | None, bytes] = {}
        for reader in self.readers:
            person = reader.player if secret else None
            if person not in messages:
                messages[person] = _encode(self._written(new, again, person))
            reader.push(messages[person])

    def _written(self, new: Iterable[Entry], again: Iterable[Entry], person: str | None) -> Written:
        pad = self.pad
        fresh = tuple(text_of(pad.seen_by(entry, person)) for entry in new)
        shown = tuple(text_of(entry) for entry in again if person is None or pad.authors[entry.id] != person)
        return Written(pad.seq, fresh, shown)

    def _people_changed(self) -> None:
        """Somebody may have come or gone; it is told a moment later."""
        if not self._lull:
            self._lull = True
            asyncio.get_running_loop().call_later(_LULL_SECONDS, self._tell_people)

    def _tell_people(self) -> None:
        self._lull = False
        for reader in self.readers:
            reader.push(_encode(self.people(reader.player)))
