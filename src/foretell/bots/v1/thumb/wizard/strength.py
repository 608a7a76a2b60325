"""The strength in a trick of each way to play a card (A11, S2 to S7), from a table instead of computed."""

from .....rules.wizard.cards import FREE, HEIGHTS, NONE, SUITLESS, SUITS
from .....rules.wizard.codes import CODES, PLAY, PLAY_OTHER, WAY_FORMS, WAY_SUITS, card_of_play
from .....rules.wizard.state import SINGLE_SUIT, STANDARD, State
from .....rules.wizard.tricks import number_height, strength

NOTHING = -9
"""Weaker than any card."""


def played_as(code: int) -> tuple[int, int]:
    """The suit (SUITS: none) and the height (in quarters of a value) of the card that this move plays."""
    if code < PLAY_OTHER:
        card = card_of_play(code)
        return card >> 4, number_height(card)
    way = code - PLAY_OTHER
    return WAY_SUITS[way], HEIGHTS[WAY_FORMS[way] - SUITLESS]


def _strengths(trump: int, led: int, mode: int) -> list[int]:
    """The strength of each move code, for this trump suit and suit to follow."""
    s = State(trump=trump, led=led, mode=mode)
    row = [NOTHING] * CODES
    for code in range(PLAY, PLAY_OTHER + len(WAY_FORMS)):
        row[code] = strength(s, *played_as(code))
    return row


_TABLES = {
    mode: [[_strengths(trump, led, mode) for led in range(FREE, SUITS)] for trump in range(NONE, SUITS)]
    for mode in (STANDARD, SINGLE_SUIT)
}


def strengths(trump: int, led: int, mode: int) -> list[int]:
    """The strength of each move code, for a trump suit (or NONE) and a suit to follow (or NONE or FREE), cached."""
    return _TABLES[SINGLE_SUIT if mode == SINGLE_SUIT else STANDARD][trump + 1][led + 2]
