"""Choices among the legal moves of a seat.  Restricted Python."""

from collections.abc import MutableSequence, Sequence

from ..rules.chance import below


def best_of(points: Sequence[float], many: int) -> int:
    """The index of the move with the most points; of equals the first."""
    best = 0
    for k in range(1, many):
        if points[k] > points[best]:
            best = k
    return best


def choose_at_random(codes: Sequence[int], many: int, rng: MutableSequence[int]) -> int:
    """One of the codes of the ``many`` legal moves, all equally likely; ``rng``: a generator (``rules.chance``)."""
    return codes[below(rng, many)]
