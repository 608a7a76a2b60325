"""Tickets."""

from ..values import Conflict, Player, player_of
from .database import Part, Steps
from .players import PLAYER
from .tokens import ADD_TOKEN

_BY_TICKET = "(SELECT player FROM tickets WHERE ticket = $1 AND until > $2)"


class Tickets(Part):
    """The hashes of tickets: each lets one more device act as a player, once, for a short time."""

    async def add(self, player: str, ticket: bytes, now: int, until: int) -> None:
        """Give a player a ticket that replaces any earlier one.

        Raises Conflict if there is no such player, or another player has this ticket.
        """

        def work() -> Steps[None]:
            yield "DELETE FROM tickets WHERE until <= $1", now
            sql = (
                "INSERT INTO tickets (player, ticket, until) SELECT id, $2, $3 FROM players"
                " WHERE id = $1 AND account IS NULL"
                " AND NOT EXISTS (SELECT 1 FROM tickets WHERE ticket = $2 AND player <> $1)"
                " ON CONFLICT (player) DO UPDATE SET ticket = excluded.ticket, until = excluded.until RETURNING 1"
            )
            if not (yield sql, player, ticket, until):
                raise Conflict("there is no such player, or the ticket exists")

        await self._database.do(work)

    async def holder(self, ticket: bytes, now: int) -> Player | None:
        """The player who has this ticket; None if nobody has it, or it has expired."""
        rows = await self._database.ask(f"{PLAYER} WHERE owner.id = {_BY_TICKET}", ticket, now)
        return player_of(rows[0]) if rows else None

    async def use(self, ticket: bytes, token: bytes, now: int) -> bool:
        """Give the holder of a ticket one more token, and make the ticket void; returns whether it was done.

        Of several calls only one succeeds.  Raises Conflict if the token exists.
        """

        def work() -> Steps[bool]:
            held = yield "SELECT player FROM tickets WHERE ticket = $1 AND until > $2 FOR UPDATE", ticket, now
            if not held:
                return False
            [(player,)] = held
            if not (yield f"{ADD_TOKEN} RETURNING 1", token, player):
                raise Conflict("the token exists")
            yield "DELETE FROM tickets WHERE player = $1", player
            return True

        return await self._database.do(work)

    async def drop(self, player: str) -> None:
        """Make the player's ticket void, if they have one."""
        await self._run(("DELETE FROM tickets WHERE player = $1", player))


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
        if not code.isprintable():
            return None  # strangers type it, and a database may fail on it
        rows = await self._database.ask("SELECT log FROM codes WHERE code = $1 AND until > $2", code, now)
        return rows[0][0] if rows else None
