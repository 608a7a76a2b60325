"""Sums of rows of 16-bit integers, and layers of them: on these a network spends most of its time.

The functions have a twin in C (``engine/translate/c/v1_rows.h``), which takes many numbers at a time.
"""

from ....rules.arrays import Float32s, Int16s, Int32s, Numbers

WIDTH, PADDED = 256, 16
"""The numbers of a row: of features and of the second layer; of answers."""


def add_rows(total: Int32s, rows: Int16s, which: Numbers, many: int) -> None:
    """Add the first ``many`` of these rows, given by their numbers, to a total."""
    for k in range(many):
        for i in range(WIDTH):
            total[i] += rows[WIDTH * which[k] + i]


def add_weighted(total: Float32s, rows: Int16s, weights: Float32s, which: Numbers, many: int) -> None:
    """Add the first ``many`` of these rows to a total, each multiplied by its weight."""
    for k in range(many):
        for i in range(WIDTH):
            total[i] += weights[which[k]] * rows[WIDTH * which[k] + i]


def add_answers(total: Float32s, rows: Int16s, move: int, weights: Float32s, which: Numbers, many: int) -> None:
    """Add the first ``many`` of a move's rows to a total, each multiplied by its weight."""
    for k in range(many):
        for i in range(PADDED):
            total[i] += weights[which[k]] * rows[PADDED * (WIDTH * move + which[k]) + i]


def rectify(layer: Float32s, active: Numbers) -> int:
    """Set negative values to zero; write the indices of the others, and return how many there are."""
    n = 0
    for i in range(WIDTH):
        layer[i] = max(layer[i], 0.0)
        active[n] = i
        n += 1 if layer[i] > 0.0 else 0
    return n
