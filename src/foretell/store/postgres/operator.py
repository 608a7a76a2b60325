"""The operator's bans and acts in PostgreSQL."""

from typing import Any

from ..people import Acts, Bans
from ..values import Act, Ban, BanKind
from .database import Part


class PostgresBans(Part, Bans):
    """Bans in PostgreSQL."""

    async def all(self) -> list[Ban]:
        sql = 'SELECT kind, value, at, note FROM bans ORDER BY at DESC, kind COLLATE "C", value COLLATE "C"'
        return [Ban(*row) for row in await self._database.ask(sql)]

    async def add(self, ban: Ban, act: Act) -> None:
        async def work(connection: Any) -> None:
            await connection.execute(
                "INSERT INTO bans (kind, value, at, note) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (kind, value) DO UPDATE SET at = excluded.at, note = excluded.note",
                *(ban.kind, ban.value, ban.at, ban.note),
            )
            await _note(connection, act)

        await self._database.writer.do(work)

    async def lift(self, kind: BanKind, value: str, act: Act) -> None:
        async def work(connection: Any) -> None:
            await connection.execute("DELETE FROM bans WHERE kind = $1 AND value = $2", kind, value)
            await _note(connection, act)

        await self._database.writer.do(work)


class PostgresActs(Part, Acts):
    """Acts in PostgreSQL."""

    async def add(self, act: Act) -> None:
        await self._database.writer.do(lambda connection: _note(connection, act))

    async def latest(self, limit: int) -> list[Act]:
        sql = "SELECT at, act, whom, note FROM acts ORDER BY key DESC LIMIT $1"
        return [Act(*row) for row in await self._database.ask(sql, limit)]


async def _note(connection: Any, act: Act) -> None:
    sql = "INSERT INTO acts (at, act, whom, note) VALUES ($1, $2, $3, $4)"
    await connection.execute(sql, act.at, act.act, act.whom, act.note)
