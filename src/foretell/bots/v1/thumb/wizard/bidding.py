"""Bidding: the bid, and the trump suit, with the most points to expect for this hand (A4, A6, S5, V1 to V3)."""

from collections.abc import Sequence

from .....rules.wizard.cards import NONE
from .....rules.wizard.codes import BID, NO_TRUMP, TRUMP
from .....rules.wizard.view import View
from ..choosing import best_of
from .clairvoyance import choose_unseen_bid, choose_unseen_trump
from .hand import Hand
from .meeting_bid import Prospect, worth
from .unseen import Unseen


def choose_bid(v: View, codes: Sequence[int]) -> int:
    """The bid with the most points to expect; of equals the lowest."""
    if v.unseen:
        return choose_unseen_bid(v, codes)
    prospect = prospect_of_round(v, v.trump)
    return best_of(codes, lambda code: worth(code - BID, code - BID, prospect))


def choose_trump(v: View, codes: Sequence[int]) -> int:
    """A4, S5: the trump suit (or none) with the most points to expect for this hand."""
    if v.unseen:
        return choose_unseen_trump(v, codes)
    return best_of(codes, lambda code: worth_of_round(v, NONE if code == NO_TRUMP else code - TRUMP))


def worth_of_round(v: View, trump: int) -> float:
    """The points to expect with the best bid if this suit is trump."""
    prospect = prospect_of_round(v, trump)
    return max(worth(bid, bid, prospect) for bid in range(v.cards + 1))


def prospect_of_round(v: View, trump: int) -> Prospect:
    """What the hand that was dealt should win if this suit is trump."""
    hand = Hand(Unseen(v, trump), v.others[v.seat])
    return Prospect(hand.mean, hand.variance, hand.play, v.cards, v.seat == (v.dealer + 1) % v.seats)
