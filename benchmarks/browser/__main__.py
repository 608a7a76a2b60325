"""Measures games on the device: rules, nets and search as WebAssembly, in Chromium and in Node.

    python -m benchmarks.browser [--repetitions N] [--seconds S] [--only PART] [--beside CHECKOUT]

The page comes from `foretell serve` on this machine, and has been opened before, as a reader's has at a second visit.
Times by the clock count what other work on the machine takes too, so each part prints the load.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from benchmarks.server import foretell_server
from benchmarks.timing import print_machine
from scripts import page
from tests.web import chromium

from . import first_card, first_visit, friend, look_back, moments, random_moves, table, thinking

PARTS = ("moves", "thinking", "hints", "look-back", "first-card", "first-visit", "friend", "table", "moments")
_ARGUMENTS = [each for each in chromium.ARGUMENTS if not each.startswith("--js-flags=")]
"""As readers start it: V8 compiles in threads of its own, not in the frames of a page."""


def main() -> None:
    """Measure everything, or one part."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repetitions", type=int, default=11, help="how often what is short is measured; default: 11")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each table is watched; default: 30")
    parser.add_argument("--only", choices=PARTS, help="one part alone")
    parser.add_argument(
        "--beside", type=Path, help="a checkout with a built page, whose first visits and moments are measured too"
    )
    given = parser.parse_args()
    if sys.platform != "linux":
        raise SystemExit("the memory of other processes is read from /proc, which only Linux has")
    if not page.is_built():
        raise SystemExit("the page is not built, or not from the files as they are: `make page` builds it")
    parts = (given.only,) if given.only else PARTS
    print_machine(["foretell"])
    if "moves" in parts:
        random_moves.measure(given.repetitions)
    if set(parts) - {"moves"}:
        asyncio.run(_in_chromium(parts, given))


async def _in_chromium(parts: tuple[str, ...], given: argparse.Namespace) -> None:
    program = chromium.find()
    if program is None:
        raise SystemExit("there is no Chromium: `sh scripts/browser` says how to get one")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=_ARGUMENTS)
        print(f"Chromium {browser.version}, without a GPU")
        if "thinking" in parts:
            await thinking.measure(browser)
        if "hints" in parts:
            await thinking.measure_hints(browser)
        if "look-back" in parts:
            await look_back.measure(browser)
        if set(parts) & {"first-card", "table"}:
            await _on_page(browser, parts, given.repetitions, given.seconds)
        if "first-visit" in parts:
            await first_visit.measure(browser, given.repetitions, given.beside)
        if "moments" in parts:
            await moments.measure(browser, max(1, given.repetitions // 4), given.beside)
        if "friend" in parts:
            await friend.measure(browser, repetitions=given.repetitions)
        await browser.close()


async def _on_page(browser: Browser, parts: tuple[str, ...], repetitions: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with foretell_server.serve(Path(folder)) as server:
            address = f"http://127.0.0.1:{server.port}"
            if "first-card" in parts:
                await first_card.measure(browser, address, repetitions)
            if "table" in parts:
                await table.measure(browser, address, seconds)


if __name__ == "__main__":
    main()
