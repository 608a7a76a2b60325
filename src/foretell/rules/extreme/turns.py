"""Whose turn it is, and what they are asked."""

from .cards import NONE
from .state import PLAYING, State


def next_seat(s: State, seat: int) -> int:
    """The next seat clockwise (to the left)."""
    return seat + 1 if seat + 1 < s.seats else 0


def ask(s: State, phase: int, seat: int) -> None:
    """Make the game wait for a move of this seat."""
    s.phase = phase
    s.turn = seat


def start_trick(s: State, seat: int) -> None:
    """B7: the seat leads, and there is no suit to follow yet."""
    s.led = NONE
    s.leader = s.best_seat = seat
    s.played = s.best_strength = 0
    ask(s, PLAYING, seat)
