"""Several phones with one shared pad, in the browser: how they join, and everything that each received."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, Response, WebSocket, expect

from tests.waiting import until
from tests.web.pads import Finger
from tests.web.people import Person, hears
from tests.web.test_pad import begin

SMALL = (360, 640)


def host(person: Person, players: int, *choices: str) -> tuple[Finger, str, str]:
    """A new shared game; returns the finger, and the keys of the links for writing and for watching."""
    finger = begin(person, players, *choices)
    return finger, *put_on_table(finger)


def put_on_table(finger: Finger) -> tuple[str, str]:
    """Share the open game; returns the keys of the links for writing and for watching."""
    finger.page.locator("header [data-do=pad-share]").click()
    finger.touch("[data-share=together]")
    links = finger.page.locator("dialog[open] .link input")
    key = key_of(links.first.input_value())
    finger.page.locator("dialog[open] summary").click()
    watch = key_of(links.nth(1).input_value())
    finger.page.keyboard.press("Escape")
    expect(sign(finger.page)).to_have_attribute("data-sign", "live")
    return key, watch


def key_of(link: str) -> str:
    """The end of a link."""
    return link.partition("#")[2]


def come(person: Person, key: str, name: str = "") -> Finger:
    """Open a link, as a player or as none of them."""
    person.page.goto(f"/pad/together#{key}")
    person.page.locator(f"[data-join='{name}']").click()
    person.page.locator("main[data-page=pad-game]").wait_for()
    expect(sign(person.page)).to_have_attribute("data-sign", "live")
    return Finger(person)


def sign(page: Page) -> Locator:
    """The sign that says whether the others see new entries."""
    return page.locator("header [data-do=pad-together]")


def take_phone(finger: Finger, name: str) -> None:
    """Choose the player of this phone."""
    sign(finger.page).click()
    finger.touch(f"[data-take='{name}']")
    expect(finger.page.locator(f"[data-phone='{name}']")).to_have_attribute("data-how", "mine")
    finger.page.keyboard.press("Escape")


def sheet(page: Page) -> list[str]:
    """All cells of the sheet."""
    page.locator("button[data-view=sheet]").click()
    cells = [cell.inner_text() for cell in page.locator("[data-cell]").all()]
    page.locator("button[data-view=round]").click()
    return cells


def same_sheet(one: Page, other: Page) -> None:
    """Wait until two phones show the same sheet."""
    until(lambda: sheet(one) == sheet(other), "both phones show the same sheet")


class Ears:
    """Everything that a phone received from the server, over sockets and otherwise."""

    def __init__(self, page: Page) -> None:
        self._page, self.texts = page, list[str]()
        page.on("websocket", self._listen)
        page.on("response", self._read)

    def bids(self, player: str) -> set[int | str]:
        """The bids of a player in everything that was received."""
        return {one["bid"] for one in self._entries() if one["do"] == "bid" and one["player"] == player}

    def hear(self, player: str, bids: set[int | str]) -> None:
        """Wait until these are the bids of a player in everything that was received."""
        hears(self._page, lambda: self.bids(player) == bids, f"the bids {bids} have come")

    def player(self, name: str) -> str:
        """The id of a player."""
        found: str = next(one["id"] for one in self._entries() if one["do"] == "join" and one["name"] == name)
        return found

    def _entries(self) -> Iterator[dict[str, Any]]:
        for text in self.texts:
            for line in text.split("\n"):
                yield from _entries_in(json.loads(line))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.texts.append(data if isinstance(data, str) else data.decode()))

    def _read(self, response: Response) -> None:
        if "/api/" in response.url and response.ok:
            self.texts.append(response.text())


def _entries_in(value: object) -> Iterator[dict[str, Any]]:
    """All objects that look like entries, at any depth."""
    if isinstance(value, dict):
        if "do" in value and "id" in value:
            yield value
        for part in value.values():
            yield from _entries_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from _entries_in(part)
