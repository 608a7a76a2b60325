"""A random kind of game: all that the rules allow comes up, but for rounds and first dealers of one's own (A14, V7)."""

from ..game.cards import SPECIALS
from ..game.options import Bidding, ExtremeOptions, Mode, Options, WizardOptions
from ..rules.chance import below

_EXTREME_SHARE = 4
"""One game in four is Wizard Extreme."""
_LONGEST_EXTREME = 10


def random_kind(rng: list[int]) -> tuple[Options, int]:
    """Random options, and a number of players that goes with them; ``rng`` as in foretell.rules.chance."""
    if below(rng, _EXTREME_SHARE) == 0:
        return _extreme(rng), 3 + below(rng, 3)
    options = _wizard(rng)
    return options, 3 + below(rng, options.most_players - 2)


def _extreme(rng: list[int]) -> ExtremeOptions:
    rounds = 1 + below(rng, _LONGEST_EXTREME) if below(rng, 2) else None
    return ExtremeOptions(rounds, 4 + below(rng, 2), bool(below(rng, 2)))


def _wizard(rng: list[int]) -> WizardOptions:
    """Half of the games have special cards, which go with the standard mode only."""
    bidding = tuple(Bidding)[below(rng, len(Bidding))]
    plus_minus_one = bidding is Bidding.OPEN and bool(below(rng, 2))
    if below(rng, 2):
        return WizardOptions(_specials(rng), Mode.STANDARD, bidding, plus_minus_one)
    return WizardOptions((), tuple(Mode)[below(rng, len(Mode))], bidding, plus_minus_one)


def _specials(rng: list[int]) -> tuple[str, ...]:
    """S8: any of the special cards, the Dragon and the Fairy only together."""
    chosen = {name for name in SPECIALS if below(rng, 3)} - {"dragon", "fairy"}
    return tuple(chosen | {"dragon", "fairy"}) if below(rng, 2) else tuple(chosen)
