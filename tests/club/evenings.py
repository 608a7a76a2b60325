"""A club for tests: writes entries as an organiser would, each after it was checked."""

from typing import Any

from foretell.club.checking import refuse
from foretell.club.document import Document, Entry, read_entry
from foretell.club.fold import apply
from foretell.club.state import State, Total

DAY = "2026-11-21"


class Evenings:
    """A club that grows by entries; their ids are e1, e2, e3, those of members are their names."""

    def __init__(self, *names: str, **settings: object) -> None:
        self.state = State("club")
        if settings:
            self.write("set", set=settings)
        for name in names:
            self.write("member", id=name, name=name, role="member")

    @property
    def document(self) -> Document:
        """All entries so far."""
        return Document(self.state.id, tuple(self.state.entries))

    def entry(self, do: str, **values: object) -> Entry:
        """The entry that would come next; ``from_`` stands for the key ``from``."""
        data = {key.rstrip("_"): value for key, value in values.items()}
        return read_entry({"id": f"e{len(self.state.entries) + 1}", "do": do, **data})

    def write(self, do: str, organiser: bool = True, writer: str | None = None, **values: object) -> str:
        """Write an entry and return its id; raises ClubFault."""
        entry = self.entry(do, **values)
        refuse(self.state, entry, organiser, writer)
        apply(self.state, entry)
        return entry.id

    def game(self, day: str = DAY, evening: str | None = None) -> str:
        """A game whose results are typed in."""
        return self.write("game", from_="typed", key="", evening=evening, day=day)

    def result(self, game: str, totals: list[list[object]], **values: object) -> str:
        """The result of a game."""
        given: dict[str, Any] = {"part": "", "day": DAY, "kind": "wizard", "over": True, **values}
        return self.write("result", game=game, totals=totals, **given)

    def play(self, points: str, day: str = DAY, **values: object) -> str:
        """A whole game: ``Ada 30, Ben -10``; a name in brackets is a bot."""
        game = self.game(day, evening=None)
        self.result(game, rows(points), day=day, **values)
        return game

    def totals(self, game: str, part: str = "") -> tuple[Total, ...]:
        """The totals of a result."""
        return self.state.games[game].results[part].totals


def rows(points: str) -> list[list[object]]:
    """Totals from a text such as ``Ada 30, Ben -10 2/5, (Tom) 20``: points, and bids met of bids."""
    found: list[list[object]] = []
    for part in points.split(", "):
        name, number, *known = part.split(" ")
        met, bids = map(int, known[0].split("/")) if known else (None, None)
        found.append([name.strip("()"), None, int(number), met, bids, name.startswith("(")])
    return found
