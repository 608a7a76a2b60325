"""A tournament at the tests' server, and its organiser, who needs no window."""

from itertools import count
from typing import Any

from tests.web.house import Guest, House

PEOPLE = ("Mira", "Tobias", "Lotte", "Jan", "Ada", "Wim", "Zoë", "Kim")
SHORT = {"name": "Friday", "rounds": 2, "minutes": 45, "options": {"rounds": 1}}
"""Two rounds of games of one round each."""


class Organiser:
    """An organiser with a tournament of these people."""

    def __init__(self, house: House, *people: str, **settings: object) -> None:
        self._guest = Guest(house, "Ines")
        self._numbers = count()
        made = self._guest.post("/tournaments", settings={**SHORT, **settings})
        self.key, self.watch = made["tournament"], made["watch"]
        for name in people:
            self.write("person", name=name, group=None)

    def view(self) -> dict[str, Any]:
        """The tournament, as organisers see it."""
        return self._guest.get(f"/tournaments/{self.key}")

    def write(self, do: str, **values: object) -> None:
        """Write an entry."""
        self._ask("write", entries=[{"id": f"e{next(self._numbers)}", "do": do, **values}])

    def draw(self) -> dict[str, Any]:
        """Draw the next round, and return it."""
        self._ask("draw", round=len(self.view()["rounds"]) + 1)
        drawn: dict[str, Any] = self.view()["rounds"][-1]
        return drawn

    def enter(self, table: dict[str, Any], *points: int) -> None:
        """Enter the result of a table of the newest round."""
        number = len(self.view()["rounds"])
        scores = dict(zip(table["seats"], points, strict=True))
        values = {"round": number, "table": table["number"], "points": scores, "over": table["result"]}
        self.write("result", **values, **{"from": "organiser", "why": ""})

    def close(self) -> None:
        """End the newest round."""
        self._ask("close", round=len(self.view()["rounds"]))

    def leave(self) -> None:
        """Hang up."""
        self._guest.http.close()

    def _ask(self, kind: str, **values: object) -> None:
        self._guest.post(f"/tournaments/{self.key}/commands", type=kind, id=f"c{next(self._numbers)}", **values)
