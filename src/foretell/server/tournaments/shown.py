"""A tournament with its readers: organisers, and everybody else."""

import asyncio
from collections.abc import Collection, Mapping
from weakref import WeakKeyDictionary, proxy

import msgspec

from ...store import Store
from ..eventlog import clock
from ..eventlog.organised import OrganisedHost
from ..net.limits import READ_FOR_ONE_SENT
from ..net.reader import Reader
from ..ops.metrics import Metrics
from ..protocol.tournament_views import TournamentTable, TournamentView
from . import state
from .names import log_of
from .publishing import Publisher
from .view import Views, codes_of, for_table

UNUSED_MS = 400 * 86_400_000
"""A tournament without readers and without new lines is removed after this time."""


class ShownTournament(OrganisedHost[state.Tournament]):
    """Keeps the readers of a tournament informed."""

    what = "tournament"
    unused_ms = UNUSED_MS

    def __init__(self, watch: str, tournament: state.Tournament, store: Store, metrics: Metrics) -> None:
        super().__init__(log_of(watch), tournament, store, metrics)
        self.watch = watch
        """The key for everybody, which names the log."""
        self.organisers: set[Reader] = set()
        """The readers with the organisers' key; each is added before it joins."""
        self.known: WeakKeyDictionary[Reader, tuple[str, ...]] = WeakKeyDictionary()
        """The ids of the players who read; each is noted before its reader joins."""
        self._views = Views(watch)
        self._progress: dict[tuple[int, int], int] = {}
        self._seen: dict[bool, TournamentView] = {}
        """The views of organisers and of others, until something changes."""
        here = proxy(self)  # without a cycle, so that a tournament is freed as soon as it is unloaded
        self._publishers = {organiser: Publisher(_Readers(here, organiser=organiser)) for organiser in (True, False)}

    def leave(self, reader: Reader) -> None:
        """Send the reader nothing more."""
        self.organisers.discard(reader)
        super().leave(reader)

    def lines_to_send(self, _after: int | None = None) -> int:
        """What the whole tournament counts, as a number of lines."""
        return 1 + len(self.state.state.entries) // READ_FOR_ONE_SENT

    def view(self, *, organiser: bool) -> TournamentView:
        """The tournament, worked out once after each change; for callers that hold the lock."""
        now = clock.now_ms()
        found = self._seen.get(organiser)
        if found is None:
            found = self._seen[organiser] = self._views.of(self.state, self._progress, now, organiser=organiser)
        return found if found.now == now else msgspec.structs.replace(found, now=now)

    def seen_by(self, ids: Collection[str], *, organiser: bool) -> TournamentView:
        """The tournament for somebody with these ids; for callers that hold the lock."""
        return msgspec.structs.replace(self.view(organiser=organiser), you=self.state.person_of(ids))

    def for_table(self, table: int, ids: Collection[str]) -> TournamentTable:
        """What a phone at a table sees; for callers that hold the lock.  ``ids``: of the player who asks."""
        return for_table(self.state, table, ids, self._progress, clock.now_ms())

    def table_of(self, code: str) -> int | None:
        """The table with this code."""
        codes = codes_of(self.state)
        return codes.index(code) + 1 if code in codes else None

    def see(self, progress: Mapping[tuple[int, int], int]) -> None:
        """Note the game's round of each table's pad."""
        if progress != self._progress:
            self._progress = dict(progress)
            self._seen.clear()
            self._changed()

    async def _recall(self, _after: int | None) -> bool:
        """Work out what is shown in a thread, so that nothing else waits for a large tournament."""
        for organiser in {True, False} - self._seen.keys():
            progress = self._progress
            found = await asyncio.to_thread(self._views.of, self.state, progress, clock.now_ms(), organiser=organiser)
            if progress is self._progress:
                self._seen[organiser] = found
        return True

    def _catch_up(self, reader: Reader, _after: int | None) -> None:
        self._publishers[reader in self.organisers].welcome(reader)

    def _changed(self) -> None:
        for publisher in self._publishers.values():
            publisher.changed()


class _Readers:
    """The readers of one kind, and what they see."""

    def __init__(self, host: ShownTournament, *, organiser: bool) -> None:
        self._host, self._organiser = host, organiser

    @property
    def readers(self) -> Collection[Reader]:
        """Those who are connected."""
        host = self._host
        try:
            return host.readers & host.organisers if self._organiser else host.readers - host.organisers
        except ReferenceError:  # it was unloaded soon after a change
            return ()

    @property
    def is_settled(self) -> bool:
        """Whether everything in memory is on disk."""
        return not self._host.broken

    def view(self) -> TournamentView:
        """The tournament now."""
        return self._host.view(organiser=self._organiser)

    def you(self, reader: Reader) -> str | None:
        """The person that the reader is."""
        return self._host.state.person_of(self._host.known.get(reader, ()))
