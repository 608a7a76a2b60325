"""Looking at a replay together: one leads, the other follows, looks on their own, and sees branches."""

import re

from playwright.sync_api import Page, expect

from tests.web.controls import SAY
from tests.web.house import House
from tests.web.people import PHONE, Invite
from tests.web.places import finished_game
from tests.web.test_pages import findings, fits

_RINGED = """(place) => [...document.querySelectorAll(`[data-layout] ${place}`)].some(
    (element) => getComputedStyle(element).outlineStyle === "solid")"""


def _meet(one: Page, other: Page) -> None:
    """Wait until both are at the same place."""
    at = one.locator(".slider input").get_attribute("aria-valuetext")
    expect(other.locator(".slider input")).to_have_attribute("aria-valuetext", at or "")


def _predict_no_more(page: Page) -> None:
    """End the prediction; a player who has no seal is asked once more."""
    done = page.locator(".questions .button").last
    done.wait_for()
    has_seals = page.locator(".questions .button.main").count()
    done.click()
    if not has_seals:
        page.locator(".questions .button.main").click()


def test_two_people_look_at_a_game_together(invite: Invite, house: House) -> None:
    ada = invite()
    leader = ada.go(f"/replay/{finished_game(house)}")
    leader.locator("[data-do=more]").click()
    leader.get_by_role("button", name=SAY("web-look-open")).click()
    leader.wait_for_url("**/look/*")
    link = leader.locator("dialog input[readonly]").input_value()
    assert findings(ada) == []
    leader.keyboard.press("Escape")
    expect(leader.locator(".strip")).to_contain_text(SAY("web-look-you-lead"))

    ben = invite(PHONE, touch=True)
    follower = ben.go(re.sub(r"^https?://[^/]+", "", link))
    follower.locator(".strip").wait_for()
    leader.keyboard.press("Home")
    for _ in range(2):  # each of the three seats has something to say before the first card
        leader.keyboard.press("ArrowRight")
    _meet(leader, follower)

    # they look on their own, and come back by a tap
    follower.get_by_role("button", name=SAY("web-replay-on"), exact=True).tap()
    follower.locator('[data-do="follow"]').tap()
    _meet(leader, follower)

    # pointing at a player and at a card
    for place in (".plate", "svg[data-face]"):
        leader.locator(f"[data-layout] {place}").first.click()
        follower.wait_for_function(_RINGED, arg=place)
    assert findings(ben) == []
    fits(ben)

    # a branch: the prediction ends here, with other seals than in the game
    leader.locator('[data-do="branch"]').click()
    _predict_no_more(leader)
    expect(follower.locator(".strip select")).to_have_value("0")
    expect(leader.locator(".slider input")).to_have_attribute("aria-valuetext", re.compile(r"\b4\b"))
    _meet(leader, follower)
    assert findings(ada) == []
    leader.keyboard.press("ArrowLeft")
    leader.locator('[data-do="take-back"]').click()
    expect(leader.locator('[data-do="take-back"]')).to_have_count(0)
    leader.locator(".strip select").select_option("")
    expect(follower.locator(".strip select")).to_have_value("")
    _meet(leader, follower)

    # the leader goes away: somebody without a name takes over, who has one from then on
    leader.goto("about:blank")
    follower.locator('[data-do="lead"]').tap()
    expect(follower.locator(".strip")).to_contain_text(SAY("web-look-you-lead"))
