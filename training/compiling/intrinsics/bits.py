"""Bit sets of cards by machine instructions: the compiled version of ``foretell.rules.bits``."""

from typing import Any

from training.compiling.instructions import nth_bit, population, trailing_zeros


def count(mask: int) -> Any:
    """How many members the set has."""
    return population(mask)


def lowest(mask: int) -> Any:
    """The lowest member of a non-empty set."""
    return trailing_zeros(mask)


def member(mask: int, n: int) -> Any:
    """The n-th lowest member (from 0) of a set with more than n members."""
    return nth_bit(mask, n)
