"""Adding cards to a hand and removing them."""

from .cards import CARDS, FOOL, SUITLESS, kind_bits, special_bit
from .state import State

_KINDS = tuple(kind_bits(card) for card in range(SUITLESS, CARDS))
"""``card - SUITLESS`` → the bits of all cards like it; those in a hand plus the lowest of them is the next free bit."""


def with_card(others: int, card: int) -> int:
    """The cards without a suit with one more added; Wizards and Fools fill their bits from the lowest."""
    kind = _KINDS[card - SUITLESS]
    return others | ((others & kind) + (kind & -kind))


def without_card(others: int, card: int) -> int:
    """The cards without a suit with one removed."""
    kind = _KINDS[card - SUITLESS]
    return others & ~(((others & kind) + (kind & -kind)) >> 1)


def from_below(wizards: int, fools: int) -> int:
    """This many Wizards and Fools as they are stored in a hand: in the lowest of their bits."""
    return ((1 << wizards) - 1) | ((1 << fools) - 1) << (FOOL - SUITLESS)


def give(s: State, seat: int, card: int) -> None:
    """Add the card to the seat's hand."""
    if card < SUITLESS:
        s.suited[seat] |= 1 << card
    else:
        s.others[seat] = with_card(s.others[seat], card)


def take(s: State, seat: int, card: int) -> None:
    """Remove the card from the seat's hand."""
    if card < SUITLESS:
        s.suited[seat] &= ~(1 << card)
    else:
        s.others[seat] = without_card(s.others[seat], card)


def holds(s: State, seat: int, special: int) -> bool:
    """Whether the seat holds the special card."""
    return (s.others[seat] & special_bit(special)) != 0
