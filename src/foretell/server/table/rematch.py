"""Rematches: another table for the players of a game that is over."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from hashlib import sha256
from weakref import WeakValueDictionary

import msgspec

from ...store import OwnedElsewhere
from ..cluster.peers import Peers
from ..eventlog.asking import Actor, Refusal
from ..eventlog.broken import Broken
from ..net.identity import new_id
from ..protocol import commands
from ..protocol.actions import AnyAction, BotSeated, Created, Seated
from ..protocol.kinds import Portrait
from .host import TableHost
from .server_actions import open_table
from .state import Status, Table

Find = Callable[[str], Awaitable[TableHost | None]]
Open = Callable[[Created, str, Callable[[Table], Iterable[AnyAction]]], Awaitable[object]]
"""Opens a table for a player, with these actions after the first."""


class Sitting(msgspec.Struct, frozen=True):
    """A player who asks for a rematch takes their seat at its table."""

    table: str
    seat: int
    player: str
    name: str
    program: bool
    command: str
    """The id of the command."""
    portrait: Portrait | None = None


class Rematches:
    """Opens tables of rematches, and seats players there."""

    def __init__(self, find: Find, open_table: Open, peers: Peers) -> None:
        """``find``: finds a table's host; raises Broken and StoreError.  ``peers``: which have other tables."""
        self._find, self._open, self._peers = find, open_table, peers
        self._asking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By table: asking may wait for another process, and no other table waits for that."""

    async def ask(self, host: TableHost, actor: Actor, command: commands.AskRematch, command_id: str) -> int:
        """Ask for a rematch: its table exists, and the player is seated, before the request is in the log.

        Returns the number of the request's line; raises Refusal and StoreError.
        """
        async with self._asking.setdefault(host.name, asyncio.Lock()):
            new_table = await self._seated_at(host, actor, command_id, drawn=command.drawn)
            return await host.do(command, actor, command_id, new_table)

    async def sit(self, sitting: Sitting) -> bool:
        """Seat a player at the table of a rematch, if their seat is free; returns whether there is such a table.

        Raises Refusal, Broken, and StoreError.
        """
        host = await self._find(sitting.table)
        actor = Actor(sitting.player, sitting.name, sitting.program)
        if host is not None and host.table.seat_of(actor.player) is None and host.table.seats[sitting.seat].free:
            await host.do(commands.Sit(sitting.seat, portrait=sitting.portrait), actor, sitting.command, "")
        return host is not None

    async def _seated_at(self, host: TableHost, actor: Actor, command_id: str, *, drawn: bool) -> str:
        """Seat a player at the table of the rematch, and return its id; empty if they may not ask for one.

        ``drawn``: whether the seats of a new one are drawn.
        """
        table = host.table
        number = table.seat_of(actor.player)
        if table.of or number is None or table.status is not Status.OVER or number in table.rematch_seats:
            return ""
        seat = table.seats[number]
        if seat.is_removed:
            raise Refusal("removed", "the player who opened the table has removed you")
        if table.rematch:
            there = new_seats(table, table.rematch, drawn=table.rematch_drawn)[number]
            who = (actor.player, actor.name, actor.program)
            if await self._sit_anywhere(Sitting(table.rematch, there, *who, command_id, seat.portrait)):
                return table.rematch
        new = new_id()
        seats = new_seats(table, new, drawn=drawn)
        sat = Seated(seats[number], actor.player, actor.name, actor.program, seat.portrait)
        bots = [BotSeated(seats[n], s.bot, s.name) for n, s in enumerate(table.seats) if s.player is None and s.bot]
        opened = open_table(new, table.kind, rematch_of=table.id)
        await self._open(opened, actor.player, lambda _: (sat, *bots, *table.bans.values()))
        return new

    async def _sit_anywhere(self, sitting: Sitting) -> bool:
        """The same as ``sit``, also at a table of another process; returns False if it cannot be used."""
        try:
            return await self.sit(sitting)
        except OwnedElsewhere as elsewhere:
            await self._peers.post(elsewhere.address, "/nodes/sit", msgspec.json.encode(sitting))
            return True
        except Broken:
            return False


def new_seats(table: Table, rematch: str, *, drawn: bool) -> list[int]:
    """By seat of a table, the seat at its rematch: the same, or drawn by the rematch's id, which is random."""
    seats = range(len(table.seats))
    lots = sorted(seats, key=lambda seat: sha256(f"{rematch} {seat}".encode()).digest())
    return lots if drawn else list(seats)
