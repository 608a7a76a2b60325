"""Bidding (A6, V1 to V3, V8, V9)."""

from .state import NOT_ONE_CARD, ZERO_ALLOWED, State
from .turns import next_seat, start_trick


def bids_to_make(s: State) -> int:
    """A6: the legal bids, 0 to the number of tricks, as a set."""
    bids = (1 << (s.cards + 1)) - 1
    if s.plus_minus_one and s.turn == s.dealer:
        return bids & ~forbidden_bid(s)
    return bids


def forbidden_bid(s: State) -> int:
    """V1: the bid that would make all bids add up to the number of tricks, as a set (empty if there is none).

    V8: none in a round of one card; V9: never 0.
    """
    if s.plus_minus_one == NOT_ONE_CARD and s.cards == 1:
        return 0
    rest = s.cards
    for seat in range(s.seats):
        if seat != s.dealer:
            rest -= s.bid[seat]
    least = 1 if s.plus_minus_one == ZERO_ALLOWED else 0
    return 1 << rest if rest >= least else 0


def make_bid(s: State, tricks: int) -> None:
    """A6: clockwise, one bid each, the dealer last; A8: then the dealer's left neighbour leads."""
    s.bid[s.turn] = tricks
    if s.turn == s.dealer:
        start_trick(s, next_seat(s, s.dealer))
    else:
        s.turn = next_seat(s, s.turn)
