"""Playing a card (A8): the one with the most points to expect in the round.  Restricted Python."""

from ....rules.wizard.view import View
from ..odds import SAME, WORST, Codes
from .buffers import Buffers
from .hand import leave, value_hand
from .meeting_bid import worth, worth_with_cloud
from .trick import CLOUD_PLAY, chance_to_win, find_trick
from .unseen import find_unseen
from .weights import SPOIL, SPOIL_WHEN_LOST


def choose_play(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """The best card: each may win the trick or not, and leaves the rest of the hand to meet the bid."""
    find_unseen(b.unseen, v, v.trump)
    value_hand(b.hand, b.unseen, v.others[v.seat])
    find_trick(b.trick, v, b.unseen)
    bid = v.bid[v.seat]
    need, has_cloud = bid - v.won[v.seat], v.cloud_seat == v.seat
    spoiling = spoil(v, need)
    b.prospect.left = v.tricks_left - 1
    best, choice = WORST, codes[0]
    for k in range(many):
        value = worth_of_card(b, codes[k], bid, need, spoiling, has_cloud)
        if value > best + SAME:
            best, choice = value, codes[k]
    return choice


def worth_of_card(b: Buffers, code: int, bid: int, need: int, spoiling: float, has_cloud: bool) -> float:
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


def spoil(v: View, need: int) -> float:
    """The value of taking the trick from the player who is winning it: more once the viewer's bid is lost."""
    if not v.played or v.bid[v.best_seat] < 0:
        return 0.0
    value = SPOIL if 0 <= need <= v.tricks_left else SPOIL_WHEN_LOST
    return value if v.bid[v.best_seat] > v.won[v.best_seat] else -value
