"""Interruptions: a reload, no network, a killed server.  The page recovers by itself."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.store.damage import change
from tests.web.cable import Cable
from tests.web.controls import CARDS, SAY, Hands
from tests.web.house import House
from tests.web.people import PHONE, Invite, Person, guests, settled

GAME: dict[str, Any] = {"game": {"game": "wizard"}, "seats": 4}


def seated(person: Person, rounds: int = 5) -> str:
    """Bring a person into the middle of a game, and return the table."""
    person.become("Ada")
    table = person.open_game(GAME)
    person.play_elsewhere(table, until=rounds)
    person.go(f"/table/{table}")
    return table


def shown(person: Person) -> list[str]:
    """The hand on the page."""
    cards = person.page.locator(".hand [data-card]").all()
    return [str(card.get_attribute("data-card")) for card in cards]


def test_a_reload_in_the_middle_of_a_trick_changes_nothing(invite: Invite) -> None:
    person = invite(PHONE)
    table = seated(person)
    hands = Hands(person.page)
    while not person.page.locator(CARDS).count():
        hands.play(1)
        hands.wait()
    for _ in range(3):
        before = shown(person), person.page.locator(".trick li").count()
        person.page.reload()
        assert hands.wait() == "asked"
        assert (shown(person), person.page.locator(".trick li").count()) == before
        assert shown(person) == person.view(table)["game"]["known_cards"][0]
    hands.play(3)


def test_nothing_is_lost_offline(browser: Browser, house: House) -> None:
    with Cable(house.port) as cable, guests(browser, cable.address) as inviting:
        person = inviting()
        person.may_be_cut_off()
        table = seated(person)
        hands = Hands(person.page)
        hands.wait()
        for _ in range(2):
            cable.cut()
            person.context.set_offline(True)
            expect(person.page.get_by_text(SAY("web-table-reconnecting"))).to_be_visible()
            hands.answer()
            cable.mend()
            person.context.set_offline(False)
            expect(person.page.get_by_text(SAY("web-table-reconnecting"))).to_be_hidden()
            hands.play(2)
            assert hands.wait() == "asked"
        assert shown(person) == person.view(table)["game"]["known_cards"][0]


@pytest.mark.parametrize("place", ["header", "menu"])
def test_settings_that_the_network_lost_are_missed_aloud(invite: Invite, place: str) -> None:
    person = invite(PHONE)
    person.may_be_cut_off()
    person.become("Ada")
    page = person.go("/" if place == "header" else f"/table/{person.open_game(GAME)}")
    settings = page.get_by_role("button", name=SAY("web-settings"))
    note = page.locator("[data-note=incomplete]")

    def ask() -> None:
        if place == "menu":
            page.get_by_role("button", name=SAY("web-table-menu")).click()
        settings.last.click()

    settled(page)
    lost = "**/assets/SettingsDialog-*.js"
    person.context.route(lost, lambda route: route.abort())
    ask()
    expect(note).to_be_visible()
    note.get_by_role("button", name=SAY("web-dialog-close")).click()
    expect(note).to_have_count(0)
    ask()
    note.get_by_role("button", name=SAY("web-fault-reload")).wait_for()
    person.context.unroute(lost)
    note.get_by_role("button", name=SAY("web-fault-reload")).click()
    expect(note).to_have_count(0)
    settled(page)
    ask()
    expect(page.get_by_role("dialog", name=SAY("web-settings"))).to_be_visible()


def test_a_lobby_says_that_the_connection_is_lost(browser: Browser, house: House) -> None:
    with Cable(house.port) as cable, guests(browser, cable.address) as inviting:
        person = inviting(PHONE)
        person.may_be_cut_off()
        person.become("Ada")
        page = person.go(f"/table/{person.open_table(GAME)}")
        page.locator("[data-seat]").first.wait_for()
        cable.cut()
        person.context.set_offline(True)
        expect(page.locator("[data-note=lost]")).to_be_visible()
        cable.mend()
        person.context.set_offline(False)
        expect(page.locator("[data-note=lost]")).to_have_count(0)


def test_a_killed_server_is_found_again(invite_home: Invite, own_house: House) -> None:
    person, guest = invite_home(), invite_home(PHONE)
    for each in (person, guest):
        each.may_be_cut_off()
    table = seated(person)
    guest.go(f"/table/{table}")
    hands = Hands(person.page)
    for _ in range(2):
        hands.wait()
        hands.answer()
        own_house.kill()
        expect(person.page.get_by_text(SAY("web-table-reconnecting"))).to_be_visible()
        own_house.start()
        for each in (person, guest):
            expect(each.page.get_by_text(SAY("web-table-reconnecting"))).to_be_hidden()
        assert hands.wait() == "asked"
        assert shown(person) == person.view(table)["game"]["known_cards"][0]
    hands.play(5)


def test_a_server_that_stops_says_so_and_is_found_again(invite_home: Invite, own_house: House) -> None:
    person = invite_home()
    person.may_be_cut_off()
    seated(person)
    hands = Hands(person.page)
    hands.wait()
    own_house.stop()
    expect(person.page.get_by_text(SAY("web-table-reconnecting"))).to_be_visible()
    own_house.start()
    expect(person.page.get_by_text(SAY("web-table-reconnecting"))).to_be_hidden()
    hands.play(3)


def test_a_damaged_table_is_reported_and_another_one_goes_on(invite_home: Invite, own_house: House) -> None:
    person = invite_home(PHONE)
    person.may_be_cut_off()
    damaged = seated(person, rounds=1)
    whole = person.open_game(GAME)
    own_house.kill()
    sql = "UPDATE entries SET data = ? WHERE seq = 2 AND table_key = (SELECT key FROM tables WHERE name = ?)"
    change(own_house.folder / "foretell.db", sql, b"{", damaged)
    for path in ("", "/lines"):  # its lines are asked for when the page opens, and again after the kill
        person.may_meet(500, f"/api/v1/tables/{damaged}{path}")
    own_house.start()
    expect(person.page.get_by_text(SAY("web-table-broken"), exact=True)).to_be_visible()
    person.see("table-broken")
    person.go(f"/table/{whole}")
    Hands(person.page).play(1)
