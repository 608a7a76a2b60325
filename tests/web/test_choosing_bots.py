"""Choosing opponents: by name, each with a sentence about how this bot plays."""

from typing import Any

from playwright.sync_api import Page, Route, expect

from foretell.bots.levels import usual_bots
from tests.web.controls import SAY
from tests.web.device import bots_of
from tests.web.people import PHONE, Invite, Person
from tests.web.places import adjust


def bots_at(person: Person) -> list[Any]:
    """The bots at the person's table, by seat."""
    person.page.wait_for_url("**/table/*")
    seats = person.view(person.page.url.rpartition("/")[2])["seats"]
    return [seat["bot"] for seat in seats]


def says(page: Page, bot: str) -> None:
    """Check that the level's sentence is visible."""
    expect(page.get_by_text(SAY(f"bot-{bot}.about")).first).to_be_visible()


def test_play_now_seats_a_mixture(invite: Invite) -> None:
    person = invite(PHONE)
    person.go("/").get_by_role("button", name=SAY("web-home-play")).click()
    assert bots_of(person.page) == [None, *usual_bots(3)]


def test_opponents_are_chosen_and_remembered(invite: Invite) -> None:
    person = invite()
    page = person.go("/new")
    adjust(page)
    for bot in usual_bots(3):
        says(page, bot)
    page.locator("[data-choose=seat-2]").select_option("master")
    says(page, "master")
    page.locator("[data-do=open-table]").click()
    first, _, third = usual_bots(3)
    assert bots_of(page) == [None, first, "master", third]
    page = person.go("/new")
    page.locator("[data-preset=extreme]").click()
    assert bots_of(page) == [None, first, "master", third]


def test_at_a_new_table_each_seat_has_its_level(invite: Invite) -> None:
    person = invite(PHONE)
    page = person.go("/new?friends")
    adjust(page)
    page.locator("[data-choose=seat-1]").select_option("apprentice")
    page.locator("[data-choose=seat-3]").select_option("journeyman")
    for bot in ("apprentice", "journeyman"):
        says(page, bot)
    page.locator("[data-do=open-table]").click()
    assert bots_at(person) == [None, "apprentice", None, "journeyman"]


def test_a_page_of_a_server_without_the_compiled_half_says_who_plays_instead(invite: Invite) -> None:
    person = invite()
    page = person.page

    def without_it(asked: Route) -> None:
        listed = asked.fetch().json()
        listed["bots"][-1] |= {"available": False, "needs": "native", "instead": "master"}
        asked.fulfill(json=listed)

    page.route("**/api/v1/bots", without_it)
    said = SAY("web-bots-missing", bots=SAY("bot-grandmaster"), other=SAY("bot-master"))
    adjust(person.go("/new"))
    expect(page.locator("[data-note=bots-missing]")).to_have_text(said)
    option = page.locator("[data-choose=seat-1] option[value=grandmaster]")
    expect(option).to_have_text(SAY("web-bot-missing", bot=SAY("bot-grandmaster")))
    person.go("/new?friends").locator("[data-preset=classic]").click()
    expect(page.locator("[data-seats], [data-do=add-bot]").first).to_be_visible()
    expect(page.locator("[data-note=bots-missing]")).to_have_text(said)


def test_each_seat_in_the_lobby_gets_the_level_chosen_before(invite: Invite) -> None:
    person = invite()
    person.go("/new?friends").locator("[data-preset=classic]").click()
    page = person.page
    page.locator("[data-choose=bot]").select_option("apprentice")
    says(page, "apprentice")
    page.locator("[data-do=add-bot][data-seat='1']").click()
    expect(page.get_by_text(SAY("web-new-bot", bot=SAY("bot-apprentice")))).to_be_visible()
    page.locator("[data-choose=bot]").select_option("")
    page.locator("[data-do=fill-and-start]").click()
    page.locator("[data-seats]").wait_for()
    mixture = usual_bots(5)
    assert bots_at(person) == [None, "apprentice", mixture[2], mixture[3]]
