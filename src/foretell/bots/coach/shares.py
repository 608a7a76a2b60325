"""Shares in small numbers: 4 of 5.  Restricted Python."""

_TIMES = (0, 1, 1, 1, 1, 2, 1, 3, 2, 3, 4, 9, 1)
_OF = (1, 10, 5, 4, 3, 5, 2, 5, 3, 4, 5, 10, 1)


def nearest(share: float) -> int:
    """The number of the small share that is nearest, for ``times_of`` and ``out_of``."""
    best = 0
    for i in range(1, 13):
        if abs(_TIMES[i] / float(_OF[i]) - share) < abs(_TIMES[best] / float(_OF[best]) - share):
            best = i
    return best


def times_of(number: int) -> float:
    """How often: 4 in 4 of 5; 0 of 1 stands for hardly ever, 1 of 1 for nearly always."""
    return float(_TIMES[number])


def out_of(number: int) -> float:
    """Out of how many: 5 in 4 of 5."""
    return float(_OF[number])
