"""Moments that fill the felt: what moves in them, how they end, and that the last round is told."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from foretell.server.table import view
from tests.server.tables import Desk
from tests.web.house import House
from tests.web.lying import Data, Showing, end_of_round, kinds, whole_trick
from tests.web.people import PHONE, Invite, edges, guests
from tests.web.test_pages import findings

_STILL = 0.01
"""So slowly go animations that each is seen, however busy the machine is."""
_MOVED = """() => document.getAnimations().flatMap(({ effect }) => effect.getKeyframes())
    .flatMap(({ offset, computedOffset, easing, composite, ...moved }) => Object.keys(moved))"""
_NOTE = """() => {
    window.seen = [];
    new MutationObserver(() => {
        for (const each of document.querySelectorAll(".motif, .wash, .confetti")) window.seen.push(each.className);
    }).observe(document.body, { childList: true, subtree: true });
}"""
_NEVER_QUIET = """() => {
    const real = window.setTimeout;
    window.setTimeout = (act, wait, ...rest) => real(act, wait > 4000 ? 2 ** 30 : wait, ...rest);
}"""
"""What has been read out stays in the document."""
_ALLOWED = {"transform", "opacity", "translate", "rotate", "scale"}


@pytest.fixture(scope="module")
def people(browser: Browser, house: House) -> Iterator[Invite]:
    """People in windows that end with this file."""
    with guests(browser, house.address) as invite:
        yield invite


def shown(invite: Invite) -> tuple[Showing, Page]:
    """A table whose animations hardly go on."""
    showing = Showing(invite(PHONE, pace="slow"))
    page = showing.page
    page.emulate_media(reduced_motion="no-preference")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": _STILL})
    return showing, page


def bombed() -> tuple[Data, list[Data]]:
    """A table before a trick, and the lines of it in which the Bomb goes off."""
    return whole_trick(dict(kinds())["specials-4"], seed=2, card="bomb")


def test_a_moment_fills_the_felt_moves_nothing_else_and_ends_by_a_tap(people: Invite) -> None:
    showing, page = shown(people)
    before, lines = bombed()
    showing.show(before)
    for line in lines:
        showing.send(line)
    motif = page.locator("[data-motif=bomb]")
    motif.wait_for()
    expect(motif).to_contain_text("Bomb")
    expect(motif.locator(".portrait")).to_have_count(1)
    assert set(page.evaluate(_MOVED)) <= _ALLOWED
    felt, filled = page.locator(".felt").bounding_box(), motif.bounding_box()
    assert felt is not None
    assert filled is not None
    assert felt == pytest.approx(filled, abs=1)
    page.mouse.click(felt["x"] + felt["width"] / 2, felt["y"] + felt["height"] / 2)
    expect(motif).to_have_count(0)


def met() -> tuple[Data, Data]:
    """A table before the reader takes the trick by which they meet their bid, and its line."""
    desk, rng = Desk(dict(kinds())["classic-4"]), Random(4)
    desk.start()
    while desk.table.turn is not None:
        before: Data = msgspec.to_builtins(view.view(desk.table, "p0"))
        line: Data = msgspec.to_builtins(view.line(desk.table, desk.move(rng)[-1], 0))
        game = before["game"]
        takes = any(event["event"] == "trick-taken" and event["seat"] == 0 for event in line["events"])
        if takes and game["bids"][0] == game["tricks"][0] + 1 and game["tricks_left"] > 1:
            return before, {"type": "line", **line}
    raise ValueError("the reader meets no bid")


def test_a_bid_that_is_met_rings_in_the_middle_of_the_felt(people: Invite) -> None:
    showing, page = shown(people)
    before, line = met()
    showing.show(before)
    showing.send(line)
    bid = before["game"]["bids"][0]
    decided = page.locator(".decided.met")
    expect(decided).to_contain_text(f"{bid}/{bid}")
    assert set(page.evaluate(_MOVED)) <= _ALLOWED
    left, top, right, bottom = edges(page.locator(".table .centre"))
    shown_left, shown_top, shown_right, shown_bottom = edges(decided)
    assert shown_left + shown_right == pytest.approx(left + right, abs=4)
    assert shown_top + shown_bottom == pytest.approx(top + bottom, abs=4)
    page.keyboard.press("Shift")
    expect(decided).to_have_count(0)


def test_nothing_fills_the_felt_for_who_asks_for_less_motion(people: Invite) -> None:
    showing = Showing(people(PHONE, pace="fast"))
    page = showing.page
    page.emulate_media(reduced_motion="reduce")
    before, lines = bombed()
    showing.show(before)
    page.locator(".table .plate").first.wait_for()
    page.evaluate(_NOTE)
    page.evaluate(_NEVER_QUIET)
    for line in lines:
        showing.send(line)
    expect(page.get_by_role("log").locator("p").filter(has_text="Bomb").first).to_be_attached()
    expect(page.locator(".trick li")).to_have_count(0)
    assert page.evaluate("seen") == []


def test_at_the_end_of_a_round_only_transforms_and_opacity_move(people: Invite) -> None:
    showing, page = shown(people)
    before, line = end_of_round(dict(kinds())["classic-4"], seed=1)
    showing.show(before)
    showing.send(line)
    page.locator(".cover .home").first.wait_for()
    assert set(page.evaluate(_MOVED)) <= _ALLOWED
    totals = page.locator(".cover .total .strip").all_inner_texts()
    assert len(totals) == len(before["seats"])
    page.locator(".cover .button.main").click()
    expect(page.locator(".cover")).to_have_count(0)


def test_the_last_round_says_who_can_still_win(people: Invite) -> None:
    person = people(PHONE)
    showing = Showing(person)
    page = showing.page
    before, line = end_of_round(dict(kinds())["maximus-4"], seed=1, number=4)
    showing.show(before)
    showing.send(line)
    page.locator(".round").filter(has_text="Round 5 of 5").wait_for()
    told = page.get_by_role("status").filter(has_text="still win")
    expect(told).to_be_attached()
    crowns = page.locator(".plate .crown").count()
    words = told.inner_text()
    assert (crowns == 0) == words.startswith("Anybody"), (crowns, words)
    assert findings(person) == []
