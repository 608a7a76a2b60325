"""Square roots, which IEEE 754 says how to round: the same bits everywhere.

In C, a machine instruction (``roots.h``).
"""

from math import sqrt as _sqrt


def sqrt(x: float) -> float:
    """The square root of a number, 0 or more."""
    return _sqrt(x)
