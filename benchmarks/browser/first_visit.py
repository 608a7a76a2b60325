"""Measures a first visit over a slow line: the first page, the first card after *Play now*, and the kept page."""

import tempfile
import time
from pathlib import Path

from playwright.async_api import Browser

from benchmarks.server import foretell_server

from .first_card import click_to_card
from .slow_line import BITS_PER_SECOND, LATENCY_SECONDS, slow_line
from .visits import PLAY, load, spread

WAITS = (0.0, 5.0)
"""How many seconds the reader looks at the first page before they click."""
_LONGEST_MS = 180_000
_KEPT = "() => navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"


async def measure(browser: Browser, repetitions: int, beside: Path | None) -> None:
    """Print it; ``beside``: a checkout of another commit, whose page is measured in turn with this one."""
    checkouts = {"this page": None} | ({str(beside): beside / "src"} if beside else {})
    line = f"{BITS_PER_SECOND // 1000} kbit/s and {LATENCY_SECONDS * 1000:.0f} ms"
    print(f"\nFirst visits at {line}, seconds by the clock (goal: 5 from the click to the first card)")
    for wait in WAITS:
        found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in checkouts}
        for number in range(repetitions):
            for name, sources in checkouts.items():
                found[name].append(await _visit(browser, sources, wait, stays=number == 0))
        for name, times in found.items():
            shown, card, kept = ([each[part] for each in times] for part in range(3))
            figures = f"first page {spread(shown)}, click to card {spread(card)}, click to kept {kept[0]:.0f}"
            print(f"  {name}, click after {wait:.0f} s: {figures}; {load()}", flush=True)


async def _visit(browser: Browser, sources: Path | None, wait: float, *, stays: bool) -> tuple[float, float, float]:
    """Seconds until the first page is shown, from the click to the first card, and to the page being kept.

    A reader who does not stay leaves before that.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with foretell_server.serve(Path(folder), sources=sources) as server, slow_line(server.port) as port:
            address = f"http://127.0.0.1:{port}"
            context = await browser.new_context(base_url=address, viewport={"width": 390, "height": 844})
            context.set_default_timeout(_LONGEST_MS)
            page = await context.new_page()
            began = time.perf_counter()
            await page.goto("/", wait_until="commit")
            await page.locator(PLAY).wait_for()
            shown = time.perf_counter() - began
            await page.wait_for_timeout(wait * 1000)
            clicked = time.perf_counter()
            card = await click_to_card(page)
            if stays:
                await page.wait_for_function(_KEPT)
            kept = time.perf_counter() - clicked
            await context.close()
            return shown, card, kept
