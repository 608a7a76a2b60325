"""What a bot behind the protocol foretell-bot/1 costs its host: ``python -m benchmarks.pipe``.

CPU time of the arena's own process a decision, both directions, less what the same games cost with ``random`` in the
same process, which chooses in half a microsecond.  Deals are played alone and side by side.
"""

import sys
from shlex import join
from statistics import median
from time import process_time

from foretell.arena.deals import play_deals_together
from foretell.arena.plan import MatchPlan
from foretell.bots.pipe.host import close_all

RUNS = 7
DEALS = 16
BATCHES = (1, 4, 16)


def main() -> None:
    """Measure, and print medians."""
    bot = f"pipe:{join([sys.executable, '-m', 'foretell', 'bot', 'random'])}"
    for batch in BATCHES:
        costs = [cost(bot, batch) - cost("random", batch) for _ in range(RUNS)]
        print(
            f"{batch:3} deals side by side: {1e6 * median(costs):5.1f} µs a decision ({1e6 * min(costs):.1f} at least)"
        )
    close_all()


def cost(bot: str, batch: int) -> float:
    """CPU seconds of this process for each decision in games in which one bot plays all seats."""
    plan = MatchPlan((bot,), DEALS)
    plan.check_players()
    start = process_time()
    for first in range(0, DEALS, batch):
        play_deals_together(plan, range(first, first + batch))
    decisions = DEALS * plan.players * sum(cards + 1 for cards in plan.sizes)
    return (process_time() - start) / decisions


if __name__ == "__main__":
    main()
