"""Lets all targets of the rules and the bots play the same games and decide at the same positions, and compares.

``make lockstep``; what was told is kept, and the same command goes on there.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.chromium import ARGUMENTS, find

from .comparing import different, explained
from .deciding import LEVELS
from .keeping import GAMES, POSITIONS, Kept, version
from .positions import positions
from .sides import Side, Task, local_sides
from .stories import story
from .wasm import ChromiumSide, NodeSide

SIDES = ("native", "node", "chromium", "cpython")
_BATCH = {GAMES: 400, POSITIONS: 200}
"""The number that is told at a time; Node starts again with each batch, and needs a second to get fast."""
_EXPLAINED = 5


def main() -> int:
    """Play, decide, compare and report; the exit status is 1 if something differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.lockstep", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="how many games (default: 20000)")
    parser.add_argument("--positions", type=int, default=10_000, help="how many positions (default: 10000)")
    parser.add_argument("--nets", type=int, default=500, help="at how many CPython asks the nets (default: 500)")
    parser.add_argument("--sides", default=",".join(SIDES), help=f"of {','.join(SIDES)}; all are compared")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after this number of minutes")
    parser.add_argument("--keep", type=Path, default=Path("build/lockstep"), help="the folder to keep what was told in")
    given = parser.parse_args()
    if unknown := set(given.sides.split(",")) - set(SIDES):
        parser.error(f"there is no side {min(unknown)!r}; there are {', '.join(SIDES)}")
    folder = given.keep / version()
    kept = {name: Kept(folder, name) for name in SIDES}
    with ExitStack() as stack:
        sides = opened(given.sides.split(","), given.nets, stack)
        play(sides, kept, {POSITIONS: given.positions, GAMES: given.games}, time.monotonic() + 60 * given.minutes)
        return report({**local_sides(given.nets), **sides}, kept)


def opened(names: Sequence[str], nets: int, stack: ExitStack) -> Mapping[str, Side]:
    """The sides with these names."""
    sides: dict[str, Side] = {**local_sides(nets)}
    if "node" in names:
        sides["node"] = NodeSide()
    if "chromium" in names:
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        stack.callback(browser.close)
        sides["chromium"] = ChromiumSide(browser)
    return {name: sides[name] for name in names}


def play(sides: Mapping[str, Side], kept: Mapping[str, Kept], many: Mapping[str, int], until: float) -> None:
    """Let the sides tell what is missing, until this time (``time.monotonic``)."""
    for what, numbers in batches(many):
        lacking = [name for name in sides if kept[name].lacks(what, numbers)]
        if lacking and time.monotonic() < until:
            tasks = tasks_of(what, numbers)
            for name in lacking:
                kept[name].add(sides[name].hashes(tasks))
            say(f"{time.strftime('%H:%M:%S')} {what} to {numbers[-1]}: {', '.join(lacking)}")


def batches(many: Mapping[str, int]) -> Iterator[tuple[str, range]]:
    """The numbers of games and positions, some at a time."""
    for what, last in many.items():
        for first in range(0, last, _BATCH[what]):
            yield what, range(first, min(last, first + _BATCH[what]))


def tasks_of(what: str, numbers: range) -> list[Task]:
    """The games or positions with these numbers."""
    return [*map(story, numbers)] if what == GAMES else [*positions(numbers[0], numbers[-1] + 1)]


def report(sides: Mapping[str, Side], kept: Mapping[str, Kept]) -> int:
    """Print what was told, and what differs as far as these sides can say where; 1 if something does."""
    found = {name: each.told for name, each in kept.items() if each.told}
    for side, told in found.items():
        steps = sum(steps for name, (steps, _) in told.items() if name.startswith("game "))
        many = Counter(name.split(maxsplit=1)[0] for name in told)
        decided = ", ".join(f"{level} {many[level]:,}" for level in LEVELS if many[level])
        say(f"{side}: games {many['game']:,}, deals and moves {steps:,}; decisions {decided or 'none'}")
    wrong = different(found)
    for name in wrong[:_EXPLAINED]:
        say(explained(name, sides))
    say(f"differences: {len(wrong)}")
    return 1 if wrong else 0


def say(sentence: str) -> None:
    """Print it at once."""
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
