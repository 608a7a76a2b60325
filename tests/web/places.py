"""Every page, and how to reach it."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from foretell.puzzles import puzzles
from tests.waiting import until
from tests.web.controls import CARDS, Hands
from tests.web.house import Guest, House
from tests.web.people import Person

SHORT: dict[str, Any] = {"game": {"game": "extreme", "rounds": 1}, "seats": 3}
Way = Callable[[Person, House], str]
"""Prepares a page, and returns its address."""


def by_address(path: str) -> Way:
    """A page that anybody can open by its address."""
    return lambda _person, _house: path


def finished_game(house: House) -> str:
    """A table with a short game that a person has finished."""
    with Guest(house, "Mira") as guest:
        table: str = guest.post("/play", kind=SHORT, bots=["random", "random"])["table"]
        guest.do(table, "start")
        guest.play(table)
    return table


def adjust(page: Page) -> None:
    """On the page for a new game, show everything that can be chosen."""
    page.locator("[data-do=adjust]").click()
    page.locator("[data-choose=seat-1]").wait_for()


def to_lobby(person: Person, house: House) -> str:
    """A table where a person waits for others."""
    with Guest(house, "Mira") as guest:
        table = guest.post("/tables", game={"game": "wizard", "specials": ["bomb"]}, seats=4)["table"]
        guest.do(table, "sit", seat=1)
    person.become("Ada")
    return f"/table/{table}"


def to_table(person: Person, _house: House) -> str:
    """A table where the person has to play a card, with another one in the trick."""
    person.become("Ada")
    table = person.open_game({"game": {"game": "wizard"}, "seats": 4})
    person.play_elsewhere(table, until=4)
    hands = Hands(person.go(f"/table/{table}"))
    while not person.page.locator(CARDS).count():
        hands.play(1)
        hands.wait()
    return f"/table/{table}"


def to_prediction(person: Person, _house: House) -> str:
    """A table of Wizard Extreme where the person has to predict, after the bots before them."""
    person.become("Ada")
    table = person.open_game({"game": {"game": "extreme"}, "seats": 4})
    until(lambda: person.view(table)["legal"], "it is the person's turn to predict")
    return f"/table/{table}"


def to_result(_person: Person, house: House) -> str:
    """The end of a game."""
    return f"/table/{finished_game(house)}"


def to_replay(_person: Person, house: House) -> str:
    """A replay of a game."""
    return f"/replay/{finished_game(house)}"


def show_seats(page: Page) -> None:
    """Wait until the seats of a table are shown."""
    page.locator("[data-seats]").wait_for()


NO_TABLE = "nosuchtablenosuchtable"
PLACES: dict[str, Way] = {
    "home": by_address("/"),
    "new": by_address("/new"),
    "adjust": by_address("/new?friends"),
    "lobby": to_lobby,
    "table": to_table,
    "prediction": to_prediction,
    "result": to_result,
    "replay": to_replay,
    "load": by_address("/replay"),
    "rules": by_address("/rules"),
    "learn": by_address("/learn"),
    "lesson-cards": by_address("/learn/trick"),
    "lesson-seals": by_address("/learn/seals"),
    "puzzles": by_address("/puzzles"),
    "puzzle": by_address(f"/puzzles/{puzzles('extreme')[0].id}"),
    "cards": by_address("/cards"),
    "fair": by_address("/fair"),
    "tournaments": by_address("/tournament"),
    "lost": by_address("/nowhere/at/all"),
    "no-table": by_address(f"/table/{NO_TABLE}"),
}
_COMPLETE: dict[str, Callable[[Page], object]] = {
    "adjust": adjust,
    "lobby": lambda page: page.locator("[data-seat]").first.wait_for(),
    "table": lambda page: Hands(page).wait(),
    "prediction": lambda page: Hands(page).wait(),
    "result": lambda page: page.get_by_role("table").first.wait_for(),
    "replay": show_seats,
    "lesson-cards": show_seats,
    "lesson-seals": show_seats,
    "puzzles": lambda page: page.locator("[data-do=start]").wait_for(),
    "puzzle": show_seats,
    "no-table": lambda page: page.locator("[data-page=no-table] a.main").wait_for(),
}
"""What to wait for, or to do, where a page is not complete as soon as its frame is there."""


def show(person: Person, name: str, address: str) -> None:
    """Go to a page that is prepared, and wait until it is complete."""
    page = person.go(address)
    if name in _COMPLETE:
        _COMPLETE[name](page)
