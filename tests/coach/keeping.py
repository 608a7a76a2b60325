"""Keeps look backs of today's versions: ``python -m tests.coach.keeping``, where they are new.

``deeper.json`` has what a deeper look finds in the same games, for the browser to compare; it is made each time.
"""

import json
from pathlib import Path
from typing import Any

from foretell import ExtremeOptions, Game, Options, WizardOptions
from foretell.bots import make_bot
from foretell.coach import look_back
from foretell.record import to_record

FOLDER = Path(__file__).parents[1] / "data"
DEEPER = FOLDER / "coach" / "deeper.json"
SEAT, DEALS = 0, 128
"""Whose decisions are looked at more closely, and how many deals are tried for each."""
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


def deepened(record: dict[str, Any]) -> dict[str, Any]:
    """What a deeper look changes in the look back at a record: the decisions of one seat, and the ledger."""
    told = json.loads(json.dumps(look_back(record, deeper=DEALS, seat=SEAT).as_json()))
    decisions = [each for each in told["decisions"] if each["seat"] == SEAT]
    return {
        **{name: told[name] for name in ("rules", "nets", "luck", "bot", "depth", "ledger")},
        "decisions": decisions,
    }


def name_of(told: dict[str, Any]) -> str:
    """The name of a look back's file, by the versions that judged; the first judge had none."""
    judge = f"-{told['judge']}" if "judge" in told else ""
    return f"lookback-{told['rules']}-{told['nets'].replace('@', '-')}-{told['luck']}{judge}"


def main() -> None:
    """Write what is not there yet, and what a deeper look finds."""
    deeper = []
    for options in _KINDS:
        record = to_record(played(options))
        told = looked_back(record)
        file = FOLDER / f"{name_of(told)}.json"
        if not file.exists():
            file.write_text(json.dumps({"record": record, "lookback": told}) + "\n", encoding="utf-8")
        deeper.append({"file": file.name, "seat": SEAT, "worlds": DEALS, "lookback": deepened(record)})
    DEEPER.write_text(json.dumps(deeper) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
