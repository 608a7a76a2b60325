"""Shares packed into numbers, which is how tables of them are kept.  Restricted Python."""

from ...rules.arrays import Floats

BITS, IN_NUMBER = 12, 5
"""The bits of a share, and how many shares a number holds, the first in the lowest bits."""
MOST = (1 << BITS) - 1


def share_in(numbers: int, i: int) -> float:
    """One of a number's shares, up to ``MOST``; those of a distribution add up to about that."""
    return float((numbers >> (BITS * i)) & MOST)


def even_out(shares: Floats, many: int) -> None:
    """Make the first ``many`` shares add up to one."""
    total = 0.0
    for i in range(many):
        total += shares[i]
    for i in range(many):
        shares[i] /= total


def put_certain(shares: Floats, many: int, place: int) -> None:
    """Write that the share at this place is one, and all others of the first ``many`` are 0."""
    for i in range(many):
        shares[i] = 0.0
    shares[place] = 1.0
