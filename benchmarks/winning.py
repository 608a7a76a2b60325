"""Measures what playing for the win wins: ``python -m benchmarks.winning --keep build/bots``.

One seat plays for the win of the game, all others are masters that play for points; beside it the same bot plays for
points in the same seat and deals.  Each seat in turn; intervals are over deals.  What is played is kept, and the same
command goes on there.
"""

import argparse
import json
import re
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from benchmarks.bots import Kind
from foretell import ExtremeOptions, WizardOptions
from foretell.arena.one_game import play_one
from foretell.rules.chance import round_key

CHUNK = 50
"""Deals that a process plays at a time."""
SEED = 20
MASTER = "master"


class Contest(NamedTuple):
    """A bot whose aims are compared, in one kind of game."""

    kind: Kind
    bot: str
    games: int
    """Games with the bot in one seat, for each aim."""

    @property
    def title(self) -> str:
        """Its name, also of its file."""
        return f"{self.kind[0]} {self.kind[2]} {self.bot}"


class Deal(NamedTuple):
    """What came of a deal: for each aim, the share of its games that were won, and the points of a game."""

    won: tuple[float, float]
    points: tuple[float, float]
    seconds: float


def contests(games: int, slow: int) -> Iterator[Contest]:
    """All of them: ``games`` of bots that answer at once, ``slow`` ones of the grand master."""
    wizard: list[Kind] = [("Wizard", WizardOptions(), players) for players in (3, 4, 5, 6)]
    extreme: list[Kind] = [("Extreme", ExtremeOptions(), players) for players in (3, 4, 5)]
    for bot in (MASTER, "journeyman"):
        yield from (Contest(kind, bot, games) for kind in (*wizard, *extreme) if games)
    yield from (Contest(kind, "grandmaster:worlds=50", slow) for kind in (wizard[1], extreme[1]) if slow)


def with_aim(bot: str, aim: str) -> str:
    """The bot's name with this aim."""
    return f"{bot}{'+' if ':' in bot else ':'}aim={aim}"


def play(contest: Contest, number: int) -> Deal:
    """Play a deal with the bot at each seat, for points and to win."""
    started, (_, options, players) = time.process_time(), contest.kind
    seed, names = round_key(SEED, number), [str(seat) for seat in range(players)]
    known: dict[tuple[str, ...], tuple[Sequence[float], Sequence[int]]] = {}
    won, points = [0.0, 0.0], [0.0, 0.0]
    for which, aim in enumerate(("points", "win")):
        bot = with_aim(contest.bot, aim) if (contest.bot, aim) != (MASTER, "points") else MASTER
        for seat in range(players):
            seated = (*[MASTER] * seat, bot, *[MASTER] * (players - 1 - seat))
            if seated not in known:
                game = play_one(options, seated, seed, names)
                shares = [(one in game.winners) / len(game.winners) for one in range(players)]
                known[seated] = shares, list(game.totals)
            won[which] += known[seated][0][seat] / players
            points[which] += known[seated][1][seat] / players
    return Deal((won[0], won[1]), (points[0], points[1]), time.process_time() - started)


def play_chunk(contest: Contest, first: int) -> list[Deal]:
    """Play some deals, from this number on."""
    return [play(contest, number) for number in range(first, first + CHUNK)]


def deals_of(contest: Contest, file: Path | None, jobs: int) -> list[Deal]:
    """All deals of a contest; those that are in the file are not played again."""
    wanted = -(-contest.games // (contest.kind[2] * CHUNK))
    kept = [] if file is None or not file.exists() else [json.loads(line) for line in file.read_text().splitlines()]
    found = {first: [Deal(*deal) for deal in deals] for first, deals in kept}
    todo = [first for first in range(0, wanted * CHUNK, CHUNK) if first not in found]
    with ExitStack() as stack:
        run = map if jobs == 1 else stack.enter_context(ProcessPoolExecutor(jobs)).map
        for first, deals in zip(todo, run(partial(play_chunk, contest), todo), strict=True):
            found[first] = deals
            if file is not None:
                with file.open("a", encoding="utf-8") as kept_in:
                    kept_in.write(json.dumps([first, deals]) + "\n")
    return [deal for first in range(0, wanted * CHUNK, CHUNK) for deal in found[first]]


def interval(values: Iterable[float], digits: int) -> str:
    """Mean and half of its 95 % interval."""
    many = list(values)
    return f"{fmean(many):+.{digits}f} ± {1.96 * stdev(many) / sqrt(len(many)):.{digits}f}"


def report(contest: Contest, deals: Sequence[Deal]) -> None:
    """Print a contest's line."""
    (name, _, players), games = contest.kind, len(deals) * contest.kind[2]
    shares = [f"{100 * fmean(deal.won[which] for deal in deals):.1f}" for which in (0, 1)]
    gain = interval((100 * (deal.won[1] - deal.won[0]) for deal in deals), 2)
    given = interval((deal.points[1] - deal.points[0] for deal in deals), 1)
    seconds = sum(deal.seconds for deal in deals)
    print(
        f"| {name} | {players} | {contest.bot} | {games:,} | {' | '.join(shares)} | {gain} | {given} | {seconds:.0f} |",
        flush=True,
    )


def main() -> None:
    """Print a line for each contest."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.winning", description=__doc__)
    parser.add_argument("--games", type=int, default=40_000, help="of each bot that answers at once (default 40,000)")
    parser.add_argument("--slow", type=int, default=2_000, help="of the grand master (default 2,000)")
    parser.add_argument("--only", default="", help="only contests whose titles contain this")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where finished deals are kept")
    given = parser.parse_args()
    if given.keep is not None:
        given.keep.mkdir(parents=True, exist_ok=True)
    print("| game | players | bot | games | won, for points | won, to win | gain, % of games | points a game | CPU s |")
    print("|---|---|---|---|---|---|---|---|---|")
    for contest in contests(given.games, given.slow):
        if given.only in contest.title:
            file = given.keep and given.keep / re.sub(r"[^a-z0-9.]+", "-", f"winning {contest.title}.jsonl".lower())
            report(contest, deals_of(contest, file, given.jobs))


if __name__ == "__main__":
    main()
