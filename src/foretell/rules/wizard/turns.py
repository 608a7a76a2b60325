"""Whose turn it is, and what is asked."""

from .cards import FREE, NONE
from .state import BIDDING, PLAYING, SINGLE_SUIT, State

_NOTHING = -9
"""Weaker than any card."""


def next_seat(s: State, seat: int) -> int:
    """The seat to the left, clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


def ask(s: State, phase: int, seat: int) -> None:
    """The game waits for this seat's move."""
    s.phase = phase
    s.turn = seat


def start_bidding(s: State) -> None:
    """A6: left of the dealer first."""
    ask(s, BIDDING, next_seat(s, s.dealer))


def start_trick(s: State, seat: int) -> None:
    """A8: the seat leads, and no suit is set yet; V5: with single suits none is ever to be followed."""
    s.led = FREE if s.mode == SINGLE_SUIT else NONE
    s.leader = seat
    s.played = 0
    s.best_seat = seat
    s.best_strength = _NOTHING
    s.special_cards = 0
    ask(s, PLAYING, seat)
