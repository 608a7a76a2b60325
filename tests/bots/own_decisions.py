"""Positions of all kinds of games and the decisions of the levels that need no networks, kept in ``tests/data``.

``python -m tests.bots.own_decisions`` writes the file: only after a level was changed on purpose.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from foretell import ExtremeOptions, Game, WizardOptions
from foretell.bots import make_bot
from foretell.game.cards import SPECIALS
from foretell.rules.chance import below

LEVELS = ("random", "apprentice", "thumb")
FILE = Path(__file__).parents[1] / "data" / "decisions.jsonl"
KINDS: Mapping[str, tuple[Mapping[str, Any], tuple[int, ...]]] = {
    "classic": ({}, (3, 4, 5, 6)),
    "plus-minus-one": ({"plus_minus_one": True}, (3, 5)),
    "hidden": ({"bidding": "hidden"}, (3, 4, 6)),
    "secret": ({"bidding": "secret"}, (3, 5, 6)),
    "clairvoyance": ({"mode": "clairvoyance"}, (3, 4, 6)),
    "single-suit": ({"mode": "single-suit"}, (3, 4)),
    "maximus": ({"mode": "maximus"}, (3, 4, 5, 6)),
    "all special cards": ({"specials": SPECIALS}, (3, 4, 5, 6)),
    "juggler and cloud": ({"specials": ("juggler", "cloud")}, (4, 6)),
    "dragon and fairy": ({"specials": ("dragon", "fairy")}, (4,)),
    "hidden and special": ({"specials": SPECIALS, "bidding": "hidden"}, (3, 4, 5)),
    "extreme": ({"game": "extreme"}, (3, 4, 5)),
    "extreme, base 5": ({"game": "extreme", "magician": 5}, (3, 4, 5)),
    "extreme, raised": ({"game": "extreme", "rounds": 8, "raise_magician": True}, (3, 4, 5)),
}
"""By name: the options, and the numbers of players."""
_DEALS = 2
_UNIT = 1000


def position_of(kind: str, players: int, seed: int) -> Game:
    """A game of this kind before its first move."""
    options = dict(KINDS[kind][0])
    agreed = ExtremeOptions if options.pop("game", "wizard") == "extreme" else WizardOptions
    return Game(agreed(**options), players=players, seed=seed)


def decisions(kind: str, players: int, seed: int) -> Iterator[tuple[int, dict[str, str]]]:
    """What the levels choose at some points of a game, which ends after its last one; by the number of moves before.

    The game is played by thumb with random moves in between, and with random moves alone to get to the next point.
    """
    game, rng = position_of(kind, players, seed), [seed]
    bots = {name: make_bot(name, seed) for name in LEVELS}
    step = 5 + below(rng, 9) + (16 if kind.startswith("maximus") else 0)
    number = points = 0
    while game.turn is not None and points < 22:
        observation = game.observe(game.turn)
        moves = observation.legal_moves
        move = moves[below(rng, len(moves))]
        if len(moves) > 1 and (number % step < 2 or observation.phase.name in ("CLOUD", "TRUMP", "PASS", "RETURN")):
            chosen = {name: bot.choose(observation) for name, bot in bots.items()}
            yield number, {name: str(choice) for name, choice in chosen.items()}
            points += 1
            if below(rng, _UNIT) < 2 * _UNIT // 3:
                move = chosen["thumb"]
        game.apply(move)
        number += 1


def games() -> Iterator[tuple[str, int, int]]:
    """Every kind with each number of players, and the seeds of its games."""
    for kind, (_, seats) in KINDS.items():
        for players in seats:
            for deal in range(_DEALS if not kind.startswith("extreme") else 3 * _DEALS):
                yield kind, players, 100 * players + deal


def write() -> None:
    """Write the file with what the levels choose now."""
    with FILE.open("w", encoding="utf-8", newline="\n") as target:
        for kind, players, seed in games():
            found = [[number, *(chosen[name] for name in LEVELS)] for number, chosen in decisions(kind, players, seed)]
            line = {"kind": kind, "players": players, "seed": seed, "decisions": found}
            target.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    write()
