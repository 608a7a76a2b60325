"""Measures look backs at whole games, and deeper ones by search, in a worker of Chromium by the page's own modules."""

import gzip
import json
from statistics import mean
from typing import Any

from playwright.async_api import Browser

from foretell import SPECIALS, ExtremeOptions, Game, Options, WizardOptions
from foretell.bots import make_bot
from foretell.coach.luck import TABLES
from foretell.record import to_record

from .visits import load
from .worker import Worker, build, files, served

PLAYERS, SEED = 4, 5
LEVELS = ("apprentice", "thumb", "journeyman", "master")
KINDS: dict[str, Options] = {
    "Wizard": WizardOptions(),
    "Wizard, all special cards": WizardOptions(SPECIALS),
    "Wizard, the Bomb": WizardOptions(("bomb",)),
    "Wizard, Bomb and Cloud (no table of means)": WizardOptions(("bomb", "cloud")),
    "Extreme": ExtremeOptions(),
}
DEEPER: dict[str, Options] = {
    "Wizard": WizardOptions(round_sizes=(8,)),
    "Wizard, all special cards": WizardOptions(SPECIALS, round_sizes=(8,)),
    "Extreme": ExtremeOptions(rounds=1),
}


async def measure(browser: Browser) -> None:
    """Print the times of look backs at games of different levels."""
    build()
    text = TABLES.read_bytes()
    print(f"\nThe tables of means: {len(text):,} bytes, {len(gzip.compress(text, 9)):,} compressed")
    print("Look backs in a worker: CPU time, the same with compiling; by the clock until decisions are there, all is")
    with served() as address:
        page = await browser.new_page()
        await page.goto(address)
        worker = Worker(browser, page, "looking_back")
        for name, options in KINDS.items():
            found, used, whole = await _timed(worker, options, deeper=False)
            took = f"{used:.2f} s, {whole:.2f} s; {found['judged']:.2f} s, {found['took']:.2f} s"
            print(f"  {name:<44}{took} ({found['decisions']} decisions; {load()})")
        print("Deeper by search, seat 0 of a round: CPU time of a decision, and by the clock")
        for name, options in DEEPER.items():
            found, used, _ = await _timed(worker, options, deeper=True)
            took = f"{used / len(found['each']):.2f} s; {mean(found['each']):.2f} s"
            print(f"  {name:<44}{took} ({len(found['each'])} decisions; {load()})")
        await page.close()


async def _timed(worker: Worker, options: Options, *, deeper: bool) -> tuple[dict[str, Any], float, float]:
    """What the worker has measured, its CPU time in seconds, and that of all threads.

    It begins without rules and nets, as on the page.
    """
    await worker.start()
    before, all_before = await worker.cpu_seconds(), await worker.cpu_seconds(None)
    (found,) = await worker.ask({**files(options.game), "record": json.dumps(_record(options)), "deeper": deeper})
    used, whole = await worker.cpu_seconds() - before, await worker.cpu_seconds(None) - all_before
    await worker.end()
    return found, used, whole


def _record(options: Options) -> dict[str, Any]:
    """A game between bots of four levels."""
    game = Game(options, PLAYERS, seed=SEED)
    bots = [make_bot(level, 3) for level in LEVELS]
    while game.turn is not None:
        game.apply(bots[game.turn].choose(game.observe(game.turn)))
    return to_record(game)
