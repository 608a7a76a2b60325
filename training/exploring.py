"""Exploration: now and then another move than the best.  Restricted Python: also runs compiled."""

from dataclasses import dataclass

from foretell.rules.arrays import Numbers
from foretell.rules.chance import below

_UNIT = 1 << 20


@dataclass(frozen=True, slots=True)
class Exploring:
    """Rates of exploration."""

    bids_near: float = 0.0
    """Share of bids that are one or two off the best."""
    bids_anywhere: float = 0.0
    """Share of random bids."""
    cards: float = 0.0
    """Random cards per round, if all seats explore."""
    guided: float = 0.0
    """Share of moves made by rules of thumb (``facts.is_favourite``)."""
    alone: int = 0
    """1: only one seat of each round explores, and the others learn nothing from what happens after that."""


def happens(part: float, rng: Numbers) -> bool:
    """True with this probability."""
    return float(below(rng, _UNIT)) < part * float(_UNIT)


def random_seed(rng: Numbers) -> int:
    """A random seed of a game."""
    upper = below(rng, 1 << 30)
    return (upper << 31) | below(rng, 1 << 30)


def explored_bid(rates: Exploring, best: int, many: int, rng: Numbers) -> int:
    """The index of the best of this many bids or, to explore, another one."""
    if happens(rates.bids_anywhere, rng):
        return below(rng, many)
    if happens(rates.bids_near, rng):
        off = below(rng, 4) - 2
        other = best + off + (1 if off >= 0 else 0)
        return other if 0 <= other < many else best
    return best


def explored_card(rates: Exploring, best: int, many: int, dealt: int, rng: Numbers) -> int:
    """The same for cards; ``dealt``: how many cards all seats together got in this round."""
    return below(rng, many) if happens(rates.cards / float(dealt), rng) else best
