"""Playouts in worlds, compiled: the networks play on for all seats, each by what its own seat sees.

Wizard Extreme uses the same text with its own functions (``compiling.kernels``).
"""

from typing import Any

import numpy as np

from ...compiling.cached import compiled
from ...compiling.loader import load
from ...net.fast import answer, think
from .game import (
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

_UNIT = 1 << 30
_below = load("rules.chance").below


@compiled
def make(s: Any, code: int) -> None:
    """Make a move, compiled once here: the rules' own function is inlined at each call and slow to compile."""
    apply(s, code)


@compiled
def moves_of_turn(s: Any, buffers: Any) -> Any:
    """Write the view and the legal moves of the seat to move into the buffers; return the number of moves."""
    look(s, s.turn, buffers.views[0])
    view = buffers.views[0]
    return write_codes(view.phase, view.legal_suited, view.legal_rest, buffers.codes)


@compiled
def judge_view(view: Any, n: int, nets: Any, buffers: Any) -> None:
    """Write the networks' points for the n moves whose codes are in the buffers.

    ``buffers`` is a ``buffers.Buffers``.
    """
    slots, points, worths, thinking = buffers.slots, buffers.points, buffers.worths, buffers.thinking
    which = asked_net(view.phase)
    find_slots(view, slots)
    many = write_features(view, slots, buffers.seen)
    net, bid, chances = nets[which], own_bid(view), thinking[6]
    think(net, buffers.seen, many, thinking)
    for k in range(n):
        move = move_slot(buffers.codes[k], slots)
        answer(net, move, thinking)
        put_worths(which, move, bid, worths)
        points[k] = 0.0
        for outcome in range(len(chances)):
            points[k] += chances[outcome] * worths[outcome]


@compiled
def judge_first(views: Any, n: int, nets: Any, buffers: Any) -> None:
    """Call ``judge_view`` with the first of an array of views."""
    judge_view(views[0], n, nets, buffers)


@compiled
def best_move(n: int, buffers: Any) -> Any:
    """The index of the move with the most points."""
    best = 0
    for k in range(1, n):
        if buffers.points[k] > buffers.points[best]:
            best = k
    return best


@compiled
def decide(s: Any, nets: Any, buffers: Any) -> Any:
    """The index of the move that the network chooses for the seat to move, and whether there was a choice."""
    n = moves_of_turn(s, buffers)
    if n == 1:
        return 0, False
    if asked_net(s.phase) < 0:
        buffers.codes[0] = automatic(buffers.views[0])
        return 0, False
    judge_view(buffers.views[0], n, nets, buffers)
    return best_move(n, buffers), True


@compiled
def play_on(s: Any, seat: int, decisions: int, nets: Any, buffers: Any) -> Any:
    """Play on by the networks; return the seat's points.

    After ``decisions`` decisions of the seat, the network's estimate is returned; if the round ends before, its result.
    """
    while s.turn >= 0:
        best, is_decision = decide(s, nets, buffers)
        if is_decision and s.turn == seat:
            if decisions == 0:
                return buffers.points[best]
            decisions -= 1
        make(s, buffers.codes[best])
    return 1.0 * worth(s, seat)


@compiled
def try_moves(
    worlds: Any, moves: Any, seat: int, decisions: int, nets: Any, buffers: Any, here: Any, found: Any
) -> None:
    """Try each move in each world; the points go to ``found`` (worlds, moves)."""
    for w in range(len(worlds)):
        for m in range(len(moves)):
            here[0] = worlds[w]
            make(here[0], moves[m])
            found[w, m] = play_on(here[0], seat, decisions, nets, buffers)


@compiled
def highest_of(n: int, buffers: Any) -> Any:
    """The points of the best of the n moves judged in the buffers."""
    return buffers.points[best_move(n, buffers)]


@compiled
def relative_likelihood(points: float, highest: float, model: Any) -> Any:
    """The likelihood of a move relative to the best one: it grows with the points expected."""
    return np.exp((points - highest) / model[0])


@compiled
def log_chance(code: int, n: int, buffers: Any, model: Any) -> Any:
    """The logarithm of the chance that a seat whose n moves are judged in the buffers makes the one with this code.

    ``model``: how many points make a move less likely by a factor of e, and the share of random moves.
    """
    highest = highest_of(n, buffers)
    total = chosen = 0.0
    for k in range(n):
        weight = relative_likelihood(buffers.points[k], highest, model)
        total += weight
        if buffers.codes[k] == code:
            chosen = weight
    return np.log((1.0 - model[1]) * chosen / total + model[1] / n)


@compiled
def explain_cards(s: Any, past: Any, model: Any, nets: Any, buffers: Any) -> Any:
    """The log-likelihood of the current trick's cards; in ``past`` the trick is taken back."""
    log = 0.0
    for i in range(s.played):
        n = moves_of_turn(past, buffers)
        if n > 1:
            judge_view(buffers.views[0], n, nets, buffers)
            log += log_chance(s.trick[i], n, buffers, model)
        make(past, s.trick[i])
    return log


@compiled
def likely_move(n: int, buffers: Any, model: Any) -> Any:
    """The code of a random move, with the chances of ``log_chance``; the generator is in the buffers."""
    highest = highest_of(n, buffers)
    total = 0.0
    for k in range(n):
        total += relative_likelihood(buffers.points[k], highest, model)
    threshold = total * _below(buffers.generator, _UNIT) / _UNIT
    for k in range(n - 1):
        threshold -= relative_likelihood(buffers.points[k], highest, model)
        if threshold < 0.0:
            return buffers.codes[k]
    return buffers.codes[n - 1]
