"""Players."""

import secrets

from ..values import DIRTY, Player, player_of
from .database import Part, Steps

PLAYER = (
    "SELECT id, name, program, made, seen,"
    " (SELECT string_agg(guest.id, ',') FROM players AS guest WHERE guest.account = owner.id) FROM players AS owner"
)
"""The columns of a ``Player``."""
_RATINGS = (
    "UPDATE ratings SET player = $2 WHERE player = $1 AND game NOT IN (SELECT game FROM ratings WHERE player = $2)"
)
"""A game that both have played counts once; the guest's row goes with the guest."""
_IN_ORDER = 'ORDER BY id COLLATE "C" LIMIT $2'


class Players(Part):
    """The players.

    A guest can become another player, an account: then only the account is found, and the guest's id is in its ``was``.
    """

    async def add(self, player: Player, token: bytes) -> None:
        """Add a player with the hash of their token; raises Conflict if the id or the token exists."""
        await self._insert(
            "a player with this id or token exists",
            "INSERT INTO players (id, token, name, program, made, seen) SELECT $1, $2, $3, $4, $5, $6"
            " WHERE NOT EXISTS (SELECT 1 FROM tokens WHERE token = $2) ON CONFLICT DO NOTHING",
            *(player.id, token, player.name, player.program, player.made, player.seen),
        )

    async def get(self, player: str) -> Player | None:
        """The player with this id."""
        found = await self._players("id = $1", player)
        return found[0] if found else None

    async def all(self, after: str, limit: int) -> list[Player]:
        """The players with ids after this one, ordered by id (as bytes), at most ``limit``."""
        return await self._players('id > $1 COLLATE "C"', after, limit)

    async def named(self, name: str, limit: int) -> list[Player]:
        """The players with exactly this name, ordered by id, at most ``limit``."""
        return await self._players("name = $1", name, limit)

    async def _players(self, which: str, value: str, limit: int = 1) -> list[Player]:
        rows = await self._database.ask(f"{PLAYER} WHERE {which} AND account IS NULL {_IN_ORDER}", value, limit)
        return [player_of(row) for row in rows]

    async def rename(self, player: str, name: str) -> None:
        """Rename the player with this id, if there is one."""
        await self._run(("UPDATE players SET name = $2 WHERE id = $1", player, name))

    async def seen(self, player: str, at: int) -> None:
        """Note when the player was last here; does nothing if there is no such player."""
        await self._run(("UPDATE players SET seen = $2 WHERE id = $1", player, at))

    async def newest(self) -> int:
        """When anybody was last here, to the day; 0 if there is nobody."""
        [(newest,)] = await self._database.ask("SELECT max(seen) FROM players")
        return newest or 0

    async def unseen(self, before: int, limit: int) -> list[str]:
        """The ids, in order, of players without passkeys or seats in logs who were last here before a time."""
        which = (
            "SELECT id FROM players WHERE seen < $1 AND account IS NULL"
            " AND NOT EXISTS (SELECT 1 FROM passkeys WHERE player = players.id)"
            " AND NOT EXISTS (SELECT 1 FROM seats WHERE player = players.id)"
        )
        return [player for (player,) in await self._database.ask(f"{which} {_IN_ORDER}", before, limit)]

    async def merge(self, guest: str, account: str) -> bool:
        """Make a guest, and all who were merged into them, the same player as an account; returns whether it was done.

        The guest's tokens become void, since others may know them.  Logs and their indexes stay as they are.

        Nothing is done if both are the same, one of them does not exist or has been merged, or the guest has passkeys.
        """

        def work() -> Steps[bool]:
            # Locked in the order of ids, so that no two merges wait for each other.
            both = "SELECT id FROM players WHERE id IN ($1, $2) AND account IS NULL ORDER BY id FOR UPDATE"
            found = yield both, guest, account
            if len(found) != 2 or (yield "SELECT 1 FROM passkeys WHERE player = $1", guest):
                return False
            yield "DELETE FROM tokens WHERE player = $1", guest
            yield "DELETE FROM tickets WHERE player = $1", guest
            yield "UPDATE subscriptions SET player = $2 WHERE player = $1", guest, account
            yield _RATINGS, guest, account
            yield "UPDATE players SET account = $2 WHERE account = $1", guest, account
            yield "UPDATE players SET account = $2, token = $3 WHERE id = $1", guest, account, secrets.token_bytes(32)
            return True

        return await self._database.do(work)

    async def remove(self, player: str) -> None:
        """Remove a player with their tokens, passkeys and merged guests; their traces in logs stay."""
        await self._run(("DELETE FROM players WHERE id = $1", player))


_DUE = "INSERT INTO erasures VALUES ($1) ON CONFLICT DO NOTHING"
_DONE = "DELETE FROM erasures WHERE player = $1"


class Erasures(Part):
    """Players who are to be forgotten: what was begun is due until it ends, even after a restart."""

    async def begin(self, player: str) -> None:
        """Forget a player's and their guests' names, tokens, passkeys and bans, and who they were in acts.

        From now on the erasure of each of their ids is due.  All of it happens in one transaction.
        """

        def work() -> Steps[None]:
            yield "SELECT 1 FROM players WHERE id = $1 FOR UPDATE", player  # a guest may just become this player
            guests = yield "SELECT id FROM players WHERE account = $1", player
            for each in (player, *[guest for (guest,) in guests]):
                yield _DUE, each
                yield "DELETE FROM bans WHERE kind = 'player' AND value = $1", each
                yield "UPDATE acts SET whom = '', note = '' WHERE whom = $1", each
            yield "DELETE FROM players WHERE id = $1", player

        await self._database.do(work)

    async def due(self) -> list[str]:
        """The ids of players whose erasure has begun and not ended."""
        rows = await self._database.ask("SELECT player FROM erasures WHERE player <> $1", DIRTY)
        return [player for (player,) in rows]

    async def end(self, player: str) -> None:
        """Forget that this player's erasure was due; ``is_dirty`` from now on."""
        await self._run((_DUE, DIRTY), (_DONE, player))

    async def is_dirty(self) -> bool:
        """Whether an erasure has ended since the last ``scrub``."""
        return bool(await self._database.ask("SELECT 1 FROM erasures WHERE player = $1", DIRTY))

    async def scrub(self) -> None:
        """Remove what was erased from the store's files too; other writes wait.

        Raises StoreError if another program uses the files; the store stays dirty then.
        """
        await self._database.scrub()
        await self._run((_DONE, DIRTY))
