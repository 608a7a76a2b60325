"""How long games can be."""

from ...game.options import WizardOptions
from ..kind import Kind

_SEALS = 21
"""B2, B5, B6: the most steps that take seals: 17 coloured ones from the pool, and one from a player for each white."""
_NAMINGS, _CHANGES = 1, 1


def most_moves(kind: Kind, size: int) -> int:
    """The most moves in a round with this many cards for each seat."""
    seats = kind.players
    if not isinstance(kind.options, WizardOptions):
        return _SEALS + seats + seats * size + size
    passes = seats if "juggler" in kind.options.specials else 0
    return _NAMINGS + seats + seats * size + passes + _CHANGES


def most_cards(kind: Kind, size: int) -> int:
    """The most cards that are dealt in a round, and turned up."""
    return kind.players * size + (1 if isinstance(kind.options, WizardOptions) else 0)
