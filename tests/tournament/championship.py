"""A championship as it happens: late arrivals, leavers, wrong entries, two organisers, power cuts."""

from collections import Counter
from itertools import cycle
from random import Random

from foretell.tournament.document import Document, dumps, loads, salvaged
from foretell.tournament.drawing import drawn
from foretell.tournament.fold import fold
from foretell.tournament.history import pairs
from foretell.tournament.next import following
from foretell.tournament.shape import shape
from foretell.tournament.standings import standings
from foretell.tournament.state import Table

from .hall import Hall
from .second import Book


class Championship(Hall):
    """Plays itself; each phase ends with a cut, after which the file is read again and compared."""

    def __init__(self, people: int, rounds: int, knockout: list[int], seed: int) -> None:
        self.chance = Random(seed)
        names = [f"Person {n}" for n in range(people)]
        super().__init__(names, form="swiss", rounds=rounds, knockout=knockout)
        self.strength = {person: self.chance.gauss(0, 40) for person in self.state.people}
        self.met: Counter[frozenset[str]] = Counter()
        self.desks = cycle(("left", "right"))

    def play(self) -> None:
        """Play all rounds and end the tournament."""
        self.cut()
        while (coming := following(self.state)).do == "draw":
            if coming.stage == "preliminary" and self.state.rounds:
                self.between_rounds()
            self.draw()
            self.cut()
            self.enter_results()
            self.cut()
            self.finish_round()
            self.cut()
        self.write("end")
        self.cut()

    def draw(self) -> None:
        """Draw the round; in the preliminaries nobody meets twice, and tables differ only as the number needs."""
        self.write("draw", **drawn(self.state, self.seed(), "word"))
        sizes = sorted((len(table.seats) for table in self.row.tables), reverse=True)
        assert (sizes, len(self.row.byes)) == shape(len(self.row.people), 4, "threes", 6)
        if self.row.stage == "preliminary":
            self.met.update(pairs(table.seats for table in self.row.tables))
            assert set(self.met.values()) == {1}

    def between_rounds(self) -> None:
        """Some leave, one comes back, some come late; somebody is written down by mistake."""
        number = len(self.state.rounds) + 1
        here = [person for person, one in self.state.people.items() if one.plays(number)]
        for person in self.chance.sample(here, 2):
            self.write("leave", person=person, round=number)
        gone = [person for person, one in self.state.people.items() if not one.plays(number)]
        self.write("leave", person=self.chance.choice(gone), round=None)
        for n in range(2):
            late = self.write("person", name=f"Late {number}.{n}", group=None)
            self.strength[late] = 0
        mistake = self.write("person", name=f"Nobody {number}", group=None)
        self.write("undo", entry=mistake)

    def enter_results(self) -> None:
        """Two desks enter results in any order; some are wrong, disputed, confirmed or of people who fell ill."""
        self.write("clock", round=self.row.number, run=True)
        tables = list(self.row.playing)
        self.chance.shuffle(tables)
        for n, table in enumerate(tables):
            points = self.points(table, ill=n == 0 and self.row.stage == "preliminary")
            common = {"round": self.row.number, "table": table.number}
            if n % 5 == 1:
                wrong = dict.fromkeys(table.seats, 0)
                entry = self.write("result", **common, points=wrong, from_="table", why="")
                if n % 2:
                    self.write("undo", entry=entry)
                else:
                    self.write("dispute", **common, text="these are not our points")
            source = "organiser" if n % 3 == 0 else "pad"
            self.write("result", **common, points=points, from_=source, why=next(self.desks))
            if source == "pad":
                self.write("confirm", **common, person=table.seats[1])
        for person in self.chance.sample(self.row.people, 2):
            self.write("penalty", round=self.row.number, person=person, points=10, why="played on")

    def points(self, table: Table, ill: bool) -> dict[str, int | None]:
        """The points of a game: by strength and luck; perhaps somebody did not play."""
        found: dict[str, int | None] = {
            person: round(self.chance.gauss(120, 60) + self.strength[person]) // 10 * 10 for person in table.seats
        }
        if ill:
            found[table.seats[0]] = None
        return found

    def finish_round(self) -> None:
        """Close the round, find one more mistake in it, draw the lot if one is needed."""
        self.close()
        table = self.chance.choice(list(self.row.playing))
        values = {"round": self.row.number, "table": table.number, "points": self.points(table, ill=False)}
        self.write("result", **values, from_="organiser", why="the sheet was added up wrongly")
        if following(self.state).why == "lot-missing":
            self.lot()

    def cut(self) -> None:
        """The power fails while the last entry is written: all before it is there; go on from the file."""
        document = self.document
        text = dumps(document)
        torn = salvaged(text[: text.rindex("\n", 0, -4) + 1 + self.chance.randrange(20)])
        assert torn == Document(document.id, document.entries[:-1])
        again = fold(loads(text))
        assert again == self.state
        self.state = again
        self.compare(text)

    def compare(self, text: str) -> None:
        """The standings are those of the second computation."""
        ours = {
            one.person: (one.place, one.points, one.game_points, one.games, one.wins) for one in standings(self.state)
        }
        assert ours == Book(text).lines()
