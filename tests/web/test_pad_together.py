"""Several phones with one shared pad: live, offline and back, each with its own bids, and a server that is killed."""

from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from tests.store.damage import change
from tests.waiting import until
from tests.web.cable import Cable
from tests.web.controls import SAY
from tests.web.house import House
from tests.web.pads import Finger, document, game
from tests.web.people import DESKTOP, Invite, Person, guests, settled
from tests.web.test_pages import ID, findings, words
from tests.web.together import SMALL, Ears, come, host, key_of, put_on_table, same_sheet, sheet, sign, take_phone

HIDDEN, SECRET = "label:has-text('Hidden')", "label:has-text('Secret')"


def asked(finger: Finger) -> str:
    """The player that the pad asks, as soon as it asks one."""
    finger.page.locator("main [aria-current=step]").wait_for()
    return finger.asked()


def test_two_phones_write_on_one_pad_live(invite: Invite) -> None:
    one, key, _ = host(invite(SMALL), 3)
    other = come(invite(SMALL), key, "Tobias")
    expect(sign(one.page)).to_contain_text("2 phones are here")
    expect(one.page.locator("main [aria-current=step]")).to_have_attribute("data-player", "Tobias")
    other.touch("[data-key='1']")
    for finger in (one, other):
        expect(finger.page.locator("main [aria-current=step]")).to_have_attribute("data-player", "Lotte")
    one.touch("[data-key='0']")
    expect(other.page.locator("main [aria-current=step]")).to_have_attribute("data-player", "Mira")
    other.touch("[data-key='0']")
    one.do("said")
    for finger, name, tricks in ((other, "Tobias", 1), (one, "Lotte", 0), (other, "Mira", 0)):
        expect(finger.page.locator("main [aria-current=step]")).to_have_attribute("data-player", name)
        finger.touch(f"[data-key='{tricks}']")
    assert one.points() == other.points() == [20, 30, 20]
    one.do("next")
    one.touch("[data-key='2']")
    expect(other.page.locator("main[data-page=pad-game]")).to_have_attribute("data-round", "2")
    same_sheet(one.page, other.page)
    other.page.goto("/pad")
    expect(other.page.locator("li[data-game]")).to_contain_text("with other phones")


def test_wizard_extreme_on_two_phones(invite: Invite) -> None:
    played, person = game(10), invite(SMALL)
    one = Finger(person)
    page = person.go("/pad")
    one.take_file("extreme.json", document(played, "extreme", 0))
    page.locator("[data-game=extreme] a").click()
    key, _ = put_on_table(one)
    other = come(invite(SMALL), key, "Mira")
    one.predict(played["rounds"][0])
    assert one.points() == other.points() == played["rounds"][0]["points"]


def test_both_at_the_same_moment(invite: Invite) -> None:
    one, key, _ = host(invite(SMALL), 3)
    other = come(invite(SMALL), key)
    write = "(number) => document.querySelector(`[data-key='${number}']`).click()"
    for finger, number in ((one, 1), (other, 0)):
        finger.page.evaluate(write, number)
    for finger in (one, other):
        expect(sign(finger.page)).to_have_attribute("data-unsent", "0")
    expect(one.page.locator(".pencil.bid").first).not_to_have_text("")
    shown = [finger.page.locator(".pencil.bid") for finger in (one, other)]
    until(lambda: shown[0].all_inner_texts() == shown[1].all_inner_texts(), "both phones show the same bids")
    same_sheet(one.page, other.page)
    before = sheet(one.page)
    one.page.reload()
    expect(sign(one.page)).to_have_attribute("data-sign", "live")
    until(lambda: sheet(one.page) == before, "the sheet is as it was")


def test_a_phone_writes_offline_and_sends_it_later(browser: Browser, house: House, invite: Invite) -> None:
    one, key, _ = host(invite(SMALL), 3)
    with Cable(house.port) as cable, guests(browser, cable.address) as inviting:
        person = inviting(SMALL)
        person.may_be_cut_off()
        other = come(person, key, "Lotte")
        one.touch("[data-key='1']")
        expect(other.page.locator(".pencil.bid").first).to_have_text("1")
        cable.cut()
        person.context.set_offline(True)
        expect(sign(other.page)).to_have_attribute("data-sign", "offline")
        other.touch("[data-key='0']")
        other.touch("[data-key='1']")
        expect(sign(other.page)).to_have_attribute("data-unsent", "2")
        person.see("together-offline")
        one.touch("[data-player=Tobias]")
        one.touch("[data-key='0']")
        expect(one.page.locator(".pencil.bid")).to_have_text(["0", "", ""])
        cable.mend()
        person.context.set_offline(False)
        expect(sign(other.page)).to_have_attribute("data-sign", "live")
        for finger in (one, other):
            expect(finger.page.locator(".pencil.bid")).to_have_text(["0", "0", "1"])
            expect(sign(finger.page)).to_have_attribute("data-unsent", "0")
        same_sheet(one.page, other.page)


@pytest.mark.parametrize("bidding", [HIDDEN, SECRET], ids=["hidden", "secret"])
def test_bids_face_down_each_on_its_own_phone(bidding: str, invite: Invite) -> None:
    one, key, watch = host(invite(SMALL), 3, bidding)
    people = [invite(SMALL) for _ in range(3)]
    guests_ears = [Ears(person.page) for person in people]
    two, three = come(people[0], key, "Tobias"), come(people[1], key, "Lotte")
    come(people[2], watch)
    take_phone(one, "Mira")
    fingers = {"Mira": one, "Tobias": two, "Lotte": three}
    for name, finger in fingers.items():
        expect(finger.page.locator("[data-do=pad-curtain]")).to_have_count(0)
        assert asked(finger) == name
    one.touch("[data-key='1']")
    expect(one.page.locator("[data-waiting='2']")).to_contain_text("Tobias and Lotte")
    expect(two.page.locator("[data-player=Mira] .bid")).to_have_text("●")
    two.touch("[data-key='1']")
    expect(three.page.locator("[data-player=Tobias] .bid")).to_have_text("●")
    mira = guests_ears[0].player("Mira")
    for ears in guests_ears:
        ears.hear(mira, {"?"})
    three.touch("[data-key='0']")
    if bidding == HIDDEN:
        for finger in fingers.values():
            expect(finger.page.locator(".pencil.bid")).to_have_text(["1", "0", "1"])
        two.do("said")
    else:
        expect(two.page.locator("[data-player=Mira] .bid")).to_have_text("●")
        for ears in guests_ears:
            ears.hear(mira, {"?"})
    finish(two, three)
    for finger in fingers.values():
        assert finger.points() == [30, -10, 20]
    for ears in guests_ears[:2]:
        ears.hear(mira, {"?", 1})


def finish(one: Finger, other: Finger) -> None:
    """Enter the tricks, on two phones in turn: Mira has the only one."""
    for finger, name, tricks in ((one, "Tobias", 0), (other, "Lotte", 0), (one, "Mira", 1)):
        expect(finger.page.locator("main [aria-current=step]")).to_have_attribute("data-player", name)
        finger.touch(f"[data-key='{tricks}']")


def test_a_killed_server_is_found_again_in_the_middle_of_a_round(invite_home: Invite, own_house: House) -> None:
    people = [invite_home(SMALL), invite_home(SMALL)]
    for person in people:
        person.may_be_cut_off()
    one, key, _ = host(people[0], 3, HIDDEN)
    other = come(people[1], key, "Tobias")
    other.touch("[data-key='1']")
    expect(one.page.locator("[data-player=Tobias] .bid")).to_have_text("●")
    own_house.kill()
    for finger in (one, other):
        expect(sign(finger.page)).to_have_attribute("data-sign", "offline")
    one.do("curtain")
    one.touch("[data-key='0']")
    expect(sign(one.page)).to_have_attribute("data-unsent", "1")
    own_house.start()
    for finger in (one, other):
        expect(sign(finger.page)).to_have_attribute("data-sign", "live")
        expect(sign(finger.page)).to_have_attribute("data-unsent", "0")
    expect(other.page.locator("[data-player=Lotte] .bid")).to_have_text("●")
    other.do("curtain")
    other.touch("[data-key='0']")
    for finger in (one, other):
        expect(finger.page.locator(".pencil.bid")).to_have_text(["1", "0", "0"])


def test_when_the_table_is_gone_a_phone_shares_the_pad_again(invite_home: Invite, own_house: House) -> None:
    person = invite_home(SMALL)
    person.may_be_cut_off()
    one, key, _ = host(person, 3)
    one.touch("[data-key='1']")
    expect(sign(one.page)).to_have_attribute("data-unsent", "0")
    own_house.kill()
    for file in own_house.folder.glob("foretell.db*"):
        file.unlink()
    for status, path in ((404, f"/api/v1/pads/{key}"), (401, "/api/v1/pads")):
        person.may_meet(status, path)
    own_house.start()
    expect(sign(one.page)).to_have_attribute("data-sign", "gone")
    one.touch("[data-key='0']")
    sign(one.page).click()
    one.do("together-again")
    expect(one.page.locator("[data-standing-of=live]")).to_be_visible()
    new = key_of(one.page.locator("dialog[open] .link input").first.input_value())
    other = come(invite_home(SMALL), new)
    expect(other.page.locator(".pencil.bid")).to_have_text(["1", "0", ""])


def test_spectators_see_the_pad_live_and_write_nothing(invite: Invite) -> None:
    one, _, watch = host(invite(SMALL), 3)
    person = invite(SMALL)
    person.go(f"/pad/together#{watch}")
    expect(person.page.locator("[data-join]")).to_have_count(1)
    watcher = come(person, watch)
    expect(sign(one.page)).to_contain_text("one is watching")
    one.touch("[data-key='1']")
    expect(watcher.page.locator(".pencil.bid").first).to_have_text("1")
    for what in ("[data-key]", "[data-do=pad-undo]:enabled", "[data-do=pad-table]:visible"):
        expect(watcher.page.locator(what)).to_have_count(0)
    watcher.touch("button[data-view=sheet]")
    watcher.page.locator("[data-cell='1 Mira']").click()
    expect(watcher.page.locator("dialog[open]")).to_have_count(0)


def test_a_player_has_one_phone_and_gives_it_back(invite: Invite) -> None:
    one, key, _ = host(invite(SMALL), 3)
    two = come(invite(SMALL), key, "Tobias")
    late = invite(SMALL)
    late.go(f"/pad/together#{key}")
    expect(late.page.locator("[data-join=Tobias]")).to_be_disabled()
    sign(one.page).click()
    expect(one.page.locator("[data-phone=Tobias]")).to_have_attribute("data-how", "held")
    one.touch("[data-free=Tobias]")
    sign(two.page).click()
    for finger in (one, two):
        expect(finger.page.locator("[data-phone=Tobias]")).to_have_attribute("data-how", "none")
    one.touch("[data-take=Tobias]")
    expect(two.page.locator("[data-phone=Tobias]")).to_have_attribute("data-how", "held")
    two.page.locator("[data-do=pad-together-stop]").click()
    expect(sign(two.page)).to_have_count(0)
    two.touch("[data-key='1']")
    expect(two.page.locator(".pencil.bid").first).to_have_text("1")
    one.page.keyboard.press("Escape")
    expect(one.page.locator(".pencil.bid").first).to_have_text("")


def test_a_link_that_leads_nowhere_says_so(invite: Invite) -> None:
    person = invite(SMALL)
    person.may_meet(404, "/api/v1/pads/nowhere")
    person.go("/pad/together#nowhere")
    expect(person.page.get_by_role("alert")).to_contain_text("There is no such pad here")


@pytest.mark.parametrize(
    ("theme", "language", "searched"), [("dark", "de", SMALL), ("light", "nl", DESKTOP)], ids=["dark", "light"]
)
def test_every_screen_is_accessible(theme: str, language: str, searched: tuple[int, int], invite: Invite) -> None:
    one, key, watch = host(invite(SMALL), 4, HIDDEN)
    person, watcher = (invite(SMALL, theme=theme, language=language) for _ in range(2))
    look = partial(look_at, searched=searched)
    page = person.go(f"/pad/together#{key}")
    look(person, "join", "[data-join=Lotte]")
    come(person, key, "Lotte")
    look(person, "own", "[data-key='1']")
    page.locator("[data-key='1']").click()
    take_phone(one, "Mira")
    sign(page).click()
    look(person, "phones", "[data-phone=Mira][data-how=held]")
    page.keyboard.press("Escape")
    for _ in range(2):
        page.locator("[data-do=pad-curtain]").click()
        page.locator("[data-key='0']").click()
    look(person, "waiting", "[data-waiting='1']")
    watcher.go(f"/pad/together#{watch}")
    look(watcher, "watch", "[data-join]")
    come(watcher, watch)
    look(watcher, "watching", ".pencil.bid")


def look_at(person: Person, name: str, what: str, *, searched: tuple[int, int]) -> None:
    """Look at a screen at two sizes as soon as an element is there; axe-core's rules are for the one ``searched``."""
    person.page.locator(what).first.wait_for()
    for size in (DESKTOP, SMALL):
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        settled(person.page)
        person.see(f"together-{name}")
        assert size != searched or findings(person) == [], name
        assert not person.page.evaluate("() => document.documentElement.scrollWidth > innerWidth"), name
        assert ID.findall(words(person)) == [], name


def test_a_damaged_pad_is_reported_and_can_be_shared_again(invite_home: Invite, own_house: House) -> None:
    person = invite_home(SMALL)
    person.may_be_cut_off()
    one, key, _ = host(person, 3)
    own_house.kill()
    change(own_house.folder / "foretell.db", "UPDATE entries SET data = ? WHERE seq = 1", b"{")
    person.may_meet(500, f"/api/v1/pads/{key}")
    own_house.start()
    expect(sign(one.page)).to_have_attribute("data-sign", "gone")
    sign(one.page).click()
    expect(one.page.get_by_text(SAY("web-pad-together-broken"))).to_be_visible()
    one.do("together-again")
    expect(one.page.locator("[data-standing-of=live]")).to_be_visible()
