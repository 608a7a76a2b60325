"""Facts about cards, as features.  Restricted Python.

Each function writes the numbers of true features to ``out`` from index ``n`` on and returns the next index.
"""

from ...rules.arrays import Numbers
from ...rules.members import put_members
from ...rules.wizard.cards import CARDS, FIRST_SPECIAL, FOOL, SUITLESS, WIZARD
from ...rules.wizard.codes import PASSED_OTHERS, number_index, put_suited

SUITLESS_CARDS = 52
"""The place of the first card without a suit among the cards."""
_PASSED_PLACE = tuple(PASSED_OTHERS.index(card) if card in PASSED_OTHERS else 0 for card in range(SUITLESS, CARDS))
"""``card - SUITLESS`` → its place among the cards without a suit that can be passed."""


def put_cards(first: int, suited: int, others: int, out: Numbers, n: int) -> int:
    """A set of cards."""
    return put_members(first + SUITLESS_CARDS, others, out, put_suited(first, suited, out, n))


def kind_place(card: int) -> int:
    """A card's place among all kinds: number cards, Wizard, Fool, special cards."""
    if card < SUITLESS:
        return number_index(card)
    if card in (WIZARD, FOOL):
        return SUITLESS_CARDS + (0 if card == WIZARD else 1)
    return SUITLESS_CARDS + 2 + card - FIRST_SPECIAL


def pass_place(card: int) -> int:
    """The place of a card without a suit among those that can be passed."""
    return SUITLESS_CARDS + _PASSED_PLACE[card - SUITLESS]
