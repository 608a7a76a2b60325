"""The complete state of a game of Wizard between two moves, as integers.

For the compiled half, a record type with the same fields of 64-bit integers is made from this class.
"""

from dataclasses import dataclass, field, fields

from .cards import NONE

SEATS = 6
"""The most seats a game can have; lists by seat are this long."""

STANDARD, CLAIRVOYANCE, SINGLE_SUIT, MAXIMUS = 0, 1, 2, 3
OPEN, HIDDEN, SECRET = 0, 1, 2
ALWAYS, NOT_ONE_CARD, ZERO_ALLOWED = 1, 2, 3
"""Plus/minus one: V1, V8, V9; 0: any sum of bids."""
DEALING, NAMING, BIDDING, PLAYING, PASSING, CHANGING, FINISHED = 0, 1, 2, 3, 4, 5, 6
"""The phases, by what the game waits for.  DEALING: before each round; FINISHED: the game is over."""


MOST_ROUNDS = 60
"""V7: the most rounds whose sizes can be agreed on."""
SIZE_BITS = 5
"""V7: how many bits the size of a round takes."""
SIZES_IN_NUMBER = 12
"""V7: how many sizes of rounds a number holds."""


def per_seat() -> list[int]:
    """A list with an entry for each seat."""
    return [0] * SEATS


def packed_sizes() -> list[int]:
    """A list with room for the sizes of all rounds."""
    return [0] * (MOST_ROUNDS // SIZES_IN_NUMBER)


@dataclass(slots=True)
class State:
    """The fields of a game of Wizard; lists are indexed by seat unless noted otherwise."""

    seats: int = 0
    """How many play."""
    specials: int = 0
    """S1-S8: the special cards in the deck; bit i stands for card FIRST_SPECIAL + i."""
    mode: int = 0
    bidding: int = 0
    plus_minus_one: int = 0
    seed: int = 0
    rounds: int = 0
    """A2, V7: how many rounds the game has."""
    first_dealer: int = 0
    """A14: the seat that deals the first round."""
    round: int = 0
    """The current or last round, from 1; 0 before the first."""
    dealer: int = 0
    cards: int = 0
    """Cards dealt to each seat in this round."""
    tricks_left: int = 0
    """How many tricks of this round are still to be completed."""
    phase: int = 0
    turn: int = NONE
    """The seat to move; NONE in the phases DEALING and FINISHED."""
    trump: int = 0
    """The trump suit, or NONE."""
    turned: int = 0
    """The card turned up (A4), or NONE; exchanging a Werewolf for it does not change this."""
    werewolf_seat: int = 0
    """S5: the seat that exchanged the Werewolf for the turned-up card, or NONE."""
    led: int = 0
    """A9: the suit to follow; NONE until it is set, FREE if no suit must be followed (A10)."""
    leader: int = 0
    """The leader of the current trick, or of the last one until the next begins."""
    played: int = 0
    """How many cards have been played to the current trick."""
    best_seat: int = 0
    """The seat whose card is best in the trick, not counting a Dragon met by the Fairy (S3); at the end, the winner."""
    best_strength: int = 0
    special_cards: int = 0
    """The cards without a suit in the current trick, as bits of lane 4."""
    fairy_seat: int = 0
    """S3: the seat that played the Fairy in this round, or NONE."""
    cloud_seat: int = 0
    """S7: the seat that has won the Cloud, or NONE."""
    paper_rule: int = 0
    """1 if a Wizard turned up means no trump: for comparison with a paper (``engine.paper``), and none of our rules."""
    sizes: list[int] = field(default_factory=packed_sizes)
    """V7: the agreed sizes of the rounds, twelve to a number, the first in the lowest bits; all zero: as A2 says."""
    suited: list[int] = field(default_factory=per_seat)
    """Hands: the number cards."""
    others: list[int] = field(default_factory=per_seat)
    """Hands: the cards without a suit."""
    bid: list[int] = field(default_factory=per_seat)
    """A6: bids; NONE until they are made."""
    won: list[int] = field(default_factory=per_seat)
    """Tricks won in this round; A7: together with the bids they show what everybody still needs."""
    score: list[int] = field(default_factory=per_seat)
    """A12: points of the last complete round."""
    total: list[int] = field(default_factory=per_seat)
    trick: list[int] = field(default_factory=per_seat)
    """The codes of the moves that played the trick's cards, in order from the leader; else NONE."""
    played_suited: list[int] = field(default_factory=per_seat)
    """Number cards that each seat has played in this round."""
    played_others: list[int] = field(default_factory=per_seat)
    """Cards without a suit that each seat has played in this round."""
    earlier_suited: list[int] = field(default_factory=per_seat)
    """``played_suited`` at the time of the Juggler's pass (S6); empty before it."""
    earlier_others: list[int] = field(default_factory=per_seat)
    lacks: list[int] = field(default_factory=per_seat)
    """The suits (bits) that a seat has shown to lack by not following suit, since the pass if there was one."""
    lacked: list[int] = field(default_factory=per_seat)
    """The suits that a seat had shown to lack before the pass."""
    passed: list[int] = field(default_factory=per_seat)
    """S6: the card that each seat has passed in this round, or NONE."""

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
