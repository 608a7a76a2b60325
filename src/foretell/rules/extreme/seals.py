"""Predicting tricks with seals, and returning the seals (B5, B6, B9 to B11)."""

from collections.abc import Sequence

from .cards import BLACK, KINDS, NONE, SUITS, TRUMP, WHITE
from .codes import DONE, MAGICIAN, SEAL, SEAL_FROM
from .state import PREDICTING, State
from .turns import ask, next_seat, start_trick

MOST_SEALS = 15
"""B5: the most coloured seals that a player may take."""
TRUMP_STRENGTH = 100
"""B8: the strength above which cards are trump and below which they are not."""


def coloured_seals(seals: Sequence[int], seat: int) -> int:
    """How many coloured seals the seat has, by the list of a state or a view."""
    n = 0
    for suit in range(SUITS):
        n += seals[KINDS * seat + suit]
    return n


def predictions_to_make(s: State) -> int:
    """B5, B6: the codes of all legal steps: taking a seal, taking the Magician, ending the prediction."""
    taken = coloured_seals(s.seals, s.turn)
    moves = 1 << DONE
    if taken == 0 and s.magician == NONE:
        moves |= 1 << MAGICIAN
    if taken < MOST_SEALS:
        for suit in range(SUITS):
            moves |= 1 << (SEAL + suit) if s.pool[suit] else seals_of_others(s, suit)
    return moves


def seals_of_others(s: State, suit: int) -> int:
    """B6: when the pool has no seal of this suit, the seats to take one from; this needs a white seal in the pool."""
    moves = 0
    if s.pool[WHITE]:
        for seat in range(s.seats):
            if seat != s.turn and s.seals[KINDS * seat + suit]:
                moves |= 1 << (SEAL_FROM + SUITS * suit + seat)
    return moves


def predict(s: State, code: int) -> None:
    """B5: make one step of a prediction.  When it is complete the next seat predicts; when all are, play begins."""
    if code < SEAL_FROM:
        move_seal(s, code - SEAL, NONE, s.turn)
    elif code < MAGICIAN:
        take_seal_from(s, (code - SEAL_FROM) // SUITS, (code - SEAL_FROM) % SUITS)
    else:
        if code == MAGICIAN:
            s.magician = s.turn
        end_prediction(s)


def take_seal_from(s: State, suit: int, victim: int) -> None:
    """B6: take the seal from another player, who gets a white one from the pool in return."""
    move_seal(s, suit, victim, s.turn)
    move_seal(s, WHITE, NONE, victim)


def end_prediction(s: State) -> None:
    """B5: the next seat predicts; B7: after the dealer, the dealer's left neighbour leads."""
    left = next_seat(s, s.turn)
    if s.turn == s.dealer:
        start_trick(s, left)
    else:
        ask(s, PREDICTING, left)


def move_seal(s: State, kind: int, source: int, target: int) -> None:
    """Move a seal from one seat to another; NONE means the pool."""
    if source == NONE:
        s.pool[kind] -= 1
    else:
        s.seals[KINDS * source + kind] -= 1
    if target == NONE:
        s.pool[kind] += 1
    else:
        s.seals[KINDS * target + kind] += 1


def fitting_kinds(led: int, red_won: bool) -> int:
    """B9: the kinds of seal that fit a trick: the suit that was led, red if red won it, and white."""
    kinds = 1 << led | 1 << WHITE
    return kinds | 1 << TRUMP if red_won else kinds


def seals_to_return(s: State) -> int:
    """B9: the fitting kinds of which the trick's winner has a seal, as a set; B11: none for the Magician."""
    kinds = fitting_kinds(s.led, s.best_strength > TRUMP_STRENGTH)
    held = 0
    first = KINDS * s.best_seat
    for kind in range(BLACK):
        held |= (s.seals[first + kind] > 0) << kind
    return held & kinds


def take_black_seal(s: State, seat: int) -> None:
    """B10: a winner without a fitting seal takes a black one while there are any; B11: the Magician takes none."""
    if seat != s.magician and s.pool[BLACK]:
        move_seal(s, BLACK, NONE, seat)
