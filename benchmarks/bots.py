"""Measures the bots: ``python -m benchmarks.bots`` prints the figures of docs/bots-method.md.

Each bot meets the next one in the list in every kind of game, in duplicate deals; then each plays against itself.  With
``--keep FOLDER`` finished deals are kept, and the same command resumes an interrupted run.  ``foretell arena`` plays
any other match.
"""

import argparse
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from foretell import SPECIALS, Bidding, ExtremeOptions, Mode, Options, WizardOptions
from foretell.arena import Estimate, MatchPlan, Results, match

Kind = tuple[str, Options, int]
WIZARD_PLAYERS, EXTREME_PLAYERS = (3, 4, 5, 6), (3, 4, 5)


def kinds() -> list[Kind]:
    """Every kind of game, each with a number of players."""
    wizard = [("Wizard", WizardOptions(), n) for n in WIZARD_PLAYERS]
    wizard += [
        ("Wizard, plus/minus one", WizardOptions(plus_minus_one=True), 4),
        ("Wizard, hidden bids", WizardOptions(bidding=Bidding.HIDDEN), 4),
        ("Wizard, secret bids", WizardOptions(bidding=Bidding.SECRET), 4),
        ("Wizard, clairvoyance", WizardOptions(mode=Mode.CLAIRVOYANCE), 4),
    ]
    wizard += [("Wizard, single suit", WizardOptions(mode=Mode.SINGLE_SUIT), n) for n in (3, 4)]
    wizard += [("Wizard, Maximus", WizardOptions(mode=Mode.MAXIMUS), n) for n in WIZARD_PLAYERS]
    alone = [(name,) for name in SPECIALS if name not in {"dragon", "fairy"}]
    wizard += [(f"Wizard, {' and '.join(s)}", WizardOptions(s), 4) for s in (*alone, ("dragon", "fairy"))]
    wizard += [("Wizard, all special cards", WizardOptions(SPECIALS), n) for n in WIZARD_PLAYERS]
    extreme = [("Extreme", ExtremeOptions(), n) for n in EXTREME_PLAYERS]
    extreme += [
        ("Extreme, Magician's base 5", ExtremeOptions(magician=5), 3),
        ("Extreme, 8 rounds, base raised", ExtremeOptions(rounds=8, raise_magician=True), 4),
        ("Extreme, 10 rounds, base raised", ExtremeOptions(rounds=10, raise_magician=True), 5),
    ]
    return [*wizard, *extreme]


@dataclass(frozen=True, slots=True)
class Runner:
    """Plays matches; if it has a folder, it keeps the results there."""

    jobs: int
    folder: Path | None = None

    def play(self, bots: tuple[str, ...], kind: Kind, deals: int, *, paper_rule: bool = False) -> Results:
        """Play a match between these bots; each kind of game has its own cards."""
        name, options, players = kind
        plan = MatchPlan(bots, deals, options, players, seed=kinds().index(kind), paper_rule=paper_rule)
        file = None
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            title = re.sub(r"[^a-z0-9]+", "-", f"{name} {players} {' '.join(bots)}{' paper' * paper_rule}".lower())
            file = self.folder / f"{title}.jsonl"
        return match(plan, jobs=self.jobs, file=file)


def shown(one: Estimate | None, scale: float = 1, digits: int = 2) -> str:
    """A figure with its interval."""
    if one is None:
        return "-"
    half = "" if one.half is None else f" ± {one.half * scale:.{digits}f}"
    return f"{one.mean * scale:.{digits}f}{half}"


def share(one: Estimate | None) -> str:
    """A share with its interval, in per cent."""
    return f"{shown(one, 100, 1)} %"


def print_matches(runner: Runner, bots: Sequence[str], deals: int, chosen: Callable[[str], bool]) -> None:
    """Print each bot against the next, with a line for each kind of game."""
    for bot, other in pairwise(bots):
        print(f"\n{bot} against {other}, {deals} duplicate deals of each kind; points a seat and round\n")
        print(f"| game | players | {bot} | {other} | difference | games won by {bot} |\n|---|---|---|---|---|---|")
        for kind in kinds():
            if chosen(kind[0]):
                found = runner.play((bot, other), kind, deals)
                columns = map(shown, (found.points(0), found.points(1), found.points_between(0, 1)))
                print(f"| {kind[0]} | {kind[2]} | {' | '.join(columns)} | {share(found.wins(0))} |", flush=True)


def print_wizard(runner: Runner, bots: Sequence[str], games: int) -> None:
    """Print self-play in classic Wizard: all numbers of players, and four players by size of round."""
    print(f"\nself-play in classic Wizard, {games} games each\n")
    print("| bot | players | bids met | points a round | points a game | ms median | ms p99 |")
    print("|---|---|---|---|---|---|---|")
    four: dict[str, Results] = {}
    for bot in bots:
        for players in WIZARD_PLAYERS:
            found = runner.play((bot,), ("Wizard", WizardOptions(), players), games)
            four |= {bot: found} if players == 4 else {}
            row = f"{share(found.hits(0))} | {shown(found.points(0))} | {shown(found.game_points(0), digits=0)}"
            print(f"| {bot} | {players} | {row} | {times(found)} |", flush=True)
    print_sizes(four)


def print_sizes(found: dict[str, Results]) -> None:
    """Print bids met and points by size of round."""
    print(f"\n| 4 players: cards | {' | '.join(f'{bot}: bids met | points' for bot in found)} |")
    print("|---|" + "---|---|" * len(found))
    for size in range(1, 16):
        rounds = (size - 1,)
        parts = [
            f"{share(one.hits(0, rounds=rounds))} | {shown(one.points(0, rounds=rounds))}" for one in found.values()
        ]
        print(f"| {size} | {' | '.join(parts)} |")


def print_paper(runner: Runner, bots: Sequence[str], games: int) -> None:
    """Print self-play under the rule of Schumacher & Pleines 2022, by size of round."""
    print(f"\nself-play where a Wizard turned up means no trump, {games} games each\n")
    print_sizes({bot: runner.play((bot,), ("Wizard", WizardOptions(), 4), games, paper_rule=True) for bot in bots})


def print_extreme(runner: Runner, bots: Sequence[str], games: int) -> None:
    """Print self-play in Wizard Extreme."""
    print(f"\nself-play in Wizard Extreme, {games} games each; penalty points\n")
    print("| bot | players | points a round | no penalty | Magician taken | Magician's points | ms median | ms p99 |")
    print("|---|---|---|---|---|---|---|---|")
    for bot in bots:
        for players in EXTREME_PLAYERS:
            found = runner.play((bot,), ("Extreme", ExtremeOptions(), players), games)
            row = [shown(found.points(0)), share(found.hits(0)), shown(found.magician(0), 100 * players, 1) + " %"]
            row += [shown(found.magician_points(0)), times(found)]
            print(f"| {bot} | {players} | {' | '.join(row)} |", flush=True)


def times(found: Results) -> str:
    """Median and 99th percentile of a decision's CPU time in ms."""
    return " | ".join("-" if ms is None else f"{ms:.3f}" for ms in map(found.decision_ms, (0, 0), (0.5, 0.99)))


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bots", description="Measure the bots.")
    parser.add_argument(
        "--bots", default="master,journeyman,thumb,apprentice,random", help="strongest first, separated by commas"
    )
    parser.add_argument("--deals", type=int, default=60, help="duplicate deals of each kind, or 0 (default 60)")
    parser.add_argument("--games", type=int, default=240, help="games of self-play, or 0 (default 240)")
    parser.add_argument("--only", default="", help="only kinds whose names begin with this")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where finished deals are kept")
    arguments = parser.parse_args()
    runner, bots = Runner(arguments.jobs, arguments.keep), arguments.bots.split(",")
    if arguments.deals:
        print_matches(runner, bots, arguments.deals, lambda name: name.startswith(arguments.only))
    if arguments.games:
        print_wizard(runner, bots, arguments.games)
        print_paper(runner, bots[:1], arguments.games)
        print_extreme(runner, bots, arguments.games)


if __name__ == "__main__":
    main()
