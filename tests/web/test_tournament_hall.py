"""A tournament on the projector, on phones, at a table, and on paper."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.house import House
from tests.web.people import DESKTOP, PHONE, Invite, Person, at_rest, settled
from tests.web.test_pages import ID, findings, fits, words
from tests.web.tournaments import PEOPLE, Organiser

MILLIMETRES = 25.4 / 72
BEAMER = (1920, 1080)


@pytest.fixture
def organiser(house: House) -> Iterator[Organiser]:
    """A tournament of eight people."""
    holding = Organiser(house, *PEOPLE)
    yield holding
    holding.leave()


def seat_of(round_: dict[str, object], person: str) -> tuple[int, int]:
    """The table and seat of a person, both from 1."""
    tables = round_["tables"]
    assert isinstance(tables, list)
    return next((one["number"], one["seats"].index(person) + 1) for one in tables if person in one["seats"])


def id_of(organiser: Organiser, name: str) -> str:
    """The id of a person."""
    return next(str(one["id"]) for one in organiser.view()["people"] if one["name"] == name)


def looked_at(person: Person) -> None:
    """No findings of axe-core, nothing too wide, no missing text."""
    settled(person.page)
    assert findings(person) == []
    fits(person)
    assert ID.findall(words(person)) == []


def test_a_phone_chooses_its_name_and_sees_its_table(invite: Invite, organiser: Organiser) -> None:
    person = invite(PHONE, theme="dark", language="de")
    page = person.go(f"/tournament/{organiser.watch}")
    page.locator("[data-person=Mira]").click()
    expect(page.locator("main .notice")).to_be_visible()
    table, seat = seat_of(organiser.draw(), id_of(organiser, "Mira"))
    for _ in range(2):
        expect(page.locator("[data-table]")).to_have_text(str(table))
        expect(page.locator("[data-seat]")).to_have_text(str(seat))
        page.reload()
    expect(page.get_by_role("status").last).to_have_text(f"Runde 1 von 2: Tisch {table}, Platz {seat}")
    looked_at(person)


def play_on_the_pad(page: Page) -> None:
    """Enter a game of one round with one card: the dealer makes the trick."""
    for phase in ("bids", "tricks"):
        for number in (0, 0, 0, 1):
            page.locator(f"main[data-phase={phase}] [aria-current=step]").wait_for()
            page.locator(f"[data-key='{number}']").click()
        if phase == "bids":
            page.locator("[data-do=pad-said]").click()


def test_a_table_hands_in_from_the_pad_and_another_phone_confirms(invite: Invite, organiser: Organiser) -> None:
    code = organiser.view()["codes"][1]
    organiser.draw()
    one, other = invite(PHONE), invite(PHONE, theme="light", language="nl")
    for person in (one, other):
        person.go(f"/tournament/{organiser.watch}/table/{code}")
        expect(person.page.locator("[data-part=result]")).to_have_attribute("data-status", "playing")
    one.page.locator("[data-seat]").first.click()
    one.page.locator("[data-do=hall-pad]").click()
    play_on_the_pad(one.page)
    one.page.locator("[data-do=pad-hand-in]").click()
    one.page.locator("[data-do=hall-hand-in]").click()
    for person in (one, other):
        expect(person.page.locator("[data-part=result]")).to_have_attribute("data-status", "handed-in")
    expect(one.page.locator("[data-do=hall-confirm]")).to_have_count(0)
    looked_at(other)
    other.page.locator("[data-do=hall-confirm]").click()
    for person in (one, other):
        expect(person.page.locator("[data-part=result]")).to_have_attribute("data-status", "confirmed")
    assert sorted(organiser.view()["rounds"][0]["tables"][1]["points"]) == [20, 20, 20, 30]


def test_a_typed_result_is_disputed(invite: Invite, organiser: Organiser) -> None:
    code = organiser.view()["codes"][0]
    organiser.draw()
    one, other = invite(PHONE), invite(PHONE)
    page = one.go(f"/tournament/{organiser.watch}/table/{code}")
    page.locator("[data-do=hall-hand-in]").click()
    page.locator("[data-part=typed]").wait_for()
    for field, points in zip(page.locator("[data-points]").all(), (30, -10, 20, 0), strict=True):
        field.fill(str(points))
    page.locator("[data-do=hall-send-typed]").click()
    page = other.go(f"/tournament/{organiser.watch}/table/{code}")
    page.locator("[data-do=hall-dispute]").click()
    page.locator("textarea").fill("It was 20")
    page.locator("[data-do=hall-send-dispute]").click()
    expect(one.page.locator("[data-part=result]")).to_have_attribute("data-status", "disputed")
    expect(one.page.locator("[data-part=result]")).to_contain_text("It was 20")
    table = organiser.view()["rounds"][0]["tables"][0]
    assert (table["points"], table["dispute"]) == ([30, -10, 20, 0], "It was 20")


def test_a_wrong_code_is_said_to_be_wrong(invite: Invite, organiser: Organiser) -> None:
    person = invite(PHONE)
    person.may_meet(404, f"/api/v1/tournaments/{organiser.watch}/tables/AAAAAA")
    page = person.go(f"/tournament/{organiser.watch}/table/AAAAAA")
    expect(page.locator("h1")).to_have_text("No such table")


def test_the_hall_follows(invite: Invite, organiser: Organiser) -> None:
    person = invite(BEAMER, theme="light", language="nl")
    page = person.go(f"/tournament/{organiser.watch}/hall")
    main = page.locator("main")
    expect(main).to_have_attribute("data-board", "people")
    expect(page.locator("aside svg").last).to_be_visible()
    drawn = organiser.draw()
    expect(main).to_have_attribute("data-board", "names")
    looked_at(person)
    page.locator("[data-do=hall-on]").click()
    expect(main).to_have_attribute("data-board", "tables")
    organiser.write("clock", round=1, run=True)
    expect(main).to_have_attribute("data-board", "clock")
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "runs")
    for table in drawn["tables"]:
        organiser.enter(table, 40, 30, 20, 10)
    expect(page.locator(".entered")).to_contain_text("2 van 2")
    organiser.close()
    expect(main).to_have_attribute("data-board", "standings")
    page.get_by_role("radio").nth(1).check(force=True)
    expect(main).to_have_attribute("data-board", "people")


_CUT = """(selector) => [...document.querySelectorAll(selector)]
    .filter((each) => each.scrollWidth > each.clientWidth).length"""

_OUT_OF_ROW = """() => [...document.querySelectorAll("main li .name")].filter((each) => {
    const [name, row] = [each, each.closest("li")].map((one) => one.getBoundingClientRect());
    return each.scrollWidth > each.clientWidth || name.top < row.top - 1 || name.bottom > row.bottom + 1;
}).map((each) => each.textContent)"""


def test_neither_the_heading_in_the_hall_nor_a_name_is_cut(invite: Invite, organiser: Organiser) -> None:
    organiser.write("person", name="Maximiliane von Hohenfels zu Wolkenstein", group=None)
    organiser.draw()
    page = invite(DESKTOP, language="de").go(f"/tournament/{organiser.watch}/hall")
    page.locator("[data-board=names]").wait_for()
    for width, height in ((360, 640), (820, 1180), BEAMER):
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        assert page.evaluate(_CUT, "header .what") == 0, width
    for number, board in ((1, "people"), (2, "names"), (3, "tables"), (5, "standings")):
        page.get_by_role("radio").nth(number).check(force=True)
        expect(page.locator("main")).to_have_attribute("data-board", board)
        for width, height in ((360, 640), BEAMER):
            page.set_viewport_size({"width": width, "height": height})
            at_rest(page)
            assert page.evaluate(_OUT_OF_ROW) == [], (board, width)
    page.goto(f"/tournament/{organiser.key}/print/seating")
    page.locator("[data-sheet=names] li").first.wait_for()
    at_rest(page)
    assert page.evaluate(_CUT, "[data-sheet=names] li > :first-child") == 0
    page.goto(f"/tournament/{organiser.key}/print/sheets")
    page.locator("[data-sheet=score]").first.wait_for()
    at_rest(page)
    assert page.evaluate(_CUT, "[data-sheet=score] .name") == 0


def sizes(pdf: bytes) -> list[tuple[int, int]]:
    """The sizes of a document's pages, in millimetres."""
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    return [(round(float(width) * MILLIMETRES), round(float(height) * MILLIMETRES)) for width, height in boxes]


def test_what_is_printed_fits_its_paper(invite: Invite, organiser: Organiser) -> None:
    person = invite(DESKTOP, theme="dark")
    for table in organiser.draw()["tables"]:
        organiser.enter(table, 40 + table["number"], 30 + table["number"], 20, 10)
    organiser.close()
    a4, a6, across = (210, 297), (105, 148), (297, 210)
    expected = {
        "seating": [a4, a4],
        "sheets": [a4, a4],
        "standings": [a4, a4],
        "certificates": [across] * 3,
        "cards": [a4],
    }
    page = person.go(f"/tournament/{organiser.key}/print/cards")
    for what, pages in expected.items():
        page.locator(f"nav a[href$={what}]").click()
        page.locator(f"[data-kind={what}] [data-sheet]").first.wait_for()
        fits(person)
        assert sizes(page.pdf(prefer_css_page_size=True)) == pages, what
    looked_at(person)
    cards = page.locator("[data-card]").count()
    page.get_by_role("switch").uncheck(force=True)
    assert sizes(page.pdf(prefer_css_page_size=True)) == [a6] * cards
