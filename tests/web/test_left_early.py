"""Pages that are left before they have opened: nothing goes on behind the reader's back."""

from collections.abc import Callable

from playwright.sync_api import Page, Route, WebSocket, expect

from tests.web.house import Guest, House
from tests.web.pads import Finger, document, game
from tests.web.people import Invite, hears
from tests.web.places import finished_game

_TO = """(path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
_COUNTED = """() => {
    window.made = 0;
    window.Worker = class extends Worker {
        constructor(...what) { super(...what); window.made++; }
    };
}"""
_HELD = """() => {
    const { getAll } = IDBObjectStore.prototype;
    window.asked = 0;
    const go = new Promise((done) => (window.release = done));
    IDBObjectStore.prototype.getAll = function (...what) {
        const request = getAll.apply(this, what);
        window.asked++;
        return {
            get result() { return request.result; },
            set onsuccess(act) { request.onsuccess = () => go.then(act); },
            set onerror(act) { request.onerror = act; },
        };
    };
    window.open = 0;
    window.BroadcastChannel = class extends BroadcastChannel {
        constructor(name) { super(name); window.open++; }
        close() { super.close(); window.open--; }
    };
}"""
"""The store answers once it is released; counts the open pads, which have a channel each."""


def _leave_and_come_back(page: Page, path: str, request: str, is_shown: Callable[[], None]) -> None:
    """Leave a page while its game is fetched, and come back when the answer has arrived."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        if held:
            route.continue_()
        held.append(route)

    page.route(request, hold)
    page.evaluate(_TO, path)
    hears(page, lambda: held, "the game is asked for")
    page.evaluate(_TO, "/cards")
    page.locator("h1").wait_for()
    with page.expect_response(request):
        held[0].continue_()
    page.evaluate(_TO, path)
    is_shown()


def test_who_has_left_does_not_look_at_a_replay_with_others(invite: Invite, house: House) -> None:
    with Guest(house, "Ada") as ada:
        key = ada.post(f"/tables/{finished_game(house)}/viewings")["viewing"]
    page = invite().go("/rules")
    sockets: list[str] = []

    def note(opened: WebSocket) -> None:
        sockets.append(opened.url)

    page.on("websocket", note)
    _leave_and_come_back(page, f"/look/{key}", "**/api/v1/viewings/*", page.locator(".strip .light.on").wait_for)
    assert len(sockets) == 1


def test_no_game_is_judged_for_who_has_left(invite: Invite, house: House) -> None:
    table = finished_game(house)
    page = invite().go("/rules")
    page.evaluate(_COUNTED)
    judges = page.locator("main button").first  # stops what is going on, or looks deeper
    _leave_and_come_back(page, f"/lookback/{table}", "**/api/v1/tables/*/replay", judges.wait_for)
    assert page.evaluate("() => window.made") == 1


def test_no_pad_stays_open_for_who_has_left(invite: Invite) -> None:
    person = invite()
    finger, page = Finger(person), person.go("/pad")
    finger.take_file("game.json", document(game(31), "game", 3))
    page.locator("[data-game=game] a").wait_for()
    page.evaluate(_HELD)
    page.evaluate(_TO, "/pad/game/game")
    page.wait_for_function("() => asked === 1")
    page.evaluate(_TO, "/cards")
    page.locator("h1").wait_for()
    page.evaluate("() => release()")
    page.evaluate(_TO, "/pad/game/game")
    page.locator("main[data-page=pad-game]").wait_for()
    assert page.evaluate("() => window.open") == 1
    page.evaluate(_TO, "/cards")
    expect(page.locator("main[data-page=pad-game]")).to_have_count(0)
    assert page.evaluate("() => window.open") == 0
