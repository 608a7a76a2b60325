"""Chooses at random.  Restricted Python."""

from collections.abc import MutableSequence, Sequence

from ..rules.chance import below


def choose_at_random(codes: Sequence[int], many: int, rng: MutableSequence[int]) -> int:
    """One of the codes of the ``many`` legal moves, all equally likely; ``rng``: a generator (``rules.chance``)."""
    return codes[below(rng, many)]
