"""Sends the readers of a tournament what is different, at most once a second, encoded once for each kind of reader."""

import asyncio
import time
from collections.abc import Collection
from typing import Protocol
from weakref import WeakKeyDictionary

import msgspec
from msgspec import UNSET

from ..net.reader import Reader
from ..protocol.messages import VERSION
from ..protocol.tournament_views import TournamentView
from ..protocol.tournaments import TournamentChanged, TournamentWelcome

_PAUSE_SECONDS = 1.0
_REST = 10
"""The pause is at least this many times as long as the work."""
_SOON_SECONDS = 0.05
_NOBODY = b'"you":null'
_encode = msgspec.json.Encoder().encode


class Readership(Protocol):
    """The readers of one kind, and what they see."""

    @property
    def readers(self) -> Collection[Reader]:
        """Those who are connected."""

    @property
    def is_settled(self) -> bool:
        """Whether everything in memory is on disk."""

    def view(self) -> TournamentView:
        """The tournament now."""

    def you(self, reader: Reader) -> str | None:
        """The person that the reader is."""


class Publisher:
    """Keeps the readers of one kind up to date."""

    def __init__(self, readership: Readership) -> None:
        self._readership = readership
        self._sent: TournamentView | None = None
        self._encoded: tuple[TournamentView | None, bytes] = (None, b"")
        self._told: WeakKeyDictionary[Reader, str | None] = WeakKeyDictionary()
        """The person that each reader is told to be."""
        self._scheduled = False
        self._next = 0.0
        """Before this moment nothing is sent again (monotonic seconds)."""

    def changed(self) -> None:
        """Send what is different, at once or when the last time was a second ago."""
        if not self._scheduled and self._readership.readers:
            self._scheduled = True
            wait = max(0.0, self._next - time.monotonic())
            asyncio.get_running_loop().call_later(wait, self._send_later)

    def welcome(self, reader: Reader) -> None:
        """Send a reader the whole tournament; for callers that hold the lock."""
        others = [each for each in self._readership.readers if each is not reader]
        self._send(others)
        if self._sent is not None:
            self._told[reader] = self._readership.you(reader)
            reader.push(self._whole(self._sent, self._told[reader]))

    def _whole(self, view: TournamentView, you: str | None) -> bytes:
        """The whole tournament, encoded once after each change, but for the time, and who the reader is."""
        timeless = msgspec.structs.replace(view, now=0)
        if self._encoded[0] != timeless:
            self._encoded = timeless, _encode(TournamentWelcome(VERSION, timeless))
        text = self._encoded[1].replace(b'"now":0,', b'"now":%d,' % view.now, 1)
        return text if you is None else text.replace(_NOBODY, b'"you":%s' % _encode(you), 1)

    def _send_later(self) -> None:
        self._scheduled = False
        if not self._readership.readers:
            return
        if not self._readership.is_settled:
            self._next = time.monotonic() + _SOON_SECONDS
            self.changed()
            return
        self._send(self._readership.readers)

    def _send(self, readers: Collection[Reader]) -> None:
        """Send what is different from what was sent last, which all readers have."""
        began = time.monotonic()
        old, new = self._sent, self._readership.view()
        self._sent = new
        difference = None if old is None or not readers else changes(old, new)
        if difference is not None:
            message = _encode(difference)
            for reader in readers:
                you = self._readership.you(reader)
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
