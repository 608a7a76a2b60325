"""Cards that come into a hand and leave it."""

from .cards import FOOL, SUITLESS, WIZARD, special_bit
from .state import State

_WIZARDS, _FOOLS = 0x0F, 0xF0


def with_card(others: int, card: int) -> int:
    """The cards without a suit and one more; Wizards and Fools fill their bits from below."""
    if card == WIZARD:
        return others | (2 * (others & _WIZARDS) + 1)
    if card == FOOL:
        return others | ((2 * (others & _FOOLS) | 0x10) & _FOOLS)
    return others | special_bit(card)


def without_card(others: int, card: int) -> int:
    """The cards without a suit and one less."""
    if card == WIZARD:
        return (others & ~_WIZARDS) | ((others & _WIZARDS) >> 1)
    if card == FOOL:
        return (others & ~_FOOLS) | (((others & _FOOLS) >> 1) & _FOOLS)
    return others & ~special_bit(card)


def give(s: State, seat: int, card: int) -> None:
    """The seat's hand gets the card."""
    if card < SUITLESS:
        s.suited[seat] |= 1 << card
    else:
        s.others[seat] = with_card(s.others[seat], card)


def take(s: State, seat: int, card: int) -> None:
    """The seat's hand loses the card."""
    if card < SUITLESS:
        s.suited[seat] &= ~(1 << card)
    else:
        s.others[seat] = without_card(s.others[seat], card)


def holds(s: State, seat: int, special: int) -> bool:
    """Whether the seat's hand has the special card."""
    return (s.others[seat] & special_bit(special)) != 0
