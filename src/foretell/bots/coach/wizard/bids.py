"""The reason for a bid, for naming trump, and for the Cloud's change of a bid.  Restricted Python."""

from collections.abc import Sequence

from ....rules.arrays import Numbers
from ....rules.bits import count
from ....rules.wizard.cards import SUIT_CARDS, SUITS
from ....rules.wizard.codes import BID as FIRST_BID
from ....rules.wizard.codes import CHANGE, NO_TRUMP
from ....rules.wizard.codes import TRUMP as FIRST_TRUMP
from ....rules.wizard.state import OPEN
from ....rules.wizard.view import View
from ...choices import best_of
from ...net.both.judging import judge
from ...net.thinking import Net
from .. import kinds
from ..reasons import add, add_share, by_points, give
from .room import Coach, find_outcomes


def explain_bids(c: Coach, v: View, codes: Numbers, many: int, nets: Sequence[Net]) -> None:
    """Give a reason for each of these bids."""
    judging = c.trying.playing.judging
    forbidden = forbidden_favourite(c, v, many, nets)
    find_outcomes(c.outcomes, judging, v, codes, many, nets)
    for m in range(many):
        if m == c.best:
            explain_best_bid(c, v, codes, m, forbidden)
        else:
            explain_other_bid(c, codes, m)


def forbidden_favourite(c: Coach, v: View, many: int, nets: Sequence[Net]) -> int:
    """V1: the bid that the rules forbid and the nets would like best; -1 if there is none."""
    if many == v.cards + 1:
        return -1
    judging = c.trying.playing.judging
    for bid in range(v.cards + 1):
        c.all_bids[bid] = FIRST_BID + bid
    judge(judging, v, c.all_bids, v.cards + 1, nets)
    favourite = best_of(judging.points, v.cards + 1)
    return favourite if favourite == v.cards - sum_of_bids(v) else -1


def sum_of_bids(v: View) -> int:
    """A6: the sum of the bids that have been made, if all of them are seen."""
    total = 0
    for seat in range(v.seats):
        total += max(v.bid[seat], 0)
    return total


def explain_best_bid(c: Coach, v: View, codes: Numbers, m: int, forbidden: int) -> None:
    """The tricks that the hand should take; for the last bidder the sum of all bids."""
    bid = codes[m] - FIRST_BID
    tricks = max(bid + c.outcomes.off[m], 0.0)
    if forbidden >= 0:
        give(c.reasons, m, kinds.BID_FORBIDDEN)
        add(c.reasons, float(forbidden))
        add(c.reasons, float(v.cards))
        return
    is_last = v.turn == v.dealer and v.bidding == OPEN
    give(c.reasons, m, kinds.BID_LAST if is_last else kinds.BID)
    add(c.reasons, tricks)
    add(c.reasons, float(bid))
    if is_last:
        add(c.reasons, float(sum_of_bids(v) + bid))
        add(c.reasons, float(v.cards))
    else:
        add_share(c.reasons, 1.0 - c.outcomes.over[m] - c.outcomes.under[m])


def explain_other_bid(c: Coach, codes: Numbers, m: int) -> None:
    """How often a bid is too low or too high, whichever is likelier."""
    is_low = c.outcomes.over[m] > c.outcomes.under[m]
    give(c.reasons, m, kinds.BID_LOW if is_low else kinds.BID_HIGH)
    add(c.reasons, float(codes[m] - FIRST_BID))
    add_share(c.reasons, c.outcomes.over[m] if is_low else c.outcomes.under[m])


def cards_of(v: View, suit: int) -> int:
    """How many cards of a suit the viewer holds."""
    return count(v.suited[v.seat] & (SUIT_CARDS << (16 * suit)))


def highest_of(v: View, suit: int) -> int:
    """The value of the viewer's highest card of a suit; 0 without one."""
    cards, value = (v.suited[v.seat] >> (16 * suit)) & SUIT_CARDS, 0
    while cards:
        cards >>= 1
        value += 1
    return value


def explain_trumps(c: Coach, v: View, codes: Numbers, many: int) -> None:
    """Give a reason for each suit that may be named, by the cards held of it."""
    best = codes[c.best] - FIRST_TRUMP
    for m in range(many):
        suit = codes[m] - FIRST_TRUMP
        if v.unseen or codes[m] == NO_TRUMP or (m != c.best and codes[c.best] == NO_TRUMP):
            explain_no_trump(c, v, codes, many, m)
        elif m == c.best and cards_of(v, suit):
            give(c.reasons, m, kinds.TRUMP)
            add_suit(c, v, suit)
            add(c.reasons, float(highest_of(v, suit)))
        elif m != c.best and cards_of(v, suit) < cards_of(v, best):
            give(c.reasons, m, kinds.TRUMP_FEWER)
            add_suit(c, v, suit)
            add_suit(c, v, best)
        elif m != c.best and highest_of(v, suit) < highest_of(v, best) and cards_of(v, suit) == cards_of(v, best):
            give(c.reasons, m, kinds.TRUMP_LOWER)
            add(c.reasons, float(suit))
            add(c.reasons, float(highest_of(v, suit)))
            add(c.reasons, float(best))
            add(c.reasons, float(highest_of(v, best)))
        else:
            by_points(c.reasons, m, c.points, many, 0)


def add_suit(c: Coach, v: View, suit: int) -> None:
    """Add a suit, and how many cards of it the viewer holds."""
    add(c.reasons, float(suit))
    add(c.reasons, float(cards_of(v, suit)))


def explain_no_trump(c: Coach, v: View, codes: Numbers, many: int, m: int) -> None:
    """S5: without trump no suit counts more than another: that suits a hand without a long one."""
    most = 0
    for suit in range(SUITS):
        most = max(most, cards_of(v, suit))
    if m == c.best and codes[m] == NO_TRUMP and not v.unseen:
        give(c.reasons, m, kinds.TRUMP_NONE)
        add(c.reasons, float(most))
    else:
        by_points(c.reasons, m, c.points, many, 0)


def explain_changes(c: Coach, v: View, codes: Numbers, many: int) -> None:
    """S7: what the bid is after each change, when all tricks are known."""
    won = v.won[v.seat]
    for m in range(many):
        bid = v.bid[v.seat] + 2 * (codes[m] - CHANGE) - 1
        give(c.reasons, m, kinds.CHANGE_MET if bid == won else kinds.CHANGE_OFF)
        add(c.reasons, float(bid))
        if bid != won:
            add(c.reasons, float(won))
