"""Keeps a look back of today's versions: ``python -m tests.coach.keeping``, where they are new."""

import json
from pathlib import Path
from typing import Any

from foretell import ExtremeOptions, Game, Options, WizardOptions
from foretell.bots import make_bot
from foretell.coach import look_back
from foretell.record import to_record

FOLDER = Path(__file__).parents[1] / "data"
_KINDS: tuple[Options, ...] = (WizardOptions(("cloud", "juggler"), round_sizes=(2, 5)), ExtremeOptions(rounds=1))


def looked_back(record: dict[str, Any]) -> dict[str, Any]:
    """The look back at a record, as it is kept."""
    told: dict[str, Any] = json.loads(json.dumps(look_back(record).as_json()))
    return told


def played(options: Options) -> Game:
    """A game between bots of three levels."""
    game = Game(options, 3, seed=1611)
    bots = [make_bot(level, 3) for level in ("random", "thumb", "master")]
    while game.turn is not None:
        game.apply(bots[game.turn].choose(game.observe(game.turn)))
    return game


def main() -> None:
    """Write what is not there yet."""
    for options in _KINDS:
        record = to_record(played(options))
        told = looked_back(record)
        file = FOLDER / f"lookback-{told['rules']}-{told['nets'].replace('@', '-')}-{told['luck']}.json"
        if not file.exists():
            file.write_text(json.dumps({"record": record, "lookback": told}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
