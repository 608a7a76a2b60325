"""The chance side of a game: the deal that comes next, and how likely each deal and each card is.

>>> from foretell import Game
>>> deal = coming(Game(players=3))
>>> deal.next_card(0, gone=["W", "W"])["W"]
Fraction(1, 29)
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import comb
from typing import SupportsIndex

from ..given import each_of, must_be
from .cards import Card
from .codebook import Phase, seat_in
from .errors import DealError
from .game import Game
from .ruleset import Hands
from .rulesets import ruleset_of


@dataclass(frozen=True, slots=True)
class Coming:
    """The deal that a game waits for.  All orders of the deck are equally likely."""

    round: int
    """From 1."""
    dealer: int
    cards: int
    """How many cards each seat will be dealt."""
    turns_up: bool
    """Whether a card will be turned up for trump (A4, A5)."""
    decks: tuple[tuple[Card, ...], ...]
    """The cards that each seat is dealt from, by seat: the same deck for all, or their own cards (V5)."""
    _check: Callable[[Hands, str | None], object]
    """Raises DealError for a deal that cannot be."""

    @property
    def is_shared(self) -> bool:
        """Whether all seats are dealt from one deck (not with single suits, V5)."""
        return len(set(self.decks)) == 1

    def probability(self, hands: Hands, turned: str | None = None) -> Fraction:
        """How likely it is that the seats are dealt these hands, in any order, and this card is turned up.

        Equal cards are not told apart.  Raises DealError for a deal that cannot be.
        """
        self._check(hands, turned)
        chance, left = Fraction(1), Counter(self.decks[0])
        for seat, hand in enumerate(hands):
            if not self.is_shared:
                left = Counter(self.decks[seat])
            chance *= _drawing(left, hand)
        return chance if turned is None else chance * _drawing(left, [turned])

    def next_card(self, seat: SupportsIndex, gone: Iterable[str]) -> Mapping[Card, Fraction]:
        """How likely each card is to be the next that the seat is dealt, or that is turned up, after these.

        Raises DealError if more are gone than the deck has of a card, ValueError for a seat that does not exist,
        TypeError for what is no list, and NotationError for what is no card.
        """
        away = Counter(map(Card, each_of(gone, "the cards that are gone are a list, such as ['W', 'B5']")))
        left = Counter(self.decks[seat_in(seat, len(self.decks))])
        for card, often in away.items():
            if often > left[card]:
                raise DealError(f"{card} is gone {often} times, but the deck has it {left[card]} times")
        left -= away
        return {card: Fraction(often, left.total()) for card, often in left.items()}


def coming(game: Game) -> Coming:
    """The deal that a game waits for; raises DealError if it waits for none (a game with a seed deals at once).

    Raises TypeError for what is no game.
    """
    must_be(game, Game, "a deal comes in a Game")
    if game.phase is not Phase.DEAL:
        raise DealError("cards are dealt only before a round" if game.turn is not None else "the game is over")
    rules, state, start = ruleset_of(game.options), game.state(), game.state()
    cards, turns_up = rules.begin_round(start)
    decks = rules.decks(start, game.deck)
    return Coming(start.round, start.dealer, cards, turns_up, decks, partial(rules.lay_out, state))


def _drawing(left: Counter[Card], hand: Iterable[str]) -> Fraction:
    """How likely it is to draw exactly these cards from those that are left; they are taken out."""
    drawn = Counter(map(Card, hand))
    ways = 1
    for card, often in drawn.items():
        ways *= comb(left[card], often)
    chance = Fraction(ways, comb(left.total(), drawn.total()))
    left -= drawn
    return chance
