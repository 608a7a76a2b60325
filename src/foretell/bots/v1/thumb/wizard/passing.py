"""Passing a card after the Juggler's trick, and changing the bid for the Cloud (S6, S7)."""

from collections.abc import Sequence

from .....rules.wizard.codes import CHANGE, first_play, passed_card
from .....rules.wizard.scoring import points
from .....rules.wizard.view import View
from ..choosing import best_of
from .hand import Hand
from .meeting_bid import Prospect, worth, worth_with_cloud
from .unseen import Unseen


def choose_pass(v: View, codes: Sequence[int]) -> int:
    """S6: the card to pass so that the rest of the hand, with an average card in its place, meets the bid best."""
    hand = Hand(Unseen(v, v.trump), v.others[v.seat])
    after = worth_with_cloud if v.cloud_seat == v.seat else worth
    bid = v.bid[v.seat]
    gets = 1.0 / v.seats

    def value(code: int) -> float:
        mean, variance, play = hand.without(first_play(passed_card(code)))
        rest = Prospect(mean + gets, variance + gets * (1.0 - gets), play, v.tricks_left, v.leader == v.seat)
        return after(bid, bid - v.won[v.seat], rest)

    return best_of(codes, value)


def choose_change(v: View, codes: Sequence[int]) -> int:
    """S7: the change that scores more; all tricks are known by now."""
    return best_of(codes, lambda code: points(v.bid[v.seat] + 2 * (code - CHANGE) - 1, v.won[v.seat]))
