"""A fixed number, its code, for every move of Wizard; both halves of the engine and all environments use it.

========= =========================================================================================
0-20      bid 0 to 20
21-25     trump: blue, green, red, yellow, none
26-77     play a number card: 26 + 13 * suit + value - 1
78-92     play a card without a suit: 78 + way, the ways in the order of ``WAY_CARDS``
93        play the card that its owner has not seen (V4); only seats use it, never the state
94-145    pass a number card: 94 + 13 * suit + value - 1
146-153   pass Wizard, Fool, shapeshifter, dragon, fairy, bomb, juggler, cloud
154, 155  the Cloud changes the bid by -1, by +1
========= =========================================================================================

Trained networks and programs know these numbers, so they must never change (docs/extending.md says where there is
room).
"""

from ..arrays import Numbers
from ..bits import lowest
from .cards import (
    CARDS,
    DRAGON,
    FIRST_SPECIAL,
    FOOL,
    JUGGLER,
    NONE,
    ROWS,
    SHAPESHIFTER,
    SUITLESS,
    SUITS,
    VALUES,
    WEREWOLF,
)

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
"""All codes are below this."""

_WAYS = [
    (row.card, form, suit)
    for row in ROWS
    if row.stays_in_hand
    for form in row.forms or (row.card,)
    for suit in (range(SUITS) if row.named_suit else (SUITS,))
]
WAY_CARDS = tuple(card for card, _, _ in _WAYS)
"""Way of playing a card without a suit → the card."""
WAY_FORMS = tuple(form for _, form, _ in _WAYS)
"""Way of playing a card without a suit → the card it is played as (S1)."""
WAY_SUITS = tuple(suit for _, _, suit in _WAYS)
"""Way of playing a card without a suit → the suit it is given (S6, S7); SUITS for none."""
FIRST_WAYS = tuple(WAY_CARDS.index(card) if card in WAY_CARDS else NONE for card in range(SUITLESS, CARDS))
"""``card - SUITLESS`` → the first way of playing it; NONE if there is none."""
PASSED_OTHERS = tuple(row.card for row in ROWS if row.stays_in_hand)
"""S6: the cards without a suit that can be passed, in the order of their codes from ``PASS_OTHER`` on."""

OTHER_FOOL = FIRST_WAYS[FOOL - SUITLESS]
OTHER_SHAPESHIFTER = FIRST_WAYS[SHAPESHIFTER - SUITLESS]
"""The way of playing it as a Wizard; the next one is as a Fool."""
OTHER_DRAGON, OTHER_FAIRY, OTHER_BOMB = FIRST_WAYS[DRAGON - SUITLESS : WEREWOLF - SUITLESS]
OTHER_JUGGLER, OTHER_CLOUD = FIRST_WAYS[JUGGLER - SUITLESS :]
"""The way of playing it as blue; the next three are green, red and yellow."""
OTHER_UNSEEN = PLAY_UNSEEN - PLAY_OTHER

_SPECIAL_WAYS = tuple(
    sum(1 << way for way, card in enumerate(WAY_CARDS) if card >= FIRST_SPECIAL and held >> (card - FIRST_SPECIAL) & 1)
    for held in range(1 << (CARDS - FIRST_SPECIAL))
)
"""Special cards as a set of numbers from FIRST_SPECIAL on → all ways of playing them (S1, S6, S7), as a set."""
_FOOL, _SHAPESHIFTER, _JUGGLER = FOOL - SUITLESS, SHAPESHIFTER - SUITLESS, JUGGLER - SUITLESS
"""Bits of ``others``."""
_FOUR, _PAIR = 0b1111, 0b11
"""Widths in bits: Shapeshifter, Dragon, Fairy and Bomb; Juggler and Cloud."""
_PASSED_SHAPESHIFTER, _PASSED_JUGGLER = PASSED_OTHERS.index(SHAPESHIFTER), PASSED_OTHERS.index(JUGGLER)


def number_index(card: int) -> int:
    """The index of a number card, 0 to 51: 13 * suit + value - 1."""
    return card - (16 - VALUES) * (card >> 4)


def put_suited(first: int, suited: int, out: Numbers, n: int) -> int:
    """Write ``first`` plus the index of each number card of a set, in order, from ``n`` on; returns the next index."""
    while suited:
        out[n] = first + number_index(lowest(suited))
        suited &= suited - 1
        n += 1
    return n


def number_card(index: int) -> int:
    """The number card with this index, 0 to 51."""
    suit = index * 79 >> 10  # index // 13; a division would take a twentieth of a move's time when compiled
    return index + 3 * suit


def card_of_play(code: int) -> int:
    """The card that a playing move plays, whatever it is played as; not for ``PLAY_UNSEEN``."""
    return number_card(code - PLAY) if code < PLAY_OTHER else WAY_CARDS[code - PLAY_OTHER]


def first_play(card: int) -> int:
    """The code of the move that plays this card; the first if there are several ways to play it."""
    if card < SUITLESS:
        return PLAY + number_index(card)
    return PLAY_OTHER + FIRST_WAYS[card - SUITLESS]


def playable_others(others: int) -> int:
    """All ways of playing the cards without a suit in a hand, as a set (S1, S6, S7)."""
    return (others & 1) | (((others >> _FOOL) & 1) << OTHER_FOOL) | _SPECIAL_WAYS[others >> (FIRST_SPECIAL - SUITLESS)]


def passable_others(others: int) -> int:
    """The kinds of cards without a suit in a hand, as a set of indices into ``PASSED_OTHERS``."""
    first = (others & 1) | (((others >> _FOOL) & 1) << 1)
    middle = ((others >> _SHAPESHIFTER) & _FOUR) << _PASSED_SHAPESHIFTER
    return first | middle | (((others >> _JUGGLER) & _PAIR) << _PASSED_JUGGLER)


def passed_card(code: int) -> int:
    """The card that a passing move names (S6)."""
    return number_card(code - PASS) if code < PASS_OTHER else PASSED_OTHERS[code - PASS_OTHER]
