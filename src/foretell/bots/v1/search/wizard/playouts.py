"""Playouts in worlds: the networks play on for all seats, each by what its own seat sees.  Restricted Python.

Wizard Extreme uses the same text with its own functions (``engine.shared``).
"""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, field

from .....rules.arrays import Floats, Numbers
from .....rules.chance import below
from .....rules.floats import exp, log
from .....rules.memory import put_copy
from ...net.thinking import OUTCOMES, FastNet, Thinking, answer, think
from .game import (
    MOST_FEATURES,
    Places,
    State,
    View,
    apply,
    asked_net,
    automatic,
    find_slots,
    look,
    move_slot,
    own_bid,
    put_worths,
    worth,
    write_codes,
    write_features,
)

MOST_MOVES = 64
"""The most legal moves of a seat, in either game."""
_UNIT = 1 << 30


def one_state() -> list[State]:
    """Room for one state."""
    return [State()]


@dataclass(slots=True)
class Buffers:
    """Buffers that the functions write to; of arrays by move, only the first entries are used."""

    view: View = field(default_factory=View)
    """The view of the seat to move."""
    places: Places = field(default_factory=Places)
    """Its slots of suits and seats."""
    seen: Numbers = field(default_factory=lambda: [0] * MOST_FEATURES)
    """The numbers of its true features."""
    codes: Numbers = field(default_factory=lambda: [0] * MOST_MOVES)
    """By move: its code."""
    points: Floats = field(default_factory=lambda: [0.0] * MOST_MOVES)
    """By move: the points to expect; more are better in either game."""
    worths: Floats = field(default_factory=lambda: [0.0] * OUTCOMES)
    """By outcome: its points."""
    thinking: Thinking = field(default_factory=Thinking)
    generator: Numbers = field(default_factory=lambda: [0])
    """The state of a random generator (``rules.chance``)."""
    here: list[State] = field(default_factory=one_state)
    """The state in which a playout goes on, or to which a world is taken back."""
    is_decision: bool = False
    """Whether ``decide`` asked a network."""
    model: Floats = field(default_factory=lambda: [0.0, 0.0])
    """How many points make a move less likely by a factor of e, and the share of random moves."""
    decisions: int = 0
    """How many decisions of its own seat a playout makes before it ends with the network's estimate."""
    wanted: Numbers = field(default_factory=lambda: [0] * MOST_MOVES)
    """In Wizard Extreme: the seals that the seats still have to take."""
    log: float = 0.0
    """A logarithm, the second result of a function."""


def moves_of_turn(s: State, b: Buffers) -> int:
    """Write the view and the legal moves of the seat to move; return the number of moves."""
    look(s, s.turn, b.view)
    return write_codes(b.view.phase, b.view.legal_suited, b.view.legal_rest, b.codes)


def judge_view(view: View, n: int, nets: Sequence[FastNet], b: Buffers) -> None:
    """Write the networks' points for the n moves whose codes are in the buffers."""
    which, bid = asked_net(view.phase), own_bid(view)
    find_slots(view, b.places)
    many = write_features(view, b.places.slots, b.seen)
    think(nets[which], b.seen, many, b.thinking)
    for k in range(n):
        move = move_slot(b.codes[k], b.places.slots)
        answer(nets[which], move, b.thinking)
        put_worths(which, move, bid, b.worths)
        points = 0.0
        for outcome in range(OUTCOMES):
            points += b.thinking.chances[outcome] * b.worths[outcome]
        b.points[k] = points


def judge_turn(s: State, nets: Sequence[FastNet], b: Buffers) -> int:
    """Write the moves of the seat to move and the networks' points for them; return the number of moves."""
    n = moves_of_turn(s, b)
    judge_view(b.view, n, nets, b)
    return n


def best_move(n: int, b: Buffers) -> int:
    """The index of the move with the most points."""
    best = 0
    for k in range(1, n):
        if b.points[k] > b.points[best]:
            best = k
    return best


def decide(s: State, nets: Sequence[FastNet], b: Buffers) -> int:
    """The index of the move that the network chooses for the seat to move."""
    n = moves_of_turn(s, b)
    b.is_decision = False
    if n == 1:
        return 0
    if asked_net(s.phase) < 0:
        b.codes[0] = automatic(b.view)
        return 0
    b.is_decision = True
    judge_view(b.view, n, nets, b)
    return best_move(n, b)


def play_on(s: State, seat: int, decisions: int, nets: Sequence[FastNet], b: Buffers) -> float:
    """Play on by the networks; return the seat's points.

    After ``decisions`` decisions of the seat, the network's estimate is returned; if the round ends before, its result.
    """
    while s.turn >= 0:
        best = decide(s, nets, b)
        if b.is_decision and s.turn == seat:
            if decisions == 0:
                return b.points[best]
            decisions -= 1
        apply(s, b.codes[best])
    return worth(s, seat)


def try_moves(
    worlds: MutableSequence[State],
    many: int,
    moves: Numbers,
    n: int,
    seat: int,
    nets: Sequence[FastNet],
    b: Buffers,
    found: Floats,
) -> None:
    """Try each of n moves in each of many worlds; the points go to ``found``, n for each world."""
    for w in range(many):
        for m in range(n):
            put_copy(b.here, 0, worlds, w)
            apply(b.here[0], moves[m])
            found[n * w + m] = play_on(b.here[0], seat, b.decisions, nets, b)


def highest_of(n: int, b: Buffers) -> float:
    """The points of the best of the n moves judged in the buffers."""
    return b.points[best_move(n, b)]


def relative_likelihood(points: float, highest: float, b: Buffers) -> float:
    """The likelihood of a move relative to the best one: it grows with the points expected."""
    return exp((points - highest) / b.model[0])


def log_chance(code: int, n: int, b: Buffers) -> float:
    """The logarithm of the chance that a seat whose n moves are judged in the buffers makes the one with this code."""
    highest = highest_of(n, b)
    total = chosen = 0.0
    for k in range(n):
        weight = relative_likelihood(b.points[k], highest, b)
        total += weight
        if b.codes[k] == code:
            chosen = weight
    return log((1.0 - b.model[1]) * chosen / total + b.model[1] / n)


def explain_cards(s: State, past: State, nets: Sequence[FastNet], b: Buffers) -> float:
    """The log-likelihood of the current trick's cards; in ``past`` the trick is taken back."""
    sum_of_logs = 0.0
    for i in range(s.played):
        n = moves_of_turn(past, b)
        if n > 1:
            judge_view(b.view, n, nets, b)
            sum_of_logs += log_chance(s.trick[i], n, b)
        apply(past, s.trick[i])
    return sum_of_logs


def likely_move(n: int, b: Buffers) -> int:
    """The code of a random move, with the chances of ``log_chance``; the generator is in the buffers."""
    highest = highest_of(n, b)
    total = 0.0
    for k in range(n):
        total += relative_likelihood(b.points[k], highest, b)
    threshold = total * float(below(b.generator, _UNIT)) / float(_UNIT)
    for k in range(n - 1):
        threshold -= relative_likelihood(b.points[k], highest, b)
        if threshold < 0.0:
            return b.codes[k]
    return b.codes[n - 1]
