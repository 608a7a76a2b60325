"""The first page on small screens: a game can be started without scrolling, in every language and with any font."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.web.controls import SAY, Hands
from tests.web.house import House
from tests.web.kept_games import GAME, keep_a_game
from tests.web.people import DESKTOP, PHONE, Invite, Person, settled
from tests.web.places import PLACES, show
from tests.web.test_pages import FACES, undress, wear

SMALL, LANDSCAPE, LOW = (360, 640), (844, 390), (667, 375)
_BEGINNINGS = ["[data-do=play-now]", "main a[href='/new']", "main a[href='/new?friends']"]
_OUT_OF_SIGHT = """(beginnings) => beginnings.filter((selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    const found = document.elementFromPoint(box.left + box.width / 2, box.bottom - 3);
    return box.top < 0 || box.bottom > innerHeight || !found?.closest(selector);
})"""
_COVERED = """() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    return boxes(".fan .card").filter((card) => boxes(".play, .words > *").some((box) =>
        card.left < box.right && box.left < card.right && card.top < box.bottom && box.top < card.bottom)).length;
}"""
_BRIGHTNESS = "Number(getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/)[0])"
_ROWS = """(selector) => {
    const links = [...document.querySelectorAll(selector)];
    const tops = links.map((each) => Math.round(each.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
}"""
_TIMES_NAMED = """() => [...document.querySelectorAll("body *")].filter((each) =>
    each.checkVisibility() && [...each.childNodes].some((node) => node.nodeType === 3 && /foretell/.test(node.data))
    && each.getBoundingClientRect().top < innerHeight).length"""


_BESIDE = """() => {
    const words = document.createRange();
    words.selectNodeContents(document.querySelector("li:has(input) strong"));
    return document.querySelector("li input").getBoundingClientRect().left - words.getBoundingClientRect().right;
}"""
"""How far the field for a code lies from the words before it."""


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_game_can_be_started_without_scrolling(language: str, invite: Invite) -> None:
    person = invite(SMALL, language=language)
    person.go("/")
    for size in (SMALL, PHONE, LANDSCAPE, LOW):
        resize(person, size)
        person.see(f"start-{language}")
        assert person.page.evaluate(_COVERED) == 0, size
        assert person.page.evaluate(_TIMES_NAMED) == 1, size
        for face in FACES:
            wear(person, face)
            assert person.page.evaluate(_OUT_OF_SIGHT, _BEGINNINGS) == [], (size, face)
        undress(person)


def resize(person: Person, size: tuple[int, int]) -> None:
    """Give the window another size, and wait until the page is drawn."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    settled(person.page)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_three_boxes_and_the_other_pages_lie_in_whole_rows(language: str, invite: Invite) -> None:
    person = invite(language=language)
    person.go("/")
    for size in (SMALL, PHONE, LANDSCAPE, LOW, (820, 1180), DESKTOP):
        resize(person, size)
        assert person.page.evaluate(_ROWS, "main li a") in ([3], [1, 1, 1]), size
        assert person.page.evaluate(_ROWS, "main nav > *") == [4], size


@pytest.mark.parametrize(
    ("path", "ways"),
    [("/puzzles", "[data-do=start]"), ("/daily", "[data-game] strong"), ("/learn", "main .button.main")],
)
def test_pages_say_on_a_phone_on_its_side_without_scrolling_what_can_be_begun(
    path: str, ways: str, invite: Invite
) -> None:
    person = invite(LANDSCAPE, language="de")
    person.go(path).locator(ways).first.wait_for()
    for size in (LANDSCAPE, LOW, (740, 360)):
        resize(person, size)
        for way in person.page.locator(ways).all():
            expect(way).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_code_covers_no_words(language: str, invite: Invite) -> None:
    """Also on a desktop at 200 %."""
    person = invite(language=language)
    person.go("/")
    for size in (LOW, (640, 360), *((width, 740) for width in (360, 720, 820, 920, 1280))):
        resize(person, size)
        assert person.page.evaluate(_BESIDE) > 0, size


def test_the_rest_of_the_pages_is_behind_a_button(invite: Invite) -> None:
    page = invite(PHONE).go("/")
    links = page.locator("main nav a")
    expect(links).to_have_count(3)
    page.locator("[data-do=more]").click()
    expect(links).to_have_count(9)
    expect(links.nth(3)).to_be_focused()
    assert page.locator("[data-do=more]").count() == 0


def test_without_games_there_are_no_empty_boxes(invite: Invite) -> None:
    page = invite().go("/")
    expect(page.locator("main a[href='/new?friends']")).to_be_visible()
    assert page.locator(".lists").count() == 0


def test_the_golden_button_goes_on_with_the_game_that_is_open_and_no_list_repeats(invite: Invite) -> None:
    person = invite(PHONE)
    page = person.go("/")
    keep_a_game(page)
    page = person.go("/")
    golden = page.locator("[data-do=go-on]")
    expect(golden).to_contain_text(SAY("web-home-your-turn"))
    assert re.findall(r"(.)·", golden.inner_text()) == ["\N{NO-BREAK SPACE}"]
    page.locator("[data-do=kept]").wait_for()
    expect(page.locator(f"main a[href='/table/{GAME}']")).to_have_count(1)
    golden.click()
    assert Hands(page).wait() == "asked"


def is_lit(page: Page, *, bright: bool) -> None:
    """Wait until the room is bright, or dim."""
    page.wait_for_function(f"(bright) => {_BRIGHTNESS} > 128 === bright", arg=bright)


def test_the_room_is_as_light_as_the_reader_or_else_the_device_wants_it(invite: Invite) -> None:
    person = invite()
    page = person.go("/")
    rooms: list[tuple[Literal["light", "dark"], str, str]] = [
        ("light", "system", "light"),
        ("dark", "system", "dark"),
        ("light", "dark", "dark"),
        ("dark", "light", "light"),
    ]
    for device, theme, shown in rooms:
        person.choose(theme=theme)
        person.go("/")
        page.emulate_media(color_scheme=device)
        is_lit(page, bright=shown == "light")


def test_around_every_table_the_light_is_dim(invite: Invite, house: House) -> None:
    """Where somebody plays, and in replays, puzzles and lessons; not on the pages before and after."""
    person = invite(PHONE, theme="light")
    for name in ("replay", "puzzle", "lesson-cards"):
        show(person, name, PLACES[name](person, house))
        is_lit(person.page, bright=False)
        person.page.locator("header a").first.click()
        person.page.locator("[data-page=home]").wait_for()
        is_lit(person.page, bright=True)
