"""Points: by the rules, or by a table's own numbers."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ..rules.extreme.cards import BLACK, KINDS
from ..rules.extreme.scoring import BLACK_POINTS, COLOURED_POINTS, WHITE_POINTS, magician_points
from ..rules.extreme.state import State
from ..rules.wizard.scoring import points as points_by_rules

MET, TRICK, OFF = points_by_rules(0, 0), points_by_rules(1, 1) - points_by_rules(0, 0), points_by_rules(0, 1)
"""A12 in three numbers: for a bid met, for each of its tricks, and for each trick over or under."""
PENALTIES: Mapping[str, int] = {"coloured": COLOURED_POINTS, "white": WHITE_POINTS, "black": BLACK_POINTS}
"""B12: the penalty for each remaining seal, by kind."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """How a round of Wizard is scored."""

    met: int = MET
    trick: int = TRICK
    off: int = OFF
    zero: int | None = None
    """Points for a met bid of 0, if they differ from ``met``."""


A12 = Scoring()


def wizard_points(bid: int, tricks: int, scoring: Scoring = A12) -> int:
    """A12, or the table's own scoring."""
    if scoring == A12:
        return points_by_rules(bid, tricks)
    if bid != tricks:
        return scoring.off * abs(bid - tricks)
    if bid == 0 and scoring.zero is not None:
        return scoring.zero
    return scoring.met + scoring.trick * tricks


def seal_points(left: Mapping[str, int], costs: Mapping[str, int] = PENALTIES) -> int:
    """B12: the penalty for the remaining seals."""
    return sum(n * costs.get(kind, costs["coloured"]) for kind, n in left.items())


def black_magician_points(
    options: Mapping[str, Any], number: int, rounds: int, left: Iterable[Mapping[str, int]]
) -> int:
    """B13, B15, B16: the Magician's points in a round, from the other players' remaining seals."""
    black = [seals.get("black", 0) for seals in left]
    seals = [0] * (KINDS * len(black))
    seals[BLACK::KINDS] = black
    base, raised = options["magician"], int(options["raise_magician"])
    state = State(seats=len(black), rounds=rounds, magician_base=base, raise_magician=raised, round=number)
    state.seals = seals
    return magician_points(state)
