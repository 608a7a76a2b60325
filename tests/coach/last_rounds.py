"""Positions in the last round of a game, with the chances to win it: ``tests/data/coach/last_rounds.json``.

``python -m tests.coach.last_rounds`` writes it again, after a change of nets or of the tables of how rounds end.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from foretell import ExtremeOptions, Game, Options, WizardOptions
from foretell.coach import advise
from tests.game.kinds import play_on

FILE = Path(__file__).parents[1] / "data" / "coach" / "last_rounds.json"
KINDS: tuple[tuple[Options, int], ...] = (
    (WizardOptions(round_sizes=(3, 5)), 4),
    (WizardOptions(round_sizes=(2, 4)), 3),
    (ExtremeOptions(rounds=2), 3),
)
_SEED = 5
_MOVES = (2, 9, 14)
"""After how many moves of the last round."""


def positions() -> list[dict[str, Any]]:
    """All of them, as JSON."""
    return [_position(options, players, after) for options, players in KINDS for after in _MOVES]


def _position(options: Options, players: int, after: int) -> dict[str, Any]:
    game, rng = Game(options, players, seed=_SEED), Random(_SEED)
    while len(game.rounds) < 2:
        play_on(game, rng, 1)
    play_on(game, rng, after)
    moves = [str(move) for story in game.rounds for _, move in story.moves]
    advice = advise(game.observe(game.turn))
    head = {"game": options.game, "options": options.as_data(players), "players": [str(n) for n in range(players)]}
    wins = {str(each.move): each.win for each in advice.moves}
    return {"head": head, "seed": str(_SEED), "moves": moves, "wins": wins}


if __name__ == "__main__":
    FILE.write_text(json.dumps(positions(), indent=1) + "\n", encoding="utf-8")
