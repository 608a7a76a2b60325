"""Games on the device: without a network, after a reload, after the tab was killed, and where nothing is kept."""

import json

from playwright.sync_api import Page, expect

from foretell.record import loads
from tests.web.controls import CARDS, SAY, Hands
from tests.web.device import kept
from tests.web.people import PHONE, Invite, Person

_QUICK = 'localStorage.setItem("foretell-quick", JSON.stringify({game: "%s", players: %d, bots: %s}))'
_NOTHING_KEPT = 'indexedDB.open = () => { throw new DOMException("no room", "QuotaExceededError"); };'
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
    hands.play(3)


def test_a_game_goes_on_after_its_tab_was_killed(invite: Invite) -> None:
    person = invite()
    person.go("/")
    hands = begin(person, "extreme", 3, ["thumb", "thumb"])
    hands.play(3)
    hands.wait()
    address, lines = person.page.url, kept(person.page)["entries"]
    person.page.close()
    person.page = person.new_page()
    page = person.go("/")
    page.locator(f"a[href='/table/{address.rpartition('/')[2]}']").click()
    hands = Hands(page)
    assert hands.wait() == "asked"
    assert kept(page)["entries"][: len(lines)] == lines
    hands.play(3)


def test_the_last_window_has_the_game(invite: Invite) -> None:
    person = invite()
    person.go("/")
    hands = begin(person, "extreme", 3, ["thumb", "thumb"])
    first = person.page
    second = person.new_page()
    second.goto(first.url)
    assert Hands(second).wait() == "asked"
    expect(first.get_by_text(SAY("web-table-elsewhere"))).to_be_visible()
    Hands(second).play(2)
    assert hands.page is first


def test_a_game_that_the_browser_does_not_keep_is_played_all_the_same(invite: Invite) -> None:
    person = invite()
    person.context.add_init_script(_NOTHING_KEPT)
    person.go("/")
    hands = begin(person, "wizard", 3, ["random", "random"])
    expect(person.page.get_by_text(SAY("web-table-unsaved"))).to_be_visible()
    hands.play(2)
    hands.wait()


def test_a_game_dealt_here_needs_no_proof(invite: Invite) -> None:
    person = invite()
    person.go("/fair?table=device-abc")
    expect(person.page.get_by_role("alert")).to_have_text(SAY("web-fair-device"))
