"""The complete state of a game of Wizard Extreme between two moves, as integers.

For the compiled half, a record type with the same fields of 64-bit integers is made from this class.
"""

from dataclasses import dataclass, field, fields

from .cards import KINDS, NONE

SEATS = 5
"""The most seats a game can have; lists by seat are this long."""

DEALING, PREDICTING, PLAYING, RETURNING, FINISHED = 0, 1, 2, 3, 4
"""The phases, by what the game waits for.  DEALING: before each round; FINISHED: the game is over."""


def per_seat() -> list[int]:
    """A list with an entry for each seat."""
    return [0] * SEATS


def per_kind() -> list[int]:
    """A list with an entry for each kind of seal."""
    return [0] * KINDS


def per_seat_and_kind() -> list[int]:
    """A list with an entry for each seat's seals of each kind."""
    return [0] * (SEATS * KINDS)


@dataclass(slots=True)
class State:
    """The fields of a game of Wizard Extreme; lists are indexed by seat unless noted otherwise."""

    seats: int = 0
    """How many play."""
    rounds: int = 0
    """B4, B16: how many rounds the game has."""
    first_dealer: int = 0
    """B17: the seat that deals the first round."""
    magician_base: int = 0
    """B13, B15: the Magician's penalty points before deductions: 4 or 5."""
    raise_magician: int = 0
    """B16: 1 if the base is 5 in the second half."""
    seed: int = 0
    round: int = 0
    """The current or last round, from 1; 0 before the first."""
    dealer: int = 0
    tricks_left: int = 0
    """How many tricks of this round are still to be completed."""
    phase: int = 0
    turn: int = NONE
    """The seat to move; NONE in the phases DEALING and FINISHED."""
    led: int = 0
    """B7: the suit to follow, or NONE while the trick is empty."""
    leader: int = 0
    """The leader of the current trick, or of the last one until the next begins."""
    played: int = 0
    """How many cards have been played to the current trick."""
    best_seat: int = 0
    """The seat that is winning the trick, or has won it."""
    best_strength: int = 0
    magician: int = 0
    """B5: the seat that has the Black Magician, or NONE."""
    suited: list[int] = field(default_factory=per_seat)
    """Hands: blue, green, red and yellow cards."""
    others: list[int] = field(default_factory=per_seat)
    """Hands: purple cards."""
    won: list[int] = field(default_factory=per_seat)
    """Tricks won in this round."""
    score: list[int] = field(default_factory=per_seat)
    """B12, B13: penalty points of the last complete round."""
    total: list[int] = field(default_factory=per_seat)
    trick: list[int] = field(default_factory=per_seat)
    """The codes of the moves that played the trick's cards, in order from the leader."""
    played_suited: list[int] = field(default_factory=per_seat)
    """Blue, green, red and yellow cards that each seat has played in this round."""
    played_others: list[int] = field(default_factory=per_seat)
    """Purple cards that each seat has played in this round."""
    lacks: list[int] = field(default_factory=per_seat)
    """The suits (bits) that a seat has shown to lack by not following suit."""
    pool: list[int] = field(default_factory=per_kind)
    """Seals in the pool, by kind."""
    seals: list[int] = field(default_factory=per_seat_and_kind)
    """The seats' seals: entry ``KINDS * seat + kind``."""

    def copy(self) -> "State":
        """An independent copy of the state."""
        other = State.__new__(State)
        for name in NUMBERS:
            setattr(other, name, getattr(self, name))
        for name in LISTS:
            setattr(other, name, getattr(self, name)[:])
        return other


NUMBERS = tuple(f.name for f in fields(State) if f.type is int)
"""The names of the integer fields."""
LISTS = tuple(f.name for f in fields(State) if f.type is not int)
"""The names of the list fields."""
