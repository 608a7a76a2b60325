"""A club at the tests' server, and its organiser, who needs no window."""

from itertools import count
from typing import Any

from tests.web.house import Guest, House

EIGHT = ("Mira", "Tobias", "Lotte", "Jan", "Ada", "Wim", "Zoë", "Kim")


class Organiser:
    """An organiser with a club of these people, who are typed in."""

    def __init__(self, house: House, *people: str, **settings: object) -> None:
        self._guest = Guest(house, "Ines")
        self._numbers = count()
        made = self._guest.post("/clubs", settings={"name": "Friday club", **settings})
        self.key, self.watch = made["club"], made["watch"]
        self.members = {name: self.write("member", name=name, role="member") for name in people}

    def view(self) -> dict[str, Any]:
        """The club, as organisers see it."""
        return self._guest.get(f"/clubs/{self.key}")

    def write(self, do: str, **values: object) -> str:
        """Write an entry, and return its id."""
        number = next(self._numbers)
        entry = {"id": f"e{number}", "do": do, **values}
        self._guest.post(f"/clubs/{self.key}/commands", type="write", id=f"c{number}", entries=[entry])
        return f"e{number}"

    def evening(self, day: str, title: str = "Club evening", *coming: str) -> str:
        """Plan an evening to which these members come, and return its id."""
        evening = self.write("evening", title=title, day=day, time="19:30", place="The Crown, back room")
        for name in coming:
            self.write("come", evening=evening, member=self.members[name], comes=True)
        return evening

    def result(self, day: str, evening: str | None, **points: int) -> str:
        """Type the result of a game, and return the game's id."""
        game = self.write("game", key="", evening=evening, day=day, **{"from": "typed"})
        totals = [[name, None, total, None, None, False] for name, total in points.items()]
        self.write("result", game=game, part="", day=day, kind="wizard", totals=totals, over=True)
        return game

    def leave(self) -> None:
        """Hang up."""
        self._guest.http.close()
