"""Measures the time from a click on *Play now* to the first card."""

from statistics import median

from playwright.async_api import Browser, Page

from .visits import GAMES, PLAY, arrive, cpu_seconds, load, renderers, visit

_CLOCK = """() => {
    window.measured = 0;
    addEventListener("click", ({ timeStamp }) => {
        const look = () => {
            const shown = document.querySelector(".hand [data-card]");
            requestAnimationFrame(shown ? () => (window.measured = performance.now() - timeStamp) : look);
        };
        requestAnimationFrame(look);
    }, { capture: true, once: true });
}"""
"""Ends with the frame after the one in which the card is there."""


async def measure(browser: Browser, address: str, repetitions: int) -> None:
    """Print it for both games."""
    print("\nFrom the click on Play now to the first card, seconds by the clock (goal: 0.5)")
    for game in GAMES:
        async with visit(browser, address, game) as page:
            await click_to_card(page)
            found, used = [], []
            for _ in range(repetitions):
                await arrive(page)
                before = cpu_seconds(await renderers(browser))
                found.append(await click_to_card(page))
                used.append(cpu_seconds(await renderers(browser)) - before)
        spread = f"({min(found):.2f} to {max(found):.2f})"
        print(f"  {game:<10}{median(found):.2f} {spread}, CPU time of the page {median(used):.2f}; {load()}")


async def click_to_card(page: Page) -> float:
    """Click on *Play now*; returns the seconds until the first card is there."""
    await page.evaluate(_CLOCK)
    await page.locator(PLAY).click()
    measured = await page.wait_for_function("() => window.measured")
    return float(await measured.json_value()) / 1000
