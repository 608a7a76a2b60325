"""From the home page to the first card in one click, and to the end of a game."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.controls import CARDS, SAY, Hands
from tests.web.people import DESKTOP, PHONE, ROOT, Invite
from tests.web.places import SHORT

MOST_BYTES = 60_000
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


_TIMES = """() => performance.getEntriesByType("resource")
    .filter((entry) => /api.v1.(play|tables.*commands)$/.test(entry.name))
    .map((entry) => [entry.name.split("/").pop(), entry.duration])"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_one_click_to_the_first_card(size: tuple[int, int], invite: Invite) -> None:
    person = invite(size)
    page = person.go("/")
    page.get_by_role("button", name=SAY("web-home-play")).click()
    hands = Hands(page)
    assert hands.wait() == "asked"
    assert "/table/" in page.url
    hands.play(4)


def test_the_server_commits_before_it_gets_the_players_value(invite: Invite, record_property: Record) -> None:
    person = invite()
    page = person.go("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.post_data or "") if request.method == "POST" else None)
    page.route("**/api/v1/play", lambda route: route.continue_(post_data=json.dumps({"kind": SHORT})))
    page.get_by_role("button", name=SAY("web-home-play")).click()
    Hands(page).wait()
    table = page.url.rpartition("/")[2]
    view = person.view(table)
    noted = dict(page.evaluate("JSON.parse(localStorage.getItem('foretell-noted'))"))[table]
    assert noted == {"commitment": view["commitment"], "values": [view["seats"][0]["value"]], "alone": 0}
    value = noted["values"][0]
    assert [value in body for body in asked] == [False, False, True]
    took = page.evaluate(_TIMES)
    record_property("figure", "Play now: " + ", ".join(f"{name} {time:.0f} ms" for name, time in took))
    person.play_elsewhere(table, until=1)
    page.goto(f"/fair?table={table}")
    expect(page.get_by_text(SAY("web-fair-row-kept-good"))).to_be_visible()
    expect(page.get_by_text(SAY("web-fair-row-own-good"))).to_be_visible()
    person.see("fair-kept")


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
    loaded: set[str] = set()
    person.page.on("response", lambda response: loaded.add(response.url.rpartition("/")[2]))
    person.go("/")
    person.page.wait_for_load_state("networkidle")
    packed = [path for path in (ROOT / "web" / "dist" / "assets").glob("*.gz") if path.stem in loaded]
    code = {path.stem: path.stat().st_size for path in packed if path.stem.endswith((".js", ".css"))}
    record_property("figure", f"first page: {sum(code.values())} bytes of JavaScript and CSS, gzipped")
    assert 0 < sum(code.values()) <= MOST_BYTES, code
