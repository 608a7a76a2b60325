"""Random numbers below any bound, and the n-th way to choose some cards out of many."""

from collections.abc import MutableSequence
from math import comb

from ....rules.chance import below

_BITS = 31


def number_below(rng: MutableSequence[int], n: int) -> int:
    """The generator's next random number, 0 to n - 1, however large n is; the bias is less than 2**-31."""
    if n == 1:
        return 0
    words = 1 + -(-n.bit_length() // _BITS)
    number = 0
    for _ in range(words):
        number = number << _BITS | below(rng, 1 << _BITS)
    return number * n >> words * _BITS


def nth_choice(pool: list[int], size: int, n: int) -> tuple[list[int], list[int]]:
    """The n-th (from 0) of the comb(len(pool), size) ways to choose ``size`` cards: the chosen ones, and the rest.

    Ways that choose the pool's first card come first.
    """
    chosen: list[int] = []
    rest: list[int] = []
    left = len(pool)
    ways = comb(left, size)
    i = 0
    while 1 < size < left:
        with_it = ways * size // left
        left -= 1
        if n < with_it:
            ways = with_it
            size -= 1
            chosen.append(pool[i])
        else:
            ways -= with_it
            n -= with_it
            rest.append(pool[i])
        i += 1
    if size == left:
        chosen += pool[i:]
    elif size == 1:
        chosen.append(pool[i + n])
        rest += pool[i : i + n] + pool[i + n + 1 :]
    else:
        rest += pool[i:]
    return chosen, rest
