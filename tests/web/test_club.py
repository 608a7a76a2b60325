"""A club in the browser: made, joined, an evening, a pad's game in the season's table, and what its people read."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.clubs import EIGHT, Organiser
from tests.web.controls import SAY
from tests.web.house import Guest, House
from tests.web.people import DESKTOP, PHONE, Invite, Person, come_back, settled
from tests.web.test_pages import ID, findings, fits, words

PAST, TO_COME = "2026-01-10", "2199-01-04"
ROUND = {"Mira": (1, 1), "Tobias": (0, 0), "Lotte": (1, 0)}
"""Bids and tricks of the only round of a game."""


def do(page: Page, name: str) -> None:
    """Tap a button."""
    page.locator(f"[data-do={name}]").first.click()


def looked_at(person: Person, name: str) -> None:
    """No findings of axe-core, nothing too wide, no missing text; a screenshot."""
    settled(person.page)
    assert findings(person) == []
    fits(person)
    assert ID.findall(words(person)) == []
    person.see(f"club-{name}")


def opened(person: Person) -> Page:
    """Make a club, and add all but its maker and Tobias to its members."""
    page = person.go("/club")
    page.locator("[data-field=name]").fill("Friday club")
    page.locator("[data-field=own-name]").fill("Mira")
    do(page, "open-club")
    expect(page.locator("main h1")).to_be_focused()
    page.locator("[data-view=members]").click()
    page.locator("[data-part=add] summary").click()
    page.locator("[data-field=people]").fill("\n".join(EIGHT[2:]))
    do(page, "add-people")
    expect(page.locator("[data-member]")).to_have_count(7)
    return page


def joined(page: Page, link: str) -> None:
    """Become a member by the link, and say that one comes."""
    page.goto(link)
    page.locator("[data-field=join-name]").fill("Tobias")
    do(page, "join")
    do(page, "come")
    expect(page.locator("[data-do=come]").first).to_have_attribute("aria-pressed", "true")


def play_elsewhere(house: House, key: str) -> None:
    """Write a whole game of one round on a shared pad, from another phone."""
    with Guest(house, "Ida") as guest:
        pad = guest.get(f"/pads/{key}")
        players = {entry["name"]: entry["id"] for entry in pad["entries"] if entry["do"] == "join"}
        entries: list[dict[str, Any]] = [{"do": "options", "set": {"rounds": 1}}]
        for what, number in (("bid", 0), ("tricks", 1)):
            values = ((players[name], ROUND[name][number]) for name in players)
            entries += [{"do": what, "round": 1, "player": player, what: value} for player, value in values]
        entries.append({"do": "end", "round": 1, "done": True})
        listed = [{"id": f"x{number}", **entry} for number, entry in enumerate(entries)]
        guest.post(f"/pads/{key}/commands", type="write", id="all", entries=listed)


def test_a_club_of_eight_plays_an_evening(invite: Invite, house: House) -> None:
    mira, tobias = invite(PHONE, touch=True), invite(DESKTOP)
    page = opened(mira)
    club = page.url
    watch = page.locator("[data-part=invite] input").first.input_value().rpartition("/")[2]
    page.locator("[data-view=evenings]").click()
    do(page, "new-evening")
    page.locator("[data-field=place]").fill("The Crown")
    do(page, "save-evening")
    do(page, "come")
    joined(tobias.page, f"{house.address}/club/{watch}")
    page.reload()
    expect(page.locator("[data-part=coming]")).to_contain_text("Mira and Tobias")

    do(page, "new-pad")
    page.get_by_label(SAY("web-pad-add-name")).fill("Lotte")
    page.keyboard.press("Enter")
    do(page, "pad-begin")
    page.locator("main[data-page=pad-game]").wait_for()
    rooms = page.evaluate("Object.values(JSON.parse(localStorage.getItem('foretell-pad-rooms')))")
    play_elsewhere(house, rooms[0]["key"])

    page.goto(club)
    expect(page.locator("[data-game][data-over=true]")).to_contain_text("Mira")
    expect(page.locator("[data-part=leaders] tbody tr").first).to_contain_text("Mira")
    tobias.page.reload()
    lines = tobias.page.locator("[data-part=leaders] tbody tr")
    expect(lines.first).to_contain_text("Mira")
    expect(lines).to_have_count(3)
    expect(tobias.page.locator("tr.mine")).to_contain_text("Tobias")
    page.locator("[data-part=leaders] a").first.click()
    expect(page.locator("[data-figure=wins] dd")).to_have_text("1")
    page.locator("[data-field=against]").select_option(label="Tobias")
    expect(page.get_by_text("One game together")).to_be_visible()


def test_a_form_opened_by_keyboard_begins_at_its_first_field(invite: Invite, house: House) -> None:
    club = Organiser(house, *EIGHT)
    page = invite().go(f"/club/{club.key}")
    opener = page.locator("[data-do=type-result]")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-field=result-day]")).to_be_focused()
    page.locator("[data-name='0']").fill("Mira")
    points = page.locator("[data-points='0']")
    answers = ("x", "true", "web-tournament-result-whole"), ("\N{MINUS SIGN}30", None, "web-club-type.about")
    for typed, invalid, told in answers:
        points.fill(typed)
        if invalid:
            expect(points).to_have_attribute("aria-invalid", invalid)
        else:
            expect(points).not_to_have_attribute("aria-invalid", re.compile(""))
        expect(page.locator("dialog[open] [role=status]")).to_have_text(SAY(told))
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    club.leave()


def seeded(house: House) -> Organiser:
    """A club with evenings and results."""
    club = Organiser(house, *EIGHT, season={"name": "Spring", "from": None, "to": None})
    past = club.evening(PAST, "Opening night", *EIGHT[:4])
    club.evening(TO_COME, "Championship", *EIGHT)
    club.result(PAST, past, Mira=310, Tobias=250, Lotte=-40, Guest=180)
    club.result(PAST, past, Ada=190, Wim=220, Kim=140)
    return club


def test_the_pages_of_a_club_are_accessible(invite: Invite, house: House) -> None:
    club = seeded(house)
    person = invite(PHONE, theme="dark", language="de")
    page = person.go(f"/club/{club.key}")
    page.locator("[data-played]").wait_for()
    do(page, "correct")
    looked_at(person, "evenings")
    for dialog in ("new-evening", "type-result"):
        do(page, dialog)
        looked_at(person, dialog)
        page.keyboard.press("Escape")
    for part in ("table", "members", "more"):
        page.locator(f"[data-view={part}]").click()
        looked_at(person, part)
    page.goto(f"{house.address}/club/{club.key}/member/{club.members['Mira']}")
    page.locator("[data-field=against]").select_option(label="Tobias")
    page.locator("[data-figure]").first.wait_for()
    looked_at(person, "member")
    person.go("/club")
    page.locator("[data-own]").wait_for()
    looked_at(person, "clubs")
    person.choose(theme="light", language="nl")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    person.go(f"/club/{club.key}")
    page.locator("[data-played]").wait_for()
    looked_at(person, "evenings")
    club.leave()


def test_an_evening_is_past_when_its_people_look_again_the_day_after(invite: Invite, house: House) -> None:
    club = seeded(house)
    page = invite().go(f"/club/{club.key}")
    expect(page.locator("[data-evening]")).to_have_count(1)
    come_back(page, "2199-01-05T12:00:00Z")
    expect(page.locator(f"[data-played='{TO_COME}']")).to_be_visible()
    expect(page.locator("[data-evening]")).to_have_count(0)
    club.leave()


def test_an_organiser_corrects_and_closes(invite: Invite, house: House) -> None:
    club = seeded(house)
    person = invite(DESKTOP)
    page = person.go(f"/club/{club.key}")
    page.locator("[data-do=correct]").first.click()
    page.locator("[data-who=Guest]").select_option(label="Jan")
    expect(page.locator("[data-part=leaders]")).to_contain_text("Lotte")
    expect(page.locator("[data-who]")).to_have_count(0)
    do(page, "type-result")
    page.locator("[data-field=result-day]").fill("2026-02-02")
    for nth, (name, points) in enumerate((("Jan", "120"), ("Kim", "-20"))):
        page.locator(f"[data-name='{nth}']").fill(name)
        page.locator(f"[data-points='{nth}']").fill(points)
    do(page, "save-result")
    expect(page.locator("[data-played='2026-02-02']")).to_contain_text("Jan")
    page.locator("[data-view=more]").click()
    page.locator("[data-field=season]").fill("Summer")
    do(page, "new-season")
    season = page.locator("[data-part=season]")
    expect(season.locator("h2")).to_have_text("Summer")
    for name in ("Spring", SAY("web-club-season-all")):
        page.locator("[data-field=season]").select_option(label=name)
        expect(season.locator("h2")).to_have_text(name)
        expect(season.locator("tbody")).to_contain_text("Lotte")
    page.locator("[data-view=more]").click()
    expect(page.locator("[data-entry=set]").first).to_contain_text("season")
    do(page, "ask-close")
    do(page, "close")
    expect(page.get_by_text(SAY("web-club-closed"))).to_be_visible()
    club.leave()


def test_a_part_shows_what_others_have_written_meanwhile(invite: Invite, house: House) -> None:
    club = Organiser(house, "Mira")
    page = invite(PHONE).go(f"/club/{club.key}")
    club.write("member", name="Tobias", role="member")
    page.locator("[data-view=members]").click()
    expect(page.locator("[data-member=Tobias]")).to_be_visible()
    club.leave()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_results_show_whole_names(size: tuple[int, int], invite: Invite, house: House) -> None:
    club = Organiser(house, "Jean-Baptiste Moreau")
    club.result(PAST, None, **{"Jean-Baptiste Moreau": 120, "Ada": 70, "Wilhelmina Oosterhuis": -100, "Kim": 0})
    page = invite(size).go(f"/club/{club.watch}")
    names = page.locator(f"[data-played='{PAST}'] li .cut")
    expect(names).to_have_count(4)
    assert names.evaluate_all("(shown) => shown.filter((one) => one.scrollWidth > one.clientWidth).length") == 0
    club.leave()


def test_what_a_club_does_not_answer_is_told(invite: Invite, house: House) -> None:
    club = seeded(house)
    person = invite(DESKTOP)
    person.may_be_cut_off()
    page = person.go(f"/club/{club.key}/member/{club.members['Mira']}")
    against = page.locator("[data-field=against]")
    against.wait_for()
    page.route("**/members/*", lambda route: route.abort())
    against.select_option(label="Tobias")
    expect(page.get_by_role("alert")).to_have_text(SAY("web-fault-offline"))
    page.unroute("**/members/*")
    against.select_option(label="Lotte")
    expect(page.get_by_role("alert")).to_have_count(0)
    club.leave()


def test_an_earlier_season_that_does_not_come_is_not_shown(invite: Invite, house: House) -> None:
    club = seeded(house)
    club.write("set", set={"season": {"name": "Autumn", "from": "2026-06-01", "to": None}})
    person = invite(DESKTOP)
    person.may_be_cut_off()
    page = person.go(f"/club/{club.key}")
    page.locator("[data-view=table]").click()
    season, heading = page.locator("[data-field=season]"), page.locator("[data-part=season] h2")
    held: list[Route] = []
    spring = re.compile("[?]season=Spring$")

    def hold(route: Route) -> None:
        held.append(route)

    page.route(spring, hold)
    season.select_option("Spring")
    season.select_option("")
    expect(heading).to_have_text(SAY("web-club-season-all"))
    with page.expect_response(spring):
        held[0].continue_()
    page.unroute(spring)
    page.route(spring, lambda route: route.abort())
    season.select_option("Spring")
    expect(alert := page.get_by_role("alert")).to_have_text(SAY("web-fault-offline"))
    alert.evaluate("(told) => { told.style.outlineColor = 'var(--bad)'; }")
    assert alert.evaluate("(told) => getComputedStyle(told).color === getComputedStyle(told).outlineColor")
    expect(season).to_have_value("")
    expect(heading).to_have_text(SAY("web-club-season-all"))
    club.leave()
