"""The strength in a trick of each way to play a card (A11, S2 to S7).  Restricted Python."""

from ....rules.wizard.cards import HEIGHTS, SUITLESS, SUITS, VALUES
from ....rules.wizard.codes import PLAY, WAY_FORMS, WAY_SUITS

NOTHING = -9
"""Weaker than any card."""
_TRUMP = 400
"""What a card of the trump suit has more than its height."""
PLAYED_SUITS = (*(suit for suit in range(SUITS) for _ in range(VALUES)), *WAY_SUITS)
"""By code less ``PLAY``: the suit (SUITS: none) of the card that this move plays."""
PLAYED_HEIGHTS = (
    *(4 * value for _ in range(SUITS) for value in range(1, VALUES + 1)),
    *(HEIGHTS[form - SUITLESS] for form in WAY_FORMS),
)
"""By code less ``PLAY``: the card's height, in quarters of a value."""


def strength(code: int, trump: int, led: int, single: int) -> int:
    """How strong the card is that this move plays, for a trump suit (or NONE) and a suit to follow (or NONE or FREE).

    ``single``: V5: 1 if only the value counts.
    """
    suit = PLAYED_SUITS[code - PLAY]
    if suit == trump:
        return _TRUMP + PLAYED_HEIGHTS[code - PLAY]
    return PLAYED_HEIGHTS[code - PLAY] if suit in (SUITS, led) or single else 0
