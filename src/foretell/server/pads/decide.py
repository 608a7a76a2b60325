"""Decides on entries and phones of shared pads.  Nothing is changed here."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...pad.document import Document, check_ids, is_masked
from ...pad.entries import Entry, read_entry
from ...pad.faults import PadFault
from ...pad.fold import hidden_entries
from ..eventlog.asking import Refusal
from ..eventlog.entries import UnreadableEntry
from .state import Pad, is_face_down

_SHOWING = ("bid", "tricks", "end")
"""The entries that turn bids face up: the last bid (V2), or the end of the round (V3)."""


@dataclass(slots=True)
class _Trial:
    """A pad on which entries are tried one after the other."""

    pad: Pad
    author: str
    document: Document
    known: dict[str, Entry]
    hidden: frozenset[str]
    down: bool

    def take_all(self, new: Sequence[tuple[str, Entry]]) -> None:
        """Try entries with their places, with one fold if none of them turns up a bid; raises Refusal."""
        entries = [entry for _, entry in new]
        if entries and (self.down or is_face_down(entries)):
            hidden = hidden_entries(self.document.with_entries(*entries), "")
            if any(self._author(name) != self.author for name in self.hidden - hidden):
                for where, entry in new:
                    self.take(entry, where)
                return
            for where, entry in new:
                self.known[entry.id] = entry
                self._check_bidder(entry, hidden, where)
            self.hidden = hidden

    def take(self, entry: Entry, where: str) -> None:
        """Try one entry; raises Refusal."""
        self.down = self.down or is_face_down((entry,))
        after = self.document.with_entries(entry)
        hidden = hidden_entries(after, "") if self.down else self.hidden
        self._check_bidder(entry, hidden, where)
        self._check_shown(entry, hidden, where)
        self.document, self.hidden = after, hidden
        self.known[entry.id] = entry

    def _check_bidder(self, entry: Entry, hidden: frozenset[str], where: str) -> None:
        """Refuse a face-down bid of a player who has a phone, unless it comes from this phone."""
        bid = self._meant(entry)
        if bid is None or bid.id not in hidden | self.hidden:
            return
        if self.pad.phones.get(bid.values["player"], self.author) != self.author:
            raise Refusal("not-yours", "this bid is made on the player's own phone", where=where)

    def _check_shown(self, entry: Entry, hidden: frozenset[str], where: str) -> None:
        """Refuse an entry that turns up bids of others, unless it is one that does so in the game."""
        done = self.known.get(entry.values["entry"]) if entry.do == "redo" else entry
        shows = done is not None and done.do in _SHOWING
        if not shows and any(self._author(name) != self.author for name in self.hidden - hidden):
            raise Refusal("face-down", "this would show bids that lie face down", where=where)

    def _author(self, name: str) -> str:
        return self.pad.authors.get(name, self.author)

    def _meant(self, entry: Entry) -> Entry | None:
        """The bid that an entry writes, undoes or redoes."""
        meant = self.known.get(entry.values["entry"]) if entry.do in ("undo", "redo") else entry
        return meant if meant is not None and meant.do == "bid" else None


def read(pad: Pad, entries: Sequence[Mapping[str, Any]]) -> list[Entry]:
    """The entries of a message, numbered from 1; raises PadFault."""
    found = [read_entry(one, pad.document.game, number) for number, one in enumerate(entries, start=1)]
    check_ids(found, PadFault)
    return found


def write(pad: Pad, entries: Sequence[Entry], author: str, most: int) -> tuple[list[Entry], frozenset[str]]:
    """The new ones of the entries, and the face-down bids after them; raises Refusal unless all may be written."""
    new: list[tuple[str, Entry]] = []
    for number, entry in enumerate(entries, start=1):
        where = f"entry {number}"
        known = pad.entries.get(entry.id)
        if known is None:
            check_seen(entry, where)
            new.append((where, entry))
        elif pad.seen_by(entry, author) not in (pad.seen_by(known, author), pad.seen_by(known, None)):
            raise Refusal("same-id", f"there is another entry with the id {entry.id}", where=where)
    if len(pad.entries) + len(new) > most:
        raise Refusal("full", f"a shared pad has room for {most} entries")
    trial = _Trial(pad, author, pad.document, dict(pad.entries), pad.hidden, pad.down)
    trial.take_all(new)
    return [entry for _, entry in new], trial.hidden


def check_seen(entry: Entry, where: str) -> None:
    """Raise Refusal for a masked bid: only the server masks bids, for its readers."""
    if is_masked(entry):
        raise Refusal("masked", "a masked bid cannot be written", where=where)


def check_player(pad: Pad, player: str) -> None:
    """Raise Refusal if there is no such player (or no longer)."""
    if player not in pad.entries or pad.entries[player].do != "join":
        raise Refusal("no-such-player", "there is no such player on this pad")


def check_free(pad: Pad, player: str, person: str) -> None:
    """Raise Refusal if somebody else has a phone for the player."""
    if pad.phones.get(player, person) != person:
        raise Refusal("taken", "this player has a phone already")


def unreadable(fault: PadFault) -> UnreadableEntry:
    """The refusal of a damaged entry, with its place in the message or document."""
    where = f"entry {fault.entry}" if fault.entry else None
    where = f"line {fault.line}" if fault.line else where
    return UnreadableEntry(fault.key, f"this cannot be written: {fault}", where=where)
