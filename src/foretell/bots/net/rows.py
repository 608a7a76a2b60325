"""Sums of rows of small integers, in which a net spends its time.

Restricted Python.  The native and the WebAssembly form have vector instructions instead
(``rows.h``), with the same sums: those who make a net see to it that none overflows the integers of
its array, whichever features are true (``training.quantising``).
"""

from ...rules.arrays import Int8s, Int16s, Int32s, Numbers

WIDTH = 256
"""Numbers in a row of a layer."""
PADDED = 16
"""Numbers in a row of answers."""


def add_rows(total: Int16s, rows: Int8s, which: Numbers, many: int) -> None:
    """Add the first ``many`` of these rows, given by their numbers, to a total."""
    for k in range(many):
        first = WIDTH * which[k]
        for i in range(WIDTH):
            total[i] += rows[first + i]


def scale(sums: Int32s, gains: Int32s, shift: int, most: int, values: Int16s, active: Int16s) -> int:
    """A layer's values: its sums times their gains, shifted right, limited to 0 to ``most``.

    Writes the indices of the values above 0 too, and returns how many these are.
    """
    many = 0
    for i in range(WIDTH):
        values[i] = min(max((sums[i] * gains[i]) >> shift, 0), most)
        if values[i] > 0:
            active[many] = i
            many += 1
    return many


def add_layer(total: Int32s, rows: Int8s, values: Int16s, active: Int16s, many: int) -> None:
    """Add rows to a total, each times its value; ``active``: the numbers of the first ``many`` rows to add."""
    for k in range(many):
        value, first = values[active[k]], WIDTH * active[k]
        for i in range(WIDTH):
            total[i] += value * rows[first + i]


def add_answers(total: Int32s, rows: Int16s, move: int, values: Int16s, active: Int16s, many: int) -> None:
    """The same for the rows of a move's answers, which are shorter."""
    for k in range(many):
        value, first = values[active[k]], PADDED * (WIDTH * move + active[k])
        for i in range(PADDED):
            total[i] += value * rows[first + i]
