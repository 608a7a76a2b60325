"""A deal card by card: which card comes next with which chance (A2, A4, B3, V5)."""

from collections.abc import Callable
from typing import Any, SupportsIndex

from ..game.options import seed_of
from ..rules.extreme import deal as extreme
from ..rules.extreme.state import State as ExtremeState
from ..rules.wizard import deal as wizard
from ..rules.wizard.state import SINGLE_SUIT
from ..rules.wizard.state import State as WizardState

AnyState = WizardState | ExtremeState


class Dealing:
    """The deal of a game's next round, as far as it is made.

    Cards are dealt in turn from seat 0 on, and then the card to turn up, if there is one.
    """

    def __init__(self, state: AnyState) -> None:
        """Begin the deal of a game that waits for one; the state stays as it is."""
        coming = state.copy()
        self.deck = [0] * wizard.DECK_ROOM
        """The cards that are dealt, at the places where the rules want them."""
        self.cards: list[int] = []
        """The cards that are dealt, in order."""
        self.places, self._packs, self._pack_of = (
            _of_wizard(coming) if isinstance(coming, WizardState) else _of_extreme(coming)
        )

    def __copy__(self) -> "Dealing":
        """An independent copy."""
        other = object.__new__(Dealing)
        other.deck, other.cards, other.places = self.deck[:], self.cards[:], self.places
        other._packs, other._pack_of = [dict(pack) for pack in self._packs], self._pack_of
        return other

    @property
    def is_done(self) -> bool:
        """Whether all cards are dealt."""
        return len(self.cards) == len(self.places)

    def _pack(self) -> dict[int, int]:
        """The cards of which the next one is dealt, and how many there are of each."""
        return self._packs[self._pack_of[len(self.cards)] if self._pack_of else 0]

    def chances(self) -> list[tuple[int, float]]:
        """The cards that may come next, ascending, each with its chance."""
        pack = self._pack()
        left = sum(pack.values())
        return [(card, many / left) for card, many in pack.items()]

    def put(self, card: int) -> None:
        """Deal this card; raises ValueError if it cannot come next."""
        pack = self._pack()
        if card not in pack:
            raise ValueError(f"card {card} cannot be dealt now")
        if pack[card] == 1:
            del pack[card]
        else:
            pack[card] -= 1
        self.deck[self.places[len(self.cards)]] = card
        self.cards.append(card)


_Plan = tuple[tuple[int, ...], list[dict[int, int]], tuple[int, ...]]
"""The places in the deck in the order of the deal, packs, and for each place its pack (empty: all from the first)."""


def _of_wizard(coming: WizardState) -> _Plan:
    wizard.start_round(coming)
    seats, cards = coming.seats, coming.cards
    places = [wizard.place_in_deck(coming, seat, n) for n in range(cards) for seat in range(seats)]
    full = _full(wizard.fill_deck, coming)
    if coming.mode == SINGLE_SUIT:
        own = [full[wizard.OWN_CARDS * seat : wizard.OWN_CARDS * (seat + 1)] for seat in range(seats)]
        return tuple(places), [_counted(pack) for pack in own], tuple(range(seats)) * cards
    turned = [seats * cards] if wizard.turns_up(coming) else []
    return (*places, *turned), [_counted(full)], ()


def _of_extreme(coming: ExtremeState) -> _Plan:
    full = _full(extreme.fill_deck, coming)
    return tuple(range(extreme.CARDS_EACH * coming.seats)), [_counted(full)], ()


def _full(fill_deck: Callable[[Any, list[int]], int], state: AnyState) -> list[int]:
    deck = [0] * wizard.DECK_ROOM
    return deck[: fill_deck(state, deck)]


def _counted(cards: list[int]) -> dict[int, int]:
    """How many there are of each card, ascending."""
    return {card: cards.count(card) for card in sorted(set(cards))}


def deck_of(state: AnyState, seed: SupportsIndex) -> list[int]:
    """The cards that the next round of ``Game(..., seed=seed)`` deals, in the order of ``Dealing``; the state stays."""
    dealt = state.copy()
    dealt.seed = seed_of(seed)
    deck = [0] * wizard.DECK_ROOM
    if isinstance(dealt, WizardState):
        wizard.deal(dealt, deck)
    else:
        extreme.deal(dealt, deck)
    return [deck[place] for place in Dealing(state).places]
