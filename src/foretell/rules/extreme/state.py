"""All that is known of a game of Wizard Extreme between two moves, as integers.

The compiled half makes a record with the same fields of 64-bit integers from this class.
"""

from dataclasses import dataclass, field, fields

from .cards import KINDS, NONE

SEATS = 5
"""Room for this many seats; a list indexed by seat has as many entries."""

DEALING, PREDICTING, PLAYING, RETURNING, FINISHED = 0, 1, 2, 3, 4
"""Phases: what is waited for.  DEALING also stands before the first and between two rounds, FINISHED ends the game."""


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
    """The fields of a game of Wizard Extreme; lists are indexed by seat where nothing else is said."""

    seats: int = 0
    """How many play."""
    rounds: int = 0
    """B4, B16: how many rounds the game has."""
    magician_base: int = 0
    """B13, B15: the Magician's penalty points before anything is taken off: 4 or 5."""
    raise_magician: int = 0
    """B16: 1 where the base becomes 5 for the second half."""
    seed: int = 0
    round: int = 0
    """The round being played or just finished, from 1; 0 before the first."""
    dealer: int = 0
    tricks_left: int = 0
    """Tricks of this round that are not complete."""
    phase: int = 0
    turn: int = NONE
    """The seat that is asked; NONE in the phases DEALING and FINISHED."""
    led: int = 0
    """B7: the suit to follow, or NONE while the trick is empty."""
    leader: int = 0
    """Who leads, or led, the current trick; the next one's leader takes over when that begins."""
    played: int = 0
    """Cards in the current trick."""
    best_seat: int = 0
    """Whose card is the best of the trick; in the end its winner."""
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
    """The moves by which the trick's cards were played (their codes), in order from the leader."""
    played_suited: list[int] = field(default_factory=per_seat)
    """What each seat has played in this round: blue, green, red and yellow cards."""
    played_others: list[int] = field(default_factory=per_seat)
    """What each seat has played in this round: purple cards."""
    lacks: list[int] = field(default_factory=per_seat)
    """Suits (bits) that a seat has shown to lack by not following."""
    pool: list[int] = field(default_factory=per_kind)
    """Seals in the pool, by kind."""
    seals: list[int] = field(default_factory=per_seat_and_kind)
    """Seals of the seats: entry ``KINDS * seat + kind``."""

    def copy(self) -> "State":
        """A state of its own with the same contents."""
        other = State.__new__(State)
        for name in NUMBERS:
            setattr(other, name, getattr(self, name))
        for name in LISTS:
            setattr(other, name, getattr(self, name)[:])
        return other


NUMBERS = tuple(f.name for f in fields(State) if f.type is int)
"""The names of the fields that are one number."""
LISTS = tuple(f.name for f in fields(State) if f.type is not int)
"""The names of the fields that are lists of numbers."""
