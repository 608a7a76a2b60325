"""Sets of Wizard's cards as one number, and the cards that a viewer has not seen.

A set is ``suited | others << SUITLESS``.  As in a hand, Wizards and Fools fill their bits from the lowest; unseen ones
have the bits above all that were seen, so they can be added to any hand.
"""

from collections.abc import Iterable, Sequence

from .....rules.wizard.cards import CARDS, FIRST_SPECIAL, FOOL, SUIT_CARDS, SUITLESS, SUITS, VALUES, WIZARD, kind_bits
from .....rules.wizard.hands import with_card
from .....rules.wizard.state import SINGLE_SUIT
from .....rules.wizard.view import View

SUITED = (1 << SUITLESS) - 1
"""All bits of number cards."""
ALL_CLASSES = (1 << (SUITS + 1)) - 1
"""The classes of cards: the suits, and the cards without a suit; V5: each seat's own fifteen cards."""


def as_set(suited: int, others: int) -> int:
    """The set of these cards."""
    return suited | others << SUITLESS


def plus(cards: int, card: int) -> int:
    """The set with one more card."""
    return cards | 1 << card if card < SUITLESS else as_set(cards & SUITED, with_card(cards >> SUITLESS, card))


def alike(card: int) -> bool:
    """A1: whether the deck has several copies of it."""
    return copies(card) > 1


def copies(card: int) -> int:
    """A1: how many copies the deck has."""
    return 1 if card < SUITLESS else kind_bits(card).bit_count()


def times(cards: int, card: int) -> int:
    """How many such cards are in the set."""
    return (cards >> card & (1 << copies(card)) - 1).bit_count()


def numbers(cards: int) -> list[int]:
    """The numbers of the set's cards; all Wizards have the same number, and all Fools."""
    return [card if card >= FIRST_SPECIAL or card < WIZARD else card & ~3 for card in range(CARDS) if cards >> card & 1]


def of_suits(suits: int) -> int:
    """The set of all number cards of these suits (bits)."""
    return sum(SUIT_CARDS << 16 * suit for suit in range(SUITS) if suits >> suit & 1)


def allowed(view: View, seat: int, lacks: int) -> int:
    """A9: the classes that may be in the seat's hand if it lacks these suits; V5: only its own."""
    return 1 << seat if view.mode == SINGLE_SUIT else ALL_CLASSES & ~lacks


def played(view: View, seat: int) -> int:
    """The set of cards that the seat has played in this round."""
    return as_set(view.played_suited[seat], view.played_others[seat])


def seen(view: View, held: Sequence[int], apart: Sequence[int]) -> list[int]:
    """All sets of seen cards: in hands, played, or laid aside."""
    return [*held, *(played(view, seat) for seat in range(view.seats)), *(plus(0, card) for card in apart)]


def how_many(sets: Sequence[int], card: int) -> int:
    """How many such cards are in all these sets."""
    return sum(times(cards, card) for cards in sets)


def unseen(view: View, held: Sequence[int], apart: Sequence[int]) -> list[list[int]]:
    """The unseen cards, by class."""
    if view.mode == SINGLE_SUIT:
        return [_own_unseen(seat, played(view, seat) | held[seat]) for seat in range(view.seats)]
    sets = seen(view, held, apart)
    together = 0
    for cards in sets:
        together |= cards
    classes = [_but(together, range(16 * suit, 16 * suit + VALUES)) for suit in range(SUITS)]
    specials = (card for card in range(FIRST_SPECIAL, CARDS) if view.specials >> (card - FIRST_SPECIAL) & 1)
    rest = [*range(WIZARD + how_many(sets, WIZARD), FOOL), *range(FOOL + how_many(sets, FOOL), FIRST_SPECIAL)]
    return [*classes, [1 << card for card in rest] + _but(together, specials)]


def _own_unseen(seat: int, seen: int) -> list[int]:
    """V5: a suit's cards, a Wizard and a Fool."""
    own = _but(seen, range(16 * seat, 16 * seat + VALUES))
    return own + _but(seen, (WIZARD, FOOL))


def _but(seen: int, cards: Iterable[int]) -> list[int]:
    """The cards that are not in the set, each as a set of one."""
    return [1 << card for card in cards if not seen >> card & 1]
