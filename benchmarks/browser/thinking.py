"""Measures decisions and advice of master and grand master in a worker of Chromium, by the page's own modules."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from statistics import median
from threading import Thread
from typing import Any

from playwright.async_api import Browser, Page

from scripts.node import ROOT, WEB, Node

from .visits import GAMES, cpu_seconds, load, renderers

WORLDS = 50
_BUILT = ROOT / "build" / "benchmarks"
_START = """() => {
    window.worker = new Worker("/thinking.js", { type: "module" });
}"""
_ASK = """(asked) => new Promise((done, failed) => {
    window.worker.onerror = ({ message }) => failed(new Error(message));
    window.worker.onmessage = ({ data }) => (Array.isArray(data) ? done(data) : failed(new Error(data)));
    window.worker.postMessage(asked);
})"""
_MASTER = {"bot": "master", "every": 1, "worlds": None, "advises": False}
_GRAND_MASTER = {"bot": "grandmaster", "every": 10, "worlds": WORLDS, "advises": False}
_HINT = {"bot": "master", "every": 4, "worlds": None, "advises": True}
_HINT_BY_SEARCH = {"bot": "grandmaster", "every": 20, "worlds": WORLDS, "advises": True}
_FULL_HAND = {"wizard": 8, "extreme": 15}
"""By game: the number of tricks left at which decisions about a card are printed apart."""
_BY_NETS_ALONE = 2.0
"""A grand master who searches takes longer than this."""
_WORKER = "DedicatedWorker"
"""What Chromium calls a worker's thread."""
Decisions = list[dict[str, Any]]


class _Isolated(SimpleHTTPRequestHandler):
    """Serves files so that the browser's clock is exact to 5 µs, and does not log."""

    def end_headers(self) -> None:
        """Isolate the page from others."""
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Log nothing."""


async def measure(browser: Browser) -> None:
    """Print the times of decisions between several moves, of all seats of a game for four."""
    _build()
    print("\nDecisions between several moves in a worker, milliseconds by the clock")
    with _served() as address:
        page = await browser.new_page()
        await page.goto(address)
        for game in GAMES:
            found, _ = await _timed(browser, page, game, _MASTER)
            _print(f"{game}, master (goal: 5)", found)
            found, used = await _timed(browser, page, game, _GRAND_MASTER)
            found = [one for one in found if one["took"] > _BY_NETS_ALONE]
            _print(f"{game}, grand master, {WORLDS} worlds (goal: 500)", found)
            print(f"  {'':<52}{1000 * used / len(found):>8.0f} of CPU time on average")
            many = _FULL_HAND[game]
            full = [one for one in found if one["tricks"] == many and one["phase"] == "play"]
            _print(f"{game}, the same, the first cards of {many}", full)
        await page.close()


async def measure_hints(browser: Browser) -> None:
    """Print the times of hints, with reasons for all moves, for all seats of a game for four."""
    _build()
    print("\nHints between several moves in a worker, milliseconds by the clock")
    with _served() as address:
        page = await browser.new_page()
        await page.goto(address)
        for game in GAMES:
            for name, asked in (("by the nets (goal: 100)", _HINT), (f"{WORLDS} worlds (goal: 1000)", _HINT_BY_SEARCH)):
                found, used = await _timed(browser, page, game, asked)
                _print(f"{game}, {name}", found)
                print(f"  {'':<52}{1000 * used / len(found):>8.0f} of CPU time on average")
        await page.close()


def _build() -> None:
    """Build the worker, and put the files beside it that it fetches."""
    Node.find().run(
        "node_modules/vite/bin/vite.js", "build", "--config", "benchmarks/vite.config.ts", "--logLevel=error"
    )
    for game in GAMES:
        shutil.copy(WEB / "engine" / f"{game}.wasm", _BUILT)
        shutil.copy(ROOT / "src" / "foretell" / "bots" / "net" / f"{game}.net", _BUILT)
    (_BUILT / "index.html").write_text("<!doctype html><title>foretell</title>", encoding="utf-8")


@contextmanager
def _served() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Isolated, directory=str(_BUILT)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


async def _timed(browser: Browser, page: Page, game: str, asked: dict[str, Any]) -> tuple[Decisions, float]:
    """The decisions, and the CPU time of the worker in seconds; a part of them is made twice, to fill caches."""
    files = {"rules": f"/{game}.wasm", "nets": f"/{game}.net"}
    whole = {"game": game, "seats": 4, "seed": "1", **files, **asked}
    await page.evaluate(_START)
    await page.evaluate(_ASK, {**whole, "every": 10 * asked["every"]})
    before = cpu_seconds(await renderers(browser), _WORKER)
    found: Decisions = await page.evaluate(_ASK, whole)
    used = cpu_seconds(await renderers(browser), _WORKER) - before
    await page.evaluate("() => window.worker.terminate()")
    return found, used


def _print(name: str, found: Decisions) -> None:
    took = sorted(one["took"] for one in found)
    p99 = took[int(0.99 * len(took))]
    print(f"  {name:<52}{median(took):>8.2f}, p99 {p99:.2f}, longest {took[-1]:.2f} ({len(took)} decisions; {load()})")
