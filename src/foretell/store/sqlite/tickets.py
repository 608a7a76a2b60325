"""Tickets in SQLite."""

import sqlite3

from ..people import Tickets
from ..values import Player, player_of
from .database import Part, insert
from .players import PLAYER
from .tokens import add_token

_BY_TICKET = "(SELECT player FROM tickets WHERE ticket = ?1 AND until > ?2)"


class SqliteTickets(Part, Tickets):
    """Tickets in SQLite."""

    async def add(self, player: str, ticket: bytes, now: int, until: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM tickets WHERE until <= ?", (now,))
            insert(
                connection,
                "INSERT INTO tickets (player, ticket, until) SELECT id, ?2, ?3 FROM players"
                " WHERE id = ?1 AND account IS NULL"
                " AND NOT EXISTS (SELECT 1 FROM tickets WHERE ticket = ?2 AND player <> ?1)"
                " ON CONFLICT (player) DO UPDATE SET ticket = excluded.ticket, until = excluded.until",
                (player, ticket, until),
                "there is no such player, or the ticket exists",
            )

        await self._database.writer.do(work)

    async def holder(self, ticket: bytes, now: int) -> Player | None:
        rows = await self._database.ask(f"{PLAYER} WHERE owner.id = {_BY_TICKET}", ticket, now)
        return player_of(rows[0]) if rows else None

    async def use(self, ticket: bytes, token: bytes, now: int) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            held = "SELECT player FROM tickets WHERE ticket = ? AND until > ?"
            found = connection.execute(held, (ticket, now)).fetchone()
            if found is None:
                return False
            add_token(connection, found[0], token)
            connection.execute("DELETE FROM tickets WHERE player = ?", found)
            return True

        return await self._database.answered(work)

    async def drop(self, player: str) -> None:
        await self._database.run("DELETE FROM tickets WHERE player = ?", player)
