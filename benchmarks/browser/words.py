"""Counts the words of the first views of pages on a phone: all names and texts in the accessibility tree.

At a table these are the words that stay: announcements leave the tree eight seconds after they were read out.

    python -m benchmarks.browser.words ADDRESS

ADDRESS: a running ``foretell serve``, for example http://127.0.0.1:8000.
"""

import argparse
import json
import re

from playwright.sync_api import Browser, expect, sync_playwright

from foretell import WizardOptions
from tests.web import chromium
from tests.web.controls import CARDS, Hands
from tests.web.people import PHONE, Person

from .look_back import record_of

_ADDRESS = re.compile(r"^\s*- /url:")
_TEXT = re.compile(r'"((?:[^"\\]|\\.)*)"|: (.+)$')
_WORD = re.compile(r"\w")
_OPEN_RECORD = """() => {
    history.pushState({}, "", "/lookback/file");
    dispatchEvent(new PopStateEvent("popstate"));
}"""
_JUDGED = """() => {
    const main = document.querySelector("main");
    return main.querySelector("h2") && !main.querySelector("progress, [aria-busy=true]");
}"""


def count(person: Person) -> int:
    """The words of the page that a person sees."""
    lines = [line for line in person.page.locator("body").aria_snapshot().splitlines() if not _ADDRESS.match(line)]
    texts = [name or text for line in lines for name, text in _TEXT.findall(line)]
    return sum(1 for text in texts for word in text.split() if _WORD.search(word))


def at_home(person: Person) -> None:
    """Open the first page."""
    person.go("/").locator("[data-do]").first.wait_for()


def at_new(person: Person) -> None:
    """Open the page for a new game."""
    person.go("/new").locator("[data-do], [data-choose]").first.wait_for()


def at_lobby(person: Person) -> None:
    """Open a table for friends."""
    person.become("Ada")
    kind = {"game": {"game": "wizard"}, "seats": 4}
    table = person.context.request.post("/api/v1/tables", data=kind).json()["table"]
    person.go(f"/table/{table}").locator("main button").first.wait_for()


def at_table(person: Person) -> None:
    """Sit at a table of Wizard, asked for a card in the fifth round."""
    person.become("Ada")
    table = person.open_game({"game": {"game": "wizard"}, "seats": 4})
    person.play_elsewhere(table, until=4)
    hands = Hands(person.go(f"/table/{table}"))
    while hands.wait() == "asked" and not person.page.locator(CARDS).count():
        hands.play(1)
    expect(person.page.get_by_role("log").locator("p")).to_have_count(0, timeout=30_000)


def at_look_back(person: Person) -> None:
    """Look back at a game of bots of four levels, once it is judged."""
    page = person.go("/replay")
    record = json.dumps(record_of(WizardOptions())).encode()
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record}
    )
    page.locator("[data-seats]").wait_for()
    page.evaluate(_OPEN_RECORD)
    page.wait_for_function(_JUDGED, timeout=240_000)


def at_puzzles(person: Person) -> None:
    """Open the page of puzzles."""
    person.go("/puzzles").locator("h1").wait_for()


def at_daily(person: Person) -> None:
    """Open the deal of the day."""
    person.go("/daily").locator("h1").wait_for()


VIEWS = {
    "home": at_home,
    "new game": at_new,
    "lobby": at_lobby,
    "table, mid-trick": at_table,
    "look back": at_look_back,
    "puzzles": at_puzzles,
    "deal of the day": at_daily,
}


def measure(browser: Browser, address: str) -> None:
    """Print the words of each view."""
    for name, go in VIEWS.items():
        person = Person(browser, address, PHONE)
        go(person)
        print(f"{name:<20}{count(person):>5} words", flush=True)
        person.context.close()


def main() -> None:
    """Count at the server with this address."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", help="of a running server")
    given = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGUMENTS)
        measure(browser, given.address)
        browser.close()


if __name__ == "__main__":
    main()
