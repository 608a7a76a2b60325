"""Codes of logs."""

from .database import Part, Steps


class Codes(Part):
    """Short codes by which logs are found for some time; a log has one at most."""

    async def give(self, log: str, code: str, now: int, until: int) -> tuple[str, int] | None:
        """The code of a log, and its end: those that it has, or these; None if another log has this code."""

        def work() -> Steps[tuple[str, int] | None]:
            yield "DELETE FROM codes WHERE until <= $1", now
            yield "INSERT INTO codes (code, log, until) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", code, log, until
            rows = yield "SELECT code, until FROM codes WHERE log = $1", log
            return (rows[0][0], rows[0][1]) if rows else None

        return await self._database.do(work)

    async def log(self, code: str, now: int) -> str | None:
        """The log that has this code; None if none has it, or it has expired."""
        rows = await self._database.ask("SELECT log FROM codes WHERE code = $1 AND until > $2", code, now)
        return rows[0][0] if rows else None
