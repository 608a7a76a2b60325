"""The state of a shared pad: the fold of its log."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from ...pad.document import Document
from ...pad.entries import Entry
from ...pad.fold import hidden_entries
from ..eventlog.lines import BrokenLog, folded
from .lines import AnyLine, Freed, Opened, SignedIn, Taken, Written, entry_of


@dataclass(slots=True)
class Pad:
    """A pad with the authors of its entries."""

    document: Document
    last_at: int
    """When the last line was written (milliseconds since 1970)."""
    seq: int = 1
    """The number of the last line."""
    entries: dict[str, Entry] = field(default_factory=dict)
    """By their ids, in order."""
    authors: dict[str, str] = field(default_factory=dict)
    """The authors of entries, by the connections they came from; the ``by`` of an entry proves nothing."""
    numbers: dict[str, int] = field(default_factory=dict)
    """The line of each entry."""
    phones: dict[str, str] = field(default_factory=dict)
    """By player: the id of the person whose phone is the player's."""
    down: bool = False
    """Whether bids may lie face down at any time of this game."""
    hidden: frozenset[str] = frozenset()
    """V2, V3: entries with bids that lie face down."""

    def player_of(self, person: str | None) -> str | None:
        """The player whose phone this is."""
        return next((player for player, owner in self.phones.items() if owner == person), None)

    def knows(self, person: str) -> bool:
        """Whether the person has written an entry, or has a phone here."""
        return person in self.phones.values() or person in self.authors.values()

    def seen_by(self, entry: Entry, person: str | None) -> Entry:
        """The entry as this person may see it: only its author sees a face-down bid."""
        if entry.id not in self.hidden or (person is not None and self.authors[entry.id] == person):
            return entry
        return replace(entry, values={**entry.values, "bid": "?"})

    def after(self, seq: int) -> Iterator[Entry]:
        """The entries after a line, in order."""
        return (entry for name, entry in self.entries.items() if self.numbers[name] > seq)


def is_face_down(entries: Iterable[Entry]) -> bool:
    """Whether any of the entries agrees on bids that lie face down."""
    return any(e.do == "options" and e.values["set"].get("bidding", "open") != "open" for e in entries)


def begin(line: AnyLine | None) -> Pad:
    """The pad after the first line of its log; raises BrokenLog."""
    if not isinstance(line, Opened):
        raise BrokenLog("the first line does not open a pad")
    return Pad(Document(line.document, line.game), line.at)


def fold(lines: Iterable[AnyLine]) -> Pad:
    """The pad of a whole log; raises BrokenLog, and PadFault for damaged entries."""
    return folded(lines, begin, apply)


def apply(pad: Pad, lines: Iterable[AnyLine], hidden: frozenset[str] | None = None) -> None:
    """Add the next lines; ``hidden``: the face-down bids after them, None: they are worked out, by a fold."""
    written = []
    for line in lines:
        pad.seq += 1
        pad.last_at = line.at
        match line:
            case Written():
                written.append(_write(pad, line))
            case Taken(player=player):
                _free(pad, pad.player_of(line.by))
                pad.phones[player] = line.by
            case Freed(player=player):
                _free(pad, player)
            case SignedIn(was=was):
                _sign_in(pad, was, line.by)
            case Opened():
                raise BrokenLog(f"line {pad.seq} opens it again")
    if written:
        pad.document = pad.document.with_entries(*written)
        pad.down = pad.down or is_face_down(written)
        if hidden is None:
            hidden = hidden_entries(pad.document, "") if pad.down else frozenset()
        pad.hidden = hidden


def _write(pad: Pad, line: Written) -> Entry:
    entry = entry_of(line, pad.document.game)
    pad.entries[entry.id] = entry
    pad.authors[entry.id] = line.by
    pad.numbers[entry.id] = pad.seq
    return entry


def _sign_in(pad: Pad, was: str, player: str) -> None:
    """Give a person what a guest has; of two players' phones they keep the one that they had."""
    for entry, author in pad.authors.items():
        if author == was:
            pad.authors[entry] = player
    phone = pad.player_of(was)
    if phone is not None and pad.player_of(player) is None:
        pad.phones[phone] = player
    else:
        _free(pad, phone)


def _free(pad: Pad, player: str | None) -> None:
    if player is not None:
        pad.phones.pop(player, None)
