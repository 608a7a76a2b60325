"""The first page on small screens: a game can be started without scrolling, in every language and with any font."""

from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.web.people import DESKTOP, PHONE, Invite
from tests.web.test_pages import FACES, settled, wear

SMALL, LANDSCAPE = (360, 640), (844, 390)
_OUT_OF_SIGHT = """() => ["[data-do=play-now]", ".play a[href='/new']"].filter((selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    const found = document.elementFromPoint(box.left + box.width / 2, box.bottom - 3);
    return box.top < 0 || box.bottom > innerHeight || !found?.closest(selector);
})"""
_COVERED = """() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    return boxes(".fan .card").filter((card) => boxes(".play, .words > *").some((box) =>
        card.left < box.right && box.left < card.right && card.top < box.bottom && box.top < card.bottom)).length;
}"""
_ROWS = """() => {
    const links = [...document.querySelectorAll("main nav li")];
    const tops = links.map((each) => Math.round(each.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
}"""
_TIMES_NAMED = """() => [...document.querySelectorAll("body *")].filter((each) =>
    each.checkVisibility() && [...each.childNodes].some((node) => node.nodeType === 3 && /foretell/.test(node.data))
    && each.getBoundingClientRect().top < innerHeight).length"""


@pytest.mark.parametrize("size", [SMALL, PHONE, LANDSCAPE], ids=["small", "phone", "landscape"])
def test_a_game_can_be_started_without_scrolling(size: tuple[int, int], invite: Invite) -> None:
    for language in ("en", "de", "nl"):
        person = invite(size, language=language)
        person.go("/")
        settled(person)
        person.see(f"start-{language}")
        assert person.page.evaluate(_COVERED) == 0, language
        assert person.page.evaluate(_TIMES_NAMED) == 1, language
        for face in FACES:
            wear(person, face)
            assert person.page.evaluate(_OUT_OF_SIGHT) == [], (language, face)


@pytest.mark.parametrize("size", [SMALL, LANDSCAPE, (820, 1180), DESKTOP], ids=str)
def test_no_link_is_alone_in_its_row(size: tuple[int, int], invite: Invite) -> None:
    person = invite(size)
    person.go("/")
    settled(person)
    rows: list[Any] = person.page.evaluate(_ROWS)
    assert len(set(rows)) == 1
    assert rows[0] > 1


def test_without_games_there_are_no_empty_boxes(invite: Invite) -> None:
    page = invite().go("/")
    expect(page.locator("main .none a[href='/new']")).to_be_visible()
    assert page.locator(".lists").count() == 0


@pytest.mark.parametrize(
    ("device", "theme", "shown"),
    [("light", "system", "light"), ("dark", "system", "dark"), ("light", "dark", "dark"), ("dark", "light", "light")],
)
def test_the_room_is_as_light_as_the_reader_or_else_the_device_wants_it(
    device: Literal["light", "dark"], theme: str, shown: str, invite: Invite
) -> None:
    page = invite(theme=theme).go("/")
    page.emulate_media(color_scheme=device)
    brightness = page.evaluate("Number(getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/)[0])")
    assert (brightness > 128) is (shown == "light")
