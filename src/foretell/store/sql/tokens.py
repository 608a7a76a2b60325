"""The tokens of players' devices."""

import secrets

from ..values import Conflict, Player, player_of
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
