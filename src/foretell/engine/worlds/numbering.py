"""The number of ways to choose some cards out of many, and the n-th of them.  Restricted Python."""

from math import comb

from ...rules.arrays import Numbers

MOST_CARDS = 80
"""No set of cards has more."""
_LARGEST = (1 << 63) - 1
_BINOMIALS = tuple(min(comb(n, k), _LARGEST) for n in range(MOST_CARDS) for k in range(MOST_CARDS // 2))
"""Larger ones, which do not fit into 63 bits, are not needed: no choice is of that many cards."""


def choices(n: int, k: int) -> int:
    """In how many ways k of n cards can be chosen."""
    if k < 0 or k > n:
        return 0
    return _BINOMIALS[n * (MOST_CARDS // 2) + min(k, n - k)]


def take_choice(pool: Numbers, first: int, many: int, size: int, n: int, taken: Numbers, held: int) -> None:
    """Move the n-th (from 0) choice of ``size`` of a pool's ``many`` cards, which begin at ``first``.

    The cards go to ``taken`` from the place ``held`` on, and the pool closes up.  Choices with the pool's first card
    come first.
    """
    left, ways, i, kept = many, choices(many, size), first, first
    while 1 < size < left:
        with_it = ways * size // left
        left -= 1
        if n < with_it:
            ways = with_it
            size -= 1
            taken[held] = pool[i]
            held += 1
        else:
            ways -= with_it
            n -= with_it
            pool[kept] = pool[i]
            kept += 1
        i += 1
    for k in range(left):
        if size == left or (size == 1 and k == n):
            taken[held] = pool[i + k]
            held += 1
        else:
            pool[kept] = pool[i + k]
            kept += 1
