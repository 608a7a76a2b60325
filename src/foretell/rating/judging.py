"""Judges the decisions of a game for skill.

What a decision lost counts if whole rounds were played to judge it (``coach.verdicts``).  The nets' own judgement does
not: it counts every other choice than that of the nets as a loss, also those of stronger bots (docs/rating.md).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..coach import versions
from ..coach.lookback import WHOLE, LookBack
from ..coach.looking_back import look_back

Judged = tuple[int, int, int, float]
"""A decision: round, number of its move in the round, from 1, seat, and the points lost."""
Own = Sequence[Sequence[bool]]
"""By round and move: whether the player of the seat made it, and no bot for them."""
_DIGITS = 6


def version(game: str) -> str:
    """The version of everything that judges decisions of a game; losses of two versions are not compared.

    Raises BrokenNets.
    """
    return f"{versions.RULES} {versions.nets(game)} {versions.JUDGE}"


def judge(record: Mapping[str, Any]) -> list[Judged] | None:
    """Every decision of a record; None without the native library, which plays whole rounds.

    Raises RecordError and BrokenNets.
    """
    found = look_back(record)
    return list(judged(found)) if found.stage == WHOLE else None


def judged(found: LookBack) -> Iterator[Judged]:
    """The decisions of a look back by whole rounds."""
    for each in found.decisions:
        yield each.round, each.move, each.seat, round(each.lost, _DIGITS) if each.deals else 0.0


def totals(decisions: Sequence[Judged], own: Own, seats: int) -> list[tuple[float, int]]:
    """By seat, the points that its player's own decisions lost, and how many they were."""
    lost, many = [0.0] * seats, [0] * seats
    for number, move, seat, points in decisions:
        if own[number - 1][move - 1]:
            lost[seat] += points
            many[seat] += 1
    return list(zip(lost, many, strict=True))
