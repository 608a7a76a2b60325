"""A tournament at the server's tables, in the browser: opened, joined, played, and compared."""

from playwright.sync_api import expect

from tests.web.house import Guest, House
from tests.web.people import DESKTOP, PHONE, Invite
from tests.web.test_tournament_hall import looked_at
from tests.web.tournaments import Organiser

DUPLICATE = {"where": "online", "deals": "same", "score": "difference", "size": 3}


def test_an_organiser_opens_a_duplicate_and_people_gather(invite: Invite, house: House) -> None:
    opening = invite(DESKTOP, language="de")
    page = opening.go("/tournament")
    page.get_by_role("radio", name="An Online-Tischen").check()
    page.locator("[data-preset=duplicate]").click()
    page.locator("[data-do=adjust]").click()
    page.locator("[data-field=begins]").fill("2040-01-31T20:15")
    page.get_by_role("radio", name="Es zählt nicht").check()
    looked_at(opening)
    page.locator("[data-do=open-tournament]").click()
    page.locator("[data-field=people]").fill("Lotte\nJan")
    page.locator("[data-do=add-people]").click()
    expect(page.locator("[data-list=people] li")).to_have_count(2)
    watch = page.locator(".link input").first.input_value().rpartition("/")[2]
    with Guest(house, "Wim") as late:
        late.post(f"/tournaments/{watch}/join", id="join", name="Wim")
        settings = late.get(f"/tournaments/{watch}")["settings"]
        assert (settings["deals"], settings["absent"], settings["begins"] > 0) == ("same", "walkover", True)
        phone = invite(PHONE, theme="light", language="nl")
        there = phone.go(f"/tournament/{watch}")
        there.locator("[data-field=hall-name]").fill("lotte")
        there.locator("[data-do=hall-join]").click()
        expect(there.locator("main .who")).to_contain_text("Lotte")
        expect(there.locator("[data-part=coming]")).to_contain_text("2040")
        page.locator("[data-do=to-round]").click()
        page.locator("[data-do=draw]").click()
        there.locator("main[data-page=gathering]").wait_for()
        looked_at(phone)
    expect(page.locator("[data-table='1']")).to_contain_text("ein Bot")
    looked_at(opening)


def test_a_person_joins_plays_and_compares_what_the_others_made_of_the_same_cards(invite: Invite, house: House) -> None:
    organiser = Organiser(house, "Tobias", "Lotte", "Jan", "Wim", "Kim", **DUPLICATE)
    person = invite(PHONE, language="en")
    page = person.go(f"/tournament/{organiser.watch}")
    page.locator("[data-field=hall-name]").fill("Mira")
    page.locator("[data-do=hall-join]").click()
    expect(page.locator("main .notice").first).to_contain_text("You are in")
    expect(page.locator("[data-do=hall-not-me]")).to_have_count(0)  # the server knows this device by now
    organiser.draw()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-do=to-tournament]").first).to_contain_text("Friday, round 1, table")
    person.play_elsewhere(page.url.rpartition("/")[2], until=lambda view: view["status"] == "over")
    page.locator(".over button").click()
    expect(page.get_by_role("link", name="Watch again")).to_be_visible()
    page.locator("[data-do=back-to-tournament]").click()
    expect(page.locator("[data-part=compare] tr.mine")).to_contain_text("Mira")
    expect(page.locator("[data-part=compare] table")).to_have_count(3)
    expect(page.locator("tr[data-standing]")).to_have_count(6)
    expect(page.locator("[data-part=coming]")).to_contain_text("Round 2 begins by itself")
    looked_at(person)
    organiser.leave()
