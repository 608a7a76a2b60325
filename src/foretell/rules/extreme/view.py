"""What one seat may know of a game of Wizard Extreme: all but the others' cards (B3).

A view lists what it shows: it is filled field by field, never made by removing something from the state.
"""

from dataclasses import dataclass, field

from .cards import KINDS, NONE
from .moves import seen_rest, seen_suited
from .state import PLAYING, State, per_kind, per_seat, per_seat_and_kind


@dataclass(slots=True)
class View:
    """The fields of a seat's view; those that a state has too mean the same here.  Lists are indexed by seat."""

    seat: int = 0
    """Whose view it is; NONE for a spectator, who sees no hand."""
    seats: int = 0
    rounds: int = 0
    magician_base: int = 0
    raise_magician: int = 0
    round: int = 0
    dealer: int = 0
    tricks_left: int = 0
    phase: int = 0
    turn: int = 0
    led: int = 0
    leader: int = 0
    played: int = 0
    best_seat: int = 0
    magician: int = 0
    legal_suited: int = 0
    """The viewer's moves when it is his turn, as ``moves.legal_suited`` gives them; else empty."""
    legal_rest: int = 0
    suited: list[int] = field(default_factory=per_seat)
    """The viewer's own cards, at his seat; other seats are empty."""
    others: list[int] = field(default_factory=per_seat)
    hand_size: list[int] = field(default_factory=per_seat)
    """Cards in the hand of each seat."""
    won: list[int] = field(default_factory=per_seat)
    score: list[int] = field(default_factory=per_seat)
    total: list[int] = field(default_factory=per_seat)
    trick: list[int] = field(default_factory=per_seat)
    """Codes of the moves that played the current trick's cards; else NONE."""
    played_suited: list[int] = field(default_factory=per_seat)
    played_others: list[int] = field(default_factory=per_seat)
    lacks: list[int] = field(default_factory=per_seat)
    pool: list[int] = field(default_factory=per_kind)
    seals: list[int] = field(default_factory=per_seat_and_kind)


def look(s: State, seat: int, v: View) -> None:
    """Fill the view with what the seat (NONE: a spectator) may know of the state."""
    v.seat = seat
    look_at_table(s, v)
    look_at_seats(s, v)
    look_at_own(s, v)


def look_at_table(s: State, v: View) -> None:
    """Options, and what lies open in the middle (the seed is known to nobody)."""
    v.seats, v.rounds = s.seats, s.rounds
    v.magician_base, v.raise_magician = s.magician_base, s.raise_magician
    v.round, v.dealer, v.tricks_left, v.phase, v.turn = s.round, s.dealer, s.tricks_left, s.phase, s.turn
    v.led, v.leader, v.played, v.best_seat, v.magician = s.led, s.leader, s.played, s.best_seat, s.magician
    for i in range(s.seats):
        v.trick[i] = s.trick[i] if i < s.played else NONE
    for kind in range(KINDS):
        v.pool[kind] = s.pool[kind]


def look_at_seats(s: State, v: View) -> None:
    """What everybody has seen of each seat."""
    for seat in range(s.seats):
        v.won[seat], v.score[seat], v.total[seat] = s.won[seat], s.score[seat], s.total[seat]
        v.played_suited[seat], v.played_others[seat] = s.played_suited[seat], s.played_others[seat]
        v.lacks[seat] = s.lacks[seat]
        v.hand_size[seat] = hand_size(s, seat)
        for kind in range(KINDS):
            v.seals[KINDS * seat + kind] = s.seals[KINDS * seat + kind]


def hand_size(s: State, seat: int) -> int:
    """How many cards the seat holds."""
    in_trick = s.phase == PLAYING and (seat - s.leader) % s.seats < s.played
    return s.tricks_left - (1 if in_trick else 0)


def look_at_own(s: State, v: View) -> None:
    """B3: one's own cards, and when it is one's turn the moves to choose from."""
    for seat in range(s.seats):
        v.suited[seat] = v.others[seat] = 0
    v.legal_suited = v.legal_rest = 0
    if v.seat >= 0:
        v.suited[v.seat], v.others[v.seat] = s.suited[v.seat], s.others[v.seat]
        if v.seat == s.turn:
            v.legal_suited, v.legal_rest = seen_suited(s), seen_rest(s)
