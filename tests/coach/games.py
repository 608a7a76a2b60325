"""Games between bots, and the look backs at them, which take long."""

from collections.abc import Mapping
from functools import cache
from itertools import cycle

from foretell import SPECIALS, Bidding, ExtremeOptions, Game, Mode, Options, WizardOptions
from foretell.bots import make_bot
from foretell.coach import look_back
from foretell.coach.lookback import LookBack

BOX = WizardOptions(SPECIALS, round_sizes=(1, 4, 6), first_dealer=2)
KINDS: Mapping[str, tuple[Options, int]] = {
    "all special cards": (BOX, 4),
    "clairvoyance": (WizardOptions(mode=Mode.CLAIRVOYANCE), 6),
    "secret bids": (WizardOptions(bidding=Bidding.SECRET, round_sizes=(3, 5)), 3),
    "Extreme": (ExtremeOptions(rounds=2, raise_magician=True), 4),
}
LEVELS = ("apprentice", "master", "random", "thumb")


@cache
def played(kind: str) -> Game:
    """A game of this kind between bots of different levels."""
    options, players = KINDS[kind]
    game = Game(options, players, seed=11)
    bots = [make_bot(level, seat) for seat, level in zip(range(players), cycle(LEVELS), strict=False)]
    while game.turn is not None:
        game.apply(bots[game.turn].choose(game.observe(game.turn)))
    return game


@cache
def answers(kind: str) -> tuple[LookBack, LookBack]:
    """The look back at it: the first answer, and the one that replaces it."""
    first: list[LookBack] = []
    whole = look_back(played(kind), found=first.append)
    return first[0], whole


def found(kind: str) -> LookBack:
    """The look back at it."""
    return answers(kind)[1]
