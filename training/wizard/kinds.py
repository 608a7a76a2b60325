"""The kinds of Wizard for training."""

from collections.abc import Sequence
from itertools import product

from foretell import SPECIALS, Bidding, Mode, WizardOptions
from foretell.bots.net.wizard import layout

from ..exploring import Exploring
from ..games import Learned, Share

_CLASSIC = tuple(f"classic {players}" for players in (3, 4, 5, 6))
GROUPS = (*_CLASSIC, "other bidding", "clairvoyance", "single-suit", "maximus", "special cards")
OPEN = (Bidding.OPEN, False)
BIDDINGS = (OPEN, (Bidding.OPEN, True), (Bidding.HIDDEN, False), (Bidding.SECRET, False))
_FEWEST = 3
_MORE_OFTEN = dict(zip(BIDDINGS, (1.0, 3.0, 1.5, 1.5), strict=True))
_SEATS = ((3, 0.3), (4, 0.42), (5, 0.14), (6, 0.14))
Kinds = list[tuple[WizardOptions, int]]


def share(options: WizardOptions, players: int, weight: float) -> Share:
    """A kind of game and its share, with three players a larger one where bids are bound or not seen: they err most."""
    if players == _FEWEST:
        weight *= _MORE_OFTEN[(options.bidding, bool(options.plus_minus_one))]
    if options.specials:
        group = GROUPS.index("special cards")
    elif options.mode is not Mode.STANDARD:
        group = GROUPS.index(options.mode.value)
    else:
        plain = (options.bidding, options.plus_minus_one) == OPEN
        group = players - 3 if plain else GROUPS.index("other bidding")
    return Share(options, players, weight, group)


def spread(kinds: Kinds, weight: float) -> list[Share]:
    """These kinds, with equal shares of the weight."""
    return [share(options, players, weight / len(kinds)) for options, players in kinds]


def subsets() -> list[tuple[str, ...]]:
    """All sets of special cards, with the Dragon and the Fairy only together (S8)."""
    wishes = product((0, 1), repeat=len(SPECIALS))
    chosen = [tuple(name for name, wanted in zip(SPECIALS, wish, strict=True) if wanted) for wish in wishes]
    return [names for names in chosen if names and ("dragon" in names) == ("fairy" in names)]


def kinds_of(specials: tuple[str, ...], mode: Mode) -> Kinds:
    """All kinds of bidding and numbers of players for these cards and this mode."""
    options = [WizardOptions(specials, mode, bidding, plus) for bidding, plus in BIDDINGS]
    return [(o, players) for o in options for players in range(o.fewest_players, o.most_players + 1)]


def mixture(classic: float) -> Sequence[Share]:
    """All kinds; ``classic`` is the share of the game without options, about two fifths of it with four players.

    With the usual share of 0.36 special cards are as frequent.
    """
    rest = 1.0 - classic
    shares = [share(WizardOptions(), players, classic * part) for players, part in _SEATS]
    shares += spread(kinds_of((), Mode.STANDARD), 0.23 * rest)
    for mode in (Mode.CLAIRVOYANCE, Mode.SINGLE_SUIT, Mode.MAXIMUS):
        shares += spread(kinds_of((), mode), 0.07 * rest)
    shares += spread([kind for names in subsets() for kind in kinds_of(names, Mode.STANDARD)], 0.28 * rest)
    shares += spread(kinds_of(SPECIALS, Mode.STANDARD), 0.28 * rest)
    return shares


_EXPLORING = Exploring(bids_near=0.14, bids_anywhere=0.03, cards=2.0, alone=1)
WIZARD = Learned("wizard", layout, GROUPS, mixture, _EXPLORING)
