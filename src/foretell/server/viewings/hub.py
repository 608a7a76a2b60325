"""All viewings: opened, found, and removed when nobody has looked for some hours."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from ...store import Index, Row, Store
from ..eventlog import clock
from ..eventlog.asking import Refusal
from ..eventlog.conversation import Conversation
from ..eventlog.hub import Charge, LogHub, uncharged
from ..eventlog.lines import new_key, to_bytes
from ..net.conduct import Conduct
from ..net.reader import Reader
from ..ops.logs import log, short
from ..ops.metrics import Metrics
from ..protocol.viewings import AnyToViewing, Branch, CutBranch, Lead, PlayBranch, Show, ViewingCommand, ViewingMade
from . import lines, state
from .host import UNUSED_MS, ViewingHost
from .lines import VIEWINGS, key_of, log_of


class Viewings(LogHub[ViewingHost, state.Viewing]):
    """Finds the host of each viewing."""

    names = VIEWINGS

    def __init__(self, store: Store, metrics: Metrics) -> None:
        super().__init__(store, metrics)
        self._replaying = asyncio.Semaphore(1)

    async def open(self, record: dict[str, Any], person: str, people: tuple[str, ...] = ()) -> ViewingMade:
        """Open a viewing of a game, by its record; ``people``: the ids of its players; raises StoreError."""
        key, at = new_key(), clock.now_ms()
        row = Row(1, to_bytes(lines.Opened(at, person, record=record, people=people)))
        await self._create(log_of(key), [row], Index(wake=at + UNUSED_MS), self._fold([row]))
        log.info("viewing opened", extra={"table": short(key)})
        return ViewingMade(key)

    async def find(self, key: str, charge: Charge = uncharged) -> ViewingHost | None:
        """The host of the viewing with this key, or None; raises Broken and StoreError, and what ``charge`` raises."""
        return await self._find(log_of(key), charge)

    async def do(self, host: ViewingHost, command: ViewingCommand, person: str) -> int:
        """Carry out a command, and return its line's number; raises Refusal and StoreError."""
        with self._carrying_out(host):
            match command:
                case Lead(to=to):
                    return await host.lead(to, person)
                case Branch(line=line):
                    return await host.begin(line, person)
                case PlayBranch():
                    return await host.play(command, person)
                case CutBranch(branch=number, moves=moves):
                    return await host.take_back(number, moves, person)

    async def erase(self, name: str, player: str) -> None:
        """Remove a viewing in which a player has led or is shown: it would soon be removed anyway."""
        host = await self._find(name)
        if host is not None:
            async with host.reading():
                await self.remove(name)

    async def wake(self, name: str, due: int) -> None:
        """Remove a viewing that is due, unless somebody has looked since; not before it is due."""
        now, host = clock.now_ms(), self._hosts.get(name)
        if due > now:
            return
        if host is not None and host.unused_at > now:
            await self._store.logs.wake_at(name, host.unused_at)
            return
        await self.remove(name)
        log.info("viewing removed", extra={"table": short(key_of(name))})

    def _fold(self, rows: Sequence[Row]) -> state.Viewing:
        return state.fold(lines.from_bytes(row.data) for row in rows)

    def _host_of(self, name: str, viewing: state.Viewing) -> ViewingHost:
        return ViewingHost(key_of(name), viewing, self._store, self._metrics, self._replaying)


_decoder: "msgspec.json.Decoder[AnyToViewing]" = msgspec.json.Decoder(AnyToViewing)


class ViewingConversation(Conversation[Show | ViewingCommand]):
    """One connection's conversation with a viewing."""

    def __init__(self, viewings: Viewings, host: ViewingHost, reader: Reader, conduct: Conduct) -> None:
        super().__init__(reader, conduct, _decoder)
        self._viewings, self._host = viewings, host

    def _answer_now(self, message: Show | ViewingCommand) -> bool:
        if not isinstance(message, Show):
            return False
        if self.reader.player is not None:
            self._host.show(message, self.reader.player)
        return True

    async def answer(self, message: Show | ViewingCommand) -> None:
        """Answer a message other than a ping."""
        if isinstance(message, Show):
            return
        if self.reader.player is None:
            self.refuse(message.id, Refusal("stranger", "say who you are first"))
        elif (lines := self._host.lines_to_replay(message)) and not self.conduct.may_read(lines):
            self.refuse(message.id, Refusal("too-fast", "too many branches at once; slow down"))
        else:
            await self.acknowledge(message.id, self._viewings.do(self._host, message, self.reader.player))
