"""Letters as large as the reader's browser shows them on all pages: they grow, and nothing is cut off at a side."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page

from tests.web import chromium
from tests.web.house import House
from tests.web.lying import Showing, kinds, moments
from tests.web.people import PATIENCE_MS, PHONE, Person, at_rest, guests, settled
from tests.web.places import finished_game

LARGE, LARGEST = 24, 32
"""Very large letters, as browsers call them, and the largest that pages follow, in pixels."""
PAGES = ("/", "/new", "/new?friends", "/learn", "/puzzles", "/daily", "/pad", "/club", "/tournament", "/cards")
_LETTERS = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
_LINES = """() => {
    const range = new Range();
    range.selectNodeContents(document.querySelector("main h1"));
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}"""
_WIDER = """() => [...document.querySelectorAll("section.tray, section.tray button, main h1")]
    .filter((each) => each.getBoundingClientRect().right > innerWidth).map((each) => each.outerHTML.slice(0, 80))"""


@contextmanager
def reading(letters: int, browser: Browser, house: House) -> Iterator[Person]:
    """A person whose browser shows letters of this size."""
    large = [*chromium.ARGUMENTS, f"--blink-settings=defaultFontSize={letters}"]
    program = chromium.find()
    assert program is not None
    running = browser.browser_type.launch(executable_path=program, args=large, timeout=PATIENCE_MS)
    with guests(running, house.address) as invite:
        yield invite(PHONE, language="de")
    running.close()


@pytest.fixture(scope="module")
def reader(browser: Browser, house: House) -> Iterator[Person]:
    """A person whose browser shows very large letters."""
    with reading(LARGE, browser, house) as person:
        yield person


def is_too_wide(page: Page) -> bool:
    """Whether the page can be moved sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("path", PAGES)
def test_pages_follow_the_browsers_letters(path: str, reader: Person) -> None:
    page = reader.go(path)
    settled(page)
    assert page.evaluate(_LETTERS) == LARGE
    assert not is_too_wide(page)


def test_with_the_largest_letters_no_page_moves_sideways(browser: Browser, house: House) -> None:
    table = finished_game(house)
    pages = (*PAGES, "/rules", "/fair", f"/fair?table={table}", f"/table/{table}", "/statistics")
    with reading(LARGEST, browser, house) as person:
        for path in pages:
            page = person.go(path)
            settled(page)
            for width in (390, 360, 320):
                page.set_viewport_size({"width": width, "height": 844})
                at_rest(page)
                assert not is_too_wide(page), (path, width)


def test_the_name_on_the_first_page_is_whole_on_a_small_phone(reader: Person) -> None:
    page = reader.go("/")
    page.set_viewport_size({"width": 360, "height": 640})
    at_rest(page)
    assert page.evaluate(_LINES) == 1
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def test_at_a_table_letters_grow_as_far_as_questions_have_room(reader: Person) -> None:
    showing = Showing(reader)
    for name in ("specials-3", "extreme-5"):
        for moment, seen in moments(dict(kinds())[name], seed=3).items():
            showing.show(seen)
            showing.page.locator(".table .plate").first.wait_for()
            at_rest(showing.page)
            assert 16 < showing.page.evaluate(_LETTERS) <= LARGE
            assert showing.page.evaluate(_WIDER) == [], (name, moment)
            assert not is_too_wide(showing.page)
