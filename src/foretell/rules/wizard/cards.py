"""Wizard's cards and the numbers that stand for them (A1, S1 to S8).

A card is ``16 * lane + bit``: lanes 0 to 3 are the suits, where the bit is the value less one; lane 4 holds the cards
without a suit.  A hand is two bit sets: ``suited`` (lanes 0 to 3) and ``others`` (lane 4).  The four Wizards are all
alike, and so are the Fools: a hand with three of them has the lowest three of their four bits.
"""

NONE = -1
"""No card, no suit, no seat."""
FREE = -2
"""As the led suit: no suit is to be followed in this trick (A10)."""

BLUE, GREEN, RED, YELLOW = 0, 1, 2, 3
SUITS = 4
VALUES = 13
SUIT_CARDS = (1 << VALUES) - 1

SUITLESS = 64
WIZARD, FOOL = 64, 68
SHAPESHIFTER, DRAGON, FAIRY, BOMB, WEREWOLF, JUGGLER, CLOUD = 72, 73, 74, 75, 76, 77, 78
FIRST_SPECIAL, LAST_SPECIAL = 72, 78
CARDS = 79
"""Card numbers are below this."""


def special_bit(card: int) -> int:
    """The card's bit in ``others`` (Wizard or Fool: its lowest)."""
    return 1 << (card - SUITLESS)


def leaves_suit_open(card: int) -> bool:
    """A10, S3, S4: after a Fool, the Fairy or the Bomb the suit to follow is still to be set."""
    return card == FOOL or card == FAIRY or card == BOMB


def frees_suit(card: int) -> bool:
    """A10, S2: a Wizard or the Dragon before any suit is set means that none will be followed."""
    return card == WIZARD or card == DRAGON
