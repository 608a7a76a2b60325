"""Points against those who had the same cards: the people in the same seat at the other tables of a round."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction


def against(score: str, own: int, others: Sequence[int]) -> Fraction | None:
    """The points for a total, of which more is better, against those of the others; None where there are none."""
    return _SCORES[score](own, others) if others else None


def _share(own: int, others: Sequence[int]) -> Fraction:
    """The others who were worse, and half of the equal ones, in per cent."""
    halves = sum(2 * (other < own) + (other == own) for other in others)
    return Fraction(50 * halves, len(others))


def _difference(own: int, others: Sequence[int]) -> Fraction:
    return own - Fraction(sum(others), len(others))


_SCORES: Mapping[str, Callable[[int, Sequence[int]], Fraction]] = {"seats": _share, "difference": _difference}
EVEN = {"seats": Fraction(50), "difference": Fraction(0)}
"""The points of somebody who was as good as the others."""
