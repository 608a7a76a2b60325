"""Choosing the best of several moves."""

from collections.abc import Callable, Iterable

_SAME = 1e-9
"""Values closer than this are considered equal, so that rounding never decides."""


def best_of(codes: Iterable[int], worth: Callable[[int], float]) -> int:
    """The move with the highest value; of equals the first."""
    best, choice = -1e9, -1
    for code in codes:
        value = worth(code)
        if value > best + _SAME:
            best, choice = value, code
    return choice
