"""How often cards take the trick for which a reason states in how many deals they do: ``python -m benchmarks.shares``.

Games for four of one level; at every third choice between cards each card with such a reason is played in the real
deal, and masters play on to the end of the trick.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator

from benchmarks.judging.drawing import KINDS, PLAYERS
from foretell import Game
from foretell.arena.estimates import average
from foretell.bots import make_bot
from foretell.bots.base import Bot
from foretell.coach import Why, advise

EVERY, SEED = 3, 3000
OFTEN = {0.0: "hardly ever", 0.1: "1 of 10 to 1 of 4", 0.3: "1 of 3 to 2 of 5", 0.45: "1 of 2"}
OFTEN |= {0.55: "3 of 5 to 2 of 3", 0.7: "3 of 4 to 9 of 10", 0.95: "nearly always"}
"""The smallest share of each group."""
CARDS = {"takes": True, "takes-against": True, "loses": False, "ducks": False}
"""The reasons that state how often a card takes the trick, and those that state how often it loses it."""


def stated(why: Why) -> float:
    """The share of deals in which the card takes the trick."""
    share = float(why.values["times"]) / float(why.values["of"])
    return share if CARDS[why.kind] else 1.0 - share


def takes(game: Game, move: str, master: Bot) -> bool:
    """Whether the seat to move takes the trick with this card, which is not its last, if masters play on."""
    there, left = game.copy(), game.tricks_left
    there.apply(move)
    while there.tricks_left == left and there.turn is not None:
        there.apply(master.choose(there.observe(there.turn)))
    return game.turn is not None and there.tricks[game.turn] > game.tricks[game.turn]


def claims(kind: str, level: str, seed: int) -> Iterator[tuple[float, bool]]:
    """Each share stated in a game, and whether the card takes the trick."""
    game, bot, master, asked = Game(KINDS[kind], PLAYERS, seed=seed), make_bot(level, seed), make_bot("master", seed), 0
    while game.turn is not None:
        seen = game.observe(game.turn)
        is_choice = game.phase == "play" and len(seen.legal_moves) > 1
        asked += is_choice
        if is_choice and asked % EVERY == 0:
            for each in advise(seen, seed=asked).moves:
                if each.why.kind in CARDS:
                    yield stated(each.why), takes(game, str(each.move), master)
        game.apply(bot.choose(seen))


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", choices=list(KINDS), default="Wizard")
    parser.add_argument("--level", default="master", help="who plays the games")
    parser.add_argument("--games", type=int, default=50)
    arguments = parser.parse_args()
    found = defaultdict[str, list[bool]](list)
    for seed in range(SEED, SEED + arguments.games):
        for share, taken in claims(arguments.kind, arguments.level, seed):
            found[next(name for least, name in reversed(OFTEN.items()) if share >= least)].append(taken)
    print("| stated | cards | take the trick |\n|---|---|---|")
    for name in OFTEN.values():
        if real := average(found[name]):
            half = "" if real.half is None else f" ± {real.half:.2f}"
            print(f"| {name} | {real.samples:,} | {real.mean:.2f}{half} |")


if __name__ == "__main__":
    main()
