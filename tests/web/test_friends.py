"""A friend's way to the table: by a link that works on their device, in three taps."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from foretell.server.net.own_addresses import local_addresses
from tests.web.controls import SAY
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
