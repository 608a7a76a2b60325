"""A fixed number for every move of Wizard, the same in both engines and in every environment.

========= =========================================================================================
0-20      bid 0 to 20
21-25     trump: blue, green, red, yellow, none
26-77     play a number card: 26 + 13 * suit + value - 1
78-92     play a card without a suit, in the order of the ``OTHER`` numbers below
93        play the card that its owner has not seen (V4); only seats use it, never the state
94-145    pass a number card: 94 + 13 * suit + value - 1
146-153   pass Wizard, Fool, shapeshifter, dragon, fairy, bomb, juggler, cloud
154, 155  the Cloud changes the bid by -1, by +1
========= =========================================================================================
"""

from .cards import SUITLESS, VALUES

BID = 0
TRUMP = 21
NO_TRUMP = 25
PLAY = 26
PLAY_OTHER = 78
PLAY_UNSEEN = 93
PASS = 94
PASS_OTHER = 146
CHANGE = 154
CODES = 156
"""Codes are below this."""

OTHER_WIZARD, OTHER_FOOL = 0, 1
OTHER_SHAPESHIFTER = 2
"""As a Wizard; the next one is as a Fool."""
OTHER_DRAGON, OTHER_FAIRY, OTHER_BOMB = 4, 5, 6
OTHER_JUGGLER, OTHER_CLOUD = 7, 11
"""As blue; the next three are as green, red and yellow."""
OTHER_UNSEEN = 15


def number_index(card: int) -> int:
    """0 to 51 for a number card: 13 * suit + value - 1."""
    return VALUES * (card >> 4) + (card & 15)


def number_card(index: int) -> int:
    """The number card of an index 0 to 51."""
    suit = index * 79 >> 10  # index // 13, but without the division: a twentieth of a move's time when compiled
    return index + 3 * suit


def playable_others(others: int) -> int:
    """Each way to play the cards without a suit that a hand holds, as a set of ``OTHER`` numbers (S1, S6, S7)."""
    shapeshifter = 3 * ((others >> 8) & 1)
    juggler = 15 * ((others >> 13) & 1)
    cloud = 15 * ((others >> 14) & 1)
    rest = (others & 1) | (((others >> 4) & 1) << 1) | (((others >> 9) & 7) << OTHER_DRAGON)
    return rest | (shapeshifter << OTHER_SHAPESHIFTER) | (juggler << OTHER_JUGGLER) | (cloud << OTHER_CLOUD)


def passable_others(others: int) -> int:
    """The kinds of cards without a suit that a hand holds, as a set of numbers from ``PASS_OTHER``."""
    return (others & 1) | (((others >> 4) & 1) << 1) | (((others >> 8) & 15) << 2) | (((others >> 13) & 3) << 6)


def passed_card(code: int) -> int:
    """The card that a passing move names (S6)."""
    if code < PASS_OTHER:
        return number_card(code - PASS)
    kind = code - PASS_OTHER
    if kind < 2:
        return SUITLESS + 4 * kind
    return SUITLESS + 6 + kind + (kind >= 6)
