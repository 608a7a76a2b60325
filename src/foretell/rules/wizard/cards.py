"""Wizard's cards, the numbers that encode them, and the facts about cards without a suit (A1, S1 to S8).

A card is ``16 * lane + bit``: lanes 0 to 3 are the suits, where bit i is the value i + 1; lane 4 holds the cards
without a suit.  A hand is two bit sets: ``suited`` (lanes 0 to 3) and ``others`` (lane 4).  The four Wizards are all
alike, and so are the Fools: a hand with three of them has the lowest three of their four bits.

``ROWS`` is the only place for facts about cards without a suit; the tables that the rules look up are derived from it.
The effect of a card on a trick or a round is found by its number in ``tricks``, ``specials`` and ``trump``.
"""

from typing import NamedTuple

NONE = -1
"""No card, no suit, no seat."""
FREE = -2
"""The led suit when no suit must be followed in this trick (A10)."""

BLUE, GREEN, RED, YELLOW = 0, 1, 2, 3
SUITS = 4
VALUES = 13
SUIT_CARDS = (1 << VALUES) - 1

SUITLESS = 64
WIZARD, FOOL = 64, 68
SHAPESHIFTER, DRAGON, FAIRY, BOMB, WEREWOLF, JUGGLER, CLOUD = 72, 73, 74, 75, 76, 77, 78
FIRST_SPECIAL = 72
CARDS = 79
"""All card numbers are below this."""


class Row(NamedTuple):
    """The facts about a card without a suit."""

    card: int
    height: int = 0
    """A11: its strength in a trick; if the card is given a suit, its value in quarters, as for number cards."""
    copies: int = 1
    """A1: how many copies the deck has."""
    forms: tuple[int, ...] = ()
    """S1: the cards it may be played as; empty if only as itself."""
    named_suit: bool = False
    """S6, S7: its player gives it a suit."""
    frees_suit: bool = False
    """A10, S2: played before a suit is set, it means that no suit must be followed."""
    leaves_suit_open: bool = False
    """A10, S3, S4: after it the suit to follow is still open; turned up, it means no trump."""
    stays_in_hand: bool = True
    """S5: False for the card that has left every hand before the first trick; it is never played or passed."""
    unsettles: bool = False
    """Its effect goes beyond being high or low: while it may still be played, nobody can be sure of further tricks."""


ROWS = (
    Row(WIZARD, height=800, copies=4, frees_suit=True),
    Row(FOOL, height=0, copies=4, leaves_suit_open=True),
    Row(SHAPESHIFTER, forms=(WIZARD, FOOL)),
    Row(DRAGON, height=900, frees_suit=True),
    Row(FAIRY, height=-1, leaves_suit_open=True, unsettles=True),
    Row(BOMB, height=-2, leaves_suit_open=True, unsettles=True),
    Row(WEREWOLF, stays_in_hand=False),
    Row(JUGGLER, height=30, named_suit=True, unsettles=True),
    Row(CLOUD, height=39, named_suit=True, unsettles=True),
)
"""The cards without a suit in the order of their numbers, from which the codes of moves follow (``codes``)."""

HEIGHTS = tuple(max([row.height for row in ROWS if row.card == card], default=0) for card in range(SUITLESS, CARDS))
"""``Row.height``, indexed by ``card - SUITLESS``."""
WIZARDS, FOOLS = (((1 << row.copies) - 1) << (row.card - SUITLESS) for row in ROWS[:2])
"""The bits of all Wizards and of all Fools in ``others``."""
UNSETTLING = sum(1 << (row.card - SUITLESS) for row in ROWS if row.unsettles)
"""The bits of the cards whose effect goes beyond being high or low."""
_FREEING = sum(1 << (row.card - SUITLESS) for row in ROWS if row.frees_suit)
_OPEN = sum(1 << (row.card - SUITLESS) for row in ROWS if row.leaves_suit_open)


def special_bit(card: int) -> int:
    """The card's bit in ``others`` (for Wizard and Fool, the lowest)."""
    return 1 << (card - SUITLESS)


def kind_bits(card: int) -> int:
    """The bits in ``others`` of all cards like this one: four for Wizard and Fool, else one."""
    if card == WIZARD:
        return WIZARDS
    return FOOLS if card == FOOL else special_bit(card)


def leaves_suit_open(card: int) -> bool:
    """A10, S3, S4: after a Fool, the Fairy or the Bomb the suit to follow is still open."""
    return card >= SUITLESS and (_OPEN >> (card - SUITLESS)) & 1 == 1


def frees_suit(card: int) -> bool:
    """A10, S2: a Wizard or the Dragon before a suit is set means that no suit must be followed."""
    return card >= SUITLESS and (_FREEING >> (card - SUITLESS)) & 1 == 1
