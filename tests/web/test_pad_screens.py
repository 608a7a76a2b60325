"""The screens of the score pad, in both themes: nothing for axe-core to find, nothing too wide, targets for thumbs."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.web.pads import Finger, document, game
from tests.web.people import Invite, Person
from tests.web.test_pages import ID, findings, settled, words

SMALL = (360, 640)
_SMALL_TARGETS = """() => [...document.querySelectorAll("main button, nav button, header button")]
    .filter((each) => each.checkVisibility() && !each.closest("dialog:not([open])"))
    .map((each) => [each.innerText || each.ariaLabel, each.getBoundingClientRect()])
    .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
    .map(([name, box]) => `${name}: ${box.width} by ${box.height}`)"""
_TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def screens(person: Person) -> Iterator[str]:
    """One screen after the other, by name."""
    finger, page = Finger(person), person.go("/pad")
    finger.take_file("a.json", document(game(18), "wizard", 3))
    finger.take_file("b.json", document(game(1), "extreme", 0))
    page.locator("[data-game=wizard]").wait_for()
    yield "list"
    page.locator("[data-game=wizard] a").click()
    page.locator("[data-key]").first.wait_for()
    yield "bids"
    finger.touch("button[data-view=sheet]")
    yield "sheet"
    finger.touch("[data-cell='2 Mira']")
    yield "cell"
    finger.do("edited")
    finger.touch("button[data-view=chart]")
    yield "chart"
    finger.do("table")
    yield "table"
    yield from _others(finger, page, person)


def _others(finger: Finger, page: Page, person: Person) -> Iterator[str]:
    person.go("/pad/game/extreme")
    page.locator("[data-seal]").first.wait_for()
    yield "seals"
    for _ in range(3):
        finger.touch("[data-seal=R]")
        finger.do("done")
    page.locator("[data-back]").first.wait_for()
    yield "live"
    finger.do("brief")
    yield "left"
    person.go("/pad/new?like=wizard")
    page.locator("ol li").first.wait_for()
    yield "new"
    person.go("/pad/statistics")
    page.locator("table").wait_for()
    yield "statistics"


@pytest.mark.parametrize(("theme", "language"), [("dark", "de"), ("light", "nl")], ids=["dark", "light"])
def test_every_screen_is_for_everybody(theme: str, language: str, invite: Invite) -> None:
    person = invite(SMALL, theme=theme, language=language)
    for name in screens(person):
        settled(person)
        person.see(f"pad-{name}")
        assert findings(person) == [], name
        assert not person.page.evaluate(_TOO_WIDE), name
        assert person.page.evaluate(_SMALL_TARGETS) == [], name
        assert ID.findall(words(person)) == [], name
