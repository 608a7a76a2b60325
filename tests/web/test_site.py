"""The page as a folder on a host that knows nothing of foretell, below a path of that host."""

import json
import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from foretell.cli import main
from tests.web.controls import SAY, Hands
from tests.web.kept_games import keep_a_game
from tests.web.nets import choose_masters, wait_until_kept
from tests.web.pads import Finger
from tests.web.people import DESKTOP, NAME_OF_HERE, PHONE, ROOT, Invite, Person, guests, settled
from tests.web.static_host import serving_files
from tests.web.test_pages import ID, findings, words

FAIR = ROOT / "tests" / "data" / "fair.jsonl"


PATH = "games/foretell"
_TABLE = """() => ({
    hand: [...document.querySelectorAll(".hand [data-card]")].map((card) => card.dataset.card),
    trick: [...document.querySelectorAll(".trick li")].map((card) => card.textContent),
})"""


@pytest.fixture(scope="module")
def asked() -> list[str]:
    """The paths that the host was asked for."""
    return []


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as a folder, below that of its host."""
    folder = tmp_path_factory.mktemp("host") / PATH
    assert main(["site", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def address(browser: Browser, folder: Path, asked: list[str]) -> Iterator[str]:
    """The address of the page."""
    assert browser.is_connected()
    with serving_files(folder.parents[1], asked) as port:
        yield f"http://127.0.0.1:{port}/{PATH}/"


@pytest.fixture
def invite(browser: Browser, address: str) -> Iterator[Invite]:
    """Invite a person to the folder."""
    with guests(browser, address) as inviting:
        yield inviting


def ways(page: Page) -> list[str]:
    """Where the links of the page lead, within the page."""
    found: list[str] = page.eval_on_selector_all("a[href]", "(links) => links.map((link) => link.href)")
    return sorted(set(found))


def test_every_link_leads_to_a_page_and_nothing_asks_for_a_server(invite: Invite, address: str) -> None:
    readers = cycle([invite(PHONE, language=language) for language in ("en", "de", "nl")])
    waiting, seen = [address], set[str]()
    while waiting:
        place, person = waiting.pop(), next(readers)
        seen.add(place)
        person.page.goto("about:blank")  # otherwise only the fragment would change, and the page before still be there
        page = person.go(place)
        settled(person.page)
        assert page.locator("[data-page=missing]").count() == 0, place
        for more in page.locator("[data-do=more]").all():
            more.click()
        assert ID.findall(words(person)) == [], place
        for way in ways(page):
            assert way.startswith(address), (place, way)
            short = re.sub(r"(#/rules)#.*", r"\1", way)  # a rule is a place in the page of the rules
            if short not in seen and not way.endswith("licenses.txt"):
                waiting.append(short)
                seen.add(short)
    paths = {way.partition("#")[2] for way in seen}
    assert {"/", "/rules", "/cards", "/learn", "/learn/trick", "/fair", "/pad", "/pad/new", "/replay"} <= paths
    assert not [path for path in paths if path.startswith(("/new?friends", "/table"))]


def test_the_first_page_says_what_is_missing_and_keeps_a_name(invite: Invite) -> None:
    for size in (PHONE, DESKTOP):
        person = invite(size)
        page = person.go("")
        expect(page.locator("[data-note=no-server]")).to_have_text(SAY("web-lacks-server"))
        settled(person.page)
        assert findings(person) == []
        page.get_by_role("button", name=SAY("web-settings")).click()
        page.get_by_label(SAY("web-name"), exact=True).fill("Ada")
        page.get_by_role("button", name=SAY("web-name-keep")).click()
        expect(page.get_by_text(SAY("web-name-kept"))).to_be_visible()
        page.reload()
        expect(page.get_by_role("button", name=f"Ada: {SAY('web-settings')}")).to_be_visible()


def test_a_browser_without_webassembly_is_told_what_is_missing(invite: Invite) -> None:
    person = invite(PHONE)
    person.context.add_init_script("delete globalThis.WebAssembly")
    page = person.go("")
    expect(page.locator("[data-note=no-rules]")).to_have_text(SAY("web-lacks-rules"))
    assert page.locator("[data-do=play-now], main a[href='#/learn'], main a[href='#/replay']").count() == 0
    person.go("#/learn/trick").locator("[data-page=missing]").wait_for()


def test_a_game_is_played_to_its_end_and_its_record_is_watched_again(
    invite: Invite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = invite().go("")
    keep_a_game(page)
    page.reload()
    page.locator("[data-do=go-on]").click()
    hands = Hands(page)
    assert hands.wait() == "asked"
    before = page.evaluate(_TABLE)
    assert before["trick"]
    page.reload()
    assert hands.wait() == "asked"
    assert page.evaluate(_TABLE) == before
    hands.play_to_the_end()
    hands.see_the_result()
    record = tmp_path / "game.json"
    with page.expect_download() as waiting:
        page.get_by_role("button", name=SAY("web-result-record")).click()
    waiting.value.save_as(record)
    assert main(["verify", str(record)]) == 0
    assert capsys.readouterr().out == f"{record}:1: ok\n"
    page.get_by_role("link", name=SAY("web-result-replay")).click()
    expect(page.locator("[data-seats]")).to_be_visible()
    moments = page.get_by_role("slider").get_attribute("max")
    page.goto("#/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/#/replay/file")
    expect(page.get_by_role("slider")).to_have_attribute("max", str(moments))
    game = json.loads(record.read_text())
    game["rounds"][0]["result"]["points"][0] += 1
    record.write_text(json.dumps(game))
    assert main(["verify", str(record)]) == 1
    sentence = capsys.readouterr().out.split(": round 1: ")[1].strip()
    page.goto("#/replay")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_role("alert").locator("code")).to_have_text(sentence)


def test_a_table_of_a_server_is_not_there(invite: Invite) -> None:
    page = invite().go("#/table/abcdefgh")
    expect(page.get_by_text(SAY("web-table-missing"), exact=True)).to_be_visible()


def test_a_weaker_bot_plays_until_the_nets_are_there(invite: Invite) -> None:
    person = invite()
    person.may_be_cut_off()
    page = person.go("")
    choose_masters(page)
    page.reload()
    is_cut_off = [True]
    page.route("**/*.net", lambda route: route.abort() if is_cut_off else route.continue_())
    page.locator("[data-do=play-now]").click()
    hands = Hands(page)
    hands.wait()
    note = page.locator("[data-note=nets]")
    while not note.count():
        hands.play(1)
    expect(note).to_have_text(SAY("web-table-stand-in", bot=SAY("bot-thumb")))
    is_cut_off.clear()
    while note.count():
        hands.play(1)


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
    page = invite().go("#/learn/trick")
    for step in range(2):
        page.locator(f'[data-on="{step}"]').click()
    page.locator('[data-hint="play B11"]').wait_for()
    page.locator('[data-card="G3"]').click()
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


def test_everything_opens_and_plays_offline_once_it_was_opened(invite: Invite, folder: Path, asked: list[str]) -> None:
    person = invite(kept=True)
    page = person.go("")
    page.evaluate("navigator.serviceWorker.ready.then((found) => found.active.state)")
    scope = page.evaluate("navigator.serviceWorker.ready.then((found) => found.scope)")
    assert scope == page.url.partition("#")[0]
    names = page.evaluate("caches.keys()")
    assert [name.startswith(f"foretell {scope} ") for name in names] == [True]
    choose_masters(page)
    first = wait_until_kept(page)
    fetched = [path for path in asked if path.endswith(".net")]
    worker = folder / "sw.js"
    worker.write_text(worker.read_text().replace(first.rpartition(" ")[2], "another version"))
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    second = wait_until_kept(page, first)
    assert page.evaluate("caches.keys()") == [first, second]  # open pages still use the first
    assert [path for path in asked if path.endswith(".net")] == fetched
    person.may_be_cut_off()
    person.context.set_offline(True)
    person.go("#/").locator("[data-do=play-now]").click()
    hands = Hands(page)
    hands.play(3)
    hands.wait()
    assert page.locator("[data-note=nets]").count() == 0
    for place, shown in (("#/rules", "#A1"), ("#/learn/seals", "[data-seats]"), ("#/pad/new", "[data-do=pad-begin]")):
        page.goto("about:blank")
        page.goto(place)
        page.locator(shown).first.wait_for()


def test_plain_http_plays_too(browser: Browser, address: str) -> None:
    with guests(browser, address.replace("127.0.0.1", NAME_OF_HERE)) as invite:
        page = invite(kept=True).go("")
        assert page.evaluate("[isSecureContext, 'caches' in globalThis]") == [False, False]
        choose_masters(page)
        page.reload()
        page.locator("[data-do=play-now]").click()
        hands = Hands(page)
        hands.play(2)
        assert hands.wait() == "asked"
