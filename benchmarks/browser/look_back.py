"""Measures look backs at whole games, and deeper ones, in a worker of Chromium by the page's own modules."""

import gzip
import json
from collections.abc import Sequence
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
    print("Look backs in a worker: CPU time by the nets, and with whole rounds for one seat, and for all")
    with served() as address:
        page = await browser.new_page()
        await page.goto(address)
        worker = Worker(browser, page, "looking_back")
        for name, options in KINDS.items():
            for seats in ([], [0], [*range(PLAYERS)]):
                found, used = await _timed(worker, options, seats=seats)
                clock = f"by the clock {found['judged']:.2f}, {found['first']:.2f}, {found['took']:.2f} s"
                print(
                    f"  {name:<44}{len(seats)} seats: {used:.2f} s, {clock} "
                    f"({found['again']} of {found['decisions']} decisions; {load()})",
                    flush=True,
                )
        print("Deeper, seat 0 of a round: CPU time of a decision")
        for name, options in DEEPER.items():
            found, used = await _timed(worker, options, seats=[0], deep=[0])
            print(f"  {name:<44}{used / found['again']:.2f} s ({found['again']} decisions; {load()})")
        await page.close()


async def _timed(
    worker: Worker, options: Options, *, seats: list[int], deep: Sequence[int] = ()
) -> tuple[dict[str, Any], float]:
    """What the worker has measured, and its CPU time in seconds.

    It begins without rules and nets, as on the page.
    """
    await worker.start()
    before = await worker.cpu_seconds()
    asked = {"record": json.dumps(record_of(options)), "seats": seats, "deep": list(deep)}
    (found,) = await worker.ask({**files(options.game), **asked})
    used = await worker.cpu_seconds() - before
    await worker.end()
    return found, used


def record_of(options: Options) -> dict[str, Any]:
    """A game between bots of four levels."""
    game = Game(options, PLAYERS, seed=SEED)
    bots = [make_bot(level, 3) for level in LEVELS]
    while game.turn is not None:
        game.apply(bots[game.turn].choose(game.observe(game.turn)))
    return to_record(game)
