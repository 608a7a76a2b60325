"""People remove others from their table, and themselves from the server; the operator sees counts."""

import json

from playwright.sync_api import Page, expect

from tests.web.controls import SAY, open_tab
from tests.web.house import House
from tests.web.people import DESKTOP, PHONE, Invite, Person, at_rest
from tests.web.places import SHORT


def known(person: Person, name: str) -> Person:
    """A person with a name, of whom the page knows that."""
    person.go("/")
    person.become(name)
    person.page.evaluate("() => localStorage.setItem('foretell-known', 'true')")
    return person


def press(page: Page, do: str) -> None:
    """Press the first button that does this."""
    page.locator(f"[data-do={do}]").first.click()


def test_whoever_opened_the_table_removes_and_bans(invite_home: Invite) -> None:
    ada, ben, eva = (
        known(invite_home(), "Ada"),
        known(invite_home(PHONE, theme="light"), "Ben"),
        known(invite_home(), "Eva"),
    )
    table = ada.open_table({**SHORT, "seats": 3})
    for seat, person in enumerate((ada, ben)):
        person.do(table, "sit", seat=seat)
    for person in (ada, ben, eva):
        person.go(f"/table/{table}")
    ada.page.locator("details.people summary").click()
    row = ada.page.locator("li", has_text="Ben").filter(has=ada.page.locator("[data-do=ask-remove]"))
    row.locator("[data-do=ask-remove]").click()
    ada.see("people-lobby")
    press(ada.page, "remove")
    expect(ben.page.get_by_text(SAY("web-lobby-removed"))).to_be_visible()
    ben.see("people-removed-lobby")
    ben.do(table, "sit", seat=1)
    watcher = ada.page.locator("li", has_text="Eva")
    watcher.locator("[data-do=ask-remove]").click()
    eva.may_meet(403, f"/tables/{table}")
    press(ada.page, "ban")
    expect(eva.page.get_by_text(SAY("web-table-banned-about"))).to_be_visible()
    eva.see("people-banned")
    expect(ada.page.locator("[data-do=unban]")).to_be_visible()
    ada.see("people-banned-lobby")
    ada.do(table, "seat-bot", seat=2, bot="random")
    ada.do(table, "start")
    ada.page.get_by_role("button", name=SAY("web-table-menu")).click()
    ada.page.locator("li", has_text="Ben").locator("[data-do=ask-remove]").click()
    ada.see("people-menu")
    press(ada.page, "remove")
    expect(ben.page.locator("[data-note=standstill]")).to_have_text(SAY("web-table-removed-seat"))
    ben.see("people-removed")


def test_a_player_deletes_themselves(invite_home: Invite) -> None:
    ada, ben = known(invite_home(PHONE), "Ada"), known(invite_home(DESKTOP, theme="light"), "Ben")
    table = ben.open_table({**SHORT, "seats": 3})
    for seat, person in enumerate((ben, ada)):
        person.do(table, "sit", seat=seat)
    ada.do(table, "say", text="hello")
    ben.do(table, "seat-bot", seat=2, bot="random")
    ben.do(table, "start")
    ben.go(f"/table/{table}")
    page = ada.go("/")
    page.get_by_role("button", name=SAY("web-settings")).click()
    with page.expect_download() as saved:
        press(page, "my-data")
    assert json.loads(saved.value.path().read_text("utf-8"))["player"]["name"] == "Ada"
    press(page, "sign-out-others")
    expect(page.get_by_text(SAY("web-data-signed-out"))).to_be_visible()
    press(page, "delete-me")
    page.locator("[data-do=sure]").scroll_into_view_if_needed()
    ada.see("people-delete")
    with page.expect_navigation():
        press(page, "sure")
    expect(ben.page.get_by_text("a player who left").first).to_be_visible()
    open_tab(ben.page, "chat")
    expect(ben.page.get_by_text(SAY("web-board-chat-gone")).first).to_be_visible()
    expect(ben.page.get_by_text("Ada")).to_have_count(0)
    ben.see("people-gone")
    assert ada.context.request.get("/api/v1/me").status == 401


def test_the_operators_page(own_house: House, invite_home: Invite) -> None:
    for size, theme in ((PHONE, "light"), (DESKTOP, "dark")):
        operator = invite_home(size)
        operator.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        page = operator.page
        page.goto("/operator")
        operator.see(f"operator-sign-in-{theme}")
        page.get_by_label(SAY("operator-token")).fill((own_house.folder / "operator.token").read_text("ascii"))
        page.get_by_role("button", name=SAY("operator-sign-in")).click()
        table = known(operator, f"Ada {theme}").open_table({**SHORT, "seats": 3})
        page.goto("/operator")
        expect(page.get_by_text(table[:6])).to_be_visible()
        page.get_by_label(SAY("operator-find")).fill(f"Ada {theme}")
        page.get_by_role("button", name=SAY("operator-find-go")).click()
        expect(page.get_by_text(f"Ada {theme}:", exact=False).first).to_be_visible()
        at_rest(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        operator.see(f"operator-{theme}")
        page.get_by_label(SAY("operator-address")).fill("192.0.2.7")
        page.locator("#bans").get_by_role("button", name=SAY("operator-ban-address")).click()
        expect(page.get_by_text("192.0.2.7").first).to_be_visible()
        page.get_by_role("button", name=SAY("operator-lift")).click()
        expect(page.get_by_text(SAY("operator-no-bans"))).to_be_visible()
