"""What masters make on average, by kind of round and place at the table: tables, and fresh deals if there is none.

``python -m training.luck`` makes the tables (``luck.json``), which the browser reads too.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ..engine.memory import AnyState
from ..rules.extreme.cards import NONE
from ..rules.extreme.deal import start_round as start_extreme
from ..rules.extreme.scoring import magician_base
from ..rules.extreme.state import State as ExtremeState
from ..rules.wizard.deal import deals_unseen
from ..rules.wizard.deal import start_round as start_wizard
from ..rules.wizard.state import DEALING
from . import versions
from .masters import Masters, Mean

FORMAT = "foretell-luck/1"
VERSION = "6"
"""The version of the means; increase it when the tables or the fresh deals change."""
TABLES = Path(__file__).parent / "luck.json"
FRESH, SEED = 500, 20261122
"""How many fresh deals are made of a kind of round without a table, and from which seed."""

Key = tuple[str, str]
"""The kind of game, and of round."""


def coming(state: AnyState, number: int) -> AnyState:
    """The state as it waits for the deal of this round (from 1)."""
    start = state.copy()
    start.round, start.phase, start.turn = number - 1, DEALING, NONE
    return start


def key_of(start: AnyState) -> Key:
    """The kinds of the game and of the next round of a state that waits for a deal.

    Whoever deals first, and what was played before, does not count: masters play each round for its points.
    """
    s = start.copy()
    if isinstance(s, ExtremeState):
        start_extreme(s)
        return f"extreme/{s.seats}/{magician_base(s)}", "15"
    start_wizard(s)
    kind = f"wizard/{s.seats}/{s.specials}/{s.mode}/{s.bidding}/{s.plus_minus_one}"
    return kind, f"{s.cards}?" if deals_unseen(s) else f"{s.cards}"


class Luck:
    """The means of one game's rounds, by seat."""

    def __init__(self, masters: Masters, fresh: int = FRESH) -> None:
        """``masters`` play ``fresh`` deals of each kind of round that has no table."""
        self._masters, self._fresh = masters, fresh
        self._found: dict[Key, tuple[Mean, ...]] = {}

    def means(self, start: AnyState) -> tuple[Mean, ...]:
        """By seat, the means of the next round of a state that waits for a deal."""
        key = key_of(start)
        if key not in self._found:
            self._found[key] = _of_table(key, start) or self._masters.fresh(start, SEED, self._fresh)
        by_place, dealer = self._found[key], (start.first_dealer + start.round) % start.seats
        return tuple(by_place[(seat - dealer - 1) % start.seats] for seat in range(start.seats))


def _of_table(key: Key, start: AnyState) -> tuple[Mean, ...] | None:
    """The table's means by place; None if it has none, or was made by other nets."""
    game = "extreme" if isinstance(start, ExtremeState) else "wizard"
    rows: Sequence[Sequence[float]] | None = tables(game).get(key[0], {}).get(key[1])
    return None if rows is None else tuple(Mean(*row) for row in rows)


@cache
def tables(game: str) -> Mapping[str, Any]:
    """By kinds of game and round: the mean and half its interval, by place; empty if they are of other versions."""
    if not TABLES.is_file():
        return {}
    found = json.loads(TABLES.read_text(encoding="utf-8"))
    is_ours = (found["version"], found["rules"], found["nets"][game]) == (VERSION, versions.RULES, versions.nets(game))
    kinds: Mapping[str, Any] = found["kinds"]
    return kinds if is_ours else {}
