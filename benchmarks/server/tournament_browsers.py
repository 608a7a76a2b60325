"""Two browsers among the phones of a hall: the projector's page, and the page of a person."""

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from playwright.async_api import Page, async_playwright

from tests.web import chromium

_PATIENCE_MS = 60_000
_SIZES = {"/hall": (1920, 1080), "": (390, 844)}
"""By page of a tournament: the size of its window."""


@asynccontextmanager
async def looking(address: str, watch: str) -> AsyncIterator[Sequence[Page]]:
    """The two pages, which are open until the end; none where there is no Chromium or no built page."""
    program = chromium.find()
    if program is None:
        print("  no browsers: there is no Chromium")
        yield ()
        return
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=chromium.ARGUMENTS)
        pages = []
        for path, (width, height) in _SIZES.items():
            page = await browser.new_page(viewport={"width": width, "height": height})
            page.set_default_timeout(_PATIENCE_MS)
            await page.goto(f"{address}/tournament/{watch}{path}")
            await page.locator("main[data-sign=live]").wait_for()
            pages.append(page)
        yield pages
        await browser.close()


async def follow(pages: Sequence[Page], began: float) -> Sequence[float]:
    """Seconds until each page is connected and shows that the clock runs; raises TimeoutError where one does not."""
    seconds = []
    for page in pages:
        await page.locator("main[data-sign=live] [data-phase=runs]").first.wait_for()
        seconds.append(time.monotonic() - began)
    return seconds
