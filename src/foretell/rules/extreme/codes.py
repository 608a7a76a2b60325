"""A fixed number, its code, for every move of Wizard Extreme; both halves of the engine and all environments use it.

========= =========================================================================================
0-4       take a seal from the pool: blue, green, red, yellow, purple
5-29      take a seal from a seat: 5 + 5 * suit + seat
30        take the Black Magician
31        end the prediction
32-106    play a card: 32 + 15 * suit + value - 1
107-112   give back a seal: blue, green, red, yellow, purple, white
========= =========================================================================================
"""

from ..arrays import Numbers
from ..bits import lowest
from .cards import VALUES

SEAL = 0
SEAL_FROM = 5
MAGICIAN = 30
DONE = 31
PLAY = 32
PLAY_PURPLE = 92
RETURN = 107
CODES = 113
"""All codes are below this."""


def card_index(card: int) -> int:
    """The index of a card, 0 to 74: 15 * suit + value - 1."""
    return card - (16 - VALUES) * (card >> 4)


def put_suited(first: int, suited: int, out: Numbers, n: int) -> int:
    """Write ``first`` plus the index of each card of a set, in order, from ``n`` on; returns the next index."""
    while suited:
        out[n] = first + card_index(lowest(suited))
        suited &= suited - 1
        n += 1
    return n


def card_of(index: int) -> int:
    """The card with this index, 0 to 74."""
    suit = index * 137 >> 11  # index // 15; a division would take a twentieth of a move's time when compiled
    return index + suit
