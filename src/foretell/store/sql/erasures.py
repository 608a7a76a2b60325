"""Erasures."""

from ..values import DIRTY
from .database import Part, Steps

_DUE = "INSERT INTO erasures VALUES ($1) ON CONFLICT DO NOTHING"
_DONE = "DELETE FROM erasures WHERE player = $1"


class Erasures(Part):
    """Players who are to be forgotten: what was begun is due until it ends, even after a restart."""

    async def begin(self, player: str) -> None:
        """Forget a player's and their guests' names, tokens, passkeys and bans, and who they were in acts.

        From now on the erasure of each of their ids is due.  All of it happens in one transaction.
        """

        def work() -> Steps[None]:
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
