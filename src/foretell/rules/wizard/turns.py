"""Whose turn it is, and what they are asked."""

from .cards import FREE, NONE
from .state import BIDDING, PLAYING, SINGLE_SUIT, State

_NOTHING = -9
"""Weaker than any card."""


def next_seat(s: State, seat: int) -> int:
    """The next seat clockwise (to the left)."""
    return seat + 1 if seat + 1 < s.seats else 0


def ask(s: State, phase: int, seat: int) -> None:
    """Make the game wait for a move of this seat."""
    s.phase = phase
    s.turn = seat


def start_bidding(s: State) -> None:
    """A6: begin the bidding, left of the dealer."""
    ask(s, BIDDING, next_seat(s, s.dealer))


def start_trick(s: State, seat: int) -> None:
    """A8: the seat leads, and there is no suit to follow yet; V5: with single suits there never is one."""
    s.led = FREE if s.mode == SINGLE_SUIT else NONE
    s.leader = seat
    s.played = 0
    s.best_seat = seat
    s.best_strength = _NOTHING
    s.special_cards = 0
    ask(s, PLAYING, seat)
