"""What lies over the felt for a while, tips and notes, covers nothing that the reader needs meanwhile."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.house import House
from tests.web.lying import Data, Showing, end_of_round, kinds, moments
from tests.web.people import DESKTOP, PHONE, Invite, at_rest, covered, edges, guests

SMALL, LOW, SIDEWAYS, TABLET, LYING = (360, 640), (640, 360), (844, 390), (820, 1180), (1180, 820)
_LATER = 4_000_000_000_000
"""Milliseconds since 1970: the time for an answer is not up."""
NEEDED = ".deck .sign, .deck .show, .trick svg.card, .trick .by, .heaps, section.tray:not(.slim)"
"""What of the table nothing may cover."""
_CUT = """() => [...document.querySelectorAll("h1 .round, h1 .more")].filter((line) => {
    const count = document.querySelector(".count");
    const beyond = line.getBoundingClientRect().right > count.getBoundingClientRect().left;
    return line.scrollWidth > line.clientWidth || (line.matches(".round") && count.checkVisibility() && beyond);
}).map((line) => line.textContent)"""


_BEYOND = """() => {
    const tray = document.querySelector("section.tray").getBoundingClientRect();
    return [...document.querySelectorAll("section.tray *")].filter((each) => each.checkVisibility()).filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return !each.closest(".unseen") && (left < tray.left - 1 || right > tray.right + 1 || right > innerWidth + 1);
    }).map((each) => each.textContent);
}"""
"""What of a question lies beside it, or beside the page."""
_TOO_SMALL = """(buttons, least) => buttons.filter((button) => {
    const { left, right, width, height } = button.getBoundingClientRect();
    const words = new Range();
    const wide = [...button.querySelectorAll(":not(.unseen, .name)")].some((each) => {
        words.selectNodeContents(each);
        const box = words.getBoundingClientRect();
        return box.width && (box.left < left || box.right > right);
    });
    return wide || Math.min(width, height) < least;
}).map((button) => button.textContent)"""
"""Buttons that are too small for a finger, or for their words."""


@pytest.fixture(scope="module")
def shown(browser: Browser, house: House) -> Iterator[Showing]:
    """One window for all tables, of somebody who has never played."""
    with guests(browser, house.address) as invite:
        yield Showing(invite(SMALL, language="de"))


def untaught(shown: Showing, size: tuple[int, int], seen: Data) -> Page:
    """The table as it is shown to somebody who has had no tips."""
    page = shown.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("localStorage.setItem('foretell-taught', '[]')")
    shown.reload()
    shown.show(seen)
    return page


@pytest.mark.parametrize(
    ("size", "name", "moment"),
    [
        (SMALL, "classic-3", "bid"),
        (SMALL, "classic-4", "bid"),
        (SMALL, "classic-6", "asked"),
        (SMALL, "specials-6", "asked"),
        (SMALL, "extreme-4", "asked"),
        (LOW, "classic-6", "asked"),
        (LOW, "classic-3", "bid"),
        (SIDEWAYS, "specials-6", "asked"),
        (SIDEWAYS, "extreme-4", "asked"),
        (TABLET, "extreme-5", "asked"),
        (TABLET, "specials-6", "bid"),
        (DESKTOP, "specials-6", "bid"),
        (DESKTOP, "extreme-5", "asked"),
        (SIDEWAYS, "extreme-3", "predict"),
        (LOW, "extreme-3", "predict"),
        (LOW, "extreme-5", "return"),
        (LOW, "extreme-3", "return"),
        (LOW, "specials-3", "trump"),
        (PHONE, "extreme-3", "return"),
        (TABLET, "extreme-5", "return"),
        (LYING, "extreme-3", "return"),
        ((820, 600), "specials-6", "bid"),
        ((1180, 640), "specials-6", "bid"),
        ((1180, 640), "extreme-3", "return"),
    ],
)
def test_a_tip_covers_nothing(size: tuple[int, int], name: str, moment: str, shown: Showing) -> None:
    page = untaught(shown, size, moments(dict(kinds())[name], 3)[moment])
    page.locator("[data-tip]").wait_for()
    at_rest(page)
    assert covered(page, NEEDED, "[data-tip]") == []


@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_every_question_is_whole_on_a_small_phone_on_its_side(language: str, invite: Invite) -> None:
    showing = Showing(invite(LOW, language=language))
    faults = {}
    for name in ("specials-3", "extreme-3", "extreme-5"):
        for moment, seen in moments(dict(kinds())[name], 3).items():
            if moment not in ("whole", "first", "asked", "pass"):
                showing.reload()
                showing.show(seen)
                showing.page.locator("section.tray").wait_for()
                at_rest(showing.page)
                if beyond := showing.page.evaluate(_BEYOND):
                    faults[name, moment] = beyond
    assert not faults


@pytest.mark.parametrize(
    ("size", "names", "touched", "least"),
    [
        ((320, 568), ("extreme-3-predict", "extreme-5-predict"), ".take", 40),
        (SMALL, ("extreme-3-predict", "extreme-5-predict"), ".take", 40),
        (SIDEWAYS, ("specials-3-bid", "specials-6-bid"), "[data-bid]", 38),
        (LOW, ("specials-3-cloud",), ".changes button", 40),
    ],
)
def test_what_answers_a_question_can_be_touched_on_a_phone(
    size: tuple[int, int], names: tuple[str, ...], touched: str, least: int, invite: Invite
) -> None:
    showing = Showing(invite(size, language="de"))
    for name in names:
        kind, moment = name.rsplit("-", 1)
        showing.reload()
        showing.show(moments(dict(kinds())[kind], 3)[moment])
        showing.page.locator(touched).first.wait_for()
        at_rest(showing.page)
        assert showing.page.locator(touched).evaluate_all(_TOO_SMALL, least) == [], name


def test_a_question_of_others_covers_no_card_of_six_on_a_small_phone(invite: Invite) -> None:
    showing = Showing(invite(SMALL, language="de"))
    seen = moments(dict(kinds())["classic-6"], 3)["asked"]
    showing.show({**seen, "undo": {"seat": 5, "until": _LATER, "agreed": []}})
    showing.page.locator("[data-note=undo]").wait_for()
    at_rest(showing.page)
    assert covered(showing.page, NEEDED, "[data-note=undo]") == []


@pytest.mark.parametrize("size", [SMALL, PHONE, SIDEWAYS, DESKTOP])
def test_the_end_of_a_game_and_its_points_cover_nothing(size: tuple[int, int], invite: Invite) -> None:
    showing = Showing(invite(size))
    kind = dict(kinds())["extreme-4"]
    before, line = end_of_round(kind, seed=1, number=4)
    showing.show(before)
    showing.send(line)
    page = showing.page
    expect(page.locator(".scored")).to_have_count(kind.players)
    at_rest(page)
    expect(page.locator(".heaps")).to_be_hidden()
    left, top, right, bottom = edges(page.locator(".own .portrait"))
    x, y, end, low = edges(page.locator(".own .scored"))
    assert end <= left or x >= right or low <= top or y >= bottom


@pytest.mark.parametrize("width", [320, 360, 390, 412])
@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_the_bids_are_whole_beside_spectators(language: str, width: int, invite: Invite) -> None:
    showing = Showing(invite((width, 740), language=language))
    seen = moments(dict(kinds())["classic-3"], 3)["asked"]
    showing.show({**seen, "watchers": 12})
    expect(showing.page.locator(".watchers")).to_contain_text("12")
    at_rest(showing.page)
    assert showing.page.evaluate(_CUT) == []
