"""The kinds of seals and their names (B2)."""

from collections.abc import Sequence

from ..rules.extreme.cards import KINDS
from .cards import SUITS

SEAL_NAMES = (*map(str, SUITS), "white", "black")
"""The kinds of seals in the order of their numbers: suits' letters, ``white``, ``black``."""


def seals_of(seals: Sequence[int], owner: int) -> dict[str, int]:
    """The owner's part of a list of seals by owner and kind, with names; kinds without any are left out."""
    held = seals[KINDS * owner : KINDS * (owner + 1)]
    return {name: n for name, n in zip(SEAL_NAMES, held, strict=True) if n}
