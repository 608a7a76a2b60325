"""The state of a tournament on the server: the fold of its log."""

from collections import Counter
from collections.abc import Collection, Iterable
from copy import copy
from dataclasses import dataclass, field, fields

from ...tournament.document import Document, Entry, read_entry
from ...tournament.fold import apply as write
from ...tournament.fold import folded_again as again_with
from ...tournament.standings import counted, order
from ...tournament.state import State
from ..eventlog.entries import Authored, Joined, Written
from ..eventlog.lines import BrokenLog, folded
from .lines import AnyLine, Opened

_OF_TABLES = ("result", "confirm", "dispute")


@dataclass(slots=True, kw_only=True)
class Tournament(Authored[State]):
    """A tournament with the authors of its entries."""

    secret: str
    of_tables: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How many results, confirmations and disputes there are, by round and table."""

    @property
    def people(self) -> Collection[str]:
        """The ids of all who take part."""
        return self.state.people

    @property
    def weight(self) -> int:
        """How much it holds in memory, counted in lines: people in a draw are about one each, tables two."""
        return self.seq + sum(len(row.people) + 2 * len(row.tables) for row in self.state.rounds)

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


def _is_sealed(state: State, result: Entry) -> bool:
    """Whether the server has found a result that nobody may see yet; what organisers have entered they know."""
    row = state.at(result.values["round"])
    return row is not None and row.is_sealed and result.values["from"] == "server"


def begin(line: AnyLine | None) -> Tournament:
    """The tournament after the first line of its log; raises BrokenLog."""
    if not isinstance(line, Opened):
        raise BrokenLog("the first line does not open a tournament")
    return Tournament(state=State(line.document), secret=line.secret, last_at=line.at)


def fold(lines: Iterable[AnyLine]) -> Tournament:
    """The tournament of a whole log with its order; raises BrokenLog, and TournamentFault for damaged entries."""
    found = folded(lines, begin, apply)
    order(found.state, counted(found.state))
    return found


def apply(tournament: Tournament, lines: Iterable[AnyLine], again: State | None = None) -> None:
    """Add the next lines; ``again``: as in ``write``."""
    entries = [note(tournament, line) for line in lines]
    write(tournament.state, *entries, again=again)


def trial(state: State) -> State:
    """A copy of the state, on which entries can be tried."""
    copied = {each.name: copy(getattr(state, each.name)) for each in fields(State)}
    return State(**copied)


def folded_again(tournament: Tournament, lines: Iterable[AnyLine]) -> State:
    """What all entries say after the next lines, and the order of all people."""
    entries = [read_entry(line.entry) for line in lines if isinstance(line, Written | Joined)]
    found = again_with(tournament.state, entries)
    if found is None:
        found = trial(tournament.state)
        write(found, *entries)
    order(found, counted(found))
    return found


def note(tournament: Tournament, line: AnyLine) -> Entry:
    """Note the author and the number of a line, without its effect on the state; raises as ``fold``."""
    entry = tournament.note(line, read_entry)
    if entry.do in _OF_TABLES:
        tournament.of_tables[entry.values["round"], entry.values["table"]] += 1
    return entry
