"""Wizard Extreme's cards and seals, and the numbers that encode them (B1, B2).

A card is ``16 * suit + value - 1``.  A hand is two bit sets: ``suited`` for the suits 0 to 3, and ``others`` for
purple, where bit i is the value i + 1.  The kind of a seal is its suit, WHITE or BLACK.
"""

NONE = -1
"""No card, no suit, no seat."""

BLUE, GREEN, RED, YELLOW, PURPLE = 0, 1, 2, 3, 4
SUITS = 5
VALUES = 15
SUIT_CARDS = (1 << VALUES) - 1
LAST_SUIT = 64
"""Purple cards have numbers from here on; they are in ``others``."""
TRUMP = RED
"""B1: red is always trump."""

WHITE, BLACK = 5, 6
KINDS = 7
"""Kinds of seals."""
SEALS = (3, 3, 5, 3, 3, 4, 6)
"""B2: the number of seals of each kind."""
