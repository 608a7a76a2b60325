"""Points (A12, A13)."""

from .cards import NONE
from .state import DEALING, FINISHED, State


def points(bid: int, won: int) -> int:
    """A12: 20 plus 10 for each trick if the bid is met, else minus 10 for each trick over or under."""
    if bid == won:
        return 20 + 10 * won
    return -10 * abs(bid - won)


def score_round(s: State) -> None:
    """A12: count all players' points for the round; the last round ends the game."""
    for seat in range(s.seats):
        s.score[seat] = points(s.bid[seat], s.won[seat])
        s.total[seat] += s.score[seat]
    s.phase = DEALING if s.round < s.rounds else FINISHED
    s.turn = NONE


def winners(s: State) -> int:
    """A13: the seats with the highest total, as a set; on equal totals they share the win."""
    best = s.total[0]
    seats = 0
    for seat in range(s.seats):
        if s.total[seat] > best:
            best = s.total[seat]
            seats = 0
        if s.total[seat] == best:
            seats |= 1 << seat
    return seats
