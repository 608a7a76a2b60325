"""All bots on the suites: ``python -m benchmarks.field`` prints the table of docs/bots-method.md.

Each bot meets ``master`` on the deals of every suite, and is asked in every suite of positions.  Beside them stand the
ceiling, which sees all hands, as one seat among masters, and what is exact: rounds of one card in equilibrium.  With
``--keep FOLDER`` finished deals and scores are kept, and the same command goes on; with more deals it adds to them.
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from benchmarks.bots import shown
from benchmarks.exact import tables
from benchmarks.exact.tables import show
from foretell import Game, Move
from foretell.arena import SUITES, Estimate, Seer, Suite, make_player, match
from foretell.arena.estimates import average
from foretell.arena.one_game import play, play_all
from foretell.arena.players import Player
from foretell.arena.positions import POSITION_SUITES, PositionSuite, score
from foretell.arena.summary import positions_summary
from foretell.bots.levels import LEVELS

OTHER, CEILING = "master", "ceiling"
"""Whom all meet, and who sees all hands."""
BOTS = f"random,apprentice,thumb,journeyman,{OTHER},grandmaster:worlds=50,{CEILING}"
_SLOW = {CEILING, *(level.name for level in LEVELS if level.thinks_long)}


@dataclass(frozen=True, slots=True)
class Field:
    """How much is played, and where it is kept."""

    deals: int
    slow: int
    jobs: int
    folder: Path | None

    def points(self, bot: str, suite: Suite) -> Estimate | None:
        """By how many points a round and seat the bot is ahead of ``master``; None for ``master`` itself."""
        if bot == OTHER:
            return None
        if bot == CEILING:
            return average(self._above(suite))
        deals = min(self.slow if is_slow(bot) else self.deals, suite.deals)
        plan = replace(suite.plan((bot, OTHER)), deals=deals)
        return match(plan, jobs=self.jobs, file=self._file(f"{suite.name}-{bot}.jsonl")).points_between(0, 1)

    def _above(self, suite: Suite) -> list[float]:
        """By deal, how much the ceiling makes of a seat, above what ``master`` does."""
        file = self._file(f"{suite.name}-{CEILING}.json")
        found = [] if file is None or not file.exists() else json.loads(file.read_text(encoding="utf-8"))
        deals = min(self.slow, suite.deals)
        for deal in range(len(found), deals):
            found.append(ceiling_above(suite, deal))
            if file is not None:
                file.write_text(json.dumps(found), encoding="utf-8")
        return found[:deals]

    def loss(self, bot: str, suite: PositionSuite) -> Estimate | None:
        """What the bot loses a decision; None for the ceiling, which has to see all hands."""
        if bot == CEILING:
            return None
        file = self._file(f"{suite.name}-{bot}.json")
        if file is None or not file.exists():
            found = positions_summary(suite.name, score(suite, [bot], self.jobs))
            if file is None:
                return _loss_of(found)
            file.write_text(json.dumps(found), encoding="utf-8")
        return _loss_of(json.loads(file.read_text(encoding="utf-8")))

    def _file(self, name: str) -> Path | None:
        if self.folder is None:
            return None
        self.folder.mkdir(parents=True, exist_ok=True)
        return self.folder / name.replace(":", "-")


def ceiling_above(suite: Suite, deal: int) -> float:
    """How many points a round the ceiling makes more than ``master`` would, in one seat of a deal among masters."""
    plan, seat = suite.plan((OTHER,)), deal % suite.players
    made = []
    for name in (CEILING, OTHER):
        game = plan.new_game(deal)
        players = [make_player(name if place == seat else OTHER, place) for place in range(suite.players)]
        play_all([play(game, players, [partial(_choose, player) for player in players])])
        made.append(game.totals[seat] / len(game.rounds))
    return made[0] - made[1]


def _choose(player: Player, game: Game) -> Move:
    return player.choose(game) if isinstance(player, Seer) else player.choose(game.observe(game.turn))


def _loss_of(summary: dict[str, list[dict[str, dict[str, float]]]]) -> Estimate:
    [bot] = summary["bots"]
    return Estimate(bot["loss"]["mean"], bot["loss"]["half"], 0)


def is_slow(bot: str) -> bool:
    """Whether a bot gets fewer deals."""
    return bot.partition(":")[0] in _SLOW


def rows(bots: Sequence[str], suites: Sequence[Suite] | Sequence[PositionSuite], field: Field) -> Iterable[str]:
    """A line for each suite, with a figure for each bot."""
    yield f"| suite | {' | '.join(bots)} |"
    yield f"|---|{'---|' * len(bots)}"
    for suite in suites:
        cells = [
            shown(field.points(bot, suite)) if isinstance(suite, Suite) else shown(field.loss(bot, suite), digits=3)
            for bot in bots
        ]
        yield f"| {suite.name} | {' | '.join(cells)} |"


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.field", description="Measure all bots on the suites.")
    parser.add_argument("--bots", default=BOTS, help="names, separated by commas")
    parser.add_argument("--deals", type=int, default=200, help="deals of each suite (default 200, all)")
    parser.add_argument("--slow", type=int, default=10, help="the same for slow players (default 10)")
    parser.add_argument("--only", default="", help="only suites whose names begin with this")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where finished deals are kept")
    given = parser.parse_args()
    bots, field = given.bots.split(","), Field(given.deals, given.slow, given.jobs, given.keep)
    deals = [suite for suite in SUITES if suite.name.startswith(given.only)]
    positions = [suite for suite in POSITION_SUITES if suite.name.startswith(given.only)]
    if deals:
        title = f"points a round and seat more than {OTHER} (Extreme: penalty points), {given.deals} deals"
        show(f"{title}; of slow players {given.slow}", rows(bots, deals, field))
    if positions:
        show("points lost a decision in suites of positions", rows(bots, positions, field))
    fast = [bot for bot in bots if not is_slow(bot) and bot != "random"]
    show("rounds of one card, exactly: the equilibrium of four players", tables.equilibria([4]))
    show("and a bot at all seats", tables.exploitability(fast, [4]))


if __name__ == "__main__":
    main()
