"""What one seat may know of a game of Wizard Extreme: everything except the other players' cards (B3).

A view is filled field by field from the state; it is never made by removing hidden fields.
"""

from dataclasses import dataclass, field

from .cards import KINDS, NONE
from .moves import seen_rest, seen_suited
from .state import PLAYING, State, per_kind, per_seat, per_seat_and_kind


@dataclass(slots=True)
class View:
    """The fields of a seat's view.  A field that the state has too means the same here.  Lists are indexed by seat."""

    seat: int = 0
    """Whose view it is; NONE for a spectator, who sees no hands."""
    seats: int = 0
    rounds: int = 0
    first_dealer: int = 0
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
    """The viewer's legal moves, as in ``moves.legal_suited``; empty when it is not their turn."""
    legal_rest: int = 0
    suited: list[int] = field(default_factory=per_seat)
    """The viewer's own cards, at their seat; empty for other seats."""
    others: list[int] = field(default_factory=per_seat)
    hand_size: list[int] = field(default_factory=per_seat)
    """How many cards each seat holds."""
    won: list[int] = field(default_factory=per_seat)
    score: list[int] = field(default_factory=per_seat)
    total: list[int] = field(default_factory=per_seat)
    trick: list[int] = field(default_factory=per_seat)
    """The codes of the moves that played the current trick's cards; else NONE."""
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
    """Options and what is open on the table (nobody knows the seed)."""
    v.seats, v.rounds, v.first_dealer = s.seats, s.rounds, s.first_dealer
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
    """B3: the viewer's own cards, and their legal moves when it is their turn."""
    for seat in range(s.seats):
        v.suited[seat] = v.others[seat] = 0
    v.legal_suited = v.legal_rest = 0
    if v.seat >= 0:
        v.suited[v.seat], v.others[v.seat] = s.suited[v.seat], s.others[v.seat]
        if v.seat == s.turn:
            v.legal_suited, v.legal_rest = seen_suited(s), seen_rest(s)
