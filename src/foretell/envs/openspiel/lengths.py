"""How long games can be."""

from ...game.options import WizardOptions
from ..episodes import Episodes

_SEALS = 21
"""B2, B5, B6: the most steps that take seals: 17 coloured ones from the pool, and one from a player for each white."""
_NAMINGS, _CHANGES = 1, 1


def most_moves(episodes: Episodes, size: int) -> int:
    """The most moves in a round with this many cards for each seat."""
    seats = episodes.players
    if not isinstance(episodes.options, WizardOptions):
        return _SEALS + seats + seats * size + size
    passes = seats if "juggler" in episodes.options.specials else 0
    return _NAMINGS + seats + seats * size + passes + _CHANGES


def most_cards(episodes: Episodes, size: int) -> int:
    """The most cards that are dealt in a round, and turned up."""
    return episodes.players * size + (1 if isinstance(episodes.options, WizardOptions) else 0)
