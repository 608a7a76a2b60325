"""Passkeys at the page, with Chromium's virtual authenticators: made on one device, used on another, and removed."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.web.controls import SAY
from tests.web.house import House
from tests.web.people import PHONE, Invite, Person, guests
from tests.web.places import SHORT

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """Invite a person, who comes by a name: an address that is a number has no passkeys."""
    with guests(browser, f"http://localhost:{house.port}") as inviting:
        yield inviting


class Authenticator:
    """The authenticator of a window's device."""

    def __init__(self, person: Person) -> None:
        self._session: CDPSession = person.context.new_cdp_session(person.page)
        self._session.send("WebAuthn.enable")
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        """The passkeys that the device has."""
        found: list[dict[str, Any]] = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})[
            "credentials"
        ]
        return found

    def share(self, passkey: dict[str, Any]) -> None:
        """Get a passkey from another device, as password managers do."""
        self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})


def settings(person: Person) -> Page:
    """Open the settings."""
    page = person.go("/")
    page.get_by_role("button", name=SAY("web-settings")).click()
    return page


def named(person: Person, name: str) -> Page:
    """Take a name in the settings."""
    page = settings(person)
    page.get_by_label(SAY("web-name"), exact=True).fill(name)
    page.keyboard.press("Enter")
    expect(page.get_by_text(SAY("web-name-kept"))).to_be_visible()
    return page


def test_a_players_games_and_the_guests_are_on_both_devices(invite: Invite) -> None:
    phone, laptop = invite(PHONE, theme="light", adorned=True), invite(adorned=True)
    theirs, own = Authenticator(phone), Authenticator(laptop)
    page, other = named(phone, "Ada"), named(laptop, "Guest 7")
    tables = {phone.open_game(SHORT), laptop.open_game(SHORT)}
    page.locator("[data-do=passkey-make]").click()
    expect(page.get_by_text(SAY("web-passkey-made"))).to_be_visible()
    expect(page.locator("[data-do=passkey-remove]")).to_have_count(1)
    phone.see("passkeys-made")
    [passkey] = theirs.passkeys
    page.locator("[data-do=passkey-make]").click()  # a device has one passkey of a player
    expect(page.get_by_text(SAY("web-fault-passkey-known"))).to_be_visible()

    laptop.see("passkeys-none")
    own.share(passkey)
    with other.expect_navigation():
        other.locator("[data-do=passkey-enter]").click()
    listed = other.locator("main a[href*='/table/']")
    expect(listed).to_have_count(2)
    assert {listed.nth(n).get_attribute("href") for n in (0, 1)} == {f"/table/{table}" for table in tables}
    for table in tables:
        assert phone.view(table)["you"] == laptop.view(table)["you"] == 0

    page = settings(phone)
    phone.see("passkeys-used")
    page.locator("[data-do=passkey-remove]").click()
    page.locator("[data-do=passkey-remove-yes]").click()
    expect(page.get_by_text(SAY("web-passkey-removed"))).to_be_visible()
    expect(page.locator("[data-do=passkey-remove]")).to_have_count(0)
    laptop.may_meet(401, "/api/v1/me/passkeys/sign-in")
    settings(laptop).locator("[data-do=passkey-enter]").click()
    expect(laptop.page.get_by_text(SAY("web-fault-no-passkey"))).to_be_visible()


def test_an_address_that_is_a_number_says_why_there_are_none(browser: Browser, house: House) -> None:
    with guests(browser, house.address) as inviting:
        page = settings(inviting(PHONE))
        expect(page.locator("[data-note=passkeys]")).to_have_text(SAY("web-passkey-lacks-address"))
