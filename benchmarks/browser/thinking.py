"""Measures decisions and advice of master and grand master in a worker of Chromium, by the page's own modules."""

from statistics import median
from typing import Any

from playwright.async_api import Browser, Page

from .visits import GAMES, load
from .worker import Worker, build, files, served

WORLDS = 50
_MASTER = {"bot": "master", "every": 1, "worlds": None, "advises": False}
_GRAND_MASTER = {"bot": "grandmaster", "every": 10, "worlds": WORLDS, "advises": False}
_HINT = {"bot": "master", "every": 4, "worlds": None, "advises": True}
_HINT_BY_SEARCH = {"bot": "grandmaster", "every": 20, "worlds": WORLDS, "advises": True}
_FULL_HAND = {"wizard": 8, "extreme": 15}
"""By game: the number of tricks left at which decisions about a card are printed apart."""
_BY_NETS_ALONE = 2.0
"""A grand master who searches takes longer than this."""
Decisions = list[dict[str, Any]]


async def measure(browser: Browser) -> None:
    """Print the times of decisions between several moves, of all seats of a game for four."""
    build()
    print("\nDecisions between several moves in a worker, milliseconds by the clock")
    with served() as address:
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
    build()
    print("\nHints between several moves in a worker, milliseconds by the clock")
    with served() as address:
        page = await browser.new_page()
        await page.goto(address)
        for game in GAMES:
            for name, asked in (("by the nets (goal: 100)", _HINT), (f"{WORLDS} worlds (goal: 1000)", _HINT_BY_SEARCH)):
                found, used = await _timed(browser, page, game, asked)
                _print(f"{game}, {name}", found)
                print(f"  {'':<52}{1000 * used / len(found):>8.0f} of CPU time on average")
        await page.close()


async def _timed(browser: Browser, page: Page, game: str, asked: dict[str, Any]) -> tuple[Decisions, float]:
    """The decisions, and the CPU time of the worker in seconds; a part of them is made twice, to fill caches."""
    worker, whole = Worker(browser, page, "thinking"), {"seats": 4, "seed": "1", **files(game), **asked}
    await worker.start()
    await worker.ask({**whole, "every": 10 * asked["every"]})
    before = await worker.cpu_seconds()
    found = await worker.ask(whole)
    used = await worker.cpu_seconds() - before
    await worker.end()
    return found, used


def _print(name: str, found: Decisions) -> None:
    took = sorted(one["took"] for one in found)
    p99 = took[int(0.99 * len(took))]
    print(f"  {name:<52}{median(took):>8.2f}, p99 {p99:.2f}, longest {took[-1]:.2f} ({len(took)} decisions; {load()})")
