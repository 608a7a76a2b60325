"""Points (A12, A13)."""

from .cards import NONE
from .state import DEALING, FINISHED, State


def points(bid: int, won: int) -> int:
    """A12: 20 and 10 for each trick when the bid is met, else 10 less for each trick over or under."""
    if bid == won:
        return 20 + 10 * won
    return -10 * abs(bid - won)


def score_round(s: State) -> None:
    """A12: everybody's points for the round; after the last one the game is over."""
    for seat in range(s.seats):
        s.score[seat] = points(s.bid[seat], s.won[seat])
        s.total[seat] += s.score[seat]
    s.phase = DEALING if s.round < s.rounds else FINISHED
    s.turn = NONE


def winners(s: State) -> int:
    """A13: the seats with the highest total, as a set; equal totals share the win."""
    best = s.total[0]
    seats = 0
    for seat in range(s.seats):
        if s.total[seat] > best:
            best = s.total[seat]
            seats = 0
        if s.total[seat] == best:
            seats |= 1 << seat
    return seats
