"""Links to the score pad: on the first page, in the header of every page, and as shortcuts of the installed page."""

import json

from playwright.sync_api import expect

from tests.web.controls import SAY
from tests.web.people import DESKTOP, ROOT, Invite, at_rest

_END = "(parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right))"


def test_the_header_links_to_it(invite: Invite) -> None:
    person = invite(DESKTOP)
    page = person.go("/rules")
    link = page.locator("header nav").get_by_role("link", name=SAY("web-home-link-pad"))
    link.click()
    page.locator("main[data-page=pad]").wait_for()
    expect(link).to_have_attribute("aria-current", "page")


def test_the_header_has_room_for_all_of_it(invite: Invite) -> None:
    person = invite(DESKTOP, language="de")
    person.become("Maximiliane Hohenberg")
    page = person.go("/")
    page.evaluate("() => localStorage.setItem('foretell-known', 'true')")
    page.reload()
    for width in (1440, 1201, 1200, 1001, 1000, 860, 360):
        page.set_viewport_size({"width": width, "height": 700})
        page.locator("header .name").wait_for()
        at_rest(page)
        assert page.locator("header > *").evaluate_all(_END) <= width, width


def test_the_shortcuts_of_the_installed_page_lead_to_pages(invite: Invite) -> None:
    person = invite(DESKTOP)
    manifest = json.loads((ROOT / "web" / "public" / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == ["/pad", "/pad/new"]
    for shortcut, shown in zip(manifest["shortcuts"], ("pad", "pad-new"), strict=True):
        person.go(shortcut["url"]).locator(f"main[data-page={shown}]").wait_for()
        for icon in shortcut["icons"]:
            assert person.context.request.get(icon["src"]).ok
