"""The score pad's requests to the device, to keep the screen on and to share; fakes record them."""

import pytest
from playwright.sync_api import Download, expect

from tests.web.controls import SAY
from tests.web.pads import Finger, document, game
from tests.web.people import Invite, Person

SMALL = (360, 640)
_WAKE_LOCK = """(() => {
    window.asked = window.held = 0;
    const lock = () => {
        window.asked++;
        window.held++;
        let mine = true;
        return { release: async () => { window.held -= mine; mine = false; } };
    };
    const request = async () => { if (window.refuses) throw new DOMException("no", "NotAllowedError"); return lock(); };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
    let seen = "visible";
    Object.defineProperty(document, "visibilityState", { get: () => seen });
    window.become = (state) => {
        seen = state;
        if (state === "hidden") window.held = 0; // a browser lets go by itself
        document.dispatchEvent(new Event("visibilitychange"));
    };
})()"""
_SHARING = """(() => {
    window.offered = [];
    navigator.canShare = (data) => !(window.takes === "nothing");
    navigator.share = async (data) => {
        const files = (data.files ?? []).map(({ name, type, size }) => [name, type, size]);
        window.offered.push({ title: data.title, url: data.url, files });
        if (window.takes === "abort") throw new DOMException("no", "AbortError");
        if (window.takes === "refusal") throw new DOMException("no", "NotAllowedError");
    };
})()"""

_LOST = """() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = () => { throw new DOMException("the store is lost", "UnknownError"); };
    window.goBack = () => { IDBDatabase.prototype.transaction = transaction; };
}"""

_TO = """(path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""


def open_game(person: Person) -> Finger:
    """A game of Wizard with three rounds played."""
    finger, page = Finger(person), person.go("/pad")
    finger.take_file("game.json", document(game(31), "game", 3))
    page.locator("[data-game=game] a").click()
    page.locator("main[data-page=pad-game]").wait_for()
    return finger


def test_the_screen_stays_on_while_a_game_is_open(invite: Invite) -> None:
    person = invite(SMALL)
    person.context.add_init_script(_WAKE_LOCK)
    finger = open_game(person)
    page = finger.page
    page.wait_for_function("() => held === 1")
    page.evaluate("() => become('hidden')")
    assert page.evaluate("() => asked") == 1
    page.evaluate("() => become('visible')")
    page.wait_for_function("() => asked === 2 && held === 1")
    finger.do("table")
    awake = page.get_by_role("switch", name="Keep the screen on")
    awake.click()
    page.wait_for_function("() => held === 0")
    page.evaluate("() => become('visible')")
    assert page.evaluate("() => asked") == 2
    awake.click()
    page.wait_for_function("() => asked === 3 && held === 1")
    page.keyboard.press("Escape")
    page.locator("header a").first.click()
    page.locator("main[data-page=pad]").wait_for()
    page.wait_for_function("() => held === 0")
    page.evaluate("() => become('visible')")
    assert page.evaluate("() => [asked, held]") == [3, 0]


def test_a_phone_that_saves_its_battery_may_refuse(invite: Invite) -> None:
    person = invite(SMALL)
    person.context.add_init_script(_WAKE_LOCK)
    person.context.add_init_script("window.refuses = true")
    finger = open_game(person)
    finger.touch("[data-key='1']")
    expect(finger.page.locator(".pencil.bid").first).to_have_text("1")
    assert finger.page.evaluate("() => [asked, held]") == [0, 0]


def sharing(person: Person, takes: str) -> Finger:
    """The share dialog, on a device that takes data in this way."""
    person.context.add_init_script(_SHARING)
    person.context.add_init_script(f"window.takes = '{takes}'")
    finger = open_game(person)
    finger.touch("header [data-do=pad-share]")
    return finger


def test_the_device_is_offered_the_link_and_the_picture(invite: Invite) -> None:
    finger = sharing(invite(SMALL), "all")
    page = finger.page
    finger.touch("[data-share=link]")
    page.wait_for_function("() => offered.length === 1")
    finger.touch("[data-share=picture]")
    page.wait_for_function("() => offered.length === 2")
    link, picture = page.evaluate("() => offered")
    assert (link["title"], link["files"]) == ("Mira, Tobias and Lotte", [])
    (name, kind, size) = picture["files"][0]
    assert (name.endswith(".png"), kind, size > 10_000) == (True, "image/png", True)
    page.goto(link["url"])
    expect(page.locator("tbody tr")).to_have_count(3)


@pytest.mark.parametrize("takes", ["refusal", "nothing"])
def test_a_device_that_shares_nothing_gets_a_download_and_a_copied_link(takes: str, invite: Invite) -> None:
    finger = sharing(invite(SMALL), takes)
    page = finger.page
    finger.touch("[data-share=link]")
    page.locator("dialog[open] [role=status]", has_text="link").wait_for()
    assert page.locator("textarea").input_value().startswith(page.evaluate("() => location.origin") + "/pad/shared#")
    with page.expect_download() as saved:
        finger.touch("[data-share=picture]")
    assert saved.value.suggested_filename.endswith(".png")


def test_a_cancelled_share_is_no_error(invite: Invite) -> None:
    finger = sharing(invite(SMALL), "abort")
    page = finger.page
    downloads: list[Download] = []

    def note(download: Download) -> None:
        downloads.append(download)

    page.on("download", note)
    for way in ("link", "picture"):
        finger.touch(f"[data-share={way}]")
    page.wait_for_function("() => offered.length === 2")
    expect(page.locator("dialog[open] [role=status]")).to_have_text("")
    finger.touch("[data-share=text]")
    expect(page.locator("dialog[open] [role=status]")).not_to_have_text("")
    assert downloads == []


def test_a_pad_of_a_club_is_begun_alone_if_the_server_is_away(invite: Invite) -> None:
    person = invite(SMALL)
    person.may_be_cut_off()
    page = person.go("/pad/new?club=club&name=Mira&name=Tobias&name=Lotte")
    begin = page.locator("[data-do=pad-begin]")
    page.route("**/api/**", lambda route: route.abort())
    begin.click()
    expect(page.locator(".go").get_by_role("status")).to_contain_text(SAY("web-club-pad-alone"))
    begin.click()
    page.locator("main[data-page=pad-game]").wait_for()


def test_who_uses_a_browser_that_loses_its_store_is_told(invite: Invite) -> None:
    person = invite(SMALL)
    page = person.go("/pad/new")
    page.get_by_role("textbox").fill("Mira, Tobias, Lotte")
    page.keyboard.press("Enter")
    begin = page.locator("[data-do=pad-begin]")
    page.evaluate(_LOST)
    begin.click()
    expect(page.locator(".go").get_by_role("status")).to_have_text(SAY("web-pad-forgetful"))
    page.evaluate("() => goBack()")
    begin.click()
    page.locator("main[data-page=pad-game]:not([data-saving])").wait_for()
    opened = page.url
    page.evaluate(_LOST)
    page.locator("[data-do=pad-back]").click()
    expect(page.get_by_role("alert")).to_have_text(SAY("web-pad-forgetful"))
    for path, shown in ((opened, "pad-none"), ("/pad/statistics", "pad-statistics"), ("/statistics", "statistics")):
        page.evaluate(_TO, path)
        expect(page.locator(f"main[data-page={shown}]").get_by_role("alert")).to_have_text(SAY("web-pad-forgetful"))
