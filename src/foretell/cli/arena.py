"""``foretell arena``: matches between bots, which measure their strength."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from ..bots import BOT_NAMES
from ..files import naming
from ..game.errors import OptionsError
from .options import (
    OF_THE_GAME,
    add_language,
    add_opponents,
    add_options,
    bots_of,
    number_from_one,
    options_of,
    whole_number,
    words_of,
)
from .progress import Waiting, with_progress

if TYPE_CHECKING:
    from ..arena.luck import LuckOfMatch
    from ..arena.plan import MatchPlan
    from ..arena.positions import PositionSuite
    from ..arena.results import Results
    from ..words import Words

_OF_MATCHES = ("pairs", "field", "ray", "results", "plot", "less_luck")
"""Flags that do not go with positions."""


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "arena",
        help="let bots play matches that measure their strength",
        description="Let bots play the same deals with seats exchanged, and print their scores with 95 % intervals.",
        allow_abbrev=False,
    )
    add_options(parser)
    add_opponents(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B[,C…]",
        required=True,
        help=f"the bots: {', '.join(BOT_NAMES)}, master@1, module:Class, pipe:COMMAND; one alone plays itself",
    )
    parser.add_argument("--games", type=whole_number, metavar="N", help="number of deals; default: 20")
    parser.add_argument("--seed", type=whole_number, metavar="S", help="same seed, same result; default: 0")
    parser.add_argument(
        "--suite",
        metavar="NAME",
        help="a fixed set of deals, such as classic-4@1, or of positions, such as one-card-4@1",
    )
    seating = parser.add_mutually_exclusive_group()
    seating.add_argument("--pairs", action="store_true", help="each pair of bots separately; the default for many bots")
    seating.add_argument("--field", action="store_true", help="one bot against a table of the other, and vice versa")
    parser.add_argument(
        "--paper-rule", action="store_true", help="a turned-up Wizard means no trump, to compare with the paper"
    )
    parser.add_argument("--jobs", type=number_from_one, metavar="J", help="number of processes; default: one per core")
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on a Ray cluster; without an address: a new one",
    )
    parser.add_argument("--results", type=Path, metavar="FILE", help="a .jsonl file of finished deals, to resume from")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="plot the results as SVG")
    parser.add_argument(
        "--less-luck", action="store_true", help="also print the figures with the luck of the cards subtracted"
    )
    parser.add_argument("--format", choices=("table", "json"), default="table", help="default: table")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the match and print its results, or score the bots in positions."""
    from ..arena.positions import position_suite

    suite = None if given.suite is None else position_suite(given.suite)
    return _match(given) if suite is None else _score(given, suite)


def _score(given: argparse.Namespace, suite: "PositionSuite") -> int:
    """Ask the bots for their moves in positions, and print how they did."""
    from ..arena.positions import score
    from ..arena.summary import positions_summary

    _check_alone(given, *_OF_MATCHES)
    words = None if given.format == "json" else words_of(given.lang)
    scores = score(suite, bots_of(given.bots), given.jobs, with_progress)
    if words is None:
        print(json.dumps(positions_summary(suite.name, scores), indent=2))
        return 0
    from ..terminal.text.match_report import position_report

    print("\n".join(position_report(suite, scores, words)))
    return 0


def _match(given: argparse.Namespace) -> int:
    """Play the match and print its results."""
    from ..arena.luck import LuckOfMatch, check_luck
    from ..arena.running import MatchInterrupted, MatchStopped, match
    from ..arena.summary import summary

    if given.plot is not None:
        check_writable(given.plot)
    words = None if given.format == "json" and given.plot is None else words_of(given.lang)
    plan = plan_of(given)
    if given.less_luck:
        check_luck(plan)
    stopped = None
    try:
        with Waiting() as waiting:
            results = match(plan, jobs=given.jobs, file=given.results, ray=given.ray, progress=waiting.show)
    except (MatchStopped, MatchInterrupted) as early:
        results, stopped = early.results, early
        if not results.deals:
            raise
    luck = LuckOfMatch(results, given.jobs, with_progress) if given.less_luck else None
    if given.format == "json":
        print(json.dumps(summary(results, luck), indent=2))
    if words is not None:
        _tell(given, results, luck, words)
    if stopped is not None:
        raise stopped
    return 0


def _tell(given: argparse.Namespace, results: "Results", luck: "LuckOfMatch | None", words: "Words") -> None:
    """Print the report, and plot the results, as far as they are wanted."""
    from ..arena.plot import plot
    from ..terminal.text.match_report import labels, report

    if given.format != "json":
        print("\n".join(report(results, words, luck)))
    if given.plot is not None:
        drawn = plot(results, labels(results, words))
        with naming(given.plot):
            given.plot.write_text(drawn, encoding="utf-8")


def check_writable(file: Path) -> None:
    """Raise OSError now if the file cannot be written, instead of after hours of play."""
    was_there = file.exists()
    file.open("ab").close()
    if not was_there:
        file.unlink()


def plan_of(given: argparse.Namespace) -> "MatchPlan":
    """The match described by the command line; raises OptionsError if it is impossible."""
    from ..arena.plan import MatchPlan
    from ..arena.seating import Seating
    from ..arena.suites import suite_named

    bots = bots_of(given.bots)
    seating = Seating.PAIRS if given.pairs else Seating.FIELD if given.field else None
    if given.suite is not None:
        _check_alone(given)
        return suite_named(given.suite).plan(bots, seating)
    return MatchPlan(
        bots=bots,
        deals=20 if given.games is None else given.games,
        options=options_of(given),
        players=4 if given.players is None else given.players,
        seed=given.seed or 0,
        seating=seating,
        paper_rule=given.paper_rule,
    )


def _check_alone(given: argparse.Namespace, *others: str) -> None:
    """Raise OptionsError if the command line says what the suite does, or has any of these other flags."""
    for name in (*OF_THE_GAME, "games", "seed", "paper_rule", *others):
        if getattr(given, name) is not None and getattr(given, name) is not False:
            flag = f"--{name.replace('_', '-')}"
            why = "in positions nothing is played" if name in others else "a suite says what is played"
            raise OptionsError(f"{flag} does not go with --suite: {why}")
