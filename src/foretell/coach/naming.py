"""What the values of a reason stand for, by their names: cards and suits as records write them, and words for lists."""

from collections.abc import Callable, Sequence

from ..bots.coach.kinds import GOALS, KINDS, THREATS
from ..game.cards import SUITS
from ..game.codebook import AnyCodebook
from .advice import Value, Why

FLOATS = ("points", "tricks", "black")
"""Values that are not whole numbers."""
CARDS = ("card", "other")
SUIT_NAMES = ("suit", "best", "seal")
LISTS: dict[str, Sequence[str]] = {"goal": GOALS, "threat": THREATS, **dict.fromkeys(SUIT_NAMES, SUITS)}
"""Values that are places in a list."""


def why_of(codebook: AnyCodebook, kind: int, values: Sequence[float]) -> Why:
    """The reason of this kind (its place in ``KINDS``) with these values."""
    name, names = KINDS[kind]
    return Why(name, {key: _named(codebook, key, value) for key, value in zip(names, values, strict=True)})


def _named(codebook: AnyCodebook, name: str, value: float) -> Value:
    if name in FLOATS:
        return value
    if name in CARDS:
        return codebook.moves[int(value)].text
    read: Callable[[int], Value] = LISTS[name].__getitem__ if name in LISTS else int
    return read(int(value))
