"""The kinds of games in the data set, which take turns."""

from dataclasses import dataclass

from ..game.cards import SPECIALS
from ..game.options import Bidding, ExtremeOptions, Mode, Options, PlusMinus, WizardOptions


@dataclass(frozen=True, slots=True)
class GameKind:
    """Options and a number of players, under a name."""

    name: str
    options: Options
    players: int


KINDS = (
    *(GameKind(f"classic-{players}", WizardOptions(), players) for players in range(3, 7)),
    *(GameKind(f"specials-{players}", WizardOptions(SPECIALS), players) for players in range(3, 7)),
    GameKind("some-specials-4", WizardOptions(("bomb", "juggler", "cloud")), 4),
    GameKind("plus-minus-one-4", WizardOptions(plus_minus_one=True), 4),
    GameKind("not-one-card-5", WizardOptions(plus_minus_one=PlusMinus.NOT_ONE_CARD), 5),
    GameKind("zero-allowed-3", WizardOptions(plus_minus_one=PlusMinus.ZERO_ALLOWED), 3),
    GameKind("hidden-4", WizardOptions(bidding=Bidding.HIDDEN), 4),
    GameKind("secret-5", WizardOptions(bidding=Bidding.SECRET), 5),
    GameKind("clairvoyance-4", WizardOptions(mode=Mode.CLAIRVOYANCE), 4),
    GameKind("single-suit-3", WizardOptions(mode=Mode.SINGLE_SUIT), 3),
    GameKind("single-suit-4", WizardOptions(mode=Mode.SINGLE_SUIT), 4),
    GameKind("maximus-4", WizardOptions(mode=Mode.MAXIMUS), 4),
    GameKind("maximus-6", WizardOptions(mode=Mode.MAXIMUS), 6),
    *(GameKind(f"extreme-{players}", ExtremeOptions(), players) for players in range(3, 6)),
    GameKind("extreme-raised-4", ExtremeOptions(raise_magician=True), 4),
)
"""Game n of a split, counted from 0, is of the kind n modulo their number."""
