"""A tournament with its readers, organisers and everybody else: what is different is sent to them, once a second."""

import asyncio
import time
from collections.abc import Collection, Mapping
from weakref import WeakKeyDictionary, proxy

import msgspec
from msgspec import UNSET

from ...store import Store
from ..eventlog import clock
from ..eventlog.entries import OrganisedHost
from ..net.limits import READ_FOR_ONE_SENT
from ..net.reader import Reader
from ..ops.metrics import Metrics
from ..protocol.messages import VERSION
from ..protocol.tournament_views import TournamentTable, TournamentView
from ..protocol.tournaments import TournamentChanged, TournamentWelcome
from . import state
from .lines import log_of
from .view import Views, codes_of, for_table

UNUSED_MS = 400 * 86_400_000
"""A tournament without readers and without new lines is removed after this time."""
_PAUSE_SECONDS = 1.0
_REST = 10
"""The pause is at least this many times as long as the work."""
_SOON_SECONDS = 0.05
_NOBODY = b'"you":null'
_encode = msgspec.json.Encoder().encode


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
        self._publishers = {organiser: _Publisher(here, organiser=organiser) for organiser in (True, False)}

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


class _Publisher:
    """Keeps organisers, or all other readers, up to date; what they get is encoded once for each kind."""

    def __init__(self, host: ShownTournament, *, organiser: bool) -> None:
        self._host, self._organiser = host, organiser
        self._sent: TournamentView | None = None
        self._encoded: tuple[TournamentView | None, bytes] = (None, b"")
        self._told: WeakKeyDictionary[Reader, str | None] = WeakKeyDictionary()
        """The person that each reader is told to be."""
        self._scheduled = False
        self._next = 0.0
        """Before this moment nothing is sent again (monotonic seconds)."""

    def changed(self) -> None:
        """Send what is different, at once or when the last time was a second ago."""
        if not self._scheduled and self._readers:
            self._scheduled = True
            wait = max(0.0, self._next - time.monotonic())
            asyncio.get_running_loop().call_later(wait, self._send_later)

    def welcome(self, reader: Reader) -> None:
        """Send a reader the whole tournament; for callers that hold the lock."""
        self._send([each for each in self._readers if each is not reader])
        if self._sent is not None:
            self._told[reader] = self._you(reader)
            reader.push(self._whole(self._sent, self._told[reader]))

    @property
    def _readers(self) -> Collection[Reader]:
        """Those who are connected."""
        host = self._host
        try:
            return host.readers & host.organisers if self._organiser else host.readers - host.organisers
        except ReferenceError:  # it was unloaded soon after a change
            return ()

    def _you(self, reader: Reader) -> str | None:
        """The person that the reader is."""
        return self._host.state.person_of(self._host.known.get(reader, ()))

    def _whole(self, view: TournamentView, you: str | None) -> bytes:
        """The whole tournament, encoded once after each change, but for the time, and who the reader is."""
        timeless = msgspec.structs.replace(view, now=0)
        if self._encoded[0] != timeless:
            self._encoded = timeless, _encode(TournamentWelcome(VERSION, timeless))
        text = self._encoded[1].replace(b'"now":0,', b'"now":%d,' % view.now, 1)
        return text if you is None else text.replace(_NOBODY, b'"you":%s' % _encode(you), 1)

    def _send_later(self) -> None:
        self._scheduled = False
        readers = self._readers
        if readers and self._host.broken:  # not everything in memory is on disk
            self._next = time.monotonic() + _SOON_SECONDS
            self.changed()
        elif readers:
            self._send(readers)

    def _send(self, readers: Collection[Reader]) -> None:
        """Send what is different from what was sent last, which all readers have."""
        began = time.monotonic()
        old, new = self._sent, self._host.view(organiser=self._organiser)
        self._sent = new
        difference = None if old is None or not readers else changes(old, new)
        if difference is not None:
            message = _encode(difference)
            for reader in readers:
                you = self._you(reader)
                is_told = self._told.get(reader) == you
                reader.push(message if is_told else _encode(msgspec.structs.replace(difference, you=you)))
                self._told[reader] = you
        now = time.monotonic()
        self._next = now + max(_PAUSE_SECONDS, _REST * (now - began))


def changes(old: TournamentView, new: TournamentView) -> TournamentChanged | None:
    """What is different in the new view; None: nothing."""
    if msgspec.structs.replace(new, now=old.now) == old:
        return None
    before = {row.number: row for row in old.rounds}
    logged = {bytes(entry) for entry in old.log}
    return TournamentChanged(
        new.seq,
        new.now,
        new.next,
        new.over,
        new.chain,
        tuple(row for row in new.rounds if before.get(row.number) != row),
        tuple(sorted(before.keys() - {row.number for row in new.rounds})),
        UNSET if new.settings == old.settings else new.settings,
        UNSET if new.people == old.people else new.people,
        UNSET if new.standings == old.standings else new.standings,
        tuple(entry for entry in new.log if bytes(entry) not in logged),
        UNSET if new.codes == old.codes else new.codes,
        deals=UNSET if new.deals == old.deals else new.deals,
    )
