"""Looking at a replay together: one leads, the other follows, looks on their own, and sees branches."""

import re

from playwright.sync_api import Page, expect

from tests.web.controls import SAY
from tests.web.house import House
from tests.web.people import PHONE, Invite
from tests.web.places import finished_game


def _at(page: Page) -> str | None:
    return page.locator(".slider input").get_attribute("aria-valuetext")


def _same(one: Page, other: Page) -> None:
    expect(other.locator(".slider input")).to_have_attribute("aria-valuetext", _at(one) or "")


def test_two_people_look_at_a_game_together(invite: Invite, house: House) -> None:
    ada = invite()
    leader = ada.go(f"/replay/{finished_game(house)}")
    leader.get_by_role("button", name=SAY("web-look-open")).click()
    link = leader.locator("dialog input").input_value()
    ada.see("look-link")
    leader.keyboard.press("Escape")
    expect(leader.locator(".strip")).to_contain_text(SAY("web-look-you-lead"))

    ben = invite(PHONE, touch=True)
    follower = ben.go(re.sub(r"^https?://[^/]+", "", link))
    follower.locator(".strip").wait_for()
    leader.keyboard.press("Home")
    for _ in range(9):
        leader.keyboard.press("ArrowRight")
    _same(leader, follower)

    # they look on their own, and come back by a tap
    follower.get_by_role("button", name=SAY("web-replay-on"), exact=True).tap()
    follower.locator('[data-do="follow"]').tap()
    _same(leader, follower)

    # pointing at a player and at a card
    for place in (".plate", "svg[data-face]"):
        leader.locator(f"[data-layout] {place}").first.click()
        follower.wait_for_function(
            """(place) => getComputedStyle(document.querySelector(`[data-layout] ${place}`)).outlineStyle === "solid" """,
            arg=place,
        )

    # a branch: other moves for the seats
    leader.locator('[data-do="branch"]').click()
    leader.locator(".strip select").wait_for()
    ada.see("look-branch")
    ben.see("look-branch-follower")
