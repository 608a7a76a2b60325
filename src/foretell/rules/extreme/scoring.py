"""Penalty points (B12 to B16)."""

from .cards import BLACK, KINDS, NONE, SUITS, WHITE
from .state import DEALING, FINISHED, State

COLOURED_POINTS, BLACK_POINTS, WHITE_POINTS = 2, 3, 4
RAISED_BASE = 5


def base_in(base: int, raises: int, number: int, rounds: int) -> int:
    """B13, B15: the Magician's base in a round; B16: raised once half of the rounds or more have been played."""
    return RAISED_BASE if raises != 0 and 2 * (number - 1) >= rounds else base


def magician_base(s: State) -> int:
    """B13: the Magician's base now."""
    return base_in(s.magician_base, s.raise_magician, s.round, s.rounds)


def magician_points(s: State) -> int:
    """B13: the base less one for each black seal taken by the other players, never below 0."""
    black = 0
    for seat in range(s.seats):
        black += s.seals[KINDS * seat + BLACK]
    return max(magician_base(s) - black, 0)


def seal_points(s: State, seat: int) -> int:
    """B12: for the seals left, two points for each coloured, three for each black and four for each white one."""
    first = KINDS * seat
    points = BLACK_POINTS * s.seals[first + BLACK] + WHITE_POINTS * s.seals[first + WHITE]
    for suit in range(SUITS):
        points += COLOURED_POINTS * s.seals[first + suit]
    return points


def score_round(s: State) -> None:
    """B12, B13: count all players' penalty points for the round; the last round ends the game."""
    for seat in range(s.seats):
        s.score[seat] = magician_points(s) if seat == s.magician else seal_points(s, seat)
        s.total[seat] += s.score[seat]
    s.phase = DEALING if s.round < s.rounds else FINISHED
    s.turn = NONE


def winners(s: State) -> int:
    """B14: the seats with the fewest points, as a set; on equal points they share the win."""
    best = s.total[0]
    seats = 0
    for seat in range(s.seats):
        if s.total[seat] < best:
            best = s.total[seat]
            seats = 0
        if s.total[seat] == best:
            seats |= 1 << seat
    return seats
