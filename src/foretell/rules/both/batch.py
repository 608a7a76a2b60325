"""The rules for many games side by side: plain loops, meant for the compiled half.

``states`` holds ``games`` states (records in the compiled half, a list in the plain one), ``deck`` is a buffer to deal
from.  What belongs to each game and code, or to each game and seat, lies in one array, a row after another.
"""

from collections.abc import MutableSequence, Sequence

from ..arrays import Numbers, UInt8s
from ..memory import fetch, fetch_front, put_copy
from ..wizard.codes import CODES
from ..wizard.deal import deal
from ..wizard.moves import apply, is_legal, move_at_random, random_code, seen_rest, seen_suited, write_codes
from ..wizard.state import DEALING, FINISHED, SEATS, State
from ..wizard.view import View, look


def deal_all(states: Sequence[State], games: int, deck: Numbers) -> None:
    """Deal the next round of every game that waits for a deal."""
    for i in range(games):
        if states[i].phase == DEALING:
            deal(states[i], deck)


def legal_all(states: Sequence[State], games: int, codes: Numbers, masks: UInt8s) -> None:
    """Mark the legal moves of the seat to move, as it sees them: a row for each game, a column for each code."""
    for i in range(games):
        fetch_front(states, i)
        s = states[i]
        for code in range(CODES):
            masks[CODES * i + code] = 0
        if s.phase not in (DEALING, FINISHED):
            for n in range(write_codes(s.phase, seen_suited(s), seen_rest(s), codes)):
                masks[CODES * i + codes[n]] = 1


def first_illegal(states: Sequence[State], games: int, moves: Sequence[int]) -> int:
    """The first game whose move (a code; negative for none) is illegal, or -1."""
    for i in range(games):
        fetch_front(states, i)
        s = states[i]
        if moves[i] >= 0 and (s.phase in (DEALING, FINISHED) or not is_legal(s, moves[i])):
            return i
    return -1


def apply_all(states: Sequence[State], games: int, moves: Sequence[int]) -> None:
    """Make a legal move in every game (a negative code: none)."""
    for i in range(games):
        fetch(states, i)
        if moves[i] >= 0:
            apply(states[i], moves[i])


def apply_if_legal(states: Sequence[State], games: int, moves: Sequence[int]) -> int:
    """Make a move in every game (a negative code: none) if all are legal; the first game where it is not, or -1."""
    wrong = first_illegal(states, games, moves)
    if wrong < 0:
        apply_all(states, games, moves)
    return wrong


def random_all(states: Sequence[State], games: int, rng: Numbers, moves: Numbers) -> None:
    """Choose a random move for every game; -1 where no seat is to move."""
    for i in range(games):
        fetch_front(states, i)
        s = states[i]
        moves[i] = -1 if s.phase in (DEALING, FINISHED) else random_code(s, rng)


def play_round(s: State, rng: Numbers) -> int:
    """Play a round to its end at random; return the number of moves."""
    n = 0
    while s.turn >= 0:
        move_at_random(s, rng)
        n += 1
    return n


def play_rounds(states: Sequence[State], games: int, rng: Numbers) -> int:
    """Play every game's current round to its end at random; return the number of moves."""
    n = 0
    for i in range(games):
        n += play_round(states[i], rng)
    return n


def play_ends(
    states: Sequence[State], games: int, times: int, buffer: MutableSequence[State], rng: Numbers, points: Numbers
) -> int:
    """Play every game's current round to its end at random, ``times`` times, and leave the games unchanged.

    Adds up the rounds' points by game and seat, and counts the moves; ``buffer`` is a buffer for one state.
    """
    n = 0
    for i in range(games):
        for _ in range(times):
            put_copy(buffer, 0, states, i)
            n += play_round(buffer[0], rng)
            for seat in range(buffer[0].seats):
                points[SEATS * i + seat] += buffer[0].score[seat]
    return n


def play_games(states: Sequence[State], games: int, deck: Numbers, rng: Numbers) -> int:
    """Play every game to its end at random, dealing by its seed; return the number of moves."""
    n = 0
    for i in range(games):
        s = states[i]
        while s.phase != FINISHED:
            if s.phase == DEALING:
                deal(s, deck)
            n += play_round(s, rng)
    return n


def look_all(states: Sequence[State], games: int, seats: Sequence[int], views: Sequence[View]) -> None:
    """Fill a view of every game for a seat (-1: a spectator)."""
    for i in range(games):
        fetch(states, i)
        look(states[i], seats[i], views[i])
