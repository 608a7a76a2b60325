"""Watches a table at which three grand masters think: the page's frames and tasks, and its memory."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page

from .visits import GAMES, PLAY, load, renderers, visit

_FRAMES = """(milliseconds) => new Promise((done) => {
    const frames = [];
    const began = performance.now();
    let before = began;
    const count = (now) => {
        frames.push(now - before);
        before = now;
        if (now - began > milliseconds) done(frames);
        else requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
})"""
_MB = 1_000_000
_OPPONENTS = {"grand masters": "grandmaster", "for comparison, thumb": "thumb"}
_TASK, _MAIN = "ThreadControllerImpl::RunTask", "CrRendererMain"
"""What Chromium calls a task and a page's own thread in traces."""
_MOST = 50.0


async def measure(browser: Browser, address: str, seconds: float) -> None:
    """Print it for both games, and for opponents that hardly think."""
    print(f"\nA table of four on the device, watched for {seconds:.0f} s while bots play for all")
    print("(goals: no task of the page's thread over 50 ms, 120 MB of private memory)")
    for game in GAMES:
        for name, bot in _OPPONENTS.items():
            async with visit(browser, address, game, [bot] * 3) as page:
                await _begin(page)
                await browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
                frames = await page.evaluate(_FRAMES, 1000 * seconds)
                trace = json.loads(await browser.stop_tracing())
                memory = await _memory(browser)
                await _collect_garbage(page)
                held = await _memory(browser)
            _print(f"{game}, {name}", frames, tasks_in(trace["traceEvents"]))
            print(f"    memory: {memory / _MB:.0f} MB, {held / _MB:.0f} without garbage; {load()}")


def _print(name: str, frames: Sequence[float], tasks: Sequence[tuple[float, float]]) -> None:
    used, by_clock = (sorted(each) for each in zip(*tasks, strict=True))
    print(
        f"  {name}: the longest task {used[-1]:.0f} ms of CPU time, {by_clock[-1]:.0f} by the clock;"
        f" over 50 ms: {_long(used)}, {_long(by_clock)} of {len(tasks)};"
        f" frames p99 {sorted(frames)[int(0.99 * len(frames))]:.0f} ms, longest {max(frames):.0f}"
    )


def _long(times: Sequence[float]) -> int:
    return sum(time > _MOST for time in times)


def tasks_in(events: Sequence[dict[str, Any]]) -> list[tuple[float, float]]:
    """The tasks of the pages' own threads in a trace: CPU time, and time by the clock, in milliseconds."""
    named = [event for event in events if event["name"] == "thread_name" and event["args"].get("name") == _MAIN]
    threads = {(event["pid"], event["tid"]) for event in named}
    tasks = [event for event in events if event["name"] == _TASK and (event["pid"], event["tid"]) in threads]
    return [(task["tdur"] / 1000, task["dur"] / 1000) for task in tasks if "tdur" in task and "dur" in task]


async def _begin(page: Page) -> None:
    """Begin a game, and leave the reader's seat to a bot."""
    await page.locator(PLAY).click()
    await page.locator(".hand [data-card]").first.wait_for()
    await page.get_by_role("button", name="Table menu").click()
    await page.get_by_role("button", name="Leave").click()
    await page.locator("dialog[open] .button.main").last.click()
    await page.locator("dialog[open]").wait_for(state="detached")


async def _collect_garbage(page: Page) -> None:
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("HeapProfiler.enable")
    await devtools.send("HeapProfiler.collectGarbage")
    await devtools.detach()


async def _memory(browser: Browser) -> int:
    """The private memory of the largest renderer process, the page's, in bytes (its worker is a part of it)."""
    return max(map(_private, await renderers(browser)))


def _private(pid: int) -> int:
    """What only this process holds in memory or swap, in bytes."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]
    kilobytes = {name: int(rest.split()[0]) for name, _, rest in (line.partition(":") for line in lines)}
    return 1024 * (kilobytes["Private_Clean"] + kilobytes["Private_Dirty"] + kilobytes["Swap"])
