"""Opens the score pads of a round's tables, and lets them follow changes of the seating.

What goes wrong with a pad does not concern the tournament: people can type the points.
"""

from collections.abc import Sequence
from contextlib import suppress

from ...pad.faults import PadFault
from ...store import Conflict
from ...tournament.state import Round, Table
from ..eventlog.asking import Refusal
from ..eventlog.broken import apart
from ..pads.hub import Pads
from ..pads.lines import log_of, watch_key
from .host import TournamentHost
from .names import pad_key
from .state import Tournament
from .table_pads import changes, new_pad, round_of


class PadsOfTables:
    """The pads of all tournaments' tables."""

    def __init__(self, pads: Pads) -> None:
        self._pads = pads

    def watch(self, tournament: Tournament, row: Round, table: int) -> str:
        """The key for watching of a table's pad."""
        return watch_key(pad_key(tournament.secret, row.seed, table))

    async def open_once(self, host: TournamentHost) -> None:
        """Open the pads of the newest round, unless that was done before; a new start does it again."""
        newest = host.state.state.round
        if newest is not None and not newest.closed and not newest.online and host.padded != newest.seed:
            host.padded = newest.seed
            for table in newest.playing:
                await self._open(host.state, newest, table)

    async def follow(self, host: TournamentHost) -> None:
        """Write on the pads of the newest round who sits at their tables now."""
        newest = host.state.state.round
        if newest is not None and not newest.closed and not newest.online:
            for table in newest.playing:
                await self._open(host.state, newest, table)
                await self._seat(host.state, newest, table)

    def progress(self, tournament: Tournament) -> dict[tuple[int, int], int]:
        """The game's round of each pad of the newest round that is in memory here."""
        newest = tournament.state.round
        found: dict[tuple[int, int], int] = {}
        if newest is None:
            return found
        for table in newest.playing:
            pad = self._pads.loaded(self.watch(tournament, newest, table.number))
            if pad is not None:
                found[newest.number, table.number] = round_of(pad.document)
        return found

    async def _open(self, tournament: Tournament, row: Round, table: Table) -> None:
        """Open a table's pad, unless there is one."""
        key = pad_key(tournament.secret, row.seed, table.number)
        with apart(log_of(watch_key(key))), suppress(Conflict, PadFault, Refusal):
            if self._pads.loaded(watch_key(key)) is None:
                await self._pads.open(new_pad(tournament.state.settings, _people(tournament, table)), "", key)

    async def _seat(self, tournament: Tournament, row: Round, table: Table) -> None:
        watch = self.watch(tournament, row, table.number)
        with apart(log_of(watch)), suppress(PadFault, Refusal):
            found = await self._pads.find(watch)
            entries = [] if found is None else changes(found[0].pad.document, _people(tournament, table))
            if found is not None and entries:
                await found[0].write([entry.to_json() for entry in entries], "")


def _people(tournament: Tournament, table: Table) -> Sequence[tuple[str, str]]:
    """The ids and names of a table's people."""
    return [(seat, tournament.state.people[seat].name) for seat in table.seats]
