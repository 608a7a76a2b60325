"""Games to be rated, and what they said about the people who played them."""

from collections.abc import Callable, Mapping, Sequence

from ..values import Rated, RatedSums
from .database import Part, Steps

RATED = "SELECT game, player, kind, at, judge, lost, decisions, number, mu, sigma FROM ratings"
_QUEUE = (
    "INSERT INTO rating_queue (game, at, due) SELECT $1, $2, $2"
    " WHERE (SELECT count(*) FROM rating_queue WHERE due IS NOT NULL) < $3 ON CONFLICT (game) DO NOTHING"
)
_CLAIM = (
    "UPDATE rating_queue SET due = $2 WHERE game = (SELECT game FROM rating_queue WHERE due <= $1"
    ' ORDER BY due, game COLLATE "C" LIMIT 1) AND due <= $1 RETURNING game'
)
_LATEST = f"{RATED} WHERE player = $1 AND kind = $2 AND number IS NOT NULL ORDER BY number DESC LIMIT 1"
_SUMS = (
    "SELECT kind, judge, count(*), sum(CAST(decisions AS double precision)), sum(lost), sum(lost * lost),"
    " sum(lost * decisions), sum(CAST(decisions AS double precision) * decisions)"
    " FROM ratings WHERE player = $1 GROUP BY kind, judge ORDER BY kind, judge"
)
_ENTER = (
    "INSERT INTO ratings (game, player, kind, at, judge, lost, decisions, number, mu, sigma)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
    " ON CONFLICT (game, player) DO NOTHING"
)
Rate = Callable[[Mapping[str, Rated | None]], Sequence[Rated]]
"""Rates a game: given the people who took part and still exist, each with the row that has their latest standing."""


class Ratings(Part):
    """A queue of finished games, and a row for each person whom a game has rated."""

    async def queue(self, game: str, at: int, most: int) -> None:
        """Put a game into the queue, unless it was there before or ``most`` games wait.

        ``at``: when it ended (milliseconds since 1970).
        """
        await self._run((_QUEUE, game, at, most))

    async def claim(self, now: int, until: int) -> str | None:
        """The game that waits longest; nobody else gets it before ``until``, or ever if it is entered before."""

        def work() -> Steps[str | None]:
            rows = yield _CLAIM, now, until
            return rows[0][0] if rows else None

        return await self._database.do(work)

    async def put_back(self, game: str, due: int) -> None:
        """Let a game that was claimed wait until a time."""
        await self._run(("UPDATE rating_queue SET due = $2 WHERE game = $1 AND due IS NOT NULL", game, due))

    async def put_all_back(self) -> None:
        """Give back all claims: only for a process that uses the store alone."""
        await self._run(("UPDATE rating_queue SET due = at WHERE due > at",))

    async def waiting(self) -> int:
        """How many games wait."""
        [(many,)] = await self._database.ask("SELECT count(*) FROM rating_queue WHERE due IS NOT NULL")
        return int(many)

    async def forget_before(self, at: int) -> None:
        """Forget which games ended before a time, rated or not; their rows stay."""
        await self._run(("DELETE FROM rating_queue WHERE at < $1", at))

    async def enter(self, game: str, kind: str, players: Sequence[str], rate: Rate) -> bool:
        """Rate a game, all or nothing; returns False if that was done before.

        ``players``: ids as the game has them; a guest's row goes to the player whom they have become.  Their standings
        cannot change meanwhile.  ``rate`` may be called again if the transaction has to be repeated.
        """

        def work() -> Steps[bool]:
            if not (yield "SELECT 1 FROM rating_queue WHERE game = $1 AND due IS NOT NULL FOR UPDATE", game):
                return False
            known, people = {}, {}
            for player in sorted(players):
                for (who,) in (yield "SELECT coalesce(account, id) FROM players WHERE id = $1 FOR UPDATE", player):
                    people[player] = who
            for player, who in people.items():
                latest = yield _LATEST, who, kind
                known[player] = Rated(*latest[0]) if latest else None
            for row in rate(known):
                row_of = people[row.player]
                yield _ENTER, row.game, row_of, *row.rest
            yield "UPDATE rating_queue SET due = NULL WHERE game = $1", game
            return True

        return await self._database.do(work)

    async def put(self, row: Rated) -> None:
        """Add a row as it was read from another database."""
        await self._run((_ENTER, row.game, row.player, *row.rest))

    async def latest(self, player: str, kind: str) -> Rated | None:
        """The row with a player's latest standing in a kind of game."""
        rows = await self._database.ask(_LATEST, player, kind)
        return Rated(*rows[0]) if rows else None

    async def sums(self, player: str) -> list[RatedSums]:
        """The sums of a player's rows, for each kind and judge."""
        return [RatedSums(*row) for row in await self._database.ask(_SUMS, player)]

    async def of(self, player: str, limit: int) -> list[Rated]:
        """A player's rows, newest first."""
        sql = f'{RATED} WHERE player = $1 ORDER BY at DESC, game COLLATE "C" LIMIT $2'
        return [Rated(*row) for row in await self._database.ask(sql, player, limit)]
