"""Runs tournaments at the server's tables: opens the tables of a round, enters results, ends and draws rounds."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

from ...store import Conflict
from ...tournament.state import Round, Table
from ..eventlog import clock
from ..eventlog.asking import Refusal
from ..eventlog.broken import apart
from ..ops.background import Background
from ..protocol.tournaments import DrawRound
from ..table.hub import Tables
from ..table.server_actions import Opening
from ..table.state import Status
from . import by_itself
from .decide import Points
from .host import TournamentHost
from .table_games import nobody, opening_of, own_game, points_of

_FULL_LOOK_SECONDS = 600.0
"""Tables that are not in memory here are read again after this time, unless their end was reported earlier."""


class Runner:
    """Does everything that is due, for one tournament after the other or for several at once."""

    def __init__(self, tables: Tables, go_on: Callable[[TournamentHost], Awaitable[None]]) -> None:
        """``go_on``: calls ``run`` for a tournament, and deals with what goes wrong."""
        self._tables, self._go_on = tables, go_on
        self.opened: Callable[[Opening], None] = lambda _: None
        """Called when a table was opened."""
        self._background = Background()
        self._running: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def begin(self, host: TournamentHost) -> None:
        """Do what is due in a tournament, in the background."""
        if not host.is_online:
            return
        self._again.add(host.name)
        if host.name not in self._running:
            task = self._running[host.name] = self._background.begin(self._until_done(host))
            task.add_done_callback(lambda _: self._running.pop(host.name, None))

    async def close(self) -> None:
        """Stop all work; it continues after the next start."""
        await self._background.close()

    async def _until_done(self, host: TournamentHost) -> None:
        while host.name in self._again:
            self._again.discard(host.name)
            await self._go_on(host)

    async def run(self, host: TournamentHost) -> None:
        """Do what is due, unless it was refused before; raises Refusal and StoreError."""
        async with host.running:
            try:
                while host.refused != host.state.seq and await self._go_on_with(host):
                    pass
            except Refusal as refusal:
                if refusal.code != "again":
                    host.refused = host.state.seq
                raise

    async def _go_on_with(self, host: TournamentHost) -> bool:
        """Do what is due now; returns whether something may follow."""
        await self._open(host)
        await self._look(host)
        ended = await host.note(by_itself.ending) or await host.note(by_itself.end)
        await self._show(host)
        return await self._draw(host) or ended

    def progress(self, host: TournamentHost) -> dict[tuple[int, int], int]:
        """The game's round at each table of the newest round that is in memory here."""
        row, found = host.state.state.round, dict[tuple[int, int], int]()
        for table, game in _games(host, row):
            loaded = self._tables.loaded(game)
            if row is not None and loaded is not None and loaded.game is not None:
                found[row.number, table.number] = loaded.game.round
        return found

    async def _open(self, host: TournamentHost) -> None:
        """Open the tables of the newest round that are not open yet."""
        row, opened = by_itself.open_round(host.state), dict[int, str]()
        if row is None:
            return
        left_out = by_itself.skipped(host.state, row)
        for table in row.playing:
            if table.game is None and table not in left_out:
                with apart(host.name), suppress(Refusal):  # other options since the draw, which do not go together
                    opening = opening_of(host.state, host.watch, row, table)
                    await self._open_once(opening)
                    opened[table.number] = opening.table
        if opened:
            await host.note(lambda tournament, now: by_itself.games(tournament, row.number, opened, now))

    async def _open_once(self, opening: Opening) -> None:
        """Open a table, unless it exists from before a restart."""
        with suppress(Conflict):
            await self._tables.open_of_tournament(opening)
            self.opened(opening)

    async def _look(self, host: TournamentHost) -> None:
        """Enter the results of games that are over."""
        row, points = by_itself.open_round(host.state), dict[int, Points]()
        whole = time.monotonic() - host.looked > _FULL_LOOK_SECONDS
        if row is not None:
            points.update((table.number, nobody(table)) for table in by_itself.skipped(host.state, row))
        for table, game in _games(host, row):
            if table.result is None:
                with apart(game):
                    found = await self._ended(host, table, game, whole=whole)
                    points.update({} if found is None else {table.number: found})
                    host.ended.discard(game)
        if whole:
            host.looked = time.monotonic()
        if row is not None and points:
            await host.note(lambda tournament, now: by_itself.results(tournament, row.number, points, now))

    async def _ended(self, host: TournamentHost, table: Table, game: str, *, whole: bool) -> Points | None:
        """The points of a table whose game is over, or which is gone; None: it is played, or is not in memory here."""
        found = self._tables.loaded(game)
        if found is None and (whole or game in host.ended):
            found = await self._tables.outcome(game)
            if found is None:
                return nobody(table)
        over = found is not None and found.status is Status.OVER
        return points_of(host.state.state, table, found) if found is not None and over else None

    async def _show(self, host: TournamentHost) -> None:
        """Show the cards of the last round whose deals are open, and end games that an organiser has ended."""
        row = next((row for row in reversed(host.state.state.rounds) if row.secret), None)
        if row is None or host.shown == row.seed:
            return
        missed = set[str]()
        for table, game in _games(host, row):
            if row.same or (table.result is not None and table.result.source != "server"):
                missed.add(game)
                with apart(game), suppress(Refusal):
                    await self._tables.unseal(game)
                    missed.discard(game)
        if not missed:
            host.shown = row.seed

    async def _draw(self, host: TournamentHost) -> bool:
        """Draw the next round if it is time; returns whether it was drawn."""
        state, at = host.state.state, by_itself.acts_at(host.state)
        if at is None or at > clock.now_ms() or by_itself.due(host.state) != "draw":
            return False
        number = len(state.rounds) + 1
        await host.draw(DrawRound(f"round-{number}-{len(state.entries)}", number), by_itself.SERVER)
        return True


def _games(host: TournamentHost, row: Round | None) -> Iterator[tuple[Table, str]]:
    """The tables of a round, each with the id of the server's table that this tournament has opened."""
    for table in () if row is None else row.playing:
        game = own_game(host.state, row, table) if row is not None else None
        if game is not None:
            yield table, game
