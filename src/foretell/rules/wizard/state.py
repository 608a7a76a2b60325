"""All that is known of a game of Wizard between two moves, as integers.

The compiled half makes a record with the same fields of 64-bit integers from this class.
"""

from dataclasses import dataclass, field, fields

from .cards import NONE

SEATS = 6
"""Room for this many seats; a list indexed by seat has as many entries."""

STANDARD, CLAIRVOYANCE, SINGLE_SUIT, MAXIMUS = 0, 1, 2, 3
OPEN, HIDDEN, SECRET = 0, 1, 2
DEALING, NAMING, BIDDING, PLAYING, PASSING, CHANGING, FINISHED = 0, 1, 2, 3, 4, 5, 6
"""Phases: what is waited for.  DEALING also stands before the first and between two rounds, FINISHED ends the game."""


def per_seat() -> list[int]:
    """A list with an entry for each seat."""
    return [0] * SEATS


@dataclass(slots=True)
class State:
    """The fields of a game of Wizard; lists are indexed by seat where nothing else is said."""

    seats: int = 0
    """How many play."""
    specials: int = 0
    """S1-S8: the special cards in the deck; bit i is card FIRST_SPECIAL + i."""
    mode: int = 0
    bidding: int = 0
    plus_minus_one: int = 0
    seed: int = 0
    rounds: int = 0
    """A2: how many rounds the game has."""
    round: int = 0
    """The round being played or just finished, from 1; 0 before the first."""
    dealer: int = 0
    cards: int = 0
    """Cards dealt to each seat in this round."""
    tricks_left: int = 0
    """Tricks of this round that are not complete."""
    phase: int = 0
    turn: int = NONE
    """The seat that is asked; NONE in the phases DEALING and FINISHED."""
    trump: int = 0
    """The trump suit, or NONE."""
    turned: int = 0
    """The card turned up (A4), or NONE; it stays the same when a Werewolf was exchanged for it."""
    werewolf_seat: int = 0
    """S5: who exchanged the Werewolf for the turned-up card, or NONE."""
    led: int = 0
    """A9: the suit to follow; NONE while it is not set, FREE when there will be none (A10)."""
    leader: int = 0
    """Who leads, or led, the current trick; the next one's leader takes over when that begins."""
    played: int = 0
    """Cards in the current trick."""
    best_seat: int = 0
    """Whose card is the best of the trick, the Dragon and Fairy's meeting (S3) left aside; in the end its winner."""
    best_strength: int = 0
    special_cards: int = 0
    """The cards without a suit that lie in the current trick, as bits of lane 4."""
    fairy_seat: int = 0
    """S3: who played the Fairy in this round, or NONE."""
    cloud_seat: int = 0
    """S7: who has the Cloud among his tricks, or NONE."""
    suited: list[int] = field(default_factory=per_seat)
    """Hands: the number cards."""
    others: list[int] = field(default_factory=per_seat)
    """Hands: the cards without a suit."""
    bid: list[int] = field(default_factory=per_seat)
    """A6: bids, NONE before they are made."""
    won: list[int] = field(default_factory=per_seat)
    """Tricks won in this round; A7: beside the bids they show what everybody still needs."""
    score: list[int] = field(default_factory=per_seat)
    """A12: points of the last complete round."""
    total: list[int] = field(default_factory=per_seat)
    trick: list[int] = field(default_factory=per_seat)
    """The moves by which the trick's cards were played (their codes), in order from the leader; else NONE."""
    played_suited: list[int] = field(default_factory=per_seat)
    """What each seat has played in this round: number cards."""
    played_others: list[int] = field(default_factory=per_seat)
    """What each seat has played in this round: cards without a suit."""
    earlier_suited: list[int] = field(default_factory=per_seat)
    """``played_suited`` at the time of the Juggler's pass (S6); empty before."""
    earlier_others: list[int] = field(default_factory=per_seat)
    lacks: list[int] = field(default_factory=per_seat)
    """Suits (bits) that a seat has shown to lack by not following, since the pass if there was one."""
    lacked: list[int] = field(default_factory=per_seat)
    """Suits that a seat had shown to lack before the pass."""
    passed: list[int] = field(default_factory=per_seat)
    """S6: the card that each seat has passed in this round, or NONE."""

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
