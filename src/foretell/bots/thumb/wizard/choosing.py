"""Chooses thumb's move of Wizard, the one with the most points to expect.  Restricted Python.

A card (A8), a bid or the trump suit (A4, A6, S5, V1 to V3), a card to pass (S6), or another bid for the Cloud (S7).
"""

from ....rules.wizard.cards import NONE
from ....rules.wizard.codes import BID, CHANGE, NO_TRUMP, TRUMP, first_play, passed_card
from ....rules.wizard.scoring import points
from ....rules.wizard.state import BIDDING, NAMING, PASSING, PLAYING
from ....rules.wizard.view import View
from ..odds import SAME, WORST, Codes
from .buffers import Buffers
from .clairvoyance import choose_unseen_bid, choose_unseen_trump
from .hand import leave, value_hand, worth, worth_with_cloud
from .trick import CLOUD_PLAY, chance_to_win, find_trick
from .unseen import find_unseen
from .weights import SPOIL, SPOIL_WHEN_LOST


def _choose_play(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """The best card: each may win the trick or not, and leaves the rest of the hand to meet the bid."""
    find_unseen(b.unseen, v, v.trump)
    value_hand(b.hand, b.unseen, v.others[v.seat])
    find_trick(b.trick, v, b.unseen)
    bid = v.bid[v.seat]
    need, has_cloud = bid - v.won[v.seat], v.cloud_seat == v.seat
    spoiling = _spoil(v, need)
    b.prospect.left = v.tricks_left - 1
    best, choice = WORST, codes[0]
    for k in range(many):
        value = _worth_of_card(b, codes[k], bid, need, spoiling, has_cloud)
        if value > best + SAME:
            best, choice = value, codes[k]
    return choice


def _worth_of_card(b: Buffers, code: int, bid: int, need: int, spoiling: float, has_cloud: bool) -> float:
    """The points to expect after playing a card, whether it wins the trick or not."""
    p, wins = b.prospect, chance_to_win(b.trick, b.unseen, code)
    leave(b.hand, code, p)
    value = wins * spoiling
    if wins > 0.0:
        p.leads = True
        if has_cloud or b.trick.cloudy or code >= CLOUD_PLAY:
            value += wins * worth_with_cloud(bid, need - 1, p)
        else:
            value += wins * worth(bid, need - 1, p)
    if wins < 1.0:
        p.leads = False
        value += (1.0 - wins) * (worth_with_cloud(bid, need, p) if has_cloud else worth(bid, need, p))
    return value


def _spoil(v: View, need: int) -> float:
    """The value of taking the trick from the player who is winning it: more once the viewer's bid is lost."""
    if not v.played or v.bid[v.best_seat] < 0:
        return 0.0
    value = SPOIL if 0 <= need <= v.tricks_left else SPOIL_WHEN_LOST
    return value if v.bid[v.best_seat] > v.won[v.best_seat] else -value


def _choose_bid(v: View, codes: Codes, many: int, b: Buffers) -> int:
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


def _choose_trump(v: View, codes: Codes, many: int, b: Buffers) -> int:
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


def _choose_pass(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """S6: the card to pass so that the rest of the hand, with an average card in its place, meets the bid best.

    The trick is over, and its winner leads the next.
    """
    find_unseen(b.unseen, v, v.trump)
    value_hand(b.hand, b.unseen, v.others[v.seat])
    bid, p, gets = v.bid[v.seat], b.prospect, 1.0 / v.seats
    need = bid - v.won[v.seat]
    best, choice = WORST, codes[0]
    p.left, p.leads = v.tricks_left, v.best_seat == v.seat
    for k in range(many):
        leave(b.hand, first_play(passed_card(codes[k])), p)
        p.mean += gets
        p.variance += gets * (1.0 - gets)
        value = worth_with_cloud(bid, need, p) if v.cloud_seat == v.seat else worth(bid, need, p)
        if value > best + SAME:
            best, choice = value, codes[k]
    return choice


def _choose_change(v: View, codes: Codes, many: int) -> int:
    """S7: the change that scores more; all tricks are known by now."""
    choice = codes[0]
    for k in range(1, many):
        if points_after(v, codes[k]) > points_after(v, choice):
            choice = codes[k]
    return choice


def points_after(v: View, code: int) -> int:
    """S7: the points of the round after this change."""
    return points(v.bid[v.seat] + 2 * (code - CHANGE) - 1, v.won[v.seat])


def choose_as_thumb(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """The code of the legal move that seems best, of these ``many``."""
    if many == 1:
        return codes[0]
    if v.phase == PLAYING:
        return _choose_play(v, codes, many, b)
    if v.phase == BIDDING:
        return _choose_bid(v, codes, many, b)
    if v.phase == PASSING:
        return _choose_pass(v, codes, many, b)
    return _choose_trump(v, codes, many, b) if v.phase == NAMING else _choose_change(v, codes, many)
