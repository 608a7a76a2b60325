"""The operator's bans and acts in SQLite."""

import sqlite3

from ..people import Acts, Bans
from ..values import Act, Ban, BanKind
from .database import Part


class SqliteBans(Part, Bans):
    """Bans in SQLite."""

    async def all(self) -> list[Ban]:
        rows = await self._database.ask("SELECT kind, value, at, note FROM bans ORDER BY at DESC, kind, value")
        return [Ban(*row) for row in rows]

    async def add(self, ban: Ban, act: Act) -> None:
        def work(connection: sqlite3.Connection) -> None:
            values = (ban.kind, ban.value, ban.at, ban.note)
            connection.execute("INSERT OR REPLACE INTO bans (kind, value, at, note) VALUES (?, ?, ?, ?)", values)
            _note(connection, act)

        await self._database.writer.do(work)

    async def lift(self, kind: BanKind, value: str, act: Act) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM bans WHERE kind = ? AND value = ?", (kind, value))
            _note(connection, act)

        await self._database.writer.do(work)


class SqliteActs(Part, Acts):
    """Acts in SQLite."""

    async def add(self, act: Act) -> None:
        await self._database.writer.do(lambda connection: _note(connection, act))

    async def latest(self, limit: int) -> list[Act]:
        sql = "SELECT at, act, whom, note FROM acts ORDER BY key DESC LIMIT ?"
        return [Act(*row) for row in await self._database.ask(sql, limit)]


def _note(connection: sqlite3.Connection, act: Act) -> None:
    connection.execute(
        "INSERT INTO acts (at, act, whom, note) VALUES (?, ?, ?, ?)", (act.at, act.act, act.whom, act.note)
    )
