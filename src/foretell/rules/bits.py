"""Sets of cards as bit sets: the few operations that the rules need.

In C, machine instructions (``bits.h``).
"""


def count(mask: int) -> int:
    """How many members the set has."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The lowest member of a non-empty set."""
    return (mask & -mask).bit_length() - 1


def member(mask: int, n: int) -> int:
    """The n-th lowest member (from 0) of a set with more than n members."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
