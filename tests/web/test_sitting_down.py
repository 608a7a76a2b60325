"""Sitting down at a friend's table: a click is seen at once, a refusal stands at the seat, and nothing moves."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from tests.waiting import until
from tests.web.controls import SAY
from tests.web.house import Guest, House
from tests.web.people import SIZES, Invite, Person, at_rest, edges
from tests.web.places import SHORT

MOST_SHIFT = 0.02
_PLAYERS = "**/api/v1/players"
_WATCH = """() => {
    window.shifted = 0;
    const add = (list) => list.getEntries().forEach(({ value }) => (window.shifted += value));
    new PerformanceObserver(add).observe({ type: "layout-shift" });
}"""
"""Adds up how far the layout shifts from now on, after a click too."""
_SHIFTED = """() => new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(window.shifted))));
})"""
_BUSY_AFTER_CLICK = """(button) => new Promise((done) => {
    button.click();
    requestAnimationFrame(() => done(button.getAttribute("aria-busy")));
})"""
"""What a button shows in the frame after a click."""

at_both_sizes = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


def at_a_table(person: Person, house: House) -> tuple[Page, str]:
    """A stranger at a table for four, where the first seat is taken; the page, and the table."""
    with Guest(house, "Otto") as host:
        table = str(host.post("/tables", **{**SHORT, "seats": 4})["table"])
        host.do(table, "sit", seat=0)
    page = person.go(f"/table/{table}")
    page.locator("#lobby-name").wait_for()
    at_rest(page)
    return page, table


class Held:
    """The requests for a new player from now on, which wait for their answers."""

    def __init__(self, page: Page) -> None:
        self._page, self.asked = page, list[Route]()
        page.route(_PLAYERS, self._hold)

    def _hold(self, route: Route) -> None:
        self.asked.append(route)

    def __getitem__(self, number: int) -> Route:
        """A request, as soon as it is here; the page tells of it before it can be answered."""

        def is_here() -> bool:
            self._page.evaluate("0")  # what has arrived is noted meanwhile
            return len(self.asked) > number

        until(is_here, f"request {number} for a new player")
        return self.asked[number]


@contextmanager
def watched_layout(person: Person) -> Iterator[None]:
    """Nothing may move meanwhile."""
    with person.drawn():
        person.page.evaluate(_WATCH)
        yield
        shifted = person.page.evaluate(_SHIFTED)
    assert shifted <= MOST_SHIFT, f"the layout has shifted by {shifted}"


@pytest.mark.parametrize("size", [*SIZES.values(), (740, 360)])
def test_nothing_moves_when_somebody_sits_down(size: tuple[int, int], invite: Invite, house: House) -> None:
    person = invite(size)
    page, table = at_a_table(person, house)
    seats = [edges(page.locator(f"[data-do=sit][data-seat='{seat}']")) for seat in (1, 2, 3)]
    assert all(bottom <= size[1] for _, _, _, bottom in seats)
    with watched_layout(person):
        page.locator("[data-do=sit][data-seat='2']").click()
        expect(page.locator(".seat.you")).to_have_count(1)
        page.locator("[data-do=fill-and-start]").wait_for()
    at_rest(page)
    left, top, right, bottom = edges(page.locator(".seat.you"))
    assert left <= seats[1][0] < seats[1][2] <= right
    assert top <= seats[1][1] < seats[1][3] <= bottom
    for seat, name in ((1, "Eva"), (3, "Mia")):
        with watched_layout(person), Guest(house, name) as friend:
            friend.do(table, "sit", seat=seat)
            expect(page.get_by_text(name, exact=True).first).to_be_visible()
    page.locator("[data-do=start]").wait_for()
    person.see("lobby-seated")


@at_both_sizes
def test_a_friend_sits_down_with_one_button(size: tuple[int, int], invite: Invite, house: House) -> None:
    """Any free seat, under the suggested name; the portraits wait behind a tap, and nothing moves."""
    person = invite(size)
    page, _ = at_a_table(person, house)
    button, name = page.locator("[data-do=sit-down]"), page.locator("#lobby-name").input_value()
    assert edges(button)[3] <= size[1]
    page.locator("[data-do=portrait]").click()
    page.get_by_role("radio", name=SAY("web-portrait-lynx")).check()
    page.keyboard.press("Escape")
    with watched_layout(person):
        button.click()
        expect(page.locator(".seat.you strong")).to_have_text(name)
        page.locator("[data-do=fill-and-start]").wait_for()
    assert name


@at_both_sizes
def test_a_refusal_stands_at_the_button(size: tuple[int, int], invite: Invite, house: House) -> None:
    """Also the table's own, as of a name that somebody has; no seat says it again."""
    person = invite(size)
    page, table = at_a_table(person, house)
    person.may_meet(429, "/api/v1/players")
    asked = Held(page)
    button, told = page.locator("[data-do=sit-down]"), page.locator("form").get_by_role("alert")
    with page.expect_request(_PLAYERS):
        assert button.evaluate(_BUSY_AFTER_CLICK) == "true"
    asked[0].fulfill(status=429, json={"code": "too-many", "message": ""})
    expect(told).to_have_text(SAY("web-fault-too-many"))
    assert edges(told)[3] <= size[1]
    page.unroute(_PLAYERS)
    with Guest(house, "Eva") as friend:
        friend.do(table, "sit", seat=1)
        expect(page.get_by_text("Eva", exact=True).first).to_be_visible()
    page.locator("#lobby-name").fill("Eva")
    button.click()
    expect(told).to_have_text(SAY("web-fault-name-alike"))
    expect(page.locator("li [role=alert]:not(:empty)")).to_have_count(0)


@at_both_sizes
def test_a_click_on_a_seat_is_seen_in_the_next_frame_and_counts_once(
    size: tuple[int, int], invite: Invite, house: House
) -> None:
    """The first request finds no answer, and is repeated."""
    person = invite(size)
    person.may_be_cut_off()
    page, _ = at_a_table(person, house)
    asked = Held(page)
    seat, other = (page.locator(f"[data-do=sit][data-seat='{number}']") for number in (1, 3))
    with page.expect_request(_PLAYERS):
        assert seat.evaluate(_BUSY_AFTER_CLICK) == "true"
    person.see("lobby-busy")
    seat.click()
    other.click()
    expect(page.locator("[data-do=sit][aria-busy]")).to_have_count(1)
    first = asked[0]
    assert len(asked.asked) == 1
    with page.expect_request(_PLAYERS):
        first.abort()
    expect(seat).to_have_attribute("aria-busy", "true")
    asked[1].continue_()
    expect(page.locator(".seat.you")).to_have_count(1)
    expect(page.locator("[data-do=sit]")).to_have_count(0)
    assert len(asked.asked) == 2


@at_both_sizes
def test_a_refusal_stands_at_the_seat(size: tuple[int, int], invite: Invite, house: House) -> None:
    person = invite(size)
    page, table = at_a_table(person, house)
    person.may_meet(429, "/api/v1/players")
    page.route(_PLAYERS, lambda route: route.fulfill(status=429, json={"code": "too-many", "message": ""}))
    width, height = size
    for seat in (1, 2, 3):
        button = page.locator(f"[data-do=sit][data-seat='{seat}']")
        with watched_layout(person):
            button.click()
            told = page.locator("li", has=button).get_by_role("alert")
            expect(told).to_have_text(SAY("web-fault-too-many"))
        left, top, right, bottom = edges(told)
        assert (left >= 0, top >= edges(button)[3], right <= width, bottom <= height) == (True,) * 4
        expect(button).not_to_have_attribute("aria-busy", "true")
    person.see("lobby-refused")
    page.unroute(_PLAYERS)
    with Guest(house, "Eva") as friend:
        friend.do(table, "sit", seat=1)
        expect(page.get_by_text("Eva", exact=True).first).to_be_visible()
    page.locator("#lobby-name").fill("Eva")
    page.locator("[data-do=sit][data-seat='3']").click()
    told = page.locator("li", has=page.locator("[data-do=sit][data-seat='3']")).get_by_role("alert")
    expect(told).to_have_text(SAY("web-fault-name-alike"))
