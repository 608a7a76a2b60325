"""What gives access: tokens of players' devices, tickets for one more device, passkeys, and codes of logs."""

import secrets

from ..values import Conflict, Passkey, Player, player_of
from .database import Part, Steps
from .players import PLAYER

_BY_DEVICE = "(SELECT player FROM tokens WHERE tokens.token = $1)"
OWNER = f"{PLAYER} WHERE owner.token = $1 AND owner.account IS NULL OR owner.id = {_BY_DEVICE}"
ADD_TOKEN = (
    "INSERT INTO tokens (token, player) SELECT $1, id FROM players WHERE id = $2 AND account IS NULL"
    " AND NOT EXISTS (SELECT 1 FROM players WHERE token = $1) ON CONFLICT DO NOTHING"
)
_TAKEN = (
    "SELECT 1 FROM players WHERE token = $1 AND id <> $2 UNION ALL SELECT 1 FROM tokens WHERE token = $1"
    " AND EXISTS (SELECT 1 FROM players WHERE id = $2)"
)


class Tokens(Part):
    """The hashes of the tokens by which devices act as players."""

    async def owner(self, token: bytes) -> Player | None:
        """The player who has this token."""
        rows = await self._database.ask(OWNER, token)
        return player_of(rows[0]) if rows else None

    async def add(self, player: str, token: bytes) -> None:
        """Give a player one more token; raises Conflict if there is no such player, or the token exists."""
        await self._insert("there is no such player, or the token exists", ADD_TOKEN, token, player)

    async def replace(self, player: str, token: bytes | None) -> None:
        """Make all tokens, tickets and subscriptions of a player void; ``token``: the only one from now on, if any.

        Raises Conflict if another player has this token; does nothing if there is no such player.
        """

        def work() -> Steps[None]:
            exists = yield "SELECT 1 FROM players WHERE id = $1", player
            if exists and token is not None and (yield _TAKEN, token, player):
                raise Conflict("the token exists")
            # Nobody has a token whose hash is these random bytes.
            new = secrets.token_bytes(32) if token is None else token
            yield "UPDATE players SET token = $2 WHERE id = $1", player, new
            yield "DELETE FROM tokens WHERE player = $1", player
            yield "DELETE FROM tickets WHERE player = $1", player
            yield "DELETE FROM subscriptions WHERE player = $1", player

        await self._database.do(work)


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


PASSKEYS = "SELECT id, player, key, counter, name, made_at, used_at FROM passkeys"


class Passkeys(Part):
    """The passkeys by which players sign in."""

    async def add(self, passkey: Passkey) -> None:
        """Add a passkey; raises Conflict if its id exists, or there is no such player."""
        p = passkey
        await self._insert(
            "there is no such player, or the passkey exists",
            "INSERT INTO passkeys (id, player, key, counter, name, made_at, used_at)"
            " SELECT $1, id, $3, $4, $5, $6, $7 FROM players WHERE id = $2 AND account IS NULL ON CONFLICT DO NOTHING",
            *(p.id, p.player, p.key, p.counter, p.name, p.made_at, p.used_at),
        )

    async def get(self, key_id: bytes) -> Passkey | None:
        """The passkey with this id."""
        rows = await self._database.ask(f"{PASSKEYS} WHERE id = $1", key_id)
        return Passkey(*rows[0]) if rows else None

    async def of(self, player: str) -> list[Passkey]:
        """The player's passkeys, oldest first, then ordered by id."""
        rows = await self._database.ask(f"{PASSKEYS} WHERE player = $1 ORDER BY made_at, id", player)
        return [Passkey(*row) for row in rows]

    async def use(self, key_id: bytes, counter: int, at: int) -> bool:
        """Note a sign-in and the authenticator's new counter; returns whether it was done.

        Nothing is done if there is no such passkey, or the counter has not grown although both are not 0: a copy of the
        authenticator may exist.  Of several calls with one counter only one succeeds.
        """
        return await self._changes(
            "UPDATE passkeys SET counter = $2, used_at = $3"
            " WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING 1",
            *(key_id, counter, at),
        )

    async def remove(self, player: str, key_id: bytes) -> bool:
        """Delete one of the player's passkeys; returns whether it existed."""
        return await self._changes("DELETE FROM passkeys WHERE player = $1 AND id = $2 RETURNING 1", player, key_id)


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
