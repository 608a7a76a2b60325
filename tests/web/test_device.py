"""Games on the device: offline, after a reload or a crash, in two windows, and where the browser keeps nothing."""

import json
from contextlib import suppress

from playwright.sync_api import Error, Page, expect

from foretell.record import loads
from tests.web.controls import CARDS, SAY, Hands
from tests.web.device import forbid_store, keep, kept, play_on, replayed
from tests.web.people import PHONE, Invite, Person

_QUICK = 'localStorage.setItem("foretell-table", JSON.stringify({game: "%s", seats: %d, others: %s}))'
_SHOWN = """() => ({
    hand: [...document.querySelectorAll(".hand [data-card]")].map((card) => card.dataset.card),
    trick: [...document.querySelectorAll(".trick li")].map((card) => card.textContent),
})"""


def begin(person: Person, game: str, players: int, bots: list[str]) -> Hands:
    """Begin a game of *Play now* by a click."""
    page = person.page
    page.evaluate(_QUICK % (game, players, json.dumps(bots)))
    person.go("/")
    page.get_by_role("button", name=SAY("web-home-play")).click()
    hands = Hands(page)
    assert hands.wait() == "asked"
    return hands


def until_a_trick(page: Page, hands: Hands) -> None:
    """Play until there is a trick on the table, with a card for the person to play."""
    while not (page.locator(CARDS).count() and page.locator(".trick li").count()):
        hands.play(1)
        hands.wait()


def test_a_whole_game_without_a_network(invite: Invite) -> None:
    person = invite(kept=True)
    person.may_be_cut_off()
    page = person.go("/")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    person.context.set_offline(True)
    hands = begin(person, "wizard", 6, ["thumb", "apprentice", "random", "thumb", "thumb"])
    hands.play(1)
    play_on(page, page.url.rpartition("/")[2])
    hands.play_to_the_end()
    hands.see_the_result()
    with page.expect_download() as waiting:
        page.get_by_role("button", name=SAY("web-result-record")).click()
    game = loads(waiting.value.path().read_text())
    assert game.is_over
    page.get_by_role("link", name=SAY("web-result-replay")).click()
    expect(page.locator("[data-seats]")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name=SAY("web-table-result")).or_(
        page.get_by_role("button", name=SAY("web-result-rematch"))
    ).first.wait_for()
    if page.get_by_role("button", name=SAY("web-table-result")).count():
        hands.see_the_result()
    before = page.url
    page.get_by_role("button", name=SAY("web-result-rematch")).click()
    page.wait_for_url(lambda url: url != before)
    assert hands.wait() == "asked"
    assert kept(page)["shown"]["names"] == list(game.players)


def test_a_game_goes_on_after_a_reload_in_a_trick(invite: Invite) -> None:
    person = invite(PHONE)
    person.go("/")
    hands = begin(person, "wizard", 4, ["thumb", "thumb", "thumb"])
    page = person.page
    until_a_trick(page, hands)
    before, lines = page.evaluate(_SHOWN), kept(page)["entries"]
    page.reload()
    assert Hands(page).wait() == "asked"
    assert page.evaluate(_SHOWN) == before
    assert kept(page)["entries"] == lines
    hands.play(1)


def test_a_game_goes_on_after_its_tab_has_crashed(invite: Invite) -> None:
    person = invite()
    person.go("/")
    hands = begin(person, "extreme", 3, ["thumb", "thumb"])
    hands.play(1)
    hands.wait()
    address, lines = person.page.url, kept(person.page)["entries"]
    with person.page.expect_event("crash"), suppress(Error):
        person.page.goto("chrome://crash")
    person.page.close()
    person.page = person.new_page()
    page = person.go("/")
    page.locator(f"a[href='/table/{address.rpartition('/')[2]}']").click()
    hands = Hands(page)
    assert hands.wait() == "asked"
    assert kept(page)["entries"][: len(lines)] == lines
    hands.play(1)


def test_the_last_window_has_the_game(invite: Invite) -> None:
    person = invite()
    person.go("/")
    hands = begin(person, "extreme", 3, ["thumb", "thumb"])
    first = person.page
    second = person.new_page()
    second.goto(first.url)
    others = Hands(second)
    assert others.wait() == "asked"
    elsewhere = first.get_by_text(SAY("web-table-elsewhere"))
    expect(elsewhere).to_be_visible()
    others.play(1)
    others.wait()
    first.evaluate("dispatchEvent(new Event('focus'))")
    expect(elsewhere).not_to_be_visible()
    expect(second.get_by_text(SAY("web-table-elsewhere"))).to_be_visible()
    hands.play(1)
    hands.wait()
    assert not replayed(kept(first)).is_over


def test_what_another_window_has_written_is_never_overwritten(invite: Invite) -> None:
    person = invite()
    person.go("/")
    hands = begin(person, "extreme", 3, ["random", "random"])
    before = kept(person.page)
    number, legal = len(before["entries"]) + 1, [str(move) for move in replayed(before).legal_moves]
    moved = {"action": "moved", "seat": before["you"], "bot": None, "bot_failed": False}
    theirs = [{"seq": number, "at": 1, "action": moved, "move": move} for move in legal[:1]]
    keep(person.page, {"id": before["id"], "entries": theirs})
    hands.play(2)
    hands.wait()
    after = kept(person.page)
    assert after["entries"][:number] == [*before["entries"], *theirs]
    assert not replayed(after).is_over
    person.page.reload()
    assert hands.wait() == "asked"
    cards = person.page.eval_on_selector_all(".hand [data-card]", "(cards) => cards.map((card) => card.dataset.card)")
    assert sorted(cards) == sorted(map(str, replayed(after).observe(before["you"]).hand))


def test_a_game_that_the_browser_does_not_keep_is_played_all_the_same(invite: Invite) -> None:
    person = invite()
    forbid_store(person)
    person.go("/")
    hands = begin(person, "wizard", 3, ["random", "random"])
    expect(person.page.get_by_text(SAY("web-table-unsaved"))).to_be_visible()
    hands.play(1)
    hands.wait()
    expect(person.page.get_by_text(SAY("web-table-unsaved"))).to_be_visible()


def test_a_game_is_kept_again_when_there_is_room_again(invite: Invite) -> None:
    person = invite()
    page = person.go("/")
    devtools = person.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    hands = begin(person, "extreme", 3, ["random", "random"])
    unsaved = page.get_by_text(SAY("web-table-unsaved"))
    expect(unsaved).to_be_visible()
    hands.play(1)
    hands.wait()
    expect(unsaved).to_be_visible()
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    hands.play(1)
    hands.wait()
    expect(unsaved).not_to_be_visible()
    lines = kept(page)["entries"]
    assert replayed(kept(page)).legal_moves
    page.reload()
    assert hands.wait() == "asked"
    assert kept(page)["entries"] == lines


def test_a_game_dealt_here_needs_no_proof(invite: Invite) -> None:
    person = invite()
    person.go("/fair?table=device-abc")
    expect(person.page.get_by_role("alert")).to_have_text(SAY("web-fair-device"))
