"""Watches a table at which three grand masters think: frames, long tasks, and the page's memory."""

from pathlib import Path
from statistics import median
from typing import Any

from playwright.async_api import Browser, Page

from .visits import GAMES, PLAY, load, renderers, visit

_WATCH = """() => {
    const found = { frames: [], tasks: [] };
    window.found = found;
    const watch = (list) => found.tasks.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(watch).observe({ type: "longtask" });
    let before = performance.now();
    const count = (now) => {
        found.frames.push(now - before);
        before = now;
        requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
}"""
_MB = 1_000_000
_OPPONENTS = {"grand masters": "grandmaster", "for comparison, thumb": "thumb"}


async def measure(browser: Browser, address: str, seconds: float) -> None:
    """Print it for both games, and for opponents that hardly think."""
    print("\nA table of four on the device, watched while the bots play (goals: no task over 50 ms, 120 MB)")
    for game in GAMES:
        for name, bot in _OPPONENTS.items():
            async with visit(browser, address, game, [bot] * 3) as page:
                found = await _watched(page, seconds)
                memory = await _memory(browser)
            tasks, frames = sorted(found["tasks"]), sorted(found["frames"])
            print(
                f"  {game}, {name}: {len(tasks)} tasks over 50 ms, the longest {tasks[-1] if tasks else 0:.0f} ms;"
                f" frames {median(frames):.0f} ms, p99 {frames[int(0.99 * len(frames))]:.0f},"
                f" longest {frames[-1]:.0f}; {memory / _MB:.0f} MB; {load()}"
            )


async def _watched(page: Page, seconds: float) -> dict[str, Any]:
    """The frames and the long tasks of a table where bots play for all."""
    await page.locator(PLAY).click()
    await page.locator(".hand [data-card]").first.wait_for()
    await page.get_by_role("button", name="Table menu").click()
    await page.get_by_role("button", name="Leave").click()
    await page.locator("dialog[open] .button.main").last.click()
    await page.wait_for_timeout(1000 * seconds / 2)
    await page.evaluate(_WATCH)
    await page.wait_for_timeout(1000 * seconds)
    found: dict[str, Any] = await page.evaluate("() => window.found")
    return found


async def _memory(browser: Browser) -> int:
    """The private memory of the largest renderer process, the page's, in bytes (its worker is a part of it)."""
    return max(map(_private, await renderers(browser)))


def _private(pid: int) -> int:
    """What only this process holds in memory or swap, in bytes."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]
    kilobytes = {name: int(rest.split()[0]) for name, _, rest in (line.partition(":") for line in lines)}
    return 1024 * (kilobytes["Private_Clean"] + kilobytes["Private_Dirty"] + kilobytes["Swap"])
