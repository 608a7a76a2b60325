"""Notifies players when it is their turn, if they are away, and when their round of a tournament begins."""

import asyncio
import hashlib
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from ...resources import LANGUAGES
from ...store import Subscriptions
from ...words import Words
from ..eventlog import clock
from ..eventlog.broken import apart
from ..ops.background import Background
from ..ops.settings import Settings
from ..table.host import TableHost
from ..table.hub import Tables
from ..table.server_actions import Opening
from ..table.state import Table
from .delivery import Notice

if TYPE_CHECKING:
    from .sender import Sender

PAUSE_SECONDS = 10.0
"""A player who is away for a shorter time, such as to reload the page, is not notified."""
_DAYS, _HOUR = 3 * 24 * 3600, 3600
"""How long push services may keep messages, of turns without a clock and of rounds."""
_MOST_NAMES = 5


@cache
def is_offered() -> bool:
    """Whether the extra ``push`` is installed."""
    return find_spec("cryptography") is not None


def sender_for(subscriptions: Subscriptions, settings: Settings) -> "Sender | None":
    """The sender of notifications, whose library is loaded here; None if the extra is not installed."""
    if not is_offered():
        return None
    name = next((name for name in settings.hosts if name != "*"), None)
    sender: Sender = import_module(f"{__package__}.sender").Sender(
        subscriptions, f"https://{name}" if name else "mailto:operator@localhost"
    )
    return sender


@dataclass(frozen=True, slots=True)
class _Wait:
    """The player whom a table waits for, and the number of moves before theirs."""

    player: str
    moves: int


class Notifier:
    """Looks at every table after each change, and at those that tournaments open."""

    def __init__(self, tables: Tables, sender: "Sender | None") -> None:
        self._tables, self.sender = tables, sender
        self._told: WeakKeyDictionary[TableHost, _Wait] = WeakKeyDictionary()
        self._closed = sender is None
        self._timers: WeakKeyDictionary[TableHost, asyncio.TimerHandle] = WeakKeyDictionary()
        self._background = Background()

    def see(self, host: TableHost) -> None:
        """A table has changed, or a reader has left: notify the player whose turn it is, once, if they stay away."""
        wait = None if self._closed else _wait_of(host)
        if wait is None or wait == self._told.get(host):
            return
        self._told[host] = wait
        if (earlier := self._timers.pop(host, None)) is not None:
            earlier.cancel()
        self._timers[host] = asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._begin, host, wait)

    def opened(self, opening: Opening) -> None:
        """A tournament has opened a table: notify everybody who has a seat there, also who is connected."""
        if self.sender is not None and not self._closed:
            self._background.begin(self._tell_round(opening, self.sender))

    async def close(self) -> None:
        """Stop notifying players."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        await self._background.close()
        if self.sender is not None:
            await self.sender.close()

    def _begin(self, host: TableHost, wait: _Wait) -> None:
        """Notify the player, unless they have come back or the game has gone on."""
        self._timers.pop(host, None)
        if self.sender is None or host.broken or _wait_of(host) != wait:
            return
        self._background.begin(self._tell_turn(host, wait, self.sender))

    async def _tell_turn(self, host: TableHost, wait: _Wait, sender: "Sender") -> None:
        with apart(host.name):
            browsers = await sender.browsers_of(wait.player)
            if browsers:
                sender.send(browsers, await self._notice(host.table, wait.player))

    async def _notice(self, table: Table, player: str) -> Notice:
        own = await self._tables.tables_of(player)
        turns = max(1, sum(each.your_turn for each in own))
        texts = await asyncio.to_thread(
            lambda: {lang: _turn_text(table, player, turns, Words(lang)) for lang in LANGUAGES}
        )
        left = table.deadline
        seconds = _DAYS if left is None else max(1, (left - clock.now_ms()) // 1000)
        return Notice(topic_of(table.id), texts, seconds)

    async def _tell_round(self, opening: Opening, sender: "Sender") -> None:
        with apart(opening.table):
            texts = await asyncio.to_thread(lambda: {lang: _round_text(opening, Words(lang)) for lang in LANGUAGES})
            for chair in opening.chairs:
                browsers = await sender.browsers_of(chair.player) if chair.player else []
                sender.send(browsers, Notice(topic_of(opening.table), texts, _HOUR))


def topic_of(table: str) -> str:
    """The topic of a table's messages, which does not reveal the table's link to the push service."""
    return hashlib.sha256(f"foretell {table}".encode()).hexdigest()[:32]


def _wait_of(host: TableHost) -> _Wait | None:
    """The player whose turn it is, if they are not connected."""
    asked = host.table.asked
    if asked is None or not asked.player or asked.bot is not None or asked.program:
        return None
    for reader in host.readers:
        if reader.player == asked.player:
            return None
    return _Wait(asked.player, host.table.moves)


def _turn_text(table: Table, player: str, turns: int, words: Words) -> dict[str, object]:
    """What the service worker shows: no card, and nothing that is not in the table's entry in lists."""
    names = [seat.name for seat in table.seats if seat.player != player and seat.name][:_MOST_NAMES]
    game = words(f"game-{table.kind.game.__struct_config__.tag}")
    text = words("push-turn.about", game=game, names=", ".join(names))
    return {"table": table.id, "title": words("push-turn"), "text": text, "turns": turns}


def _round_text(opening: Opening, words: Words) -> dict[str, object]:
    of = opening.of
    text = words("push-round.about", name=of.name, round=of.round, table=of.table)
    return {"table": opening.table, "title": words("push-round"), "text": text, "turns": 1}
