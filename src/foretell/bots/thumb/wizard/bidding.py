"""Bidding: the bid, and the trump suit, with the most points to expect for this hand (A4, A6, S5, V1 to V3).

Restricted Python.
"""

from ....rules.wizard.cards import NONE
from ....rules.wizard.codes import BID, NO_TRUMP, TRUMP
from ....rules.wizard.view import View
from ..odds import SAME, WORST, Codes
from .buffers import Buffers
from .clairvoyance import choose_unseen_bid, choose_unseen_trump
from .hand import value_hand
from .meeting_bid import worth
from .unseen import find_unseen


def choose_bid(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """The bid with the most points to expect; of equals the lowest."""
    if v.unseen:
        return choose_unseen_bid(v, codes, many, b.trick_cards)
    find_prospect(v, v.trump, b)
    best, choice = WORST, codes[0]
    for k in range(many):
        points = worth(codes[k] - BID, codes[k] - BID, b.prospect)
        if points > best + SAME:
            best, choice = points, codes[k]
    return choice


def choose_trump(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """A4, S5: the trump suit (or none) with the most points to expect for this hand."""
    if v.unseen:
        return choose_unseen_trump(v, codes, many, b.trick_cards)
    best, choice = WORST, codes[0]
    for k in range(many):
        points = worth_of_round(v, NONE if codes[k] == NO_TRUMP else codes[k] - TRUMP, b)
        if points > best + SAME:
            best, choice = points, codes[k]
    return choice


def worth_of_round(v: View, trump: int, b: Buffers) -> float:
    """The points to expect with the best bid if this suit is trump."""
    find_prospect(v, trump, b)
    best = WORST
    for bid in range(v.cards + 1):
        best = max(best, worth(bid, bid, b.prospect))
    return best


def find_prospect(v: View, trump: int, b: Buffers) -> None:
    """What the hand that was dealt should win if this suit is trump."""
    find_unseen(b.unseen, v, trump)
    value_hand(b.hand, b.unseen, v.others[v.seat])
    p = b.prospect
    p.mean, p.variance, p.play = b.hand.mean, b.hand.variance, b.hand.play
    p.left, p.leads = v.cards, v.seat == (v.dealer + 1) % v.seats
