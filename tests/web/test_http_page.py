"""A page that came over plain http from another computer, where browsers withhold much: everything can be played."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.controls import SAY, Hands, open_tab, take_turns
from tests.web.house import House
from tests.web.pads import NAMES
from tests.web.people import NAME_OF_HERE, PHONE, Invite, guests
from tests.web.places import finished_game
from tests.web.test_pad import begin

MISSING = """[isSecureContext, "serviceWorker" in navigator, "clipboard" in navigator, "wakeLock" in navigator,
    "share" in navigator, crypto.subtle !== undefined, "randomUUID" in crypto]"""

_SAME_SUGGESTION = """localStorage.setItem("foretell-guest", '"Quiet Owl"')"""
"""The browser has suggested this name before; one in sixteen pairs of guests gets the same."""


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that is known by name."""
    assert browser.is_connected()
    with House(tmp_path_factory.mktemp("house") / "data", FORETELL_HOSTS=NAME_OF_HERE) as running:
        yield running
    assert running.faults() == []


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """Invite a person, who comes by the server's name: to the browser that is no secure context."""
    with guests(browser, f"http://{NAME_OF_HERE}:{house.port}") as inviting:
        yield inviting


def test_nothing_that_needs_https_is_there(invite: Invite) -> None:
    page = invite(kept=True).go("/")
    assert page.evaluate(MISSING) == [False] * 7
    page.get_by_role("button", name=SAY("web-settings")).click()
    expect(page.locator("[data-note=http]")).to_have_text(SAY("web-about-http"))
    notify = page.get_by_role("switch", name=SAY("web-notify"))
    expect(notify).to_be_disabled()
    expect(notify).to_have_accessible_description(SAY("web-needs-https"))
    expect(page.locator("[data-note=passkeys]")).to_have_text(SAY("web-needs-https"))


def test_friends_play_and_chat_by_a_copied_link(invite: Invite) -> None:
    ada, ben = invite(), invite(PHONE)
    for person in (ada, ben):
        person.context.add_init_script(_SAME_SUGGESTION)
    page = ada.go("/new?friends")
    page.locator("[data-preset=classic]").click()
    page.locator("[data-do=copy]").click()
    expect(page.locator("[data-do=copy]")).to_have_text(SAY("web-lobby-copied"))
    assert pasted(page) == page.url
    page.locator("[data-do=get-up]").wait_for()  # she has sat down: Ben shall not want the same seat
    ben.page.goto(page.url)
    ben.page.locator("[data-do=sit]").first.click()
    ben.page.locator("[data-do=get-up]").wait_for()
    page.locator("[data-do=fill-and-start]").click()
    hands = [Hands(person.page, seed) for seed, person in enumerate((ada, ben))]
    take_turns(hands, 12)
    open_tab(page, "chat")
    page.get_by_label(SAY("web-board-chat-field")).fill("I saw that coming")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel").get_by_text("I saw that coming")).to_be_visible()


def pasted(page: Page) -> str:
    """The text in the clipboard, as it arrives in a field."""
    page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' }))")
    field = page.locator("#paste")
    field.press("ControlOrMeta+v")
    text = field.input_value()
    field.evaluate("(element) => element.remove()")
    return text


def test_a_link_is_copied_inside_a_dialog(invite: Invite) -> None:
    page = invite().go("/new?friends")
    page.locator("[data-preset=classic]").click()
    page.locator("[data-do=fill-and-start]").click()
    Hands(page).wait()
    page.get_by_role("button", name=SAY("web-table-menu")).first.click()
    page.get_by_role("button", name=SAY("web-table-invite")).click()
    page.locator("[data-do=copy]").click()
    expect(page.locator("[data-do=copy]")).to_have_text(SAY("web-lobby-copied"))
    page.keyboard.press("Escape")
    assert pasted(page) == page.url


def test_the_shuffle_is_checked(invite: Invite, house: House) -> None:
    person = invite()
    page = person.go(f"/fair?table={finished_game(house)}")
    expect(page.locator(".rounds details")).to_have_count(1)
    assert page.locator("details.bad").count() == 0


def test_the_pad_keeps_the_score_and_names_what_it_lacks(invite: Invite) -> None:
    person = invite(PHONE)
    expect(person.go("/pad").get_by_text(SAY("web-pad-intro-http"))).to_be_visible()
    finger = begin(person, 3)
    finger.do("table")
    awake = person.page.get_by_role("switch", name=SAY("web-pad-awake"))
    expect(awake).to_be_disabled()
    expect(awake).to_have_accessible_description(SAY("web-needs-https"))
    person.page.keyboard.press("Escape")
    person.page.locator("header [data-do=pad-share]").click()
    person.page.locator("[data-share=text]").click()
    expect(person.page.get_by_text(SAY("web-pad-text-copied"))).to_be_visible()
    person.page.keyboard.press("Escape")
    text = pasted(person.page)
    assert all(name in text for name in NAMES[:3])
