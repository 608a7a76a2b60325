"""How strong each way to play a card is in a trick (A11, S2 to S7), looked up instead of worked out."""

from ....rules.wizard.cards import DRAGON, FAIRY, FOOL, FREE, NONE, SUITS, VALUES, WIZARD
from ....rules.wizard.codes import (
    CODES,
    OTHER_CLOUD,
    OTHER_DRAGON,
    OTHER_FAIRY,
    OTHER_FOOL,
    OTHER_JUGGLER,
    OTHER_SHAPESHIFTER,
    OTHER_WIZARD,
    PLAY,
    PLAY_OTHER,
)
from ....rules.wizard.state import SINGLE_SUIT, STANDARD, State
from ....rules.wizard.tricks import CLOUD_QUARTERS, JUGGLER_QUARTERS, strength

JUGGLER_BIT, CLOUD_BIT = 6, 8
"""S6, S7: the cards above 7 1/2 are those above the 7, the cards above 9 3/4 those above the 9."""
NOTHING = -9
"""Weaker than any card."""


def _code_cards() -> dict[int, tuple[int, int, int]]:
    """For each way to play: card, suit and quarters as ``strength`` takes them."""
    kinds = {OTHER_WIZARD: WIZARD, OTHER_FOOL: FOOL, OTHER_SHAPESHIFTER: WIZARD, OTHER_SHAPESHIFTER + 1: FOOL}
    kinds |= {OTHER_DRAGON: DRAGON, OTHER_FAIRY: FAIRY, OTHER_FAIRY + 1: FAIRY + 1}
    cards = {PLAY_OTHER + kind: (card, SUITS, 0) for kind, card in kinds.items()}
    for suit in range(SUITS):
        for bit in range(VALUES):
            cards[PLAY + VALUES * suit + bit] = (NONE, suit, 4 * (bit + 1))
        cards[PLAY_OTHER + OTHER_JUGGLER + suit] = (NONE, suit, JUGGLER_QUARTERS)
        cards[PLAY_OTHER + OTHER_CLOUD + suit] = (NONE, suit, CLOUD_QUARTERS)
    return cards


def _strengths(trump: int, led: int, mode: int) -> list[int]:
    """The strength of each move code where this suit is trump and this one is followed."""
    s = State(trump=trump, led=led, mode=mode)
    row = [NOTHING] * CODES
    for code, card in _code_cards().items():
        row[code] = strength(s, *card)
    return row


_TABLES = {
    mode: [[_strengths(trump, led, mode) for led in range(FREE, SUITS)] for trump in range(NONE, SUITS)]
    for mode in (STANDARD, SINGLE_SUIT)
}


def strengths(trump: int, led: int, mode: int) -> list[int]:
    """The strength of every move code, for a trump suit (or NONE) and a suit to follow (or NONE or FREE)."""
    return _TABLES[SINGLE_SUIT if mode == SINGLE_SUIT else STANDARD][trump + 1][led + 2]
