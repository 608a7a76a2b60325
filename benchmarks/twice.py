"""How much of a result the deal decides: ``python -m benchmarks.twice --bots grandmaster:worlds=10,master``.

Every deal is played twice, the second time with other seeds of the players.  What a round brings in one match and in
the other correlates as far as the deal decides it: no control variate that depends on the deal alone explains more.
"""

import argparse
from collections.abc import Sequence
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from benchmarks.judging.drawing import KINDS
from benchmarks.luck import PLAYERS, SEED
from foretell.arena import MatchPlan
from foretell.arena.deals import seeds_of
from foretell.arena.one_game import play_game
from foretell.arena.players import Seer, cheats, make_player
from foretell.rules.chance import round_key

_NORMAL = 1.96


def played(plan: MatchPlan, number: int, run: int) -> NDArray[np.float64]:
    """By round: the difference in points between two bots, or the points of a single one; a mean over all seatings.

    The bots see their own hands only.
    """
    found = []
    for place, assignment in enumerate(plan.assignments(number)):
        seeds = seeds_of(round_key(plan.deal_seed(number), -1000 - run), place, plan.players)
        game = plan.new_game(number)
        players = [make_player(plan.bots[bot], seed) for bot, seed in zip(assignment.seats, seeds, strict=True)]
        play_game(game, [player for player in players if not isinstance(player, Seer)])
        points = np.array([each.result.points for each in game.rounds if each.result is not None], float)
        seats = np.array(assignment.seats)
        means = [points[:, seats == bot].mean(1) for bot in range(len(plan.bots))]
        found.append(means[0] - means[1] if len(means) == 2 else means[0])
    return np.asarray(np.mean(found, axis=0))


def decided(plan: MatchPlan) -> tuple[float, float]:
    """The correlation by rounds between the two matches, rounds of a size being compared; and half its interval."""
    both = np.array([[played(plan, number, run) for number in range(plan.deals)] for run in (0, 1)])
    both -= both.mean(1, keepdims=True)
    share = float((both[0] * both[1]).sum() / sqrt((both[0] ** 2).sum() * (both[1] ** 2).sum()))
    return share, _NORMAL * (1 - share**2) / sqrt(both[0].size)


def main(arguments: Sequence[str] | None = None) -> None:
    """Parse the command line, play, and print the share."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.twice", description="How much the deal decides.")
    parser.add_argument("--bots", required=True, help="one bot, or two, joined by a comma")
    parser.add_argument("--kind", choices=KINDS, default="Wizard")
    parser.add_argument("--deals", type=int, default=20)
    given = parser.parse_args(arguments)
    bots = tuple(given.bots.split(","))
    if len(bots) > 2:
        parser.error("one bot, or two")
    if any(map(cheats, bots)):
        parser.error("players that see all hands are no bots")
    share, half = decided(MatchPlan(bots, given.deals, KINDS[given.kind], PLAYERS, SEED))
    print(f"{given.kind}, {' - '.join(bots)}, {given.deals} deals: the deal decides {share:.2f} ± {half:.2f}")


if __name__ == "__main__":
    main()
