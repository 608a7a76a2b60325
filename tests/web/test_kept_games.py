"""The games that a browser keeps: listed, deleted, put back, saved as records; moves taken back."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from foretell.record import loads
from tests.web.controls import SAY, Hands, open_tab
from tests.web.device import kept
from tests.web.people import PHONE, Invite, Person

_GAMES = Path(__file__).parents[2] / "web" / "tests" / "data" / "kept_1.jsonl"
_PUT = """async ({ head, lines }) => {
    const outcome = (request) => new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
    });
    const request = indexedDB.open("foretell-games", 1);
    request.onupgradeneeded = () => {
        request.result.createObjectStore("games", { keyPath: "id" });
        request.result.createObjectStore("lines", { keyPath: ["game", "seq"] });
    };
    const database = await outcome(request);
    const transaction = database.transaction(["games", "lines"], "readwrite");
    transaction.objectStore("games").put(head);
    for (const line of lines) transaction.objectStore("lines").put(line);
    await new Promise((done) => (transaction.oncomplete = done));
    database.close();
}"""
"""Writes into the store as a page of version 1 did."""
_DELETE_AT_ONCE = """(games) => {
    for (const game of games) document.querySelector(`[data-game=${game}] [data-do=delete]`).click();
}"""
LISTED = "main a[href^='/table/']"
"""The games in the list, and the one of the golden button, which the list leaves out."""


def games_of_before(person: Person, **changes: object) -> Page:
    """A page whose browser has games of an earlier version."""
    page = person.go("/rules")
    for line in _GAMES.read_text(encoding="utf-8").splitlines():
        game = json.loads(line)
        page.evaluate(_PUT, {"head": {**game["head"], **changes}, "lines": game["lines"]})
    return page


def test_kept_games_are_listed_deleted_put_back_and_saved(invite: Invite) -> None:
    person = invite(PHONE)
    games_of_before(person)
    person.become("Ada")
    person.page.evaluate("() => localStorage.setItem('foretell-known', 'true')")
    table = person.open_game({"game": {"game": "wizard"}, "seats": 3})
    page = person.go("/")
    expect(page.locator(LISTED)).to_have_count(5)
    expect(page.locator(f"main a[href='/table/{table}']")).to_have_count(1)
    page.locator("[data-do=kept]").click()
    expect(page.locator("[data-game]")).to_have_count(4)
    over = page.locator("[data-game=device-over]")
    with page.expect_download() as waiting:
        over.locator("[data-do=record]").click()
    assert loads(waiting.value.path().read_text(encoding="utf-8")).is_over
    page.evaluate(_DELETE_AT_ONCE, ["device-over", "device-unseen"])
    for game in ("device-over", "device-unseen"):
        page.locator(f"[data-game={game}] [data-do=restore]").wait_for()
    over.locator("[data-do=restore]").click()
    over.locator("[data-do=delete]").wait_for()
    page.get_by_role("button", name=SAY("web-dialog-close")).click()
    expect(page.locator("main a[href='/table/device-unseen']")).to_have_count(0)
    page = person.go("/")
    expect(page.locator(LISTED)).to_have_count(4)
    page.locator("main a[href='/table/device-over']").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("table").first).to_be_visible()


def test_a_game_of_an_earlier_page_goes_on(invite: Invite) -> None:
    person = invite()
    games_of_before(person)
    page = person.go("/table/device-special")
    hands = Hands(page)
    hands.play(2)
    hands.wait()
    assert kept(page)["version"] > 1


def test_a_game_of_a_newer_page_says_so(invite: Invite) -> None:
    person = invite()
    games_of_before(person, version=99)
    expect(person.go("/table/device-special").get_by_role("heading")).to_have_text(SAY("web-device-newer"))
    person.go("/replay/device-over")
    expect(person.page.get_by_role("alert")).to_have_text(SAY("web-replay-fault-newer"))


def test_a_game_that_was_deleted_elsewhere_is_not_kept_any_more(invite: Invite) -> None:
    person = invite()
    games_of_before(person)
    page = person.go("/table/device-unseen")
    hands = Hands(page)
    hands.wait()
    other = person.new_page()
    other.goto("/")
    other.locator("[data-do=kept]").click()
    other.locator("[data-game=device-unseen] [data-do=delete]").click()
    other.locator("[data-game=device-unseen] [data-do=restore]").wait_for()
    other.close()
    hands.play(2)
    expect(page.get_by_text(SAY("web-table-unsaved"))).to_be_visible()


def test_a_move_is_taken_back_while_bots_wait(invite: Invite) -> None:
    person = invite(botsWait=True)
    games_of_before(person)
    page = person.go("/table/device-unseen")
    hands = Hands(page)
    undo = page.locator("[data-do=undo]")
    while hands.wait() and not undo.count():
        hands.answer()
    before = len(kept(page)["entries"])
    undo.click()
    expect(undo).to_have_count(0)
    assert hands.wait() == "asked"
    open_tab(page, "log")
    expect(page.locator(".log").get_by_text("You take your last move back.")).to_be_visible()
    lines = kept(page)["entries"]
    assert [line["action"]["action"] for line in lines[before - 1 :]] == ["moved", "undone"]
    expect(page.locator("[data-tab=chat]")).to_have_count(0)
