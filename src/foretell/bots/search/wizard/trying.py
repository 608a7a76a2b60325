"""Moves tried in worlds, compiled: the nets of all seats play on, each by what its own seat sees.

Wizard Extreme is given the same text with its own functions (``compiling.kernels``).
"""

from typing import Any

import numpy as np

from ....engine.loader import load
from ...net.fast import answer, think
from ..compiling import compiled
from .game import (
    apply,
    asked_net,
    automatic,
    find_slots,
    is_met,
    look,
    move_slot,
    own_bid,
    put_worths,
    see,
    worth,
    write_codes,
)

_UNIT = 1 << 30
_below = load("chance").below


@compiled
def make(s: Any, code: int) -> None:
    """Make a move.  The rules' own function is inlined wherever it is called, and takes long to compile."""
    apply(s, code)


@compiled
def moves_of_turn(s: Any, room: Any) -> Any:
    """Look at the state as the seat whose turn it is, and write its moves into the room; their number is returned."""
    look(s, s.turn, room.views[0])
    view = room.views[0]
    return write_codes(view.phase, view.legal_suited, view.legal_rest, room.codes)


@compiled
def judge_view(view: Any, n: int, nets: Any, room: Any) -> None:
    """Write the points and the chance to meet that the nets expect of each of the n moves whose codes are in the room.

    ``room`` is a ``rooms.Room``.
    """
    slots, points, met, worths, thinking = room.slots, room.points, room.met, room.worths, room.thinking
    which = asked_net(view.phase)
    find_slots(view, slots)
    many = see(view, slots, room.seen)
    net, bid, chances = nets[which], own_bid(view), thinking[6]
    think(net, room.seen, many, thinking)
    for k in range(n):
        move = move_slot(room.codes[k], slots)
        answer(net, move, thinking)
        put_worths(which, move, bid, worths)
        points[k] = met[k] = 0.0
        for outcome in range(len(chances)):
            points[k] += chances[outcome] * worths[outcome]
            met[k] += chances[outcome] if worths[outcome] >= 0.0 else 0.0  # A12, B12: what is missed costs points


@compiled
def judge_first(views: Any, n: int, nets: Any, room: Any) -> None:
    """The same for the first of an array of views."""
    judge_view(views[0], n, nets, room)


@compiled
def best_move(n: int, room: Any) -> Any:
    """The number of the move with the most points."""
    best = 0
    for k in range(1, n):
        if room.points[k] > room.points[best]:
            best = k
    return best


@compiled
def decide(s: Any, nets: Any, room: Any) -> Any:
    """The number of the move that the seat whose turn it is makes by its net, and whether it was a decision at all."""
    n = moves_of_turn(s, room)
    if n == 1:
        return 0, False
    if asked_net(s.phase) < 0:
        room.codes[0] = automatic(room.views[0])
        return 0, False
    judge_view(room.views[0], n, nets, room)
    return best_move(n, room), True


@compiled
def play_on(s: Any, seat: int, decisions: int, nets: Any, room: Any) -> Any:
    """Play on by the nets; points and chance to meet of the seat are returned, and how many decisions were made.

    After so many decisions of the seat its net's opinion is taken, or what came of the round if that ends before.
    """
    made = 0
    while s.turn >= 0:
        best, is_decision = decide(s, nets, room)
        made += is_decision
        if is_decision and s.turn == seat:
            if decisions == 0:
                return room.points[best], room.met[best], made
            decisions -= 1
        make(s, room.codes[best])
    return 1.0 * worth(s, seat), 1.0 * is_met(s, seat), made


@compiled
def try_moves(worlds: Any, moves: Any, seat: int, decisions: int, nets: Any, room: Any, here: Any, found: Any) -> Any:
    """Try each move in each world: points and chances go to ``found`` (2, worlds, moves); decisions are counted."""
    made = 0
    for w in range(len(worlds)):
        for m in range(len(moves)):
            here[0] = worlds[w]
            make(here[0], moves[m])
            points, met, more = play_on(here[0], seat, decisions, nets, room)
            found[0, w, m] = points
            found[1, w, m] = met
            made += more
    return made


@compiled
def until_asked(states: Any, i: int, seat: int, nets: Any, room: Any) -> Any:
    """Play on by the nets until the seat has to choose among moves, or the round is over (then False)."""
    s = states[i]
    while s.turn >= 0:
        best, is_decision = decide(s, nets, room)
        if is_decision and s.turn == seat:
            return True
        make(s, room.codes[best])
    return False


@compiled
def highest_of(n: int, room: Any) -> Any:
    """The points of the best of the n moves that are judged in the room."""
    return room.points[best_move(n, room)]


@compiled
def eagerness(points: float, highest: float, manner: Any) -> Any:
    """How likely a move is, next to the best one: the likelier the more points are expected of it."""
    return np.exp((points - highest) / manner[0])


@compiled
def surprise(code: int, n: int, room: Any, manner: Any) -> Any:
    """The logarithm of the chance that a seat whose n moves are judged in the room makes the one with this code.

    ``manner``: how many points make a move less likely by a factor of e, and the part of moves that are made by lot.
    """
    highest = highest_of(n, room)
    total = chosen = 0.0
    for k in range(n):
        weight = eagerness(room.points[k], highest, manner)
        total += weight
        if room.codes[k] == code:
            chosen = weight
    return np.log((1.0 - manner[1]) * chosen / total + manner[1] / n)


@compiled
def explain_cards(s: Any, past: Any, manner: Any, nets: Any, room: Any) -> Any:
    """The logarithm of how likely the cards of the current trick are; in ``past`` the trick is taken back."""
    log = 0.0
    for i in range(s.played):
        n = moves_of_turn(past, room)
        if n > 1:
            judge_view(room.views[0], n, nets, room)
            log += surprise(s.trick[i], n, room, manner)
        make(past, s.trick[i])
    return log


@compiled
def likely_move(n: int, room: Any, manner: Any) -> Any:
    """The code of a move by lot, by the same chances; the generator is in the room."""
    highest = highest_of(n, room)
    total = 0.0
    for k in range(n):
        total += eagerness(room.points[k], highest, manner)
    lot = total * _below(room.lots, _UNIT) / _UNIT
    for k in range(n - 1):
        lot -= eagerness(room.points[k], highest, manner)
        if lot < 0.0:
            return room.codes[k]
    return room.codes[n - 1]
