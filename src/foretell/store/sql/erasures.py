"""Erasures."""

from ..people import Erasures
from ..values import DIRTY
from .database import Part, Steps

_DUE = "INSERT INTO erasures VALUES ($1) ON CONFLICT DO NOTHING"
_DONE = "DELETE FROM erasures WHERE player = $1"


class SqlErasures(Part, Erasures):
    """Erasures in an SQL database."""

    async def begin(self, player: str) -> None:
        def work() -> Steps[None]:
            guests = yield "SELECT id FROM players WHERE account = $1", player
            for each in (player, *[guest for (guest,) in guests]):
                yield _DUE, each
                yield "DELETE FROM bans WHERE kind = 'player' AND value = $1", each
                yield "UPDATE acts SET whom = '', note = '' WHERE whom = $1", each
            yield "DELETE FROM players WHERE id = $1", player

        await self._database.do(work)

    async def due(self) -> list[str]:
        rows = await self._database.ask("SELECT player FROM erasures WHERE player <> $1", DIRTY)
        return [player for (player,) in rows]

    async def end(self, player: str) -> None:
        await self._run((_DUE, DIRTY), (_DONE, player))

    async def is_dirty(self) -> bool:
        return bool(await self._database.ask("SELECT 1 FROM erasures WHERE player = $1", DIRTY))

    async def scrub(self) -> None:
        await self._database.scrub()
        await self._run((_DONE, DIRTY))
