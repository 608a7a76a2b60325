"""Organisers in the browser: a whole qualifier by clicks alone, and what they do besides."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.controls import SAY
from tests.web.house import Guest, House
from tests.web.people import DESKTOP, PHONE, Invite, Person, settled
from tests.web.test_pages import ID, findings, fits, words

Record = Any
PEOPLE = (
    *("Anna Weber", "Ben Schulz", "Clara Neumann", "David Koch", "Eva Brandt", "Felix Wagner", "Greta Hoffmann"),
    *("Hannes Maximilian von Tungeln", "Ida Becker", "Jonas Wolf", "Katharina Schäfer", "Lukas Richter", "Mara Klein"),
    *("Nils Zimmermann", "Olga Petrova", "Paul Lange", "Quirin Huber"),
)
TABLES = 5
"""Of 17 people: two of four and three of three."""
_TAPS = "addEventListener('pointerdown', () => sessionStorage.taps = 1 + Number(sessionStorage.taps ?? 0), true)"


def taps(page: Page) -> int:
    """How often the person has tapped since the last time."""
    number: int = page.evaluate("Number(sessionStorage.taps ?? 0)")
    page.evaluate("sessionStorage.taps = 0")
    return number


def do(page: Page, name: str) -> None:
    """Tap a button."""
    page.locator(f"[data-do={name}]").first.click()


def opened(person: Person, preset: str, name: str, people: str) -> Page:
    """Open a tournament of a preset, with people from a list."""
    page = person.go("/tournament")
    page.locator(f"[data-preset={preset}]").click()
    page.locator("[data-field=name]").click()
    page.keyboard.type(name)
    page.locator("[data-do=open-tournament]").click()
    page.locator("[data-field=people]").click()
    page.locator("[data-field=people]").fill(people)  # pasted
    page.locator("[data-do=add-people]").click()
    expect(page.locator("[data-list=people] li")).to_have_count(len(people.splitlines()))
    return page


def type_result(page: Page, table: int, points: list[int]) -> None:
    """Type the result of a table: one tap, then the keyboard."""
    page.locator(f"[data-table='{table}'] [data-do=type]").click()
    for place, number in enumerate(points):
        expect(page.locator(f"[data-points='{place}']")).to_be_focused()
        page.keyboard.type(str(number))
        page.keyboard.press("Enter")
    expect(page.locator(f"[data-table='{table}']")).to_have_attribute("data-status", "confirmed")


def hand_in(house: House, watch: str, code: str, round_: int, points: dict[str, int]) -> None:
    """Hand in the result of a table, on its phone."""
    with Guest(house, "Ida") as guest:
        path = f"/tournaments/{watch}/tables/{code}/commands"
        guest.post(path, type="hand-in", id=f"round{round_}", round=round_, points=points)


def view(person: Person, key: str) -> dict[str, Any]:
    """The tournament, as organisers see it."""
    answer = person.context.request.get(f"/api/v1/tournaments/{key}")
    found: dict[str, Any] = answer.json()
    return found


def looked_at(person: Person, name: str) -> None:
    """No findings of axe-core, nothing too wide, no missing text; a screenshot."""
    settled(person.page)
    assert findings(person) == []
    fits(person)
    assert ID.findall(words(person)) == []
    person.see(f"tournament-{name}")


def play_round(person: Person, house: House, number: int, rank: dict[str, int]) -> int:
    """Draw a round, start its clock, score its tables and close it; returns its tables."""
    page, key = person.page, person.page.url.rpartition("/")[2]
    do(page, "draw")
    page.locator("[data-table]").first.wait_for()
    do(page, "clock-start")
    page.locator("[data-running=true]").wait_for()
    drawn = view(person, key)
    tables = drawn["rounds"][-1]["tables"]
    for table in tables:
        points = {seat: 200 - 10 * rank[seat] for seat in table["seats"]}
        if table["number"] == 1:
            hand_in(house, drawn["watch"], table["code"], number, points)
            page.locator("[data-table='1'] [data-do=confirm]").click()
            expect(page.locator("[data-table='1']")).to_have_attribute("data-status", "confirmed")
        else:
            type_result(page, table["number"], list(points.values()))
    do(page, "close")
    expect(page.locator("[data-next=close]")).to_have_count(0)
    return len(tables)


def test_a_qualifier_for_17_people_by_clicks_alone(invite: Invite, house: House, record_property: Record) -> None:
    person = invite(PHONE, touch=True)
    person.context.add_init_script(_TAPS)
    page = opened(person, "qualifier", "Qualifier 2026", "\n".join(PEOPLE))
    page.locator("[data-do=to-round]").click()
    before = taps(page)
    assert before <= 3 * len(PEOPLE)
    rank = {one["id"]: PEOPLE.index(one["name"]) for one in view(person, page.url.rpartition("/")[2])["people"]}
    rounds = []
    for number in range(1, 5):
        tables = play_round(person, house, number, rank)
        assert tables == (1 if number == 4 else TABLES)
        rounds.append((taps(page), tables))
    assert all(many <= 2 * tables + 3 for many, tables in rounds)
    assert all(many <= 2 * tables for many, tables in rounds[:3])
    do(page, "end")
    expect(page.locator("[data-next=over]")).to_contain_text(PEOPLE[0])
    page.locator("[data-view=standings]").click()
    expect(page.locator("tbody tr").first).to_contain_text(PEOPLE[0])
    record_property("figure", f"taps for 17 people: {before} before the first round, then (taps, tables) {rounds}")


def test_what_is_refused_is_said_at_its_place(invite: Invite) -> None:
    person = invite(DESKTOP)
    page = opened(person, "club", "Club", "Ada\tSmith\nBen\tSmith\nCleo")
    page.locator("[data-person=Ada]").click()
    page.locator("[data-field=person-name]").fill("Ben")
    page.locator("[data-do=save-person]").click()
    expect(page.locator("dialog [role=alert]")).to_have_text(SAY("web-tournament-fault-same-name"))
    page.keyboard.press("Escape")
    page.locator("[data-field=people]").fill("ada\nDan")
    expect(page.get_by_text("left out: ada")).to_be_visible()
    page.locator("[data-field=people]").fill("Dan")
    page.keyboard.press("Enter")
    expect(page.locator("[data-list=people] li")).to_have_count(4)
    expect(page.locator("[data-field=people]")).to_have_value("")


def test_a_lost_connection_is_shown_and_heals(invite: Invite, own_house: House) -> None:
    person = invite(DESKTOP)
    person.may_be_cut_off()
    page = person.page
    page.goto(f"{own_house.address}/tournament")
    opened_here = page.url
    assert opened_here.startswith(own_house.address)
    page.locator("[data-do=open-tournament]").click()
    page.locator("[data-field=people]").fill("Ada\nBen\nCleo")
    page.locator("[data-do=add-people]").click()
    expect(page.locator("[data-list=people] li")).to_have_count(3)
    own_house.kill()
    expect(page.locator("main[data-sign=offline]")).to_be_visible()
    page.locator("[data-field=people]").fill("Dan")
    page.keyboard.press("Enter")
    expect(page.get_by_text(SAY("web-waits"))).to_be_visible()
    own_house.start()
    expect(page.locator("[data-person=Dan]")).to_be_visible()
    expect(page.locator("main[data-sign=live]")).to_be_visible()


def test_organisers_seat_by_hand_and_correct_with_a_reason(invite: Invite) -> None:
    person = invite(PHONE, language="de", theme="light")
    page = opened(person, "qualifier", "Turnier", "\n".join(PEOPLE[:8]))
    looked_at(person, "people")
    do(page, "to-round")
    looked_at(person, "draw")
    do(page, "draw")
    page.locator("[data-table='1']").wait_for()
    expect(page.locator("main h2").first).to_be_focused()  # its button is gone
    looked_at(person, "round")
    other = page.locator("[data-table='2'] .person").first.inner_text()
    page.locator("[data-table='1'] .person").first.click()
    looked_at(person, "person")
    page.locator("[data-field=swap]").select_option(label=other)
    page.locator("[data-field=seat-why]").fill("Familie")
    do(page, "swap")
    expect(page.locator("[data-table='1'] .person").first).to_have_text(other)
    type_result(page, 1, [50, 40, -30, 20])
    page.locator("[data-table='1'] [data-do=type]").click()
    looked_at(person, "result")
    page.locator("[data-points='2']").fill("30")
    page.locator("[data-field=result-why]").fill("verschrieben")
    do(page, "save-result")
    expect(page.locator("[data-table='1'] .points").nth(2)).to_have_text("30")


def test_a_change_is_in_the_log_and_can_be_undone(invite: Invite) -> None:
    person = invite(DESKTOP)
    page = opened(person, "club", "Club", "Ada\nBen\nCleo")
    page.locator("[data-view=settings]").click()
    page.locator("[data-field=name]").fill("Great club")
    do(page, "save-settings")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Great club")
    page.locator("[data-view=more]").click()
    looked_at(person, "more")
    page.locator("[data-entry=set] [data-do=undo]").first.click()
    expect(heading).to_have_text("Club")
    expect(page.locator("[data-entry=undo]")).to_have_count(1)


def test_a_tournament_goes_on_from_its_file(invite: Invite, tmp_path: Path) -> None:
    person = invite(DESKTOP)
    page = opened(person, "club", "Club", "Ada\nBen\nCleo")
    page.locator("[data-view=more]").click()
    with page.expect_download() as saving:
        page.locator("[data-file=document]").click()
    path = tmp_path / "tournament.json"
    saving.value.save_as(path)
    assert json.loads(path.read_text(encoding="utf-8"))["format"] == "foretell-tournament/1"
    first = page.url
    person.go("/tournament")
    looked_at(person, "start")
    person.may_meet(422, "/api/v1/tournaments")
    page.locator("[data-field=file]").set_input_files({"name": "a.json", "mimeType": "text/plain", "buffer": b"{"})
    expect(page.get_by_role("alert")).to_have_text(SAY("web-tournament-fault-not-json"))
    page.locator("[data-field=file]").set_input_files(path)
    page.locator("main[data-page=tournament-organise]").wait_for()
    assert page.url != first
    expect(page.locator("[data-list=people] li")).to_have_count(3)
