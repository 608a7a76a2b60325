"""The log beside the table stays at its newest line until the reader scrolls back, and does not hammer the server."""

import re
from typing import Any

from playwright.sync_api import Route, expect

from tests.web.controls import CARDS, SAY, Hands, open_tab
from tests.web.people import Invite, Person, at_rest

_AT_END = """() => {
    const box = document.querySelector(".log");
    return box && box.scrollHeight > box.clientHeight && box.scrollHeight - box.scrollTop - box.clientHeight < 2;
}"""
_LATE = """() => {
    const box = document.querySelector(".log");
    const more = document.createElement("div");
    more.style.height = "400px";
    box.lastElementChild.append(more);
    box.dispatchEvent(new Event("scroll"));
    more.remove();
}"""


_HOUR_MS = 3_600_000


def has_missed_a_trick(view: dict[str, Any]) -> bool:
    """Whether somebody ended a trick after the player's latest card, and the player is to play."""
    last = view["last_trick"]
    return bool(
        view["legal"]
        and view["game"]["phase"] == "play"
        and last
        and last["round"] == view["game"]["round"]
        and last["plays"][-1][0] != view["you"]
    )


def age(route: Route) -> None:
    """Answer as if everything had happened an hour ago."""
    answer = route.fetch()
    lines = [{**line, "at": line["at"] - _HOUR_MS} for line in answer.json()["lines"]]
    route.fulfill(response=answer, json={"lines": lines})


def watching(invite: Invite) -> tuple[Person, str]:
    """A player whose log is longer than its box; returns the table's id."""
    person = invite((1440, 600))
    person.become("Ada")
    table = person.open_game({"game": {"game": "wizard"}, "seats": 3})
    person.play_elsewhere(table, until=3)
    page = person.go(f"/table/{table}")
    page.locator(".hand [data-card]").first.wait_for()
    expect(page.locator("[data-tab]")).to_have_count(0)
    open_tab(page, "log")
    page.wait_for_function(_AT_END)
    expect(page.locator(".log li").first).to_contain_text("Round 1 of 20")
    return person, table


def say(person: Person, table: str, text: str) -> None:
    """Write in the chat, and wait until it is in the log."""
    person.do(table, "say", text=text)
    expect(person.page.locator(".log li").last).to_contain_text(text)


def test_a_late_scroll_event_is_not_the_readers(invite: Invite) -> None:
    person, table = watching(invite)
    person.page.evaluate(_LATE)
    for word in ("one", "two", "three"):
        say(person, table, word)
        person.page.wait_for_function(_AT_END)


def test_readers_who_scroll_back_stay_there_until_they_want_the_newest(invite: Invite) -> None:
    person, table = watching(invite)
    page = person.page
    page.locator(".log").hover()
    page.mouse.wheel(0, -400)
    button = page.get_by_role("button", name=SAY("web-board-log-newest"))
    expect(button).to_be_visible()
    at_rest(page)
    before = page.evaluate("document.querySelector('.log').scrollTop")
    say(person, table, "one")
    assert page.evaluate("document.querySelector('.log').scrollTop") == before
    button.click()
    page.wait_for_function(_AT_END)
    expect(button).to_be_hidden()
    say(person, table, "two")
    page.wait_for_function(_AT_END)


def test_a_log_that_cannot_be_fetched_says_so_and_asks_once(invite: Invite) -> None:
    person = invite()
    person.become("Ada")
    table = person.open_game({"game": {"game": "wizard"}, "seats": 3})
    asked: list[str] = []
    person.may_meet(404, f"/api/v1/tables/{table}/lines")

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=404, json={})

    person.page.route("**/lines?*", refuse)
    open_tab(person.go(f"/table/{table}"), "log")
    expect(person.page.get_by_text(SAY("web-board-log-failed"))).to_be_visible()
    before = len(asked)
    for word in ("one", "two", "three"):
        say(person, table, word)
    assert len(asked) == before
    with person.page.expect_response("**/lines?*"):
        person.page.get_by_role("button", name=SAY("web-board-log-again")).click()
    expect(person.page.get_by_text(SAY("web-board-log-failed"))).to_be_visible()
    assert len(asked) == before + 1


def test_whoever_comes_back_after_a_while_reads_what_has_happened(invite: Invite) -> None:
    person = invite((360, 640))
    person.become("Ada")
    table = person.open_game({"game": {"game": "wizard"}, "seats": 4})
    person.play_elsewhere(table, until=has_missed_a_trick)
    told = person.page.get_by_role("status").locator("[data-do=since]")
    Hands(person.go(f"/table/{table}")).wait()
    expect(told).to_have_count(0)
    person.page.route("**/lines?*", age)
    Hands(person.go(f"/table/{table}")).wait()
    expect(told).to_have_count(1)
    expect(told).to_contain_text(re.compile("^Since your last move: .* took the trick"))
    person.see("since")
    told.click()
    expect(person.page.locator(".log .since")).to_be_in_viewport()
    expect(told).to_have_count(0)
    person.page.get_by_role("button", name=SAY("web-dialog-close")).click()
    expect(person.page.locator("dialog[open]")).to_have_count(0)
    assert Hands(person.page).touch(CARDS)
    open_tab(person.page, "log")
    expect(person.page.locator(".log .since")).to_have_count(0)
