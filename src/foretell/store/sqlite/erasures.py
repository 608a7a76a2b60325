"""Erasures in SQLite."""

import sqlite3

from ..people import Erasures
from ..values import DIRTY, StoreError
from .database import Part


class SqliteErasures(Part, Erasures):
    """Erasures in SQLite."""

    async def begin(self, player: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            guests = "SELECT id FROM players WHERE account = ?"
            for each in (player, *[guest for (guest,) in connection.execute(guests, (player,)).fetchall()]):
                connection.execute("INSERT OR IGNORE INTO erasures VALUES (?)", (each,))
                connection.execute("DELETE FROM bans WHERE kind = 'player' AND value = ?", (each,))
                connection.execute("UPDATE acts SET whom = '', note = '' WHERE whom = ?", (each,))
            connection.execute("DELETE FROM players WHERE id = ?", (player,))

        await self._database.writer.do(work)

    async def due(self) -> list[str]:
        rows = await self._database.ask("SELECT player FROM erasures WHERE player <> ?", DIRTY)
        return [player for (player,) in rows]

    async def end(self, player: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR IGNORE INTO erasures VALUES (?)", (DIRTY,))
            connection.execute("DELETE FROM erasures WHERE player = ?", (player,))

        await self._database.writer.do(work)

    async def is_dirty(self) -> bool:
        return bool(await self._database.ask("SELECT 1 FROM erasures WHERE player = ?", DIRTY))

    async def scrub(self) -> None:
        await self._database.writer.do(_rewrite_file, alone=True)
        await self._database.run("DELETE FROM erasures WHERE player = ?", DIRTY)


def _rewrite_file(connection: sqlite3.Connection) -> None:
    """Write the whole file again.

    ``PRAGMA secure_delete`` is not enough: rows that have moved to another page leave copies in the unused space of
    their old page.
    """
    connection.execute("VACUUM")
    (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise StoreError("another program is reading the database")
