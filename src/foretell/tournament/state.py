"""The state of a tournament: what its entries say."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from ..pad.folding import Folded
from .document import Entry
from .faults import TournamentFault
from .settings import Settings


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody taking part."""

    id: str
    """The id of the entry that wrote them down."""
    name: str
    group: str | None
    """A family or a club; None: none."""
    joined: int
    """The first round that was not yet drawn when they joined."""
    left: int | None = None
    """The first round that they no longer play."""

    def plays(self, number: int) -> bool:
        """Whether they take part in this round."""
        return self.left is None or number < self.left


@dataclass(frozen=True, slots=True)
class Result:
    """How a table's game ended."""

    entry: str
    """The id of the entry that counts."""
    points: Mapping[str, int | None]
    """The total of each person; None: did not play."""
    source: str
    why: str
    confirmed: bool = False
    dispute: str | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a round."""

    number: int
    seats: tuple[str, ...]
    """The ids of its people; the first one deals first."""
    result: Result | None = None
    bots: tuple[int, ...] = ()
    """The seats of bots, from 0; people sit in the others, in their order."""
    game: str | None = None
    """The id of the server's table at which they play; None: it was not opened there."""

    @property
    def chairs(self) -> tuple[str | None, ...]:
        """All seats in order: a person's id, or None for a bot."""
        people = iter(self.seats)
        size = len(self.seats) + len(self.bots)
        return tuple(None if seat in self.bots else next(people, None) for seat in range(size))

    @property
    def status(self) -> str:
        """``playing``, ``handed-in``, ``confirmed`` or ``disputed``."""
        if self.result is None:
            return "playing"
        if self.result.dispute is not None:
            return "disputed"
        return "confirmed" if self.result.confirmed else "handed-in"


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a round."""

    running: bool = False
    used: int = 0
    """Milliseconds that had passed when it last stood."""
    since: int = 0
    """When it last started, in milliseconds since 1970."""

    def left(self, now: int, minutes: int) -> int:
        """Milliseconds left; negative when time is up."""
        return minutes * 60_000 - self.used - (max(0, now - self.since) if self.running else 0)


@dataclass(frozen=True, slots=True)
class Penalty:
    """Game points taken off in a round (in Wizard Extreme: added)."""

    person: str
    points: int
    why: str


@dataclass(frozen=True, slots=True)
class Round:
    """A round: one game at each table."""

    number: int
    stage: str
    people: tuple[str, ...]
    """Everybody in the draw, in the order of the ranking before it."""
    tables: tuple[Table, ...]
    """Table n is at place n - 1; a table that everybody has left keeps its place."""
    byes: tuple[str, ...]
    seed: str
    word: str
    closed: bool = False
    clock: Clock = field(default_factory=Clock)
    penalties: tuple[Penalty, ...] = ()
    online: bool = False
    """Whether it is played at the server's tables."""
    same: bool = False
    """Whether all its tables get the same deals."""
    head: str = ""
    """The head of the chain of deals when it was drawn."""
    deal: int = 0
    """The number of its secret in this chain."""
    secret: str = ""
    """The secret of its deals; empty until it is revealed."""

    @property
    def playing(self) -> Iterator[Table]:
        """The tables at which somebody sits."""
        return (table for table in self.tables if table.seats)

    @property
    def is_sealed(self) -> bool:
        """Whether nobody may see results yet: others still play the same deals."""
        return self.same and not self.closed and any(table.result is None for table in self.playing)

    def table_of(self, person: str) -> Table | None:
        """The table at which this person sits."""
        return next((table for table in self.tables if person in table.seats), None)

    def penalty_of(self) -> dict[str, int]:
        """By person, the sum of their penalties."""
        found: dict[str, int] = {}
        for one in self.penalties:
            found[one.person] = found.get(one.person, 0) + one.points
        return found

    def seated_by_hand(self) -> "Round":
        """The round, if people may change places: at the server's tables they have cards.  Raises TournamentFault."""
        if self.online:
            raise TournamentFault("seats-fixed", round=self.number)
        return self

    def played_online(self) -> "Round":
        """The round, if it is played at the server's tables.  Raises TournamentFault."""
        if not self.online:
            raise TournamentFault("not-online", round=self.number)
        return self

    def with_table(self, table: Table) -> "Round":
        """The round with this table in place of that with its number, or as a new one after the last."""
        tables = [*self.tables]
        tables[table.number - 1 : table.number] = [table]
        return replace(self, tables=tuple(tables))


@dataclass(slots=True)
class State(Folded):
    """The tournament now.  ``fold.apply`` changes it in place; its parts are values."""

    settings: Settings = field(default_factory=Settings)
    people: dict[str, Person] = field(default_factory=dict)
    """By id, in the order of joining."""
    rounds: list[Round] = field(default_factory=list)
    """Round n is at place n - 1."""
    over: bool = False
    chain: str = ""
    """The last known value of the chain of seeds; empty: nobody has committed to one."""
    deals: str = ""
    """The head of the chain of deals; empty: nobody has committed to one."""
    dealt: int = 0
    """How many rounds have been drawn since then, those whose draw was undone included."""
    lots: dict[int, str] = field(default_factory=dict)
    """The seed of the lot that decides equal places after a round, by the round's number."""
    order: object = field(default=None, compare=False, repr=False)
    """The last order of the people that was worked out, with what it rests on (``standings.order``)."""

    @property
    def round(self) -> Round | None:
        """The last round; None before the first."""
        return self.rounds[-1] if self.rounds else None

    def at(self, number: int) -> Round | None:
        """The round of this number."""
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None


def person_of(state: State, person: str) -> Person:
    """The person of this id; raises TournamentFault."""
    if person not in state.people:
        raise TournamentFault("no-person", value=person)
    return state.people[person]


def round_of(state: State, entry: Entry) -> Round:
    """The round that an entry is about; raises TournamentFault."""
    found = state.at(entry.values["round"])
    if found is None:
        raise TournamentFault("no-round", round=entry.values["round"])
    return found
