"""Passing a card after the Juggler's trick, and changing the bid for the Cloud (S6, S7).  Restricted Python."""

from ....rules.wizard.codes import CHANGE, first_play, passed_card
from ....rules.wizard.scoring import points
from ....rules.wizard.view import View
from ..odds import SAME, WORST, Codes
from .buffers import Buffers
from .hand import leave, value_hand
from .meeting_bid import worth, worth_with_cloud
from .unseen import find_unseen


def choose_pass(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """S6: the card to pass so that the rest of the hand, with an average card in its place, meets the bid best."""
    find_unseen(b.unseen, v, v.trump)
    value_hand(b.hand, b.unseen, v.others[v.seat])
    bid, p, gets = v.bid[v.seat], b.prospect, 1.0 / v.seats
    need = bid - v.won[v.seat]
    best, choice = WORST, codes[0]
    p.left, p.leads = v.tricks_left, v.leader == v.seat
    for k in range(many):
        leave(b.hand, first_play(passed_card(codes[k])), p)
        p.mean += gets
        p.variance += gets * (1.0 - gets)
        value = worth_with_cloud(bid, need, p) if v.cloud_seat == v.seat else worth(bid, need, p)
        if value > best + SAME:
            best, choice = value, codes[k]
    return choice


def choose_change(v: View, codes: Codes, many: int) -> int:
    """S7: the change that scores more; all tricks are known by now."""
    choice = codes[0]
    for k in range(1, many):
        if points_after(v, codes[k]) > points_after(v, choice):
            choice = codes[k]
    return choice


def points_after(v: View, code: int) -> int:
    """S7: the points of the round after this change."""
    return points(v.bid[v.seat] + 2 * (code - CHANGE) - 1, v.won[v.seat])
