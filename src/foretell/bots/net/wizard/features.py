"""The features of a seat's view, as numbers (``layout``).  Restricted Python: also runs compiled.

Each function writes the numbers of true features to ``out`` from index ``n`` on and returns the next index.
"""

from ....rules.arrays import Numbers
from ....rules.members import put_members
from ....rules.wizard.cards import NONE
from ....rules.wizard.state import BIDDING, NAMING, PLAYING
from ....rules.wizard.view import UNKNOWN, View
from .card_features import put_gone, put_hand, put_known, put_trick, put_turned
from .cards_ahead import put_cards_ahead
from .layout import (
    BEST,
    BID_UNKNOWN,
    BIDDING_KIND,
    BIDS,
    BIDS_SEEN,
    CLOUD_WITH,
    DEALER,
    DEALT,
    DECK,
    DEMAND,
    DEMANDS_SEEN,
    LEADER,
    LEAST_DEMAND,
    LEAST_NEED,
    LED,
    LEFT,
    MODE,
    NEEDS,
    NEEDS_SEEN,
    NOT_BID,
    PHASE,
    PLAYERS,
    PLUS_MINUS_ONE,
    TRICKS,
    TRUMP,
    UNSEEN,
    WEREWOLF,
    WON,
)
from .suit_slots import relative, suit_slot


def write_features(v: View, slots: Numbers, out: Numbers) -> int:
    """Write the numbers of all true features (at most layout.MOST_FEATURES); return how many there are."""
    n = put_game(v, out, 0)
    n = put_places(v, slots, out, n)
    n = put_bids(v, out, n)
    n = put_hand(v, slots, out, n)
    n = put_gone(v, slots, out, n)
    n = put_known(v, slots, out, n)
    n = put_turned(v, slots, out, n)
    if v.phase == PLAYING:
        n = put_trick(v, slots, out, n)
        n = put_cards_ahead(v, slots, out, n)
    return n


def put_game(v: View, out: Numbers, n: int) -> int:
    """The options, the size of the round, and the question."""
    out[n] = PLAYERS + v.seats - 3
    out[n + 1] = MODE + v.mode
    out[n + 2] = BIDDING_KIND + v.bidding
    out[n + 3] = DEALT + v.cards
    out[n + 4] = LEFT + v.tricks_left
    out[n + 5] = PHASE + v.phase
    n += 6
    if v.plus_minus_one:
        out[n] = PLUS_MINUS_ONE
        n += 1
    if v.unseen:
        out[n] = UNSEEN
        n += 1
    return put_members(DECK, v.specials, out, n)


def put_places(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """Who deals, leads, is winning, or has a card that matters later; trump and the suit to follow."""
    out[n] = DEALER + relative(v, v.dealer)
    out[n + 1] = TRUMP + (0 if v.trump >= 0 else (1 if v.phase != NAMING else 2))
    n += 2
    if v.phase == PLAYING:
        out[n] = LEADER + relative(v, v.leader)
        out[n + 1] = LED + suit_slot(v.led, slots)
        n += 2
        if v.played:
            out[n] = BEST + relative(v, v.best_seat)
            n += 1
    if v.werewolf_seat != NONE:
        out[n] = WEREWOLF + relative(v, v.werewolf_seat)
        n += 1
    if v.cloud_seat != NONE:
        out[n] = CLOUD_WITH + relative(v, v.cloud_seat)
        n += 1
    return n


def put_bids(v: View, out: Numbers, n: int) -> int:
    """A6, A7: bids, tricks, what everybody still needs, and the sum of that compared with the remaining tricks."""
    demand = -v.tricks_left
    for seat in range(v.seats):
        place, bid = relative(v, seat), v.bid[seat]
        seen = bid if bid >= 0 else (BID_UNKNOWN if bid == UNKNOWN else NOT_BID)
        out[n] = BIDS + BIDS_SEEN * place + seen
        n += 1
        if v.phase not in (BIDDING, NAMING):
            out[n] = WON + TRICKS * place + v.won[seat]
            n += 1
        if bid >= 0:
            need = bid - v.won[seat]
            demand += max(need, 0)
            out[n] = NEEDS + NEEDS_SEEN * place + min(max(need - LEAST_NEED, 0), NEEDS_SEEN - 1)
            n += 1
    out[n] = DEMAND + min(max(demand - LEAST_DEMAND, 0), DEMANDS_SEEN - 1)
    return n + 1
