"""Bots and workers on the device that never answer: the page says so, and the game goes on."""

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.controls import SAY, Hands
from tests.web.device import kept
from tests.web.people import PHONE, Invite, Person, at_rest, edges

_WORKER = "**/assets/worker-*.js"
_HANGS = """
    let isFirst = true;
    addEventListener("message", ({ data }) => {
        if (data.type === "open") isFirst = !data.isAfterSilence;
        if (data.type === "do" && isFirst) for (;;);
    });
"""
"""A worker that hangs at the first command, unless it is the one that follows after that."""
_NO_STEPS = """
    self.MessageChannel = class { port1 = { close() {} }; port2 = { postMessage() {} } };
"""
"""A worker in which no step of a search is followed by another one."""
_QUICK_LOOKS = """
    const often = setInterval;
    self.setInterval = (look, wait) => often(look, wait / 50);
"""
_NO_LOOKS = "self.setInterval = () => 0;"
_SECOND = 1000
_GRANDMASTERS = {"game": "wizard", "mode": "maximus", "seats": 3, "others": ["grandmaster", "grandmaster"]}


def begin(person: Person, worker: str, choice: dict[str, Any] | None = None) -> Hands:
    """Begin a game by *Play now*, in a worker that begins with these lines."""

    def changed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"{worker}\n{answer.text()}")

    person.context.route(_WORKER, changed)
    page = person.go("/")
    if choice:
        page.evaluate("(choice) => localStorage.setItem('foretell-table', choice)", json.dumps(choice))
        page = person.go("/")
    page.get_by_role("button", name=SAY("web-home-play")).click()
    return Hands(page)


def until_a_bot_fails(page: Page, hands: Hands) -> dict[str, Any]:
    """Play until a bot has failed; returns the game."""
    while True:
        game = kept(page)
        if any(entry["action"].get("bot_failed") for entry in game["entries"]):
            return game
        hands.wait()
        hands.answer()


def test_a_worker_that_hangs_is_ended_and_the_game_goes_on(invite: Invite) -> None:
    person = invite(PHONE)
    person.page.clock.install()
    hands = begin(person, _HANGS)
    page = person.page
    assert hands.wait() == "asked"
    while hands.is_asked():
        hands.answer()
    at_rest(page)
    felt = edges(page.locator(".table"))
    page.clock.run_for(4 * _SECOND)
    note = page.locator("[data-note=waits]")
    expect(note).to_have_text(SAY("web-table-waits-worker"))
    at_rest(page)
    left, top, right, bottom = edges(note)
    assert edges(page.locator(".table")) == felt
    assert felt[0] <= left < right <= felt[2]
    assert top > edges(page.locator(".table ul").first)[3]
    assert bottom <= edges(page.locator(".plate.own"))[1]
    person.see("table-waits")
    page.clock.run_for(23 * _SECOND)
    expect(page.locator("[data-note=waits]")).to_have_count(0)
    assert hands.wait() == "asked"
    hands.play(2)


def test_the_page_says_for_which_bot_it_waits(invite: Invite) -> None:
    person = invite()
    person.page.clock.install()
    hands = begin(person, _NO_STEPS + _NO_LOOKS, _GRANDMASTERS)
    page = person.page
    note = page.locator("[data-note=waits][data-for=bot]")
    while not note.count():
        page.clock.run_for(_SECOND)
        if hands.is_asked():
            hands.answer()
    names = kept(page)["shown"]["names"]
    told = [SAY("web-table-waits-bot", player=name, bot=SAY("bot-thumb")) for name in names[1:]]
    assert note.inner_text().strip() in told


def test_the_bookkeeper_moves_for_a_bot_that_never_answers(invite: Invite) -> None:
    person = invite()
    hands = begin(person, _NO_STEPS + _QUICK_LOOKS, _GRANDMASTERS)
    page = person.page
    assert hands.wait() == "asked"
    game = until_a_bot_fails(page, hands)
    failed = next(entry["action"] for entry in game["entries"] if entry["action"].get("bot_failed"))
    assert failed["bot"] == "grandmaster"
    name = game["shown"]["names"][failed["seat"]]
    told = SAY("web-story-bot-failed-here", you="no", player=name, bot=SAY("bot-thumb"))
    expect(page.get_by_text(told).first).to_be_visible()
    hands.play(1)
