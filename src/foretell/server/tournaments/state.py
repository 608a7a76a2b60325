"""The state of a tournament on the server: the fold of its log."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field, fields

from ...tournament.document import Document
from ...tournament.entries import Entry, read_entry
from ...tournament.fold import apply as write
from ...tournament.fold import fold as fold_all
from ...tournament.state import State
from ..eventlog.lines import BrokenLog
from .lines import GONE, AnyLine, Joined, Opened, person_in

_OF_TABLES = ("result", "confirm", "dispute")


@dataclass(slots=True)
class Tournament:
    """A tournament with the authors of its entries."""

    state: State
    secret: str
    last_at: int
    """When the last line was written (milliseconds since 1970)."""
    seq: int = 1
    """The number of the last line."""
    authors: dict[str, str] = field(default_factory=dict)
    """By entry: the id of the player who wrote it."""
    players: dict[str, str] = field(default_factory=dict)
    """By person: the id of the player who has entered or claimed them, without those who were deleted."""
    claims: dict[str, str] = field(default_factory=dict)
    """By entry: the person who has entered themselves with it, or was claimed; undone, it frees the name again."""
    numbers: dict[str, int] = field(default_factory=dict)
    """The line of each entry."""
    of_tables: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How many results, confirmations and disputes there are, by round and table."""

    @property
    def document(self) -> Document:
        """All entries that organisers may see now."""
        return Document(self.state.id, tuple(self.shown))

    @property
    def shown(self) -> list[Entry]:
        """The entries without the results of games whose deals others still play, and without what undoes these."""
        state = self.state
        if not any(row.is_sealed for row in state.rounds):
            return state.entries
        sealed = {entry.id for entry in state.entries if entry.do == "result" and _is_sealed(state, entry)}
        return [one for one in state.entries if one.id not in sealed and one.values.get("entry") not in sealed]

    def person_of(self, ids: Collection[str]) -> str | None:
        """The person who takes part with one of these ids of a player."""
        people = self.state.people
        return next((one for one, player in self.players.items() if player in ids and one in people), None)

    def entry(self, name: str) -> Entry | None:
        """The entry with this id."""
        number = self.numbers.get(name)
        return None if number is None else self.state.entries[number - 2]  # each line after the first has one entry


def _is_sealed(state: State, result: Entry) -> bool:
    """Whether the server has found a result that nobody may see yet; what organisers have entered they know."""
    row = state.at(result.values["round"])
    return row is not None and row.is_sealed and result.values["from"] == "server"


def begin(line: AnyLine | None) -> Tournament:
    """The tournament after the first line of its log; raises BrokenLog."""
    if not isinstance(line, Opened):
        raise BrokenLog("the first line does not open a tournament")
    return Tournament(State(line.document), line.secret, line.at)


def fold(lines: Iterable[AnyLine]) -> Tournament:
    """The tournament of a whole log; raises BrokenLog, and TournamentFault for damaged entries."""
    rest = iter(lines)
    tournament = begin(next(rest, None))
    apply(tournament, rest)
    return tournament


def apply(tournament: Tournament, lines: Iterable[AnyLine]) -> None:
    """Add the next lines."""
    entries = [note(tournament, line) for line in lines]
    add(tournament.state, entries)


def add(state: State, entries: Sequence[Entry]) -> None:
    """Add entries to a state in place: everything is folded again, once, if some are undone."""
    if any(entry.do == "undo" for entry in entries):
        again = fold_all(Document(state.id, (*state.entries, *entries)))
        for each in fields(State):
            setattr(state, each.name, getattr(again, each.name))
    else:
        for entry in entries:
            write(state, entry)


def trial(state: State) -> State:
    """A copy of the state, on which entries can be tried."""
    copied = {each.name: copy(getattr(state, each.name)) for each in fields(State)}
    return State(**copied)


def note(tournament: Tournament, line: AnyLine) -> Entry:
    """Note the author and the number of a line, without its effect on the state; raises as ``fold``."""
    tournament.seq += 1
    tournament.last_at = line.at
    if isinstance(line, Opened):
        raise BrokenLog(f"line {tournament.seq} opens it again")
    entry = read_entry(line.entry)
    tournament.authors[entry.id] = line.by
    tournament.numbers[entry.id] = tournament.seq
    if isinstance(line, Joined) and not line.by.startswith(GONE):
        tournament.players[person_in(line)] = line.by
        tournament.claims[entry.id] = person_in(line)
    if entry.do == "undo" and entry.values["entry"] in tournament.claims:
        tournament.players.pop(tournament.claims[entry.values["entry"]], None)
    if entry.do in _OF_TABLES:
        tournament.of_tables[entry.values["round"], entry.values["table"]] += 1
    return entry
