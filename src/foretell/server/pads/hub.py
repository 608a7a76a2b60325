"""All shared pads: opened, found, written on, and removed when nobody has used them for long."""

import asyncio
import secrets
from collections.abc import Sequence

import msgspec

from ...pad.document import Document
from ...pad.faults import PadFault
from ...store import Row, Store
from ..eventlog import clock
from ..eventlog.asking import Actor, Refusal
from ..eventlog.conversation import Conversation
from ..eventlog.entries import GONE
from ..eventlog.lines import new_key, rows_of
from ..eventlog.unused import UnusedHub
from ..net.conduct import Conduct
from ..net.reader import Reader
from ..ops.metrics import Metrics
from ..protocol.pads import AnyToPad, Free, PadCommand, PadMade, Take, Write
from . import decide, lines, state
from .host import UNUSED_MS, PadHost
from .lines import PADS, AnyLine, SignedIn, Taken, Written, log_of, watch_of


class Pads(UnusedHub[PadHost, state.Pad]):
    """Finds the host of each pad."""

    what = "pad"
    unused_ms = UNUSED_MS
    names = PADS

    def __init__(self, store: Store, metrics: Metrics, most: int) -> None:
        """``most``: how many entries a pad has room for."""
        super().__init__(store, metrics)
        self._most = most

    async def open(self, document: Document, person: str, key: str | None = None) -> PadMade:
        """Share a document, under this key (default: a new one).

        Raises Refusal and PadFault; Conflict if there is a pad with this key.
        """
        if len(document.entries) > self._most:
            raise Refusal("full", f"a shared pad has room for {self._most} entries")
        for number, entry in enumerate(document.entries, start=1):
            decide.check_seen(entry, f"entry {number}")
        key, at = key or new_key(), clock.now_ms()
        new: list[lines.AnyLine] = [lines.Opened(at, person, document=document.id, game=document.game)]
        new += [lines.Written(at, person, entry=entry.to_json()) for entry in document.entries]
        rows, pad = rows_of(new), await asyncio.to_thread(state.fold, new)
        return PadMade(key, await self._begin(key, rows, at, pad, game=document.game))

    def loaded(self, watch: str) -> state.Pad | None:
        """The pad with this key for watching, if it is in memory."""
        host = self._hosts.get(log_of(watch))
        return None if host is None else host.pad

    async def document(self, watch: str) -> Document | None:
        """What is written on the pad with this key for watching, whichever process owns it; None: there is no pad.

        Raises Broken and StoreError.
        """
        pad = await self.look(log_of(watch))
        return None if pad is None else pad.document

    async def do(self, host: PadHost, command: PadCommand, person: str) -> int:
        """Carry out the command of a person who may write, and return its line's number.

        Raises Refusal (UnreadableEntry for a damaged entry) and StoreError.
        """
        with self._carrying_out(host):
            match command:
                case Write(entries=entries):
                    try:
                        return await host.write(entries, person)
                    except PadFault as fault:
                        raise decide.unreadable(fault) from None
                case Take(player=player):
                    return await host.take(player, person)
                case Free(player=player):
                    return await host.free(player, person)

    async def sign_in(self, host: PadHost, actor: Actor) -> None:
        """Give a person what guests have on a pad that they were before they signed in; raises Refusal."""
        with self._carrying_out(host):
            await host.sign_in(actor)

    async def wake(self, name: str, due: int) -> None:
        """Tell of a game that may be over; remove a pad that is due and unused."""
        if due <= clock.now_ms():
            await self.ended(name)
        await super().wake(name, due)

    def _fold(self, rows: Sequence[Row]) -> state.Pad:
        return state.fold(lines.from_bytes(row.data) for row in rows)

    def _forget(self, rows: Sequence[Row], player: str) -> Sequence[Row] | None:
        before = [lines.from_bytes(row.data) for row in rows]
        if not any(names(line, player) for line in before):
            return None
        return rows_of(forget(before, player)) if has_others(before, player) else ()

    def _host_of(self, name: str, pad: state.Pad) -> PadHost:
        return PadHost(watch_of(name), pad, self._store, self._metrics, self._most)


_NO_NAME = "…"


def forget(lines: Sequence[AnyLine], person: str) -> list[AnyLine]:
    """The lines with another id in place of the person's, and without the names of players that had their phone.

    Face-down bids stay those of one author.
    """
    other = f"{GONE}{secrets.token_hex(8)}"
    theirs = {line.player for line in lines if isinstance(line, Taken) and line.by == person}
    return [_without(line, person, other, theirs) for line in lines]


def names(line: AnyLine, person: str) -> bool:
    """Whether a line has this person's id."""
    return line.by == person or (isinstance(line, SignedIn) and line.was == person)


def has_others(lines: Sequence[AnyLine], person: str) -> bool:
    """Whether somebody else, who is not forgotten, has written on the pad, or has a phone."""
    return any(line.by != person and not line.by.startswith(GONE) for line in lines)


def _without(line: AnyLine, person: str, other: str, theirs: set[str]) -> AnyLine:
    by_them = line.by == person
    if isinstance(line, Written):
        entry = dict(line.entry)
        if by_them:
            entry.pop("by", None)
        named = entry["id"] if entry["do"] == "join" else entry.get("player")
        if entry["do"] in ("join", "name") and named in theirs:
            entry["name"] = _NO_NAME
        line = line if entry == line.entry else msgspec.structs.replace(line, entry=entry)
    if isinstance(line, SignedIn) and line.was == person:
        line = msgspec.structs.replace(line, was=other)
    return msgspec.structs.replace(line, by=other) if by_them else line


_decoder: "msgspec.json.Decoder[AnyToPad]" = msgspec.json.Decoder(AnyToPad)


class PadConversation(Conversation[PadCommand]):
    """One connection's conversation with a pad."""

    def __init__(self, pads: Pads, host: PadHost, reader: Reader, conduct: Conduct) -> None:
        super().__init__(reader, conduct, _decoder)
        self._pads, self._host = pads, host

    async def answer(self, message: PadCommand) -> None:
        """Answer a message other than a ping."""
        if self.reader not in self._host.writers:
            self.refuse(message.id, Refusal("watching", "this link is for watching"))
        elif self.reader.player is None:
            self.refuse(message.id, Refusal("stranger", "say who you are first"))
        elif (cost := self._host.cost_of(message)) and not self.conduct.may_read(cost):
            self.refuse(message.id, Refusal("again", "this takes a while; try again in a moment"))
        else:
            await self.acknowledge(message.id, self._pads.do(self._host, message, self.reader.player))
