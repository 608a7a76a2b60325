"""Rooms for a number for each move that a seat may make, in restricted Python."""

from ..rules.arrays import MOST_MOVES


def per_move() -> list[float]:
    """A list with a number for each move."""
    return [0.0] * MOST_MOVES


def whole_per_move() -> list[int]:
    """A list with a whole number for each move."""
    return [0] * MOST_MOVES
