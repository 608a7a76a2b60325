"""Every page, and how to reach it."""

from collections.abc import Callable
from typing import Any

from tests.web.controls import CARDS, Hands
from tests.web.house import Guest, House
from tests.web.people import Person

SHORT: dict[str, Any] = {"game": {"game": "extreme", "rounds": 1}, "seats": 3}
Way = Callable[[Person, House], None]


def by_address(path: str) -> Way:
    """A page that anybody can open by its address."""

    def go(person: Person, _house: House) -> None:
        person.go(path)

    return go


def finished_game(house: House) -> str:
    """A table with a short game that a person has finished."""
    with Guest(house, "Mira") as guest:
        table: str = guest.post("/play", kind=SHORT, bots=["random", "random"])["table"]
        guest.do(table, "start")
        guest.play(table)
    return table


def to_rivals(person: Person, _house: House) -> None:
    """The first page, with the choice of opponents."""
    person.go("/").locator("[data-do=rivals]").click()
    person.page.locator("[data-choose=rival-3]").wait_for()


def to_lobby(person: Person, house: House) -> None:
    """A table where a person waits for others."""
    with Guest(house, "Mira") as guest:
        table = guest.post("/tables", game={"game": "wizard", "specials": ["bomb"]}, seats=4)["table"]
        guest.do(table, "sit", seat=1)
    person.become("Ada")
    person.go(f"/table/{table}")


def to_table(person: Person, _house: House) -> None:
    """A table where the person has to play a card, with another one in the trick."""
    person.become("Ada")
    table = person.open_game({"game": {"game": "wizard"}, "seats": 4})
    person.play_elsewhere(table, until=4)
    hands = Hands(person.go(f"/table/{table}"))
    while not person.page.locator(CARDS).count():
        hands.play(1)
        hands.wait()


def to_prediction(person: Person, _house: House) -> None:
    """A table of Wizard Extreme where the person has to predict."""
    person.become("Ada")
    table = person.open_game({"game": {"game": "extreme"}, "seats": 4})
    Hands(person.go(f"/table/{table}")).wait()


def to_result(person: Person, house: House) -> None:
    """The end of a game."""
    person.go(f"/table/{finished_game(house)}")
    person.page.get_by_role("table").first.wait_for()


def to_replay(person: Person, house: House) -> None:
    """A replay of a game."""
    person.go(f"/replay/{finished_game(house)}")
    person.page.locator("[data-seats]").wait_for()


def to_lesson(name: str) -> Way:
    """A lesson."""

    def go(person: Person, _house: House) -> None:
        person.go(f"/learn/{name}")
        person.page.locator("[data-seats]").wait_for()

    return go


def to_no_table(person: Person, _house: House) -> None:
    """A table that does not exist."""
    person.go(f"/table/{NO_TABLE}")
    person.page.locator(".status a").wait_for()


NO_TABLE = "nosuchtablenosuchtable"
PLACES: dict[str, Way] = {
    "home": by_address("/"),
    "rivals": to_rivals,
    "new": by_address("/new"),
    "lobby": to_lobby,
    "table": to_table,
    "prediction": to_prediction,
    "result": to_result,
    "replay": to_replay,
    "load": by_address("/replay"),
    "rules": by_address("/rules"),
    "learn": by_address("/learn"),
    "lesson-wizard": to_lesson("wizard"),
    "lesson-extreme": to_lesson("extreme"),
    "cards": by_address("/cards"),
    "fair": by_address("/fair"),
    "lost": by_address("/nowhere/at/all"),
    "no-table": to_no_table,
}
