"""Opens the score pads of a round's tables, and lets them follow changes of the seating.

What goes wrong with a pad does not concern the tournament: people can type the points.
"""

from contextlib import suppress

import msgspec

from ...pad.faults import PadFault
from ...store import Conflict, OwnedElsewhere
from ...tournament.state import Round, Table
from ..cluster.peers import Peers
from ..eventlog.asking import Refusal
from ..eventlog.broken import apart
from ..net.limits import Allowance
from ..pads.hub import Pads
from ..pads.lines import log_of, watch_key
from .host import TournamentHost
from .lines import pad_key
from .state import Tournament
from .table_pads import changes, new_pad, round_of

_SECONDS = 3600.0


class PadSeats(msgspec.Struct, frozen=True):
    """Who sits at the table of a pad."""

    pad: str
    """The pad's key for watching."""
    people: tuple[tuple[str, str], ...]
    """Ids and names, in the order of the seats."""


class PadsOfTables:
    """The pads of all tournaments' tables."""

    def __init__(self, pads: Pads, peers: Peers) -> None:
        """``peers``: other processes, which own some of the pads."""
        self._pads, self._peers = pads, peers
        self._due = Allowance(1 / _SECONDS, 1)
        """By seed of a round: its pads are prepared again when its tournament is read later, but not each time."""

    def watch(self, tournament: Tournament, row: Round, table: int) -> str:
        """The key for watching of a table's pad."""
        return watch_key(pad_key(tournament.secret, row.seed, table))

    async def open_once(self, host: TournamentHost) -> None:
        """Prepare the pads of the newest round, unless that was done in the last hour; a new start does it again."""
        newest = host.state.state.round
        if newest is not None and not newest.online and self._due.take(newest.seed):
            await self.follow(host)

    async def follow(self, host: TournamentHost) -> None:
        """Open the pads of the newest round; write who sits at their tables now, if that was changed by hand.

        Where a pad cannot be reached, the host is ``behind``.
        """
        state = host.state.state
        newest = state.round
        if newest is not None and not newest.closed and not newest.online:
            by_hand = any(
                entry.do in ("move", "swap") and entry.values["round"] == newest.number for entry in state.entries
            )
            prepared: set[int] = set()
            for table in newest.playing:
                with apart(log_of(self.watch(host.state, newest, table.number))):
                    await self._prepare(host.state, newest, table, seat=by_hand)
                    prepared.add(table.number)
            host.behind = len(prepared) < len([*newest.playing])

    async def seat(self, seats: PadSeats) -> None:
        """Write on a pad who sits at its table now; raises PadFault, Refusal, Broken and StoreError."""
        found = await self._pads.find(seats.pad)
        entries = [] if found is None else changes(found[0].pad.document, seats.people)
        if found is not None and entries:
            await found[0].write([entry.to_json() for entry in entries], "")

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

    async def _prepare(self, tournament: Tournament, row: Round, table: Table, *, seat: bool) -> None:
        """Open a table's pad and ``seat`` its people; raises Broken and StoreError where trying again may help."""
        people = tuple((person, tournament.state.people[person].name) for person in table.seats)
        seats = PadSeats(self.watch(tournament, row, table.number), people)
        with suppress(Conflict, PadFault, Refusal):  # a conflict: another process has it
            if self._pads.loaded(seats.pad) is None:
                new = new_pad(tournament.state.settings, people)
                await self._pads.open(new, "", pad_key(tournament.secret, row.seed, table.number))
        if seat:
            with suppress(PadFault, Refusal):
                try:
                    await self.seat(seats)
                except OwnedElsewhere as elsewhere:
                    await self._peers.post(elsewhere.address, "/nodes/seats", msgspec.json.encode(seats))
