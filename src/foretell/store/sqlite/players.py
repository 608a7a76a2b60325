"""Players in SQLite."""

import sqlite3

from ..people import Players
from ..values import Player, player_of
from .database import Part, insert

PLAYER = (
    "SELECT id, name, program, made, seen,"
    " (SELECT group_concat(guest.id) FROM players AS guest WHERE guest.account = owner.id) FROM players AS owner"
)
"""The columns of a ``Player``."""


class SqlitePlayers(Part, Players):
    """Players in SQLite."""

    async def add(self, player: Player, token: bytes) -> None:
        await self._database.writer.do(
            lambda connection: insert(
                connection,
                "INSERT INTO players (id, token, name, program, made, seen)"
                " SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE NOT EXISTS (SELECT 1 FROM tokens WHERE token = ?2)"
                " ON CONFLICT DO NOTHING",
                (player.id, token, player.name, player.program, player.made, player.seen),
                "a player with this id or token exists",
            )
        )

    async def get(self, player: str) -> Player | None:
        found = await self._players("id = ?", player)
        return found[0] if found else None

    async def all(self, after: str, limit: int) -> list[Player]:
        return await self._players("id > ?", after, limit)

    async def named(self, name: str, limit: int) -> list[Player]:
        return await self._players("name = ?", name, limit)

    async def _players(self, which: str, value: str, limit: int = 1) -> list[Player]:
        sql = f"{PLAYER} WHERE {which} AND account IS NULL ORDER BY id LIMIT ?"
        return [player_of(row) for row in await self._database.ask(sql, value, limit)]

    async def rename(self, player: str, name: str) -> None:
        await self._database.run("UPDATE players SET name = ? WHERE id = ?", name, player)

    async def seen(self, player: str, at: int) -> None:
        await self._database.run("UPDATE players SET seen = ? WHERE id = ?", at, player)

    async def unseen(self, before: int, limit: int) -> list[str]:
        sql = (
            "SELECT id FROM players WHERE seen < ? AND account IS NULL"
            " AND NOT EXISTS (SELECT 1 FROM passkeys WHERE player = players.id)"
            " AND NOT EXISTS (SELECT 1 FROM seats WHERE player = players.id) ORDER BY id LIMIT ?"
        )
        return [player for (player,) in await self._database.ask(sql, before, limit)]

    async def merge(self, guest: str, account: str) -> bool:
        return await self._database.answered(lambda connection: _merge(connection, guest, account))

    async def remove(self, player: str) -> None:
        await self._database.run("DELETE FROM players WHERE id = ?", player)


def _merge(connection: sqlite3.Connection, guest: str, account: str) -> bool:
    """Make a guest the same player as an account; returns whether it was done."""
    can = (
        "SELECT count(*) = 2 AND NOT EXISTS (SELECT 1 FROM passkeys WHERE player = ?1)"
        " FROM players WHERE id IN (?1, ?2) AND account IS NULL"
    )
    if not connection.execute(can, (guest, account)).fetchone()[0]:
        return False
    for sql in (
        "DELETE FROM tokens WHERE player = :guest",
        "DELETE FROM tickets WHERE player = :guest",
        "UPDATE subscriptions SET player = :account WHERE player = :guest",
        "UPDATE players SET account = :account WHERE account = :guest",
        "UPDATE players SET account = :account, token = randomblob(32) WHERE id = :guest",
    ):
        connection.execute(sql, {"guest": guest, "account": account})
    return True
