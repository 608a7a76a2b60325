"""The page as a folder on a host that knows nothing of foretell, below a path of that host."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from foretell.cli import main
from tests.web.controls import SAY
from tests.web.pads import Finger
from tests.web.people import DESKTOP, PHONE, ROOT, Invite, Person, guests
from tests.web.static_host import serving_files
from tests.web.test_pages import ID, findings, settled, words

FAIR = ROOT / "tests" / "data" / "fair.jsonl"


@pytest.fixture(scope="module")
def address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the page."""
    assert browser.is_connected()
    root = tmp_path_factory.mktemp("host")
    assert main(["site", str(root / "games" / "foretell")]) == 0
    with serving_files(root) as port:
        yield f"http://127.0.0.1:{port}/games/foretell/"


@pytest.fixture
def invite(browser: Browser, address: str) -> Iterator[Invite]:
    """Invite a person to the folder."""
    with guests(browser, address) as inviting:
        yield inviting


def ways(page: Page) -> list[str]:
    """Where the links of the page lead, within the page."""
    found: list[str] = page.eval_on_selector_all("a[href]", "(links) => links.map((link) => link.href)")
    return sorted(set(found))


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_link_leads_to_a_page_and_nothing_needs_a_server(language: str, invite: Invite, address: str) -> None:
    person = invite(PHONE, language=language)
    waiting, seen = [address], set[str]()
    while waiting:
        place = waiting.pop()
        seen.add(place)
        person.page.goto("about:blank")  # otherwise only the fragment would change, and the page before still be there
        page = person.go(place)
        settled(person)
        assert page.locator("[data-page=missing]").count() == 0, place
        assert page.locator("[data-do=play-now], [data-do=rivals]").count() == 0
        assert ID.findall(words(person)) == []
        for way in ways(page):
            assert way.startswith(address), (place, way)
            short = re.sub(r"(#/rules)#.*", r"\1", way)  # a rule is a place in the page of the rules
            if short not in seen and not way.endswith("licenses.txt"):
                waiting.append(short)
                seen.add(short)
    paths = {way.partition("#")[2] for way in seen}
    assert {"/", "/rules", "/cards", "/learn", "/learn/wizard", "/fair", "/pad", "/pad/new"} <= paths
    assert not [path for path in paths if path.startswith(("/new", "/table", "/replay"))]


def test_the_first_page_says_what_is_missing(invite: Invite) -> None:
    for size in (PHONE, DESKTOP):
        person = invite(size)
        page = person.go("")
        expect(page.locator("[data-note=no-server]")).to_have_text(SAY("web-home-no-server"))
        settled(person)
        assert findings(person) == []
        page.get_by_role("button", name=SAY("web-settings")).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert page.get_by_label(SAY("web-name"), exact=True).count() == 0


def test_paths_are_fragments_that_can_be_opened_reloaded_and_left(invite: Invite) -> None:
    page = invite().go("#/rules#A10")
    expect(page.locator("#A10.lit")).to_be_visible()
    page.reload()
    expect(page.locator("#A10.lit")).to_be_visible()
    page.locator("nav a[href='#/rules#A3'], aside a[href='#/rules#A3']").first.click()
    expect(page.locator("#A3.lit")).to_be_visible()
    page.go_back()
    expect(page.locator("#A10.lit")).to_be_visible()
    page.goto("#/no/such/page")
    page.locator("[data-page=missing]").wait_for()


def test_a_lesson_is_played_and_says_why_not(invite: Invite) -> None:
    page = invite().go("#/learn/wizard")
    for move in ("bid 1", "play R9", "bid 1"):
        page.locator(f'[data-hint="{move}"]').click()
    page.locator('[data-hint="play G5"]').wait_for()
    page.locator('[data-card="B9"]').click()
    rule = page.get_by_role("link", name="A9")
    expect(rule).to_have_attribute("href", "#/rules#A9")


def test_the_score_pad_keeps_a_game_and_shares_it_by_a_link(invite: Invite, address: str) -> None:
    ada, ben = invite(PHONE), invite(PHONE)
    finger = begun(ada)
    page = ada.page
    page.reload()
    page.locator("main[data-page=pad-game]").wait_for()
    finger.page.locator("header [data-do=pad-share]").click()
    assert page.locator("[data-share=together]").count() == 0
    page.locator("[data-share=link]").click()
    link = page.locator("dialog[open] textarea").input_value()
    assert link.startswith(f"{address}#/pad/shared#")
    ben.page.goto(link)
    expect(ben.page.locator("main[data-page=pad-shared]")).to_contain_text("Mira")


def begun(person: Person) -> Finger:
    """A new game on the score pad."""
    finger = Finger(person)
    person.go("#/pad/new").get_by_role("textbox").fill("Mira, Tobias, Lotte")
    finger.do("add")
    finger.do("begin")
    finger.page.locator("main[data-page=pad-game]").wait_for()
    return finger


def test_a_shuffle_is_checked_from_a_file(invite: Invite) -> None:
    record = FAIR.read_text(encoding="utf-8").splitlines()[0]
    page = invite().go("#/fair")
    file = FilePayload(name="game.json", mimeType="application/json", buffer=record.encode())
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".rounds details")).to_have_count(len(json.loads(record)["rounds"]))
    assert page.locator(".rounds details.bad").count() == 0


def test_everything_opens_offline_once_it_was_opened(invite: Invite) -> None:
    person = invite(kept=True)
    page = person.go("")
    page.evaluate("navigator.serviceWorker.ready.then((found) => found.active.state)")
    scope = page.evaluate("navigator.serviceWorker.ready.then((found) => found.scope)")
    assert scope == page.url.partition("#")[0]
    names = page.evaluate("caches.keys()")
    assert [name.startswith(f"foretell {scope} ") for name in names] == [True]
    person.may_be_cut_off()
    person.context.set_offline(True)
    for place, shown in (("#/rules", "#A1"), ("#/learn/extreme", "[data-seats]"), ("#/pad/new", "[data-do=pad-begin]")):
        page.goto("about:blank")
        page.goto(place)
        page.locator(shown).first.wait_for()
