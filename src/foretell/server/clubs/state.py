"""The state of a club on the server: the fold of its log."""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from ...club.document import Document, Entry, read_entry
from ...club.fold import apply as write
from ...club.fold import folded_again as again_with
from ...club.state import State
from ..eventlog.entries import Authored, Joined, Written
from ..eventlog.lines import BrokenLog, folded
from .lines import AnyLine, Opened, Played


@dataclass(slots=True, kw_only=True)
class Club(Authored[State]):
    """A club with the authors of its entries."""

    of_authors: Counter[str] = field(default_factory=Counter)
    """How many entries each player has written."""
    of_games: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How many results there are, by game and part."""
    added: dict[str, str] = field(default_factory=dict)
    """By game: the member who has added it; empty: somebody with the organisers' key."""
    brought: Counter[str] = field(default_factory=Counter)
    """How many results the server has written of games that each member has added."""
    rows: int = 0
    """How many totals there are in all results."""
    played: dict[str, set[str]] = field(default_factory=dict)
    """By what identifies a game that was played on the server: the games of the club that have its result."""

    @property
    def people(self) -> Collection[str]:
        """The ids of all members."""
        return self.state.members

    @property
    def document(self) -> Document:
        """All entries, as they are exported."""
        return Document(self.state.id, tuple(self.state.entries))

    def is_played(self, played: Iterable[str], game: str) -> bool:
        """Whether another game than this one already counts what was played."""
        others = {other for each in played for other in self.played.get(each, ())} - {game}
        return any(other in self.state.games and not self.state.games[other].dropped for other in others)

    def has_twin(self, game: str) -> bool:
        """Whether another game already counts what was played in this one."""
        return self.is_played([each for each, games in self.played.items() if game in games], game)

    def is_organiser(self, member: str | None) -> bool:
        """Whether this member is an organiser."""
        found = None if member is None else self.state.members.get(member)
        return found is not None and found.role == "organiser" and not found.left


def begin(line: AnyLine | None) -> Club:
    """The club after the first line of its log; raises BrokenLog."""
    if not isinstance(line, Opened):
        raise BrokenLog("the first line does not open a club")
    return Club(state=State(line.document), last_at=line.at)


def fold(lines: Iterable[AnyLine]) -> Club:
    """The club of a whole log; raises BrokenLog, and ClubFault for damaged entries."""
    return folded(lines, begin, apply)


def apply(club: Club, lines: Iterable[AnyLine], again: State | None = None) -> None:
    """Add the next lines: everything is folded again, once, if entries are undone, unless that was done (``again``)."""
    entries = [note(club, line) for line in lines]
    write(club.state, *entries, again=again)


def folded_again(club: Club, lines: Iterable[AnyLine]) -> State | None:
    """What all entries say after the next lines, if these undo some."""
    return again_with(club.state, [read_entry(line.entry) for line in lines if isinstance(line, Written | Joined)])


def note(club: Club, line: AnyLine) -> Entry:
    """Note the author and the number of a line, without its effect on the state; raises as ``fold``."""
    entry = club.note(line, read_entry)
    club.of_authors[line.by] += 1
    if entry.do == "result":
        club.of_games[entry.values["game"], entry.values["part"]] += 1
        club.rows += len(entry.values["totals"])
    if entry.do == "game":
        club.added[entry.id] = entry.by
    if isinstance(line, Played):
        _note_played(club, line, entry.values["game"])
    return entry


def _note_played(club: Club, line: Played, game: str) -> None:
    """Note which game a result of the server is, and whose it is in the club."""
    club.brought[club.added.get(game, "")] += 1
    for each in line.played:
        club.played.setdefault(each, set()).add(game)
