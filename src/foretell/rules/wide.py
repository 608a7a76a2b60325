"""Whole numbers of any size up to 2**190, in an array: what counting deals needs.

The numbers are at the places 0, 1, 2 … of an array, which has ``LIMBS`` elements for each of them.  CPython keeps a
number in the first of these elements; in C each holds 32 bits of it (``wide.h``).
"""

from .arrays import Numbers
from .chance import below

LIMBS = 6
"""How many elements of an array a number has."""
_BITS = 31
"""How many random bits are drawn at a time."""


def put(x: Numbers, i: int, n: int) -> None:
    """Number i becomes n, 0 or more."""
    x[LIMBS * i] = n


def is_zero(x: Numbers, i: int) -> bool:
    """Whether number i is 0."""
    return x[LIMBS * i] == 0


def copy(x: Numbers, i: int, y: Numbers, j: int) -> None:
    """Number i of x becomes number j of y."""
    x[LIMBS * i] = y[LIMBS * j]


def multiply(x: Numbers, i: int, n: int) -> None:
    """Number i becomes n times as large; n is 0 or more."""
    x[LIMBS * i] *= n


def add_product(x: Numbers, i: int, y: Numbers, j: int, n: int) -> None:
    """N times number j of y is added to number i of x; n is 0 or more."""
    x[LIMBS * i] += y[LIMBS * j] * n


def divide(x: Numbers, i: int, n: int) -> int:
    """Number i is divided by n, 1 or more, and rounded down; returns the remainder."""
    x[LIMBS * i], rest = divmod(x[LIMBS * i], n)
    return rest


def divide_by(x: Numbers, i: int, j: int, k: int) -> None:
    """Number i is divided by number j, which is not 0, and rounded down; number k becomes the remainder."""
    x[LIMBS * i], x[LIMBS * k] = divmod(x[LIMBS * i], x[LIMBS * j])


def subtract(x: Numbers, i: int, y: Numbers, j: int, most: int) -> int:
    """Number j of y, which is not 0, is subtracted from number i of x as often as possible, at most ``most`` times.

    Returns how often.
    """
    times = min(x[LIMBS * i] // y[LIMBS * j], most)
    x[LIMBS * i] -= times * y[LIMBS * j]
    return times


def draw(x: Numbers, i: int, j: int, rng: Numbers) -> None:
    """Number i becomes a random number below number j (1 or more); the bias is less than 2**-31.

    Nothing is drawn if there is no choice.
    """
    n = x[LIMBS * j]
    number = 0
    if n > 1:
        words = 1 + -(-n.bit_length() // _BITS)
        for _ in range(words):
            number = number << _BITS | below(rng, 1 << _BITS)
        number = number * n >> words * _BITS
    x[LIMBS * i] = number
