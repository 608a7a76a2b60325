"""The operator's bans and acts."""

from ..values import Act, Ban, BanKind
from .database import Part, Statement

_BANS = 'SELECT kind, value, at, note FROM bans ORDER BY at DESC, kind COLLATE "C", value COLLATE "C"'
_BAN = (
    "INSERT INTO bans (kind, value, at, note) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (kind, value) DO UPDATE SET at = excluded.at, note = excluded.note"
)


class Bans(Part):
    """Whom the operator has banned.  Each change is written together with the act that made it."""

    async def all(self) -> list[Ban]:
        """All bans, newest first."""
        return [Ban(*row) for row in await self._database.ask(_BANS)]

    async def add(self, ban: Ban, act: Act) -> None:
        """Add or replace a ban, and note the act."""
        await self._run((_BAN, ban.kind, ban.value, ban.at, ban.note), _noted(act))

    async def lift(self, kind: BanKind, value: str, act: Act) -> None:
        """Remove a ban, if there is one, and note the act."""
        await self._run(("DELETE FROM bans WHERE kind = $1 AND value = $2", kind, value), _noted(act))


class Acts(Part):
    """What the operator has done."""

    async def add(self, act: Act) -> None:
        """Note an act."""
        await self._run(_noted(act))

    async def latest(self, limit: int) -> list[Act]:
        """The latest acts, newest first."""
        sql = "SELECT at, act, whom, note FROM acts ORDER BY key DESC LIMIT $1"
        return [Act(*row) for row in await self._database.ask(sql, limit)]


def _noted(act: Act) -> Statement:
    return "INSERT INTO acts (at, act, whom, note) VALUES ($1, $2, $3, $4)", act.at, act.act, act.whom, act.note
