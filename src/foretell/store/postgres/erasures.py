"""Erasures in PostgreSQL."""

from typing import Any

from ..people import Erasures
from ..values import DIRTY
from .connect import connected
from .database import Part

_SCRUB = "VACUUM entries, tables, seats, players, tokens, passkeys, tickets, subscriptions, bans, acts, erasures"


class PostgresErasures(Part, Erasures):
    """Erasures in PostgreSQL."""

    async def begin(self, player: str) -> None:
        async def work(connection: Any) -> None:
            guests = await connection.fetch("SELECT id FROM players WHERE account = $1", player)
            ids = [player, *[row["id"] for row in guests]]
            await connection.execute(
                "INSERT INTO erasures SELECT id FROM unnest($1::text[]) AS due (id) ON CONFLICT DO NOTHING", ids
            )
            await connection.execute("DELETE FROM bans WHERE kind = 'player' AND value = ANY($1)", ids)
            await connection.execute("UPDATE acts SET whom = '', note = '' WHERE whom = ANY($1)", ids)
            await connection.execute("DELETE FROM players WHERE id = $1", player)

        await self._database.writer.do(work)

    async def due(self) -> list[str]:
        rows = await self._database.ask("SELECT player FROM erasures WHERE player <> $1", DIRTY)
        return [player for (player,) in rows]

    async def end(self, player: str) -> None:
        async def work(connection: Any) -> None:
            await connection.execute("INSERT INTO erasures VALUES ($1) ON CONFLICT DO NOTHING", DIRTY)
            await connection.execute("DELETE FROM erasures WHERE player = $1", player)

        await self._database.writer.do(work)

    async def is_dirty(self) -> bool:
        return bool(await self._database.ask("SELECT 1 FROM erasures WHERE player = $1", DIRTY))

    async def scrub(self) -> None:
        """Free the space of erased rows, so that PostgreSQL overwrites it; other writes go on.

        Until then their bytes may be in free space of its files, and in write-ahead logs and backups as long as these
        are kept (docs/operators.md).
        """
        async with connected(self._database.url) as connection:
            await connection.execute(_SCRUB)
        await self._database.run("DELETE FROM erasures WHERE player = $1", DIRTY)
