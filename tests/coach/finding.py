"""Finds positions with sentences of every kind: ``python -m tests.coach.finding`` writes them (``examples``)."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from random import Random

from foretell import Game
from foretell.bots import make_bot
from foretell.bots.coach.kinds import KINDS
from foretell.coach import Advice, advise, sentence
from foretell.coach.advice import Advised
from foretell.record.writer import to_record
from foretell.words import Words
from tests.game.kinds import EXTREME, FULL_BOX, MODES, PLAIN

from .positions import FILE, LANGUAGES, Example

_MOST_MOVES = 60
"""Positions have no longer story than this."""
_KINDS = (*PLAIN[:8], *FULL_BOX, *FULL_BOX, *MODES[:12:3], MODES[16], MODES[21], *EXTREME[:6])
_LEARNER = 0.3
"""The share of moves that a weak bot makes, so that things go wrong."""


def games(rng: Random) -> Iterator[tuple[Game, int, list[str]]]:
    """Positions of games between bots, with the moves that led there."""
    master, learner = make_bot("master", 0), make_bot("apprentice", 0)
    while True:
        kind = rng.choice(_KINDS)
        seed, moves = rng.randrange(1 << 62), list[str]()
        game = kind.game(seed)
        while game.turn is not None and len(moves) < _MOST_MOVES:
            yield game, seed, moves
            bot = learner if rng.random() < _LEARNER else master
            move = bot.choose(game.observe(game.turn))
            game.apply(move)
            moves.append(str(move))


def example(game: Game, seed: int, moves: list[str], advice: Advice, chosen: Advised) -> Example:
    """A row of the file."""
    said = {lang: sentence(Words(lang), chosen.why, game.players) for lang in LANGUAGES}
    record = to_record(game)
    head = {key: record[key] for key in ("game", "options", "players")}
    return Example(head, str(seed), tuple(moves), advice.as_json(), str(chosen.move), said)


def find() -> list[Example]:
    """A sentence of each kind, and more of the most frequent ones, on as many positions."""
    rng, found, left = Random(17), list[Example](), Counter(kind.name for kind in KINDS)
    left.update(dict.fromkeys(("takes", "takes-against", "loses-sure", "saves", "bid", "too-few", "too-many"), 1))
    left.update(dict.fromkeys(("pays", "seal", "pass", "trump-fewer"), 1))
    for game, seed, moves in games(rng):
        if not +left:
            return found
        if rng.random() < 0.5:
            continue
        advice = advise(game.observe(game.turn))
        fresh = [each for each in advice.moves if left[each.why.kind] > 0]
        if fresh:
            chosen = rng.choice(fresh)
            left[chosen.why.kind] -= 1
            found.append(example(game, seed, moves, advice, chosen))
    raise AssertionError("games do not end")


def main() -> None:
    """Write the file."""
    names = [kind.name for kind in KINDS]
    found = sorted(find(), key=lambda each: names.index(each.why["kind"]))
    rows = [asdict(each) for each in found]
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text("[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
