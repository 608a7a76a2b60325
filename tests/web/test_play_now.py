"""From the home page to the first card in one click, and to the end of a game."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.controls import CARDS, SAY, Hands
from tests.web.device import kept
from tests.web.people import DESKTOP, PHONE, ROOT, Invite, Person
from tests.web.places import adjust

MOST_BYTES = 60_000
MOST_WITH_PICTURES = 160_000
_FONTS = 2
_HAS_FONTS = """(many) => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    return names.filter((name) => name.endsWith(".woff2")).length === many;
}"""
"""Whether the page has fetched its fonts."""
_LATER = re.compile("/assets/(offline|later)-")
"""What keeps the page's files, and comes two seconds after the page was shown."""
Record = Callable[[str, object], None]
_CLOCK = """() => {
    const frames = { clicked: 0, shown: 0, count: 0 };
    window.measured = frames;
    const count = () => document.querySelectorAll(".trick li").length;
    addEventListener("click", (event) => {
        if (!event.target.closest("[data-card]")) return;
        const before = count();
        frames.clicked = performance.now();
        frames.count = frames.shown = 0;
        const look = (now) => {
            frames.count++;
            if (count() > before) frames.shown = performance.now();
            else if (frames.count < 600) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    }, true);
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_one_click_to_the_first_card(size: tuple[int, int], invite: Invite) -> None:
    person = invite(size)
    page = person.go("/")
    page.get_by_role("button", name=SAY("web-home-play")).click()
    hands = Hands(page)
    assert hands.wait() == "asked"
    assert "/table/device-" in page.url
    hands.play(4)


_TAPS = "addEventListener('click', () => sessionStorage.taps = 1 + Number(sessionStorage.taps ?? 0), true)"


def taps(person: Person) -> int:
    """How often the person has tapped; a tap on a label taps its choice too."""
    number: int = person.page.evaluate("Number(sessionStorage.taps ?? 0)")
    return number


def test_any_variant_against_bots_takes_five_taps(invite: Invite) -> None:
    person = invite(PHONE)
    person.context.add_init_script(_TAPS)
    page = person.go("/")
    page.locator("main a[href='/new']").click()
    adjust(page)
    page.locator("[data-choose=maximus] input").check()
    page.locator("[data-choose=hints]").get_by_role("radio", name=SAY("web-hints-practice")).check()
    page.locator("[data-do=open-table]").click()
    assert Hands(page).wait() == "asked"
    assert taps(person) == 5
    game = kept(page)
    assert (game["kind"]["game"]["mode"], game["hints"]) == ("maximus", "practice")
    page = person.go("/new")
    adjust(page)
    expect(page.locator("[data-choose=maximus] input")).to_be_checked()


@pytest.mark.parametrize("preset", ["classic", "specials", "quick", "extreme", "wild"])
def test_any_preset_takes_two_taps(preset: str, invite: Invite) -> None:
    person = invite(PHONE)
    person.context.add_init_script(_TAPS)
    page = person.go("/")
    page.locator("main a[href='/new']").click()
    page.locator(f"[data-preset={preset}]").click()
    assert Hands(page).wait() == "asked"
    assert taps(person) == 2
    assert kept(page)["kind"]["game"]["game"] == ("extreme" if preset == "extreme" else "wizard")
    page = person.go("/")
    page.locator("[data-do=go-on]").click()
    assert Hands(page).wait() == "asked"
    assert taps(person) == 3


def test_a_played_card_is_in_the_trick_in_the_next_frame(invite: Invite, record_property: Record) -> None:
    person = invite(pace="fast")
    person.become("Ada")
    table = person.open_game({"game": {"game": "wizard"}, "seats": 3})
    person.play_elsewhere(table, until=9)
    hands = Hands(person.go(f"/table/{table}"))
    person.page.evaluate(_CLOCK)
    times: list[dict[str, Any]] = []
    while len(times) < 5:
        hands.wait()
        if hands.touch(CARDS):
            person.page.wait_for_function("() => measured.shown")
            times.append(person.page.evaluate("() => measured"))
        else:
            hands.answer()
    frames = sorted(each["count"] for each in times)
    took = sorted(each["shown"] - each["clicked"] for each in times)
    record_property("figure", f"click to card in the trick: {frames} frames, {took[0]:.1f} to {took[-1]:.1f} ms")
    assert frames[0] <= 2


def test_the_first_page_is_light(invite: Invite, record_property: Record) -> None:
    person = invite()
    person.may_be_cut_off()
    person.page.route(_LATER, lambda route: route.abort())
    loaded: set[str] = set()
    person.page.on("response", lambda response: loaded.add(response.url.rpartition("/")[2]))
    person.go("/")
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_function(_HAS_FONTS, arg=_FONTS)
    assert not any(name.startswith(("Choices", "chosen")) for name in loaded)
    built = (ROOT / "web" / "dist" / "assets").iterdir()
    code = {path.name: _sent(path) for path in built if path.name in loaded and path.suffix in (".js", ".css")}
    record_property("figure", f"first page: {sum(code.values())} bytes of JavaScript and CSS, gzipped")
    assert 0 < sum(code.values()) <= MOST_BYTES, code
    shown = [path for path in (ROOT / "web" / "dist").rglob("*") if path.is_file() and path.name in loaded]
    sizes = {path.name: _sent(path) for path in shown}
    record_property("figure", f"first page with all that it shows: {sum(sizes.values())} bytes")
    assert sum(1 for name in sizes if name.endswith(".woff2")) == _FONTS
    assert sum(sizes.values()) <= MOST_WITH_PICTURES, sizes
    assert person.page.evaluate(
        "() => ['Fraunces', 'Nunito Sans'].every((font) => document.fonts.check(`1em ${font}`))"
    )


def _sent(path: Path) -> int:
    """The bytes that are sent for a file, at most: gzipped if that makes it smaller."""
    return min(path.stat().st_size, len(gzip.compress(path.read_bytes())))
