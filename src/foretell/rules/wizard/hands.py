"""Adding cards to a hand and removing them."""

from .cards import FOOL, FOOLS, SUITLESS, WIZARD, WIZARDS, special_bit
from .state import State

_LOWEST_FOOL = special_bit(FOOL)


def with_card(others: int, card: int) -> int:
    """The cards without a suit with one more added; Wizards and Fools fill their bits from the lowest."""
    if card == WIZARD:
        return others | (2 * (others & WIZARDS) + 1)
    if card == FOOL:
        return others | ((2 * (others & FOOLS) | _LOWEST_FOOL) & FOOLS)
    return others | special_bit(card)


def without_card(others: int, card: int) -> int:
    """The cards without a suit with one removed."""
    if card == WIZARD:
        return (others & ~WIZARDS) | ((others & WIZARDS) >> 1)
    if card == FOOL:
        return (others & ~FOOLS) | (((others & FOOLS) >> 1) & FOOLS)
    return others & ~special_bit(card)


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
