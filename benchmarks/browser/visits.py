"""Visits to the page, and how figures of them are printed."""

import json
import os
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median

from playwright.async_api import Browser, Page

GAMES = ("wizard", "extreme")
PLAY = "[data-do=play-now]"


@asynccontextmanager
async def visit(browser: Browser, address: str, game: str, bots: Sequence[str] = ()) -> AsyncIterator[Page]:
    """A reader on the first page, where this game for four is chosen; the browser has cached what the page caches.

    ``bots``: the opponents; none: the usual mixture.
    """
    context = await browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
    page = await context.new_page()
    await page.goto("/")
    await page.evaluate("() => navigator.serviceWorker.ready")
    choice = json.dumps({"game": game, "seats": 4, "others": bots})
    await page.evaluate("(choice) => localStorage.setItem('foretell-table', choice)", choice)
    await arrive(page)
    yield page
    await context.close()


async def arrive(page: Page) -> None:
    """Load the first page as if no game were open, and wait until it is at rest."""
    origin = await page.evaluate("location.origin")
    await page.goto("about:blank")
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    await devtools.detach()
    await page.goto("/")
    await page.locator(PLAY).wait_for()
    await page.wait_for_load_state("networkidle")


async def renderers(browser: Browser) -> list[int]:
    """The numbers of the browser's processes that show pages and run their workers."""
    devtools = await browser.new_browser_cdp_session()
    processes = (await devtools.send("SystemInfo.getProcessInfo"))["processInfo"]
    await devtools.detach()
    return [process["id"] for process in processes if process["type"] == "renderer"]


def cpu_seconds(processes: Iterable[int], thread: str | None = None) -> float:
    """The CPU time of these processes' threads, or of those that have this name."""
    threads = [each for number in processes for each in Path(f"/proc/{number}/task").iterdir()]
    return sum(_spent(each, thread) for each in threads) / 1e9


def _spent(thread: Path, name: str | None) -> int:
    """The nanoseconds that a thread has taken; 0 if its name is another one, or it has ended meanwhile."""
    try:
        if name not in (None, (thread / "comm").read_text(encoding="ascii").strip()):
            return 0
        return int((thread / "schedstat").read_text(encoding="ascii").split()[0])
    except (FileNotFoundError, ProcessLookupError):
        return 0


def spread(times: Sequence[float]) -> str:
    """The median, the least and the most."""
    return f"{median(times):.1f} ({min(times):.1f} to {max(times):.1f})"


def load() -> str:
    """The load of the machine in the last minute."""
    return f"load {os.getloadavg()[0]:.1f}"
