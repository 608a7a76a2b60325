"""The strength of each level as one number: ``python -m benchmarks.ratings`` prints the ratings in ``bots/levels.py``.

Levels that are not far apart meet at tables for four, in duplicate deals, with seats exchanged.  Each game gives
contests for being ahead at the end; OpenSkill (Plackett-Luce) rates all contests of a game together.  Ratings are
printed on the Elo scale, where 400 points more mean odds of ten to one to be ahead, with ``thumb`` at 1,500.
"""

import argparse
import random
from collections.abc import Sequence
from itertools import combinations
from math import log, sqrt
from pathlib import Path

from benchmarks.bots import Runner
from foretell import ExtremeOptions, Options, WizardOptions
from foretell.arena.summary import Contest, Skill, rated
from foretell.bots.levels import level_of

KINDS: dict[str, Options] = {"Wizard": WizardOptions(), "Extreme": ExtremeOptions()}
PLAYERS, APART = 4, 2
"""Levels further apart do not meet: one would always be ahead, which gives no information."""
BETA = 25 / 6
"""OpenSkill's standard deviation of a player's performance in one contest."""
ELO = 400 / log(10) / (sqrt(2) * BETA)
"""Elo points for each of OpenSkill's: between two sure ratings d apart it expects odds of exp(d / (sqrt(2) BETA))."""
ANCHOR, ANCHORED = "thumb", 1500


def contests(runner: Runner, bots: Sequence[str], name: str, many: int, few: int) -> list[Contest]:
    """Contests of each bot with its neighbours, in random order, since ratings depend a little on the order.

    ``many`` deals each, or ``few`` if one of the two bots is slow.
    """
    found: list[Contest] = []
    for one, other in combinations(range(len(bots)), 2):
        if other - one <= APART:
            long = any(level_of(bots[bot].partition(":")[0]).thinks_long for bot in (one, other))
            deals = few if long else many
            results = runner.play((bots[other], bots[one]), (name, KINDS[name], PLAYERS), deals)
            numbers = (other, one)
            found += [(tuple(numbers[bot] for bot in present), scores) for present, scores in results.contests()]
    random.Random(1).shuffle(found)
    return found


def print_ratings(bots: Sequence[str], skills: Sequence[Skill], count: int, name: str) -> None:
    """Print a line for each level."""
    anchor = next(skill.mu for bot, skill in zip(bots, skills, strict=True) if bot == ANCHOR)
    print(f"\n{name}, {PLAYERS} players, {count:,} contests\n\n| bot | rating | OpenSkill |\n|---|---|---|")
    for bot, skill in zip(bots, skills, strict=True):
        rating, half = ANCHORED + ELO * (skill.mu - anchor), 1.96 * ELO * skill.sigma
        print(f"| {bot} | {rating:.0f} ± {half:.0f} | {skill.mu:.2f} ({skill.sigma:.2f}) |", flush=True)


def main() -> None:
    """Print the ratings of both games."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ratings", description="Rate the levels.")
    parser.add_argument(
        "--bots",
        default="random,apprentice,thumb,journeyman,master,grandmaster:worlds=50",
        help="weakest first, separated by commas; must include thumb",
    )
    parser.add_argument("--deals", type=int, default=120, help="duplicate deals for each pair (default 120)")
    parser.add_argument("--long", type=int, default=24, help="deals for pairs with a slow bot (default 24)")
    parser.add_argument("--game", choices=list(KINDS), help="default: both")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where finished deals are kept")
    arguments = parser.parse_args()
    bots = arguments.bots.split(",")
    if ANCHOR not in bots:
        parser.error(f"the scale is fixed by {ANCHOR}, which is not among --bots")
    for name in [arguments.game] if arguments.game else KINDS:
        met = contests(Runner(arguments.jobs, arguments.keep), bots, name, arguments.deals, arguments.long)
        print_ratings(bots, rated(len(bots), met), len(met), name)


if __name__ == "__main__":
    main()
