"""Moments that fill the felt: what moves in them, how they end, and that the last round is told."""

from collections.abc import Callable, Iterator
from random import Random

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from foretell.server.table import view
from tests.server.tables import Desk
from tests.web.house import House
from tests.web.lying import Data, Showing, end_of_round, kinds, whole_trick
from tests.web.people import DESKTOP, PHONE, Invite, at_rest, edges, guests, lasting
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
_NOTE_WORDS = """() => {
    window.told = [];
    new MutationObserver(() => {
        for (const each of document.querySelectorAll(".decided:not(.met)")) told.push(each.textContent);
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""What is said of a bid that breaks, however soon it has gone."""
_COUNT_REMOVED = """() => {
    window.removed = [];
    const gone = (changes) => changes.flatMap(({ removedNodes }) => [...removedNodes]);
    const cards = (changes) => gone(changes).filter((node) => node.tagName === "LI");
    const watch = new MutationObserver((changes) => removed.push(cards(changes).length));
    watch.observe(document.querySelector(".trick"), { childList: true });
}"""
"""How many cards each change of the trick takes away."""
_ALLOWED = {"transform", "opacity", "translate", "rotate", "scale"}


@pytest.fixture(scope="module")
def people(browser: Browser, house: House) -> Iterator[Invite]:
    """People in windows that end with this file."""
    with guests(browser, house.address) as invite:
        yield invite


def shown(invite: Invite, size: tuple[int, int] = PHONE, language: str = "en") -> tuple[Showing, Page]:
    """A table whose animations hardly go on."""
    showing = Showing(invite(size, pace="slow", language=language))
    page = showing.page
    page.emulate_media(reduced_motion="no-preference")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": _STILL})
    return showing, page


def lay(showing: Showing, seen: Data) -> None:
    """Show a table, and wait until everything on it lies where it stays."""
    showing.show(seen)
    showing.page.locator(".table .plate").first.wait_for()
    at_rest(showing.page)


def bombed() -> tuple[Data, list[Data]]:
    """A table before a trick, and the lines of it in which the Bomb goes off."""
    return whole_trick(dict(kinds())["specials-4"], seed=2, card="bomb")


def test_a_moment_fills_the_felt_moves_nothing_else_and_ends_by_a_tap(people: Invite) -> None:
    showing, page = shown(people)
    before, lines = bombed()
    lay(showing, before)
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


def before_event(kind: str, suits: Callable[[Data, Data], bool]) -> tuple[Data, Data]:
    """The first seat's view before the first line with an event that suits, and that line; games of several seeds."""
    for seed in range(50):
        desk, rng = Desk(dict(kinds())[kind]), Random(seed)
        desk.start()
        while desk.table.turn is not None:
            before: Data = msgspec.to_builtins(view.view(desk.table, "p0"))
            line: Data = msgspec.to_builtins(view.line(desk.table, desk.move(rng)[-1], 0))
            if any(suits(before["game"], event) for event in line["events"]):
                return before, {"type": "line", **line}
    raise ValueError("no game has such an event")


def takes_with(lacks: int) -> Callable[[Data, Data], bool]:
    """Whether the reader takes a trick in mid-round; ``lacks``: how many tricks their bid lacked before."""

    def suits(game: Data, event: Data) -> bool:
        is_ours = event["event"] == "trick-taken" and event["seat"] == 0
        return bool(is_ours and game["bids"][0] == game["tricks"][0] + lacks and game["tricks_left"] > 1)

    return suits


def test_a_bid_that_is_met_rings_in_the_middle_of_the_felt(people: Invite) -> None:
    showing, page = shown(people)
    before, line = before_event("classic-4", takes_with(1))
    lay(showing, before)
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


def test_a_bid_that_breaks_says_so_and_its_trick_leaves_card_by_card(people: Invite) -> None:
    showing = Showing(people(DESKTOP, pace="fast"))
    page = showing.page
    page.emulate_media(reduced_motion="no-preference")
    before, line = before_event("classic-4", takes_with(0))
    lay(showing, before)
    page.evaluate(_COUNT_REMOVED)
    page.evaluate(_NOTE_WORDS)
    showing.send(line)
    page.wait_for_function("() => told.some((words) => words.includes('You have missed your bid.'))")
    expect(page.locator(".trick li")).to_have_count(0)
    assert page.evaluate("removed.filter(Boolean)") == [1] * len(before["seats"])


def test_the_name_of_a_moment_lies_beside_its_figure(people: Invite) -> None:
    showing, page = shown(people, DESKTOP, language="de")
    before, line = before_event("extreme-4", lambda _, event: bool(event["event"] == "magician-taken"))
    lay(showing, before)
    showing.send(line)
    motif = page.locator("[data-motif=magician]")
    expect(motif).to_contain_text("Schwarzmagier")
    page.evaluate("document.getAnimations().forEach((each) => { each.pause(); each.currentTime = 500; })")
    assert edges(motif.locator("b"))[2] <= edges(motif.locator(".figure > *"))[0]
    assert edges(motif.locator("b"))[0] >= edges(motif)[0]


def test_nothing_fills_the_felt_for_who_asks_for_less_motion(people: Invite) -> None:
    showing = Showing(people(PHONE, pace="fast"))
    page = showing.page
    page.emulate_media(reduced_motion="reduce")
    before, lines = bombed()
    showing.show(before)
    page.locator(".table .plate").first.wait_for()
    page.evaluate(_NOTE)
    lasting(page)  # what has been read out stays in the document
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


def test_the_end_of_a_round_of_extreme_says_what_it_cost_the_reader(people: Invite) -> None:
    showing = Showing(people(PHONE, pace="slow"))
    before, line = end_of_round(dict(kinds())["extreme-4"], seed=1)
    lay(showing, before)
    showing.send(line)
    expect(showing.page.locator(".cover .verdict")).to_have_text("8 penalty points")


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
