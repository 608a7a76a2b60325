"""A friend's way to the table: by a link that works on their device, in three taps."""

import json
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from foretell.server.net.own_addresses import local_addresses
from tests.web.controls import SAY
from tests.web.house import House
from tests.web.people import PHONE, Invite, Person, at_rest, edges, guests, hears
from tests.web.places import SHORT

_SHOWN = """async (text) => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map((each) => `${each.title}: ${each.body}`).join() === text;
}"""
"""Whether exactly this notification is shown; no text: none is."""
_KNOWN = """async (name) => {
    for (let patience = 9999; self[name] === undefined && patience; patience--) {
        await new Promise((done) => setTimeout(done));
    }
    return self[name];
}"""
"""A variable of the service worker, as soon as it is set."""
_CLICK = """(table) => {
    const notification = { data: { table }, close: () => void (self.closed = true) };
    dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
}"""
"""A click on a notification, which browsers' tools cannot make."""

_MEETING = """() => {
    const shown = [...document.querySelectorAll(".stage .seat, .stage .felt strong")];
    const boxes = shown.map((each) => each.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap((one, i) => boxes.slice(i + 1).filter((other) => meet(one, other)));
}"""
"""Seats of a lobby, and the name of the game among them, that share a place."""


def table_of(person: Person) -> str:
    """A table of theirs, at which Ada sits and others are awaited."""
    person.become("Ada")
    table = person.open_table({**SHORT, "seats": 3})
    person.do(table, "sit", seat=0)
    return table


def test_a_switch_in_the_lobby_lets_the_network_in(browser: Browser, tmp_path: Path) -> None:
    """The link and its code have an address that others reach; before that there is only the switch."""
    with House(tmp_path / "data", FORETELL_HOSTS="") as house, guests(browser, house.address) as invite:
        let_the_network_in(invite(), browser)


def let_the_network_in(ada: Person, browser: Browser) -> None:
    """Switch it on, let somebody come, and switch it off."""
    table = table_of(ada)
    page = ada.go(f"/table/{table}")
    if not local_addresses():
        expect(page.locator("[data-note=no-network]")).to_be_visible()
        return
    expect(page.locator("[data-do=copy]")).to_have_count(0)
    page.locator("[data-do=let-in]").click()
    lan = page.locator("[data-part=lan]").get_by_role("switch")
    expect(lan).to_be_checked()
    expect(page.get_by_role("img", name=SAY("web-lobby-qr-label"))).to_be_visible()
    link = page.get_by_label(SAY("web-lobby-link"), exact=True)
    expect(link).to_have_value(re.compile(r"^http://(?!127\.0\.0\.1|localhost)"))
    expect(page.locator("[data-note=firewall]")).to_be_visible()
    there = urlsplit(link.input_value())
    with guests(browser, f"http://{there.netloc}") as inviting:
        phone = inviting(PHONE, touch=True)
        friend = phone.go(there.path)
        friend.locator("[data-do=sit-down]").tap()  # one tap after the link
        expect(friend.locator(".seat.you")).to_have_count(1)
        phone.may_be_cut_off()
        lan.click()
        page.locator("[data-do=let-in]").wait_for()
        expect(link).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, (844, 390), (640, 360)])
def test_on_a_phone_one_tap_invites(size: tuple[int, int], invite: Invite, house: House) -> None:
    """It lets the network in and shows the code; it comes first until somebody is there."""
    ada = invite(size, touch=True)
    shut = {"here": True, "origins": [], "can_open": True, "can_close": False, "visited": False}
    opened = {**shut, "origins": [house.address], "can_open": False, "can_close": True}
    ada.page.route(
        "**/api/v1/reach", lambda route: route.fulfill(json=opened if route.request.method == "POST" else shut)
    )
    table = table_of(ada)
    page = ada.go(f"/table/{table}")
    page.locator("[data-do=let-in]").wait_for(state="attached")
    expect(page.get_by_role("button", name=SAY("web-lobby-invite"))).to_have_count(1)
    golden = page.locator(".main[data-do=invite]")
    expect(golden).to_be_in_viewport(ratio=1)
    golden.tap()
    code = page.get_by_role("img", name=SAY("web-lobby-qr-label"))
    expect(code).to_be_in_viewport(ratio=1)
    ben = invite(PHONE)
    expect(ben.go(f"/table/{table}").get_by_role("heading", name=SAY("web-lobby-with", player="Ada"))).to_be_visible()
    ben.page.locator("[data-do=sit-down]").click()
    expect(page.locator(".main[data-do=fill-and-start]")).to_be_visible()
    expect(page.locator(".main[data-do=invite]")).to_have_count(0)


def test_an_invitation_from_a_long_name_is_whole_on_a_phone(invite: Invite) -> None:
    ada = invite()
    ada.become("Wolfgang-Christoph Mülle")
    table = ada.open_table({**SHORT, "seats": 3})
    ada.do(table, "sit", seat=0)
    page = invite(PHONE, language="de").go(f"/table/{table}")
    title, seats = page.locator("h1"), page.locator(".columns")
    expect(title).to_contain_text("lädt dich ein")
    assert title.evaluate("(title) => title.scrollWidth <= title.clientWidth")
    at_rest(page)
    before = edges(seats)[1]
    page.locator("[data-do=sit][data-seat='2']").click()
    expect(title).not_to_contain_text("lädt dich ein")
    at_rest(page)
    assert edges(seats)[1] == before, "the seats have moved"


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("size", [(740, 360), (1024, 600)])
def test_no_seat_covers_another_or_the_name_of_the_game(size: tuple[int, int], seats: int, invite: Invite) -> None:
    ada = invite(size, language="de")
    ada.become("Wolfgang-Christoph Mülle")
    table = ada.open_table({**SHORT, "game": {"game": "wizard"}, "seats": seats})
    ada.do(table, "sit", seat=0)
    page = ada.go(f"/table/{table}")
    page.locator(".seat.you").wait_for()
    at_rest(page)
    assert page.evaluate(_MEETING) == []


def test_five_letters_lead_to_the_lobby(invite: Invite, house: House) -> None:
    """They stand in the lobby beside the QR code; on the home page they are followed as soon as they are typed."""
    ada, ben = invite(), invite(PHONE, touch=True)
    reach = {"here": True, "origins": [house.address], "can_open": False, "can_close": True, "visited": True}
    ada.page.route("**/api/v1/reach", lambda route: route.fulfill(json=reach))
    table = table_of(ada)
    code = ada.go(f"/table/{table}").locator("[data-part=code] [aria-hidden]")
    expect(code).to_have_text(re.compile(r"^[A-Z]{5}$"))
    page = ben.go("/")
    ben.may_meet(404, "/api/v1/codes")
    field = page.get_by_role("textbox", name=SAY("web-home-code.about"))
    field.press_sequentially("bbbbb")
    expect(page.get_by_role("alert").filter(has_text=SAY("web-fault-no-code"))).to_be_visible()
    field.fill("")
    field.press_sequentially(code.inner_text().lower())
    page.locator("[data-do=sit-down]").tap()
    expect(page.locator(".seat.you")).to_have_count(1)
    assert page.url.endswith(f"/table/{table}")


def test_who_wants_to_play_with_friends_hears_at_once_that_the_server_is_away(invite: Invite) -> None:
    person = invite(PHONE)
    person.may_be_cut_off()
    page, note = person.page, person.page.locator("[data-note=unreached]")
    page.route("**/api/v1/reach", lambda route: route.abort())
    person.go("/new?friends")
    expect(note).to_have_text(SAY("web-home-offline"))
    page.get_by_role("radio", name=SAY("web-new-with-bots")).check()
    expect(note).to_have_count(0)
    page.get_by_role("radio", name=SAY("web-home-friends")).check()
    expect(note).to_be_visible()
    page.unroute("**/api/v1/reach")
    expect(note).to_have_count(0)


def test_a_closed_table_leads_to_a_new_one(invite: Invite) -> None:
    """Whether somebody closed it, or nobody came for an hour."""
    ada, ben = invite(), invite(PHONE, touch=True)
    table = table_of(ada)
    ada.do(table, "close")
    page = ben.go(f"/table/{table}")
    expect(page.get_by_role("heading", level=1)).to_have_text(SAY("web-table-closed"))
    page.locator("[data-do=new]").tap()
    page.locator("[data-preset=classic]").wait_for()


def test_only_who_opened_the_table_may_let_the_network_in(invite: Invite) -> None:
    ada, ben = invite(), invite()
    reach = {"here": True, "origins": [], "can_open": True, "can_close": False, "visited": False}
    table = table_of(ada)
    for person in (ada, ben):
        person.page.route("**/api/v1/reach", lambda route: route.fulfill(json=reach))
        person.go(f"/table/{table}")
    ada.page.locator("[data-do=let-in]").wait_for()
    ben.page.locator("[data-do=sit-down]").click()
    ben.page.locator("[data-note=alone]").wait_for()
    expect(ben.page.locator("[data-do=let-in]")).to_have_count(0)


def test_nobody_needs_their_phone_on_their_phone(invite: Invite) -> None:
    ada, phone = invite(), invite(PHONE, touch=True)
    for person, count in ((ada, 1), (phone, 0)):
        table = table_of(person)
        page = person.go(f"/table/{table}")
        page.locator("[data-do=fill-and-start]").wait_for()
        expect(page.locator("[data-do=other-device]")).to_have_count(count)


def test_a_seat_goes_on_on_the_phone(invite: Invite, house: House) -> None:
    """By a code on the first device, which keeps its place; the ticket stands in no address that is sent or kept."""
    ada, phone = invite(), invite(PHONE, touch=True)
    reach = {"here": True, "origins": [house.address], "can_open": False, "can_close": True, "visited": True}
    ada.page.route("**/api/v1/reach", lambda route: route.fulfill(json=reach))
    table = table_of(ada)
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


def test_a_notification_leads_to_the_table_and_goes_when_it_is_seen(invite: Invite, house: House) -> None:
    """The event comes from the browser's own tools; a push service would send the same."""
    ada = invite(kept=True)
    ada.become("Ada")
    table = ada.open_table({**SHORT, "seats": 3})
    ada.context.grant_permissions(["notifications"], origin=house.address)
    page = ada.go("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    hears(page, lambda: ada.context.service_workers, "the browser tells of the service worker")
    [worker] = ada.context.service_workers
    worker.evaluate(
        """() => {
            self.navigator.setAppBadge = async (count) => void (self.badge = count);
            self.clients.openWindow = async (address) => void (self.opened = address);
        }"""
    )
    tools = ada.context.new_cdp_session(page)
    registered: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(each["registrationId"] for each in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not registered:
        page.evaluate("0")  # events are heard while something else is asked
    message = {"table": table, "title": "It is your turn", "text": "Wizard with Ben", "turns": 2}
    for text in (json.dumps({**message, "text": "Wizard with Cleo"}), json.dumps(message)):
        delivery = {"origin": house.address, "registrationId": registered[0], "data": text}
        tools.send("ServiceWorker.deliverPushMessage", delivery)
    page.wait_for_function(_SHOWN, arg="It is your turn: Wizard with Ben")
    assert worker.evaluate(_KNOWN, "badge") == 2
    worker.evaluate(_CLICK, table)
    assert worker.evaluate(_KNOWN, "closed")
    assert worker.evaluate(_KNOWN, "opened") == f"{house.address}/table/{table}"
    ada.go(f"/table/{table}").wait_for_function(_SHOWN, arg="")
