"""Makes the tables of luck: ``python -m training.luck`` writes what masters make on average into ``luck.json``.

For every kind of game in ``measuring.KINDS``, and each special card alone, by number of players, size of round and
place at the table, over fresh deals.  After Ctrl-C the same command goes on with the kinds that are missing; a kind
takes some 10 s of CPU time.
"""

import argparse
import json
from contextlib import suppress
from typing import Any

from foretell.coach import versions
from foretell.coach.luck import FORMAT, TABLES, VERSION, coming, key_of
from foretell.coach.masters import WAVER, masters_of
from foretell.engine.memory import AnyState
from foretell.game.options import Options, WizardOptions
from foretell.game.rulesets import ruleset_of
from foretell.rules.chance import round_key

from .folder import told

DEALS, SEED = 2_500, 16
_USUAL = ("classic", "all special cards", "Extreme")
_MORE = 4
"""How many times as many deals the kinds get that are played most, with four players."""
_DIGITS = 3
_ALONE = ("shapeshifter", "dragon fairy", "bomb", "werewolf", "juggler", "cloud")
"""S8: the special cards that come into a game alone; two of them come together."""
_WITH_ONE_CARD: dict[str, Options] = {cards: WizardOptions(tuple(cards.split())) for cards in _ALONE}
"""More kinds that the page offers at a tap."""


def rounds_of(options: Options, players: int) -> dict[tuple[str, str], AnyState]:
    """The kinds of rounds of a game, each with a state that waits for the deal of one."""
    state = ruleset_of(options).new_state(options, players, 0)
    starts = (coming(state, number) for number in range(1, state.rounds + 1))
    return {key_of(start): start for start in starts}


def measured(game: str, start: AnyState, seed: int, deals: int) -> list[list[float]]:
    """By place, the mean of a kind of round and half of its interval."""
    means = masters_of(game).fresh(start, seed, deals)
    return [[round(mean.points, _DIGITS), round(mean.half, _DIGITS)] for mean in means]


def begun() -> dict[str, Any]:
    """The tables so far; new ones if there are none, or if others made them."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "rules": versions.RULES,
        "nets": {game: versions.nets(game) for game in ("wizard", "extreme")},
        "waver": WAVER,
    }
    with suppress(FileNotFoundError):
        found: dict[str, Any] = json.loads(TABLES.read_text(encoding="utf-8"))
        if all(found.get(name) == value for name, value in head.items()):
            return found
    return head | {"deals": {}, "kinds": {}}


def written(tables: dict[str, Any]) -> str:
    """The tables as JSON, a line for each kind."""
    kinds = ",\n".join(f"  {json.dumps(kind)}: {_compact(rows)}" for kind, rows in tables["kinds"].items())
    head = ",\n".join(f" {json.dumps(key)}: {_compact(value)}" for key, value in tables.items() if key != "kinds")
    return f'{{\n{head},\n "kinds": {{\n{kinds}\n }}\n}}\n'


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def add(tables: dict[str, Any], options: Options, players: int, deals: int, seed: int) -> None:
    """Measure a kind of game, unless it has been, and write the tables."""
    for (kind, size), start in rounds_of(options, players).items():
        sizes = tables["kinds"].setdefault(kind, {})
        if size not in sizes:
            sizes[size] = measured(options.game, start, round_key(seed, int(size.strip("?"))), deals)
            tables["deals"][kind] = deals
    TABLES.write_text(written(tables), encoding="utf-8")


def make(deals: int, seed: int) -> None:
    """Make all tables."""
    from .measuring import KINDS

    tables = begun()
    kinds = sorted(KINDS.items(), key=lambda kind: kind[0] not in _USUAL)
    for name, options in [*kinds, *_WITH_ONE_CARD.items()]:
        for players in range(options.fewest_players, options.most_players + 1):
            often = _MORE if name in _USUAL and players == 4 else 1
            add(tables, options, players, often * deals, seed)
            print(f"{name}, {players} players", flush=True)


def main() -> None:
    """Parse the command line, and make the tables."""
    parser = argparse.ArgumentParser(prog="python -m training.luck", description="Make the tables of luck.")
    parser.add_argument("--deals", type=int, default=DEALS, help="fresh deals of each kind of round")
    parser.add_argument("--seed", type=int, default=SEED)
    arguments = parser.parse_args()
    with told("training.luck"), suppress(KeyboardInterrupt):
        make(arguments.deals, arguments.seed)


if __name__ == "__main__":
    main()
