"""How far the journeyman is from a master.  Restricted Python."""

from dataclasses import dataclass

from ...rules.chance import round_key
from ...rules.roots import sqrt

_PARTS = 4
"""How many uniform random numbers are added up to make one approximately normal one."""
_SCALE = sqrt(12.0 / _PARTS)
_UNIT = 2.0**-63
"""Keys are below 2**63."""


@dataclass(slots=True)
class Weakness:
    """Larger errors and a higher ``lowest`` make it weaker.

    The errors are standard deviations of errors that stay the same for a seat's whole round, so clear cases are never
    misjudged.
    """

    lowest: int = 0
    """Played cards of plain suits are remembered from this value up."""
    hopes: float = 0.0
    """By how many points a trick a hand is over- or underrated when bidding."""
    slips: float = 0.0
    """By how many points the value of a card is misjudged."""


def deviation(key: int, number: int) -> float:
    """A pseudo-random number computed from these two: mean 0, standard deviation 1, never beyond 3.5."""
    total = 0.0
    for part in range(_PARTS):
        total += round_key(key, _PARTS * number + part) * _UNIT
    return (total - _PARTS / 2.0) * _SCALE
