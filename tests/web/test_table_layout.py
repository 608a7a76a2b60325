"""In every game, with any number of players, on every screen: nothing covers a card, and everything can be read."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from foretell import ExtremeOptions, Game
from foretell.record import dumps
from tests.web.house import House
from tests.web.lying import NAMES, Data, Showing, end_of_round, kinds, moments, whole_trick
from tests.web.people import DESKTOP, PHONE, ROOT, Invite, at_rest, covered, edges, guests
from tests.web.test_pages import findings

SIZES = {
    "small-phone": (360, 640),
    "phone": PHONE,
    "large-phone": (412, 915),
    "phone-on-its-side": (844, 390),
    "tablet": (820, 1180),
    "desktop": DESKTOP,
}
WINDOWS = (
    *((320, 568), (360, 560), (375, 553), (375, 667), (640, 360), (667, 331), (740, 330)),
    *((700, 700), (768, 1024), (810, 1080), (834, 1112), (1000, 1300)),
    *((930, 620), (1024, 600), (1280, 720), (1366, 650), (1440, 760), (1920, 940), (1920, 1080)),
)
"""Other windows in which parts of the table once shared a place."""
GAMES = (
    *(f"specials-{players}" for players in (3, 4, 5, 6)),
    *(f"extreme-{players}" for players in (3, 4, 5)),
    *("classic-4", "hidden-6", "secret-5", "clairvoyance-6", "single-suit-4", "maximus-6"),
)
"""The games whose tables differ: in players, cards, and what is known of bids and hands."""
ASKING = ("specials-6", "extreme-5")
"""These games have every kind of question with the most seats; of the others only tricks are looked at."""
PREDICTIONS = ("extreme-3-predict", "extreme-4-predict", "extreme-5-predict")
AFTER_TRICKS = ("cloud", "return")
"""Questions below or beside a trick that is over: looked at in all games."""
MANY = 400
"""The least number of cards in tricks that are looked at."""
LEAST_WIDTH = 44
"""The least width of a card in the trick, in pixels: a narrower one cannot be read."""
LEAST_UPRIGHT = 65
"""The same on an upright phone, where a large question does not need the room."""
LEAST_BID = 28
"""The least width of a bid to choose on a small phone, where there are more than ten."""
LEAST_TEXT = {"phone": 13, "desk": 14}
"""The smallest letters on a phone, and where there is more room, in pixels."""
_LONG = (
    *("Wolfgang-Christoph Mülle", "Donaudampfschifffahrtler", "Rindfleischetikettierung"),
    *("Maximiliane-Henriette v.", "Bundesausbildungsfördere", "Wilhelmina Österreicher"),
)
"""Names as long as they may be."""
_COMPOSED = """() => {
    const width = (selector) => document.querySelector(selector)?.clientWidth ?? 0;
    const rows = new Set([...document.querySelectorAll(".trick li")].map((card) => card.style.top));
    const places = [...document.querySelectorAll(".trick li")].map((card) => card.getBoundingClientRect());
    const follows = ({ left, top }, i) => !i || left > places[i - 1].left || top > places[i - 1].bottom - 30;
    const [card, back] = [width(".trick svg.card"), width("li .backs svg.card")];
    return { card, back, rows: rows.size, ordered: places.every(follows) };
}"""
"""How the trick lies, and how wide its cards and the backs of other hands are."""
_NO_TIME_LIMIT = """() => {
    const real = window.setTimeout;
    window.setTimeout = (act, wait, ...rest) => real(act, wait > 4000 ? 2 ** 30 : 0, ...rest);
}"""
"""Short pauses end at once, and the end of a round is shown until it is touched."""
_NARROWEST = "(bids) => Math.min(1000, ...bids.map((bid) => bid.getBoundingClientRect().width))"
_TOPS_OF_WHOLE = """(names) => names.filter((name) => name.scrollWidth <= name.clientWidth)
    .map((name) => Math.round(name.getBoundingClientRect().top))"""
_CUT_OFF = """() => [...document.querySelectorAll(".cover section *")].filter((element) => {
    const box = element.getBoundingClientRect();
    const wide = element.matches(".row, .foot, .verdict") && element.scrollWidth > element.clientWidth + 1;
    const beyond = box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight;
    return !element.closest(".unseen, .spark, .window") && (beyond || wide);
}).map((element) => element.outerHTML.slice(0, 80))"""
"""A total counts up in a window, which cuts off the numbers before and after."""
_WATCH_MOVING = """() => {
    const [found, cards] = [new Set(), () => document.querySelectorAll(".trick li").length];
    let begun = false;
    window.moved = new Promise((done) => new MutationObserver(() => {
        for (const animation of document.getAnimations())
            for (const { offset, computedOffset, easing, composite, ...moved } of animation.effect.getKeyframes())
                for (const name of Object.keys(moved)) found.add(name);
        begun ||= cards() > 0;
        if (begun && !cards()) done([...found]);
    }).observe(document.body, { childList: true, subtree: true, attributes: true }));
}"""
"""``moved``: what animations change during the next trick, seen with each change of the page, in however few frames."""
_BESIDE_ITS_CELL = """() => [...document.querySelectorAll("tbody td .cell *")].filter((each) => {
    const [{ left, right }, cell] = [each.getBoundingClientRect(), each.closest("td").getBoundingClientRect()];
    return left < cell.left - 1 || right > cell.right + 1;
}).map((each) => each.textContent)"""
_OVER_ITS_EDGE = """() => [...document.querySelectorAll("thead .now")].filter((each) => {
    const [{ left, right }, cell] = [each.getBoundingClientRect(), each.closest("th").getBoundingClientRect()];
    return left < cell.left || right > cell.right;
}).map((each) => each.textContent)"""
_ROWS_OF_HEAPS = """(stakes) => stakes.map((stake) => {
    const bottoms = [...stake.querySelectorAll(".heap")].map((heap) => heap.getBoundingClientRect().bottom);
    return new Set(bottoms.map(Math.round)).size;
})"""
_FAULTS = (ROOT / "tests" / "web" / "table_faults.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def tables() -> dict[str, Data]:
    """The tables by name: moments of every kind of game."""
    return {
        f"{name}-{moment}": seen
        for seed, (name, kind) in enumerate(kinds())
        if name in GAMES
        for moment, seen in moments(kind, seed).items()
        if moment in ("whole", "first", *AFTER_TRICKS) or name in ASKING
    }


@pytest.fixture(scope="module")
def many_bids() -> dict[str, Data]:
    """Tables where the reader bids in the last rounds, of 15 and 20 tricks."""
    return {name: moments(dict(kinds())[name], seed=3)["bid"] for name in ("classic-4", "specials-3")}


@pytest.fixture(scope="module")
def showing(browser: Browser, house: House) -> Iterator[Showing]:
    """One window for all tables, in the language with the longest words."""
    with guests(browser, house.address) as invite:
        yield Showing(invite(quickBid=True, language="de"))


@pytest.mark.parametrize("size", SIZES)
def test_every_card_of_the_trick_can_be_read(size: str, showing: Showing, tables: dict[str, Data]) -> None:
    faults = faults_at(SIZES[size], showing, tables)
    assert all(f"{name}-whole" in tables for name in GAMES)
    assert sum(len(seen["game"]["trick"]) for seen in tables.values()) * len(SIZES) >= MANY
    assert not faults, f"{len(faults)} of {len(tables)} tables: {faults}"


@pytest.mark.parametrize("size", WINDOWS)
def test_nothing_shares_a_place_in_windows_between(
    size: tuple[int, int], showing: Showing, tables: dict[str, Data]
) -> None:
    most = {
        name: seen
        for name, seen in tables.items()
        if name.startswith(("specials-6", "maximus-6", "extreme-5")) or name.endswith(AFTER_TRICKS)
    }
    assert not faults_at(size, showing, most)


@pytest.mark.parametrize("size", [(844, 390), (740, 360), (820, 1180)])
def test_long_names_cover_nothing_at_a_table_of_six(
    size: tuple[int, int], showing: Showing, tables: dict[str, Data]
) -> None:
    most = {
        name: {**seen, "seats": [{**seat, "name": word} for seat, word in zip(seen["seats"], _LONG, strict=True)]}
        for name, seen in tables.items()
        if name.startswith(("specials-6", "maximus-6"))
    }
    assert not faults_at(size, showing, most)


def test_the_trick_that_a_question_is_about_can_be_read_on_the_smallest_phone_on_its_side(
    showing: Showing, tables: dict[str, Data]
) -> None:
    assert not faults_at((568, 320), showing, {name: tables[name] for name in tables if name.endswith(AFTER_TRICKS)})


@pytest.mark.parametrize(
    "size", [(512, 300), (568, 320), (640, 360), (667, 331), (384, 512), (360, 640), (375, 667), (390, 664), (360, 740)]
)
def test_many_bids_can_be_touched_and_leave_names_and_trump_free_on_small_phones(
    size: tuple[int, int], showing: Showing, many_bids: dict[str, Data]
) -> None:
    showing.page.set_viewport_size({"width": size[0], "height": size[1]})
    for number, (name, seen) in enumerate(many_bids.items(), 3000 + sum(size)):
        showing.show({**seen, "watchers": number})
        expect(showing.page.locator(".watchers")).to_contain_text(f"{number}")
        at_rest(showing.page)
        needed = ".plate .name, .stake .coin, .stake .count, .deck .show, .hand button"
        assert covered(showing.page, needed, "section.tray") == [], name
        assert showing.page.locator("[data-bid]:visible").evaluate_all(_NARROWEST) >= LEAST_BID, name


@pytest.mark.parametrize(
    ("size", "names"),
    [
        ((320, 568), ("specials-3-asked", "extreme-4-predict", "extreme-5-predict", "secret-5-bid", "specials-5-bid")),
        ((375, 553), ("specials-5-bid",)),
        *((size, PREDICTIONS) for size in ((360, 560), (375, 553), (384, 512), (512, 300), (640, 304))),
        *((size, PREDICTIONS) for size in ((640, 640), (640, 800), (700, 700), (820, 600), (905, 590))),
        *((size, PREDICTIONS) for size in ((740, 1050), (768, 940), (768, 1024))),
    ],
)
def test_a_question_leaves_names_and_what_lies_before_seats_free_in_small_windows(
    size: tuple[int, int], names: tuple[str, ...], showing: Showing
) -> None:
    showing.page.set_viewport_size({"width": size[0], "height": size[1]})
    for number, name in enumerate(names, 4000 + sum(size)):
        kind, moment = name.rsplit("-", 1)
        showing.show({**moments(dict(kinds())[kind], seed=3)[moment], "watchers": number})
        expect(showing.page.locator(".watchers")).to_contain_text(f"{number}")
        at_rest(showing.page)
        needed = ".plate .name, .stake .seal, .stake .coin, .stake .count, .backs .face, .deck .show, .hand button"
        assert covered(showing.page, needed, "section.tray") == [], name
        assert showing.page.locator("[data-bid]:visible").evaluate_all(_NARROWEST) >= LEAST_BID, name


@pytest.mark.parametrize("size", [(320, 568), (360, 560), (512, 300), (568, 320), (640, 360)])
def test_six_seals_to_return_lie_within_their_question(size: tuple[int, int], showing: Showing) -> None:
    showing.page.set_viewport_size({"width": size[0], "height": size[1]})
    seen = moments(dict(kinds())["extreme-3"], seed=3)["return"]
    showing.show({**seen, "watchers": (number := 5000 + sum(size))})
    expect(showing.page.locator(".watchers")).to_contain_text(f"{number}")
    at_rest(showing.page)
    left, _, right, _ = edges(showing.page.locator("section.tray"))
    slips = [edges(slip) for slip in showing.page.locator("section.tray .slip").all()]
    assert len(slips) == 6
    assert all(left < begin and end < right for begin, _, end, _ in slips)
    faults = faults_at(size, showing, {"six": seen})
    assert not [fault for each in faults.values() for fault in each if fault.endswith("is broken")]


@pytest.mark.parametrize("size", [(320, 568), PHONE, DESKTOP])
def test_what_a_round_cost_lies_within_its_cell_of_the_sheet(size: tuple[int, int], invite: Invite) -> None:
    showing = Showing(invite(size, language="de"))
    showing.show(moments(dict(kinds())["extreme-5"], seed=1)["whole"])
    showing.page.locator("[data-show=sheet]").click()
    expect(showing.page.locator("tbody .sum").first).to_be_visible()
    at_rest(showing.page)
    assert showing.page.evaluate(_BESIDE_ITS_CELL) == []


def test_the_leaders_total_lies_within_its_column_of_six_on_the_smallest_phone(invite: Invite) -> None:
    showing = Showing(invite((320, 568)))
    showing.show(moments(dict(kinds())["classic-6"], seed=1)["whole"])
    showing.page.locator("[data-show=sheet]").click()
    expect(showing.page.locator("thead .now svg")).to_be_visible()
    at_rest(showing.page)
    assert showing.page.evaluate(_OVER_ITS_EDGE) == []


def test_on_a_tablet_seals_lie_in_one_row_and_the_sign_for_trump_on_the_felt(showing: Showing) -> None:
    showing.page.set_viewport_size({"width": 820, "height": 1180})
    showing.show({**moments(dict(kinds())["extreme-4"], seed=3)["predict"], "watchers": 6000})
    expect(showing.page.locator(".watchers")).to_contain_text("6000")
    at_rest(showing.page)
    assert max(showing.page.locator("li .stake").evaluate_all(_ROWS_OF_HEAPS)) == 1
    assert edges(showing.page.locator(".deck .sign"))[3] < edges(showing.page.locator("section.tray"))[1]


def card_widths(page: Page) -> list[int]:
    """The widths of the cards of the trick, in pixels."""
    widths: list[int] = page.locator(".trick svg.card").evaluate_all("(cards) => cards.map((card) => card.clientWidth)")
    return widths


def faults_at(size: tuple[int, int], showing: Showing, tables: dict[str, Data]) -> dict[str, list[str]]:
    """What is wrong with each of these tables in a window of this size."""
    width, height = size
    showing.page.set_viewport_size({"width": width, "height": height})
    faults = {}
    least_text = LEAST_TEXT["phone" if min(width, height) < 500 else "desk"]
    for number, (name, seen) in enumerate(tables.items(), 1):
        showing.show({**seen, "watchers": number})
        is_roomy = width < 600 and height >= 640 and name.endswith(("-whole", "-first", "-asked"))
        least = LEAST_UPRIGHT if is_roomy else LEAST_WIDTH
        asked = [number, len(seen["game"]["trick"]), least, least_text]
        if showing.page.evaluate(_FAULTS, asked):
            at_rest(showing.page)  # seldom needed, and too slow for each table
            if told := showing.page.evaluate(_FAULTS, asked):
                faults[name] = told
    return faults


@pytest.mark.parametrize(
    ("size", "name", "least", "rows"),
    [("phone", "classic-4", 100, 1), ("phone", "specials-6", 80, 2), ("desktop", "classic-4", 130, 1)],
)
def test_the_trick_lies_in_the_order_of_play_in_the_middle_of_the_felt(
    size: str, name: str, least: int, rows: int, showing: Showing, tables: dict[str, Data]
) -> None:
    width, height = SIZES[size]
    showing.page.set_viewport_size({"width": width, "height": height})
    number = 1000 + least
    showing.show({**(seen := tables[f"{name}-whole"]), "watchers": number})
    expect(showing.page.locator(".watchers")).to_contain_text(f"{number}")
    at_rest(showing.page)
    players = [str(seat) for seat, _ in seen["game"]["trick"]]
    by = "(cards) => cards.map((card) => card.dataset.by)"
    assert showing.page.locator(".trick li").evaluate_all(by) == players
    lies = showing.page.evaluate(_COMPOSED)
    assert lies["card"] >= least
    assert (lies["rows"], lies["ordered"]) == (rows, True)
    assert size != "desktop" or lies["back"] >= 40 or not max(seen["game"]["hand_sizes"][1:])


@pytest.mark.parametrize("name", ASKING)
def test_in_the_middle_of_a_trick_the_card_that_wins_so_far_is_raised(
    name: str, showing: Showing, tables: dict[str, Data]
) -> None:
    showing.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for number, (moment, raised) in enumerate((("asked", 1), ("whole", 0)), 2000):
        seen = tables[f"{name}-{moment}"]
        showing.show({**seen, "watchers": number})
        expect(showing.page.locator(".watchers")).to_contain_text(f"{number}")
        best = showing.page.locator(".trick .best .card:not(svg)")
        assert best.count() == (raised if all("bomb" not in play for _, play in seen["game"]["trick"]) else 0)
        assert best.evaluate_all(
            "(cards) => cards.every((card) => new DOMMatrix(getComputedStyle(card).transform).f < 0)"
        )


def test_a_tap_on_a_number_bids_where_the_reader_wants_that(invite: Invite, tables: dict[str, Data]) -> None:
    showing, seen = Showing(invite(quickBid=True)), tables["specials-6-bid"]
    showing.show(seen)
    dial = showing.page.locator("fieldset.coins")
    dial.wait_for()
    allowed = {int(move.removeprefix("bid ")) for move in seen["legal"]}
    struck = sorted(set(range(seen["game"]["tricks_left"] + 1)) - allowed)
    for bid in struck:
        dial.locator(f"[data-bid='{bid}']").click()
    showing.page.keyboard.press("ArrowRight")
    expect(dial.locator("input:checked")).to_have_count(1)
    dial.locator(f"[data-bid='{min(allowed)}']").click()
    expect(dial).to_have_count(0)


def test_only_transforms_and_opacity_move_and_a_round_ends_with_a_page_until_it_is_touched(invite: Invite) -> None:
    showing = Showing(person := invite(pace="slow", adorned=True))
    page = showing.page
    page.emulate_media(reduced_motion="no-preference")
    before, lines = whole_trick(dict(kinds())["specials-4"], seed=2, card="bomb")
    showing.show(before)
    page.locator(".table .plate").first.wait_for()
    page.evaluate(_WATCH_MOVING)
    for line in lines:
        showing.send(line)
    assert set(page.evaluate("moved")) == {"transform", "opacity", "translate", "rotate", "scale"}
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(_NO_TIME_LIMIT)
    for name in ("specials-6", "extreme-5"):
        before, line = end_of_round(dict(kinds())[name], seed=1)
        showing.show(before)
        showing.send(line)
        rows = page.get_by_role("region", name="Round 2 is over.").get_by_role("listitem")
        expect(rows).to_have_count(len(before["seats"]))
        expect(rows.first).to_contain_text("Place 1: ")
        assert findings(person) == []
        for width, height in (*SIZES.values(), (320, 568), (375, 553), (667, 331), (740, 360), (667, 375)):
            page.set_viewport_size({"width": width, "height": height})
            at_rest(page)
            assert page.evaluate(_CUT_OFF) == [], (name, width, height)
        page.keyboard.press("Enter" if name == "specials-6" else " ")
        expect(rows).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (640, 360)], ids=["upright", "on-its-side"])
def test_open_hands_in_a_replay_leave_room_for_the_trick(size: tuple[int, int], invite: Invite, tmp_path: Path) -> None:
    game = Game(ExtremeOptions(rounds=1), NAMES[:5], seed=1)
    rng = Random(1)
    while not game.is_over:
        game.apply(rng.choice(list(game.legal_moves)))
    record = tmp_path / "game.json"
    record.write_text(dumps(game), encoding="utf-8")
    page = invite(size).go("/replay")
    page.locator("input[type=file]").set_input_files(record)
    slider = page.locator("input[type=range]")
    faults, tricks = {}, 0
    for moment in range(0, int(slider.get_attribute("max") or 0), 7):
        page.evaluate("(moment) => { location.hash = `#m${moment + 1}`; }", moment)
        expect(slider).to_have_value(f"{moment}")
        at_rest(page)
        tricks += page.locator(".trick svg.card").count() > 0
        names = page.locator(".folded .plate .name").evaluate_all(_TOPS_OF_WHOLE)
        assert names == 5 * names[:1], moment
        assert min(card_widths(page), default=LEAST_WIDTH) >= LEAST_WIDTH, moment
        if found := covered(page, ".trick svg.card", ".plate, .backs, .below, .now"):
            faults[moment] = found
    assert tricks > 5
    assert not faults
