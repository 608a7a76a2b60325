"""A friend's way to the table: by a link that works on their device, in three taps."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from foretell.server.net.own_addresses import local_addresses
from tests.web.controls import SAY
from tests.web.house import House
from tests.web.people import PHONE, Invite, guests
from tests.web.places import SHORT


def test_a_switch_in_the_lobby_lets_the_network_in(invite: Invite, browser: Browser) -> None:
    """The link and its code have an address that others reach; before that there is only the switch."""
    ada = invite()
    ada.become("Ada")
    page = ada.go(f"/table/{ada.open_table({**SHORT, 'seats': 3})}")
    if not local_addresses():
        expect(page.locator("[data-note=no-network]")).to_be_visible()
        return
    lan = page.locator("[data-part=lan]").get_by_role("switch")
    expect(lan).not_to_be_checked()
    for way in ("copy", "qr"):
        expect(page.locator(f"[data-do={way}]")).to_have_count(0)
    lan.click()
    link = page.get_by_label(SAY("web-lobby-link"), exact=True)
    expect(link).to_have_value(re.compile(r"^http://(?!127\.0\.0\.1|localhost)"))
    expect(page.locator("[data-note=firewall]")).to_be_visible()
    there = urlsplit(link.input_value())
    with guests(browser, f"http://{there.netloc}") as inviting:
        phone = inviting(PHONE, touch=True)
        friend = phone.go(there.path)
        friend.locator("[data-do=sit]").first.tap()  # one tap after the link
        expect(friend.locator(".seat.you")).to_have_count(1)
        phone.may_be_cut_off()
        lan.click()
        expect(lan).not_to_be_checked()
        expect(link).to_have_count(0)


def test_a_seat_goes_on_on_the_phone(invite: Invite, house: House) -> None:
    """By a code on the first device, which keeps its place; the ticket stands in no address that is sent or kept."""
    ada, phone = invite(), invite(PHONE, touch=True)
    reach = {"here": True, "origins": [house.address], "can_open": False, "can_close": True, "visited": True}
    ada.page.route("**/api/v1/reach", lambda route: route.fulfill(json=reach))
    ada.become("Ada")
    table = ada.open_table({**SHORT, "seats": 3})
    ada.do(table, "sit", seat=0)
    page = ada.go(f"/table/{table}")
    page.locator("[data-do=other-device]").click()
    field = page.get_by_label(SAY("web-phone-link"), exact=True)
    link = urlsplit(field.input_value())
    expect(page.get_by_role("img", name=SAY("web-phone-code"))).to_be_visible()
    assert (link.path, link.query) == (f"/continue/{table}", "")
    phone.become("Guest")
    phone.go("/").evaluate("localStorage.setItem('foretell-known', 'true')")  # as the page does that has the cookie
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.page.goto(f"{link.path}#{link.fragment}")
    expect(phone.page.get_by_text(SAY("web-phone-other", name="Guest"))).to_be_visible()
    assert phone.page.evaluate("location.href").endswith(link.path)
    phone.page.locator("[data-do=continue]").tap()  # one tap after the code
    expect(phone.page.locator(".seat.you strong")).to_have_text("Ada")
    assert not [url for url in asked if link.fragment in url.partition("#")[0]]
    assert ada.view(table)["you"] == phone.view(table)["you"] == 0
    phone.may_meet(404, "/api/v1/tickets/holder")
    phone.page.goto(f"{link.path}#{link.fragment}")
    expect(phone.page.get_by_role("alert")).to_have_text(SAY("web-fault-no-ticket"))
