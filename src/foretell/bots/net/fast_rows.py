"""What numba compiles in place of ``rows``: the same sums, in a form of which it makes vector instructions."""

from typing import Any

import numba
import numpy as np

from .rows import PADDED, WIDTH

_inlined = numba.njit(error_model="numpy", forceinline=True)


@_inlined
def add_rows(total: Any, rows: Any, which: Any, many: int) -> None:
    """Add the first ``many`` of these rows, given by their numbers, to a total."""
    for k in range(many):
        row = rows[WIDTH * which[k] : WIDTH * which[k] + WIDTH]
        for i in range(WIDTH):
            total[i] = np.int16(total[i] + np.int16(row[i]))


@_inlined
def scale(sums: Any, gains: Any, shift: int, most: int, values: Any, active: Any) -> Any:
    """A layer's values, and how many are above 0."""
    many = 0
    for i in range(WIDTH):
        values[i] = min(max(np.int32(sums[i] * gains[i]) >> np.int32(shift), np.int32(0)), np.int32(most))
    for i in range(WIDTH):
        active[many] = i
        many += values[i] > 0
    return many


@_inlined
def add_layer(total: Any, rows: Any, values: Any, active: Any, many: int) -> None:
    """Add rows to a total, each times its value."""
    for k in range(many):
        value, row = np.int32(values[active[k]]), rows[WIDTH * active[k] : WIDTH * active[k] + WIDTH]
        for i in range(WIDTH):
            total[i] = np.int32(total[i] + np.int32(value * np.int32(row[i])))


@_inlined
def add_answers(total: Any, rows: Any, move: int, values: Any, active: Any, many: int) -> None:
    """The same for the rows of a move's answers."""
    for k in range(many):
        first = PADDED * (WIDTH * move + active[k])
        value, row = np.int32(values[active[k]]), rows[first : first + PADDED]
        for i in range(PADDED):
            total[i] = np.int32(total[i] + np.int32(value * np.int32(row[i])))
