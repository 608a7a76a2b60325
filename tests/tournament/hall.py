"""A hall for tests: writes entries as an organiser would, each after it was checked."""

from collections.abc import Callable, Sequence

from foretell.tournament import draw
from foretell.tournament.checking import refuse
from foretell.tournament.document import Document, Entry, read_entry
from foretell.tournament.fold import apply
from foretell.tournament.next import next_draw
from foretell.tournament.standings import standings
from foretell.tournament.state import Round, State, Table

AT = "2026-11-21T17:22:44Z"
Totals = Callable[[Table, str], int | None]


class Hall:
    """A tournament that grows by entries; their ids are e1, e2, e3."""

    def __init__(self, names: Sequence[str] = (), **settings: object) -> None:
        self.state = State("hall")
        self.secret = b"s" * 32
        if settings:
            self.write("set", set=settings)
        self.write("commit", chain=draw.chain(self.secret))
        if self.state.settings.online:
            self.write("deals", head=draw.head_of(self.secret))
        for name in names:
            self.write("person", name=name, group=None)

    @property
    def document(self) -> Document:
        """All entries so far."""
        return Document(self.state.id, tuple(self.state.entries))

    @property
    def row(self) -> Round:
        """The last round."""
        return self.state.rounds[-1]

    def entry(self, do: str, **values: object) -> Entry:
        """The entry that would come next; ``from_`` stands for the key ``from``."""
        number = len(self.state.entries) + 1
        data = {key.rstrip("_"): value for key, value in values.items()}
        return read_entry({"id": f"e{number}", "at": AT, "do": do, **data}, number)

    def write(self, do: str, **values: object) -> str:
        """Write an entry and return its id; raises TournamentFault."""
        entry = self.entry(do, **values)
        refuse(self.state, entry)
        apply(self.state, entry)
        return entry.id

    def seed(self) -> str:
        """The chain's next seed."""
        found = draw.seed_after(self.secret, self.state.chain)
        assert found is not None
        return found

    def seat(self, *tables: Sequence[str], byes: Sequence[str] = ()) -> Round:
        """Draw the next round with these tables, given by names."""
        wanted = next_draw(self.state)
        self.write(
            "draw",
            round=wanted.round,
            stage=wanted.stage,
            seed=self.seed(),
            word="",
            people=list(wanted.people),
            tables=[[self.id_of(name) for name in table] for table in tables],
            byes=[self.id_of(name) for name in byes],
        )
        return self.row

    def result(self, table: int, *points: int | None, round_: int | None = None, why: str = "") -> str:
        """Type the result of a table, seat by seat."""
        row = self.state.rounds[(round_ or len(self.state.rounds)) - 1]
        totals = dict(zip(row.tables[table - 1].seats, points, strict=True))
        return self.write("result", round=row.number, table=table, points=totals, from_="organiser", why=why)

    def close(self) -> None:
        """Close the round."""
        self.write("close", round=self.row.number)

    def lot(self) -> None:
        """Draw a lot after the last round."""
        self.write("lot", round=self.row.number, seed=self.seed())

    def id_of(self, name: str) -> str:
        """The id of a person."""
        return next(one.id for one in self.state.people.values() if one.name == name)

    def name_of(self, person: str) -> str:
        """The name of a person."""
        return self.state.people[person].name

    def order(self) -> list[tuple[int, str]]:
        """Places and names, from the first."""
        return [(one.place, self.name_of(one.person)) for one in standings(self.state)]
