"""Measures a friend who comes by a link with nothing cached, over a mobile line: until the lobby, and to their seat."""

import tempfile
import time
from pathlib import Path

from playwright.async_api import Browser

from benchmarks.server import foretell_server

from .slow_line import slow_line
from .visits import load, spread

BITS_PER_SECOND, LATENCY_SECONDS = 1_600_000, 0.15
_SIT = "[data-do=sit-down]"


async def measure(browser: Browser, repetitions: int) -> None:
    """Print it."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            foretell_server.serve(Path(folder)) as server,
            slow_line(server.port, BITS_PER_SECOND, LATENCY_SECONDS) as port,
        ):
            path = await _lobby(browser, f"http://127.0.0.1:{server.port}")
            times = [await _visit(browser, f"http://127.0.0.1:{port}{path}") for _ in range(repetitions)]
    print(f"\nA friend at {BITS_PER_SECOND // 1000} kbit/s and {LATENCY_SECONDS * 1000:.0f} ms, one tap (goal: 5 s)")
    shown, seated = ([each[part] for each in times] for part in range(2))
    print(f"  lobby {spread(shown)} s, seated {spread(seated)} s; {load()}")


async def _lobby(browser: Browser, address: str) -> str:
    """The path of a table with free seats."""
    context = await browser.new_context(base_url=address)
    await context.request.post("/api/v1/players", data={"name": "Ada"})
    made = await context.request.post("/api/v1/tables", data={"game": {"game": "wizard"}, "seats": 4})
    table = (await made.json())["table"]
    await context.close()
    return f"/table/{table}"


async def _visit(browser: Browser, address: str) -> tuple[float, float]:
    """Seconds from the link to the lobby, and to the seat, which is free again at the end."""
    context = await browser.new_context(viewport={"width": 390, "height": 844})
    page = await context.new_page()
    began = time.perf_counter()
    await page.goto(address, wait_until="commit")
    await page.locator(_SIT).wait_for()
    shown = time.perf_counter() - began
    await page.locator(_SIT).click()
    await page.locator(".seat.you").wait_for()
    seated = time.perf_counter() - began
    await page.locator("[data-do=get-up]").click()
    await page.locator(_SIT).wait_for()
    await context.close()
    return shown, seated
