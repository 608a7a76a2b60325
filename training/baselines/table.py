"""What was learned, measured in the arena under the paper's rule, beside what the paper's authors publish.

Of its learners the abstract says that they meet 66 to 87 % of their bids.  The figures of its players at random and by
rules of thumb stand in its code (github.com/jonas-schumacher/drl-pomdp, environment.py).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from foretell.arena import Estimate, MatchPlan, Results, match

from .bot import Baseline, learned_in
from .facts import PLAYERS
from .waves import rounds_of

PAPER_RANDOM = (6.5, -0.5, -5.5, -10, -14, -17.5, -21, -24, -27.5, -31, -34.5, -37.5, -41, -44.5, -47.5)
"""Points a round of players who choose at random, for 1 to 15 cards."""
PAPER_RULES = (17, 13.5, 10.5, 8.5, 8, 8, 8.5, 9, 9.5, 10, 11, 12, 13, 14, 13)
"""Those of players by rules of thumb."""
PAPER_RULES_HITS = (84, 71, 59, 51, 48, 46, 44, 43, 42, 41, 41, 41, 41, 41, 40)
"""The bids that these meet, in per cent."""
OTHERS = ("random", "thumb")
SEED = 7


@dataclass(frozen=True, slots=True)
class Player:
    """A player of the tables: the bot's name in the arena, the shown one, and numbers of cards."""

    bot: str
    name: str
    sizes: tuple[int, ...]

    @classmethod
    def in_folder(cls, folder: Path) -> "Player":
        """What a method has learned; raises NoRun if there is nothing."""
        sizes = tuple(size for one in learned_in(folder) for size in one.plan.sizes)
        return cls(f"{Baseline.__module__}:{Baseline.__name__}:folder={folder}", folder.name, sizes)

    def against(self, others: tuple[str, ...], deals: int) -> Results:
        """A match with these bots under the paper's rule; without others, self-play."""
        plan = MatchPlan((self.bot, *others), deals, rounds_of(self.sizes), PLAYERS, SEED, paper_rule=True)
        return match(plan, jobs=1)


def print_tables(folders: Sequence[Path], deals: int) -> None:
    """Print what the methods in these folders have learned; raises NoRun if one has nothing.

    ``deals``: games of self-play, and deals at tables with two seats each for a method and another bot.
    """
    for folder in folders:
        for one in learned_in(folder):
            cards = "-".join(map(str, sorted({one.plan.sizes[0], one.plan.sizes[-1]})))
            said = f"{one.rounds:,} of {one.plan.rounds:,} rounds, {one.seconds / 60:.1f} minutes of CPU time"
            print(f"{folder.name}, {cards} cards: {said}")
    players = [Player.in_folder(folder) for folder in folders]
    print_self_play(players, deals)
    print_matches(players, deals)


def print_self_play(players: Sequence[Player], deals: int) -> None:
    """A line for each number of cards: bids met and points a round of each player, and of the paper's."""
    sizes = tuple(sorted({size for player in players for size in player.sizes}))
    measured = [*(Player(name, name, sizes) for name in OTHERS), *players]
    found = [player.against((), deals) for player in measured]
    names = ["paper: random", "paper: rules of thumb", *(player.name for player in measured)]
    print(f"\nself-play, {deals} games: bids met, points a round\n\n| cards | {' | '.join(names)} |")
    print("|---" * (1 + len(names)) + "|")
    for size in sizes:
        paper = f"{PAPER_RANDOM[size - 1]} | {PAPER_RULES_HITS[size - 1]} %, {PAPER_RULES[size - 1]}"
        print(f"| {size} | {paper} | {' | '.join(figures(results, size) for results in found)} |")


def figures(results: Results, size: int) -> str:
    """Bids met and points of the first bot in rounds of this size; nothing if there are none."""
    rounds = results.rounds_of(size)
    return f"{share(results.hits(0, rounds=rounds))}, {shown(results.points(0, rounds=rounds))}" if rounds else ""


def print_matches(players: Sequence[Player], deals: int) -> None:
    """A line for each player: how many points a round it makes more than other bots."""
    print(f"\npoints a round more than another bot, two seats each, {deals} deals\n\n| | {' | '.join(OTHERS)} |")
    print("|---" * (1 + len(OTHERS)) + "|")
    for player in players:
        leads = (player.against((other,), deals).points_between(0, 1) for other in OTHERS)
        print(f"| {player.name} | {' | '.join(map(shown, leads))} |", flush=True)


def share(one: Estimate | None) -> str:
    """A share in per cent, with its interval."""
    return f"{shown(one, 100)} %"


def shown(one: Estimate | None, scale: float = 1) -> str:
    """A figure with its interval."""
    if one is None:
        return ""
    half = "" if one.half is None else f" ± {one.half * scale:.1f}"
    return f"{one.mean * scale:.1f}{half}"
