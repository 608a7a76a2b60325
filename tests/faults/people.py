"""People at one table: they open it, sit down, play game after game, and some only watch."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from foretell.server.protocol.kinds import TableKind

from .client import Client, Told
from .requests import Requests
from .silence import Silence
from .waiting import until

_CLAIMS, _CHATS = 0.5, 0.02
"""How often a player claims when they may, and chats after a move."""
_ANSWERED = 60.0
"""The longest time that somebody stays for the answers to their last commands, in seconds."""
_WATCHED = 0.3
"""How often somebody watches without a seat."""
_BOT = "thumb"


@dataclass(slots=True)
class Habits:
    """How people play."""

    think: tuple[float, float]
    """The least and the most seconds before a move."""
    silence: Silence
    awake: bool = True
    """Whether people make moves; those that were sent are repeated until they are answered in any case."""


class Guest(Client):
    """A person at a table, with a seat or (None) without one."""

    def __init__(self, requests: Requests, table: str, seat: int | None, token: str | None, habits: Habits) -> None:
        super().__init__(requests.port, f"/tables/{table}", token, requests.rng)
        self.table, self.seat, self.token, self._habits = table, seat, token, habits
        self.over = asyncio.Event()
        self._asked: Told | None = None
        self._thinking = False

    def state(self) -> str:
        """What it waits for, for a report."""
        asked = "not asked" if self._asked is None else f"asked at line {self._asked.seq}"
        return f"{super().state()}; {asked}{', thinks' if self._thinking else ''}"

    def _take(self, told: Told, data: bytes) -> None:
        match told.type:
            case "line":
                self.seq = told.seq
                self._habits.silence.spoke(self.table, told.seq)
            case "welcome":
                table = _welcome(data).table
                self.seq = table.seq
                self._habits.silence.spoke(self.table, table.seq)
                if table.status == "over":
                    self._end()
                self._ask(Told("asked", table.seq, legal=table.legal, claim=table.claim))
            case "asked":
                self._ask(told)
            case "revealed":
                self._end()
            case _:
                pass
        if told.type in ("ack", "refused") and self._asked is not None:
            self._ask(self._asked)

    def _ask(self, asked: Told) -> None:
        """Think about a question, unless it was answered already."""
        answered = max((max(seqs) for seqs in self.heard.acknowledged.values()), default=0)
        self._asked = asked if asked.legal and asked.seq >= answered else None
        if self._asked is not None and not self.waits and not self._thinking:
            self._thinking = True
            self._habits.silence.thinks(self.table, self)
            asyncio.get_running_loop().call_later(self.rng.uniform(*self._habits.think), self._move)

    def _end(self) -> None:
        """The game is over."""
        self.over.set()
        self._habits.silence.over(self.table)

    def _move(self) -> None:
        """Make a random move, or claim the rest."""
        self._thinking = False
        asked, self._asked = self._asked, None
        gives = asked is not None and not self.waits and self._habits.awake
        self._habits.silence.knows(self.table, self, gives=gives)
        if asked is None or not gives:
            return
        if asked.claim and self.rng.random() < _CLAIMS:
            self.say(f"claim-{asked.seq}", "claim")
        else:
            self.say(f"move-{asked.seq}", "move", move=self.rng.choice(asked.legal))
        if self.rng.random() < _CHATS:
            self.say(f"say-{asked.seq}", "say", text=f"after line {asked.seq}")


class _Table(msgspec.Struct):
    """The parts of a whole table that a guest needs."""

    seq: int
    status: str
    legal: tuple[str, ...] = ()
    claim: bool = False


class _Welcome(msgspec.Struct):
    table: _Table


_welcome = msgspec.json.Decoder(_Welcome).decode


def where_it_stands(table: bytes) -> str:
    """For a report: whom a table waits for, by its view."""
    view = json.loads(table)
    game = view["game"] or {"turn": None, "phase": None}
    turn = game["turn"]
    bot = None if turn is None else view["seats"][turn]["bot"]
    return f"the table: {view['status']}, line {view['seq']}, {game['phase']}, seat {turn} is to move, bot {bot}"


@dataclass
class Sitting:
    """One game at a table, and all who were there."""

    table: str
    guests: list[Guest]


async def play(requests: Requests, kind: TableKind, bots: int, habits: Habits, sittings: list[Sitting]) -> None:
    """Play game after game at tables of a kind, with some bots; each is added to ``sittings``."""
    tokens = [await requests.token(f"Player {seat}") for seat in range(kind.seats - bots)]
    while True:
        table = await requests.open(kind, tokens[0])
        guests = [Guest(requests, table, seat, token, habits) for seat, token in enumerate(tokens)]
        watchers = [Guest(requests, table, None, None, habits)] if requests.rng.random() < _WATCHED else []
        sitting = Sitting(table, [*guests, *watchers])
        sittings.append(sitting)
        await _sit(sitting, guests, bots)


async def answered(clients: Sequence[Client]) -> None:
    """Wait until nobody waits for an answer any more."""
    await until(lambda: not any(client.waits for client in clients), _ANSWERED)


async def _sit(sitting: Sitting, players: list[Guest], bots: int) -> None:
    """Play one game at a table."""
    running = [asyncio.create_task(guest.run()) for guest in sitting.guests]
    try:
        for seat, guest in enumerate(players):
            guest.say("sit", "sit", seat=seat)
        for seat in range(len(players), len(players) + bots):
            players[0].say(f"bot-{seat}", "seat-bot", seat=seat, bot=_BOT)
        await until(lambda: not any(guest.waits for guest in players))
        players[0].say("start", "start")
        for guest in sitting.guests:
            await guest.over.wait()
        await answered(sitting.guests)
    finally:
        for guest in sitting.guests:
            guest.done.set()
        await asyncio.gather(*running)
