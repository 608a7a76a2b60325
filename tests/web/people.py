"""People at the page: a browser window each, whose errors make a test fail."""

import json
import os
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Response

from tests.waiting import PATIENCE
from tests.waiting import until as wait_until

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "build" / "screenshots"
IS_ILLUSTRATED = bool(os.environ.get("FORETELL_SCREENSHOTS"))
"""Whether screenshots are taken (``make screenshots``): no test looks at them, and they take a fifth of its time."""
PHONE, DESKTOP = (390, 844), (1440, 900)
SIZES = {"390x844": PHONE, "1440x900": DESKTOP}
NAME_OF_HERE = "foretell.test"
"""A name that the browser finds on this machine, and that does not make a page a secure context."""
PATIENCE_MS = 1000 * PATIENCE
"""The limit for one answer, in milliseconds."""
QUICK = {"language": "en", "theme": "dark", "pace": "instant", "sounds": False}
LAST_CARDS = 3
"""The last tricks of a long game that are played in the browser."""
_KEEP_SETTINGS = """(settings) => {
    if (location.protocol === "about:") return;
    if (!localStorage.getItem("foretell-settings")) localStorage.setItem("foretell-settings", JSON.stringify(settings));
    localStorage["foretell-taught"] ??= JSON.stringify([
        ...["bid", "points", "exact", "follow", "trump", "rare", "seals", "left", "empty", "red", "back"],
        ...["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"],
    ]);
}"""
"""People have settings, and know the game."""
_STORE_SETTINGS = """(choices) => {
    const settings = JSON.parse(localStorage.getItem("foretell-settings"));
    localStorage.setItem("foretell-settings", JSON.stringify({ ...settings, ...choices }));
}"""
_SEEDED = """(seed) => {
    if (location.protocol === "about:") return;
    const loads = Number(localStorage.getItem("tests-loads") ?? 0);
    localStorage.setItem("tests-loads", loads + 1);
    let state = seed + Math.imul(loads + 1, 0x9e3779b9);
    const bits = () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return (mixed ^ (mixed >>> 14)) >>> 0;
    };
    Math.random = () => bits() / 2 ** 32;
    crypto.getRandomValues = (into) => {
        const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
        bytes.forEach((_, place) => (bytes[place] = bits() >>> 24));
        return into;
    };
}"""
"""Pages draw what follows from a seed, and from how often the profile has loaded a page: each load draws otherwise."""
_REPORT_POLICY = """addEventListener("securitypolicyviolation", (event) => {
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
});"""
_PLAIN = """(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { opacity: 0 }");
    addEventListener("DOMContentLoaded", () => document.adoptedStyleSheets.push(sheet));
    window.draw = (wanted) => new Promise((done) => {
        sheet.disabled = wanted;
        requestAnimationFrame(() => requestAnimationFrame(done));
    });
})()"""
"""Nothing is drawn of a page whose opacity is 0: it is laid out, and can be clicked, in two thirds of the time.

No other rule changes when it is drawn: one for all elements would have each of them styled anew.
"""
_AT_REST = """async () => {
    const places = () => [...document.querySelectorAll("body *")].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height];
    }).join(" ");
    let before = "";
    for (let equal = 0, frames = 0; equal < 4 && frames < 300; frames++) {
        const now = places();
        equal = now === before ? equal + 1 : 0;
        before = now;
        await new Promise((done) => requestAnimationFrame(done));
    }
}"""
"""Four frames in which nothing has moved; a page that never rests is taken as it is after 300."""
_COVERED = """([needed, over]) => {
    const boxOf = (element) => element.getBoundingClientRect();
    const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const above = all(over).map(boxOf);
    if (!above.length) return [`there is no ${over}`];
    const covered = all(needed).filter((each) => above.some((box) => meet(boxOf(each), box)));
    return covered.map((each) => each.outerHTML.slice(0, 80));
}"""
_LASTING = """() => {
    const real = window.setTimeout;
    window.setTimeout = (act, wait, ...rest) => real(act, wait >= 2000 ? 2 ** 30 : wait, ...rest);
}"""
_COME_BACK = """() => {
    for (const seen of ["hidden", "visible"]) {
        Object.defineProperty(document, "visibilityState", { get: () => seen, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }
}"""
_OFFLINE = (
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION",
    "ERR_NETWORK",
    "ERR_EMPTY_RESPONSE",
    "WebSocket",
    "CORS policy",
)

_HTTP_NOTE = "The Cross-Origin-Opener-Policy header has been ignored"
"""The browser's message about a page that came by HTTP, where this header has no effect."""


class Invite(Protocol):
    """``invite(PHONE, theme="light")``: a person with a window of this size, and with these settings of the page."""

    def __call__(
        self,
        size: tuple[int, int] = DESKTOP,
        *,
        kept: bool = False,
        touch: bool = False,
        **choices: object,
    ) -> "Person":
        """Invite a person."""


class Person:
    """A person with a browser profile of their own, and a first window."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int],
        *,
        kept: bool = False,
        touch: bool = False,
        **choices: object,
    ) -> None:
        """``choices``: settings besides fast ones.

        ``kept``: the page may store its files; ``touch``: no mouse.
        """
        self.context = window(browser, address, size, kept=kept, touch=touch)
        self.complaints: list[str] = []
        self._number = 0
        self._may_be_cut_off = False
        self._may_meet: set[tuple[int, str]] = set()
        settings = json.dumps({**QUICK, **choices})
        self.context.add_init_script(f"({_KEEP_SETTINGS})({settings})")
        self.context.add_init_script(f"({_SEEDED})({secrets.randbits(32)})")
        self.context.add_init_script(_REPORT_POLICY)
        self.context.add_init_script(_PLAIN)
        self.context.on("console", self._on_console)
        self.context.on("weberror", lambda error: self.complaints.append(f"{error.error}"))
        self.context.on("response", self._on_response)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another window of the same person."""
        return self.context.new_page()

    def go(self, path: str) -> Page:
        """Go to a page, and wait until it is shown."""
        self.page.goto(path)
        self.page.locator("main").first.wait_for()
        return self.page

    def become(self, name: str) -> None:
        """Register under a name."""
        self._sent("/api/v1/players", {"name": name})

    def open_game(self, kind: Mapping[str, object]) -> str:
        """Open a table with bots, start the game, and return the table's id."""
        seats = kind.get("seats", 4)
        assert isinstance(seats, int)
        table: str = self._sent("/api/v1/play", {"kind": dict(kind), "bots": ["random"] * (seats - 1)})["table"]
        self.do(table, "start")
        return table

    def open_table(self, kind: Mapping[str, object]) -> str:
        """Open a table that others can join, and return its id."""
        table: str = self._sent("/api/v1/tables", kind)["table"]
        return table

    def do(self, table: str, do: str, **values: object) -> None:
        """Give a command without a window."""
        self._number += 1
        command = {"type": "do", "id": f"elsewhere{self._number}", "command": {"do": do, **values}}
        self._sent(f"/api/v1/tables/{table}/commands", command)

    def view(self, table: str) -> dict[str, Any]:
        """The table, as the server shows it to this person."""
        answer = self.context.request.get(f"/api/v1/tables/{table}")
        assert answer.ok, answer.text()
        view: dict[str, Any] = answer.json()
        return view

    def play_elsewhere(self, table: str, until: int | Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Play on from another device, without a window, until this many rounds are complete or a condition holds.

        Returns the view; it is an error if the game is over before that.
        """
        is_far_enough = until if callable(until) else lambda view: len(view["sheet"]) >= until
        view: dict[str, Any] = {}

        def goes_on() -> bool:
            nonlocal view
            view = self.view(table)
            return bool(view["legal"]) or is_far_enough(view) or view["status"] == "over"

        while True:
            wait_until(goes_on, f"{table} goes on")
            if is_far_enough(view):
                return view
            assert view["status"] != "over", f"the game was over before {until}"
            self.do(table, "move", move=view["legal"][view["seq"] % len(view["legal"])])

    def skip_to_the_last_tricks(self, table: str) -> int:
        """Leave the page, play on elsewhere until a few cards are left of the whole game, and come back.

        Returns the number of rounds.
        """
        self.page.goto("about:blank")
        view = self.play_elsewhere(table, until=is_near_its_end)
        self.go(f"/table/{table}")
        rounds: int = view["game"]["rounds"]
        return rounds

    def choose(self, **choices: object) -> None:
        """Store other settings, which the page follows when it is loaded again."""
        self.page.evaluate(_STORE_SETTINGS, choices)

    def may_be_cut_off(self) -> None:
        """From now on the network or the server may fail: the browser's messages about that are no errors."""
        self._may_be_cut_off = True

    def may_meet(self, status: int, path: str) -> None:
        """From now on this answer is no error."""
        self._may_meet.add((status, path))

    def see(self, name: str) -> None:
        """Save a screenshot of the page as it is now, if somebody asked for them."""
        if not IS_ILLUSTRATED:
            return
        size = self.page.viewport_size
        assert size is not None
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        theme = self.page.evaluate("document.documentElement.dataset.theme")
        with self.drawn():
            self.page.screenshot(path=SCREENSHOTS / f"{name}-{size['width']}x{size['height']}-{theme}.png")

    @contextmanager
    def drawn(self) -> Iterator[None]:
        """The page is drawn, which it is not otherwise: for tests of how it looks."""
        self.page.evaluate("window.draw(true)")
        yield
        self.page.evaluate("window.draw(false)")

    def _sent(self, path: str, value: Mapping[str, object]) -> dict[str, Any]:
        answer = self.context.request.post(path, data=value)
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type != "error" or message.text.startswith("Failed to load resource"):
            cut_off = "net::" in message.text
            if not cut_off or self._may_be_cut_off:
                return
        if self._may_be_cut_off and any(sign in message.text for sign in _OFFLINE):
            return
        if message.text.startswith(_HTTP_NOTE):
            return
        self.complaints.append(f"{message.text} ({message.location['url']})")

    def _on_response(self, response: Response) -> None:
        """A refused request is a fault: the page should not send what it knows to be refused."""
        status, path = response.status, urlsplit(response.url).path
        if status >= 400 and (status, path) not in self._may_meet:
            self.complaints.append(f"{status} {response.request.method} {path}")


def at_rest(page: Page) -> None:
    """Wait until elements lie where they stay: what depends on sizes follows a frame or two after them."""
    page.evaluate(_AT_REST)


def settled(page: Page) -> None:
    """Wait until all requests are answered, and the page is at rest."""
    page.wait_for_load_state("networkidle")
    at_rest(page)


def hears(page: Page, holds: Callable[[], object], what: str) -> None:
    """Wait until something holds that the browser tells meanwhile: it is heard while something else is asked."""

    def asked() -> object:
        page.evaluate("0")
        return holds()

    wait_until(asked, what)


def lasting(page: Page) -> None:
    """What the page shows for some seconds from now on stays, however long a test takes to look at it."""
    page.evaluate(_LASTING)


def come_back(page: Page, at: str) -> None:
    """Look at another window, and come back at this time."""
    page.clock.set_fixed_time(at)
    page.evaluate(_COME_BACK)


def edges(shown: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom, in pixels."""
    box = shown.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def covered(page: Page, needed: str, over: str) -> list[str]:
    """What suits ``needed`` and shares a place with anything that suits ``over``, as HTML."""
    found: list[str] = page.evaluate(_COVERED, [needed, over])
    return found


def is_near_its_end(view: dict[str, Any]) -> bool:
    """Whether only a few tricks are left of the whole game, and the player is asked for a card."""
    game = view["game"]
    is_asked = game["phase"] == "play" and bool(view["legal"])
    return is_asked and game["round"] == game["rounds"] and game["hand_sizes"][0] <= LAST_CARDS


def window(browser: Browser, address: str, size: tuple[int, int], *, kept: bool, touch: bool) -> BrowserContext:
    """A new browser profile with a long time limit; motion is reduced, so that tests need not wait for it."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce",
        has_touch=touch,
        is_mobile=touch,
        service_workers="allow" if kept else "block",
        locale="en-GB",
    )
    context.set_default_timeout(PATIENCE_MS)
    return context


@contextmanager
def guests(browser: Browser, address: str) -> Iterator[Invite]:
    """Invites people, who leave at the end; an error in their windows fails the test."""
    invited: list[Person] = []

    def inviting(
        size: tuple[int, int] = DESKTOP,
        *,
        kept: bool = False,
        touch: bool = False,
        **choices: object,
    ) -> Person:
        invited.append(Person(browser, address, size, kept=kept, touch=touch, **choices))
        return invited[-1]

    yield inviting
    for person in invited:
        for page in person.context.pages:
            page.unroute_all(behavior="ignoreErrors")  # a request may be under way
        person.context.unroute_all(behavior="ignoreErrors")
        person.context.close()
    complaints = [complaint for person in invited for complaint in person.complaints]
    assert complaints == [], complaints
