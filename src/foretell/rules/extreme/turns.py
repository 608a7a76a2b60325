"""Whose turn it is, and what is asked."""

from .cards import NONE
from .state import PLAYING, State


def next_seat(s: State, seat: int) -> int:
    """The seat to the left, clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


def ask(s: State, phase: int, seat: int) -> None:
    """The game waits for this seat's move."""
    s.phase = phase
    s.turn = seat


def start_trick(s: State, seat: int) -> None:
    """B7: the seat leads, and no suit is set yet."""
    s.led = NONE
    s.leader = s.best_seat = seat
    s.played = s.best_strength = 0
    ask(s, PLAYING, seat)
