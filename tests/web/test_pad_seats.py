"""The seats in a new game: names are dragged by mouse or finger, or moved by keys; the dealer stays the same person."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.pads import NAMES, Finger
from tests.web.people import Invite

SMALL = (360, 640)
FOUR = list(NAMES[:4])
Drag = Callable[[Page, list[tuple[float, float]]], None]


def form(invite: Invite) -> Page:
    """A new game with Mira, Tobias, Lotte and Jan; Tobias deals."""
    person = invite(SMALL)
    page = person.go("/pad/new")
    page.get_by_role("textbox").fill(", ".join(FOUR))
    Finger(person).do("add")
    page.get_by_role("button", name="Tobias deals first").click()
    expect_seats(page, FOUR)
    return page


def expect_seats(page: Page, names: list[str]) -> None:
    """Check that they sit in this order, and that Tobias deals."""
    expect(page.locator("ol .name")).to_have_text(names)
    expect(page.locator("ol li", has_text="Tobias").locator(".deals")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("ol [aria-pressed=true]")).to_have_count(1)


def middle(found: Locator) -> tuple[float, float]:
    """The centre of an element."""
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def grips(page: Page) -> list[tuple[float, float]]:
    """The handles of the rows."""
    return [middle(grip) for grip in page.locator("ol .grip").all()]


def by_mouse(page: Page, places: list[tuple[float, float]]) -> None:
    """Press at the first place, move over the others, release."""
    page.mouse.move(*places[0])
    page.mouse.down()
    for place in places[1:]:
        page.mouse.move(*place, steps=3)
    page.mouse.up()


def by_finger(page: Page, places: list[tuple[float, float]]) -> None:
    """The same with a finger."""
    device = page.context.new_cdp_session(page)
    for kind, (x, y) in zip(["touchStart", *["touchMove"] * (len(places) - 1)], places, strict=True):
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("drag", [by_mouse, by_finger], ids=["mouse", "finger"])
def test_a_row_is_dragged_to_another_place(drag: Drag, invite: Invite) -> None:
    page = form(invite)
    first, second, third, fourth = grips(page)
    drag(page, [fourth, third, second, first])
    expect_seats(page, ["Jan", "Mira", "Tobias", "Lotte"])
    drag(page, [second, third])
    expect_seats(page, ["Jan", "Tobias", "Mira", "Lotte"])
    page.mouse.move(*first)
    expect_seats(page, ["Jan", "Tobias", "Mira", "Lotte"])
    expect(page.locator("ol .dragged")).to_have_count(0)


@pytest.mark.parametrize("drag", [by_mouse, by_finger], ids=["mouse", "finger"])
def test_a_row_follows_a_finger_beside_its_handle(drag: Drag, invite: Invite) -> None:
    page = form(invite)
    (x, top), *_, (_, bottom) = grips(page)
    rows = [y for _, y in grips(page)]
    drag(page, [(x + 20, top), *((x + 60, y) for y in rows), (x + 150, bottom)])
    expect_seats(page, ["Tobias", "Lotte", "Jan", "Mira"])
    expect(page.locator("ol .dragged")).to_have_count(0)
    page.mouse.move(x, top)
    page.mouse.move(x, bottom, steps=4)
    expect_seats(page, ["Tobias", "Lotte", "Jan", "Mira"])


def test_a_row_is_moved_by_keys(invite: Invite) -> None:
    page = form(invite)
    page.get_by_role("button", name="Mira: one down").focus()
    for place in (1, 2, 3):
        page.keyboard.press("Enter")
        expect_seats(page, [*FOUR[1 : place + 1], "Mira", *FOUR[place + 1 :]])
    expect(page.get_by_role("button", name="Mira: one up")).to_be_focused()
    page.keyboard.press("Enter")
    expect_seats(page, ["Tobias", "Lotte", "Mira", "Jan"])


def test_two_players_of_the_same_name_have_a_row_each(invite: Invite) -> None:
    page = invite(SMALL).go("/pad/new?club=club&name=Mira&name=Tobias&name=Mira")
    page.get_by_role("button", name="Tobias deals first").click()
    expect_seats(page, ["Mira", "Tobias", "Mira"])
    page.get_by_role("button", name="Mira: one up").last.click()
    expect_seats(page, ["Mira", "Mira", "Tobias"])


def test_seats_are_changed_by_keys_while_a_game_goes_on(invite: Invite) -> None:
    page = form(invite)
    page.locator("[data-do=pad-begin]").click()
    page.locator("[data-do=pad-table]").click()
    page.get_by_role("button", name="Lotte: one up").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Lotte: one down")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("main ol [data-player]")).to_have_count(4)
    names = page.locator("main ol [data-player]").evaluate_all("(rows) => rows.map((row) => row.dataset.player)")
    assert names == ["Jan", "Lotte", "Mira", "Tobias"]
