"""How well a world explains what the other seats have done: the seals that they foretold with, and the current trick.

A world is taken back to the time of each of these moves, and the net is asked, as the seat that made it saw things.
In which order a seat took its seals is not known any more: at each step any of those that it still was to take will do,
and the likeliest of them goes on.  White seals stay where they are: who took what from whom is not known either.
"""

from typing import Any

import numpy as np

from ....engine.loader import load
from ....rules.extreme.cards import KINDS, LAST_SUIT, NONE, SUITS
from ....rules.extreme.codes import DONE, MAGICIAN, PLAY, SEAL
from ....rules.extreme.state import PLAYING, PREDICTING
from ..compiling import compiled, kernels

_trying = kernels("extreme", "trying")
make, moves_of_turn, judge_view = _trying.make, _trying.moves_of_turn, _trying.judge_view
eagerness, highest_of, surprise, explain_cards = (
    _trying.eagerness,
    _trying.highest_of,
    _trying.surprise,
    _trying.explain_cards,
)
_card_of = load("extreme.codes").card_of
_move_seal = load("extreme.seals").move_seal
_start_trick, _next_seat = load("extreme.turns").start_trick, load("extreme.turns").next_seat


@compiled
def as_dealt(s: Any, foretold: Any) -> None:
    """B3, B5: every hand as it was dealt, and all coloured seals in the pool; ``foretold`` as in ``weigh``."""
    for kind in range(KINDS):
        s.pool[kind] = foretold[KINDS * s.seats + kind]
    for seat in range(s.seats):
        s.suited[seat] |= s.played_suited[seat]
        s.others[seat] |= s.played_others[seat]
        s.played_suited[seat] = s.played_others[seat] = s.lacks[seat] = s.won[seat] = 0
        for kind in range(KINDS):
            held = foretold[KINDS * seat + kind]
            s.seals[KINDS * seat + kind] = held if kind >= SUITS else 0
            s.pool[kind] += held if kind < SUITS else 0
    s.tricks_left, s.played, s.magician, s.phase = 15, 0, NONE, PREDICTING


@compiled
def next_wanted(seals: Any, first: int, n: int, room: Any, manner: Any) -> Any:
    """Of the seat's moves that are judged in the room: the likeliest seal that it was still to take.

    With it comes the logarithm of the chance of any of them; NONE, if there is none.
    """
    best, total, chosen = NONE, 0.0, 0.0
    highest = highest_of(n, room)
    for k in range(n):
        weight = eagerness(room.points[k], highest, manner)
        total += weight
        suit = room.codes[k] - SEAL
        if suit < SUITS and seals[first + suit]:
            chosen += weight
            if best < 0 or room.points[k] > room.points[best]:
                best = k
    if best < 0:
        return NONE, 0.0
    return room.codes[best] - SEAL, np.log((1.0 - manner[1]) * chosen / total + manner[1] / n)


@compiled
def explain_seals(past: Any, wanted: Any, seat: int, manner: Any, nets: Any, room: Any) -> Any:
    """B5: the seals of a seat, taken one by one; ``wanted`` are those still to take, of all seats."""
    log = 0.0
    while True:
        n = moves_of_turn(past, room)
        judge_view(room.views[0], n, nets, room)
        suit, more = next_wanted(wanted, KINDS * seat, n, room, manner)
        if suit < 0:
            return log + surprise(DONE, n, room, manner)
        log += more
        wanted[KINDS * seat + suit] -= 1
        if past.pool[suit] == 0:
            return log
        _move_seal(past, suit, NONE, seat)


@compiled
def explain_predictions(s: Any, past: Any, seat: int, foretold: Any, manner: Any, nets: Any, room: Any) -> Any:
    """B5: one seat after the other, as far as they have come."""
    log, predictor, wanted = 0.0, s.dealer, foretold.copy()
    for _ in range(s.seats):
        predictor = past.turn = _next_seat(s, predictor)
        if s.phase == PREDICTING and predictor == seat:
            return log
        if predictor == seat:
            for suit in range(SUITS):
                past.seals[KINDS * seat + suit] = wanted[KINDS * seat + suit]
                past.pool[suit] -= wanted[KINDS * seat + suit]
            past.magician = s.magician if s.magician == seat else past.magician
        elif predictor == s.magician:
            n = moves_of_turn(past, room)
            judge_view(room.views[0], n, nets, room)
            log += surprise(MAGICIAN, n, room, manner)
            past.magician = predictor
        else:
            log += explain_seals(past, wanted, predictor, manner, nets, room)
    return log


@compiled
def take_back_trick(s: Any) -> None:
    """The cards of the current trick are in the hands again, and its leader is asked."""
    for i in range(s.played):
        seat, card = (s.leader + i) % s.seats, _card_of(s.trick[i] - PLAY)
        if card < LAST_SUIT:
            s.suited[seat] |= 1 << card
            s.played_suited[seat] &= ~(1 << card)
        else:
            s.others[seat] |= 1 << (card - LAST_SUIT)
            s.played_others[seat] &= ~(1 << (card - LAST_SUIT))
    _start_trick(s, s.leader)


@compiled
def explain_trick(s: Any, past: Any, manner: Any, nets: Any, room: Any) -> Any:
    """The cards of the current trick; ``past`` is a copy of the state."""
    if s.phase != PLAYING:
        return 0.0
    take_back_trick(past)
    return explain_cards(s, past, manner, nets, room)


@compiled
def weigh(worlds: Any, seat: int, foretold: Any, manner: Any, nets: Any, room: Any, past: Any, logs: Any) -> None:
    """For each world the logarithm of how likely it makes what the seat has seen, but for a constant.

    ``foretold``: the seals of the seats and of the pool when predictions ended (or now, while they go on); empty where
    nobody remembers.
    """
    for w in range(len(worlds)):
        log = 0.0
        past[0] = worlds[w]
        if len(foretold):
            as_dealt(past[0], foretold)
            log += explain_predictions(worlds[w], past[0], seat, foretold, manner, nets, room)
            past[0] = worlds[w]
        logs[w] = log + explain_trick(worlds[w], past[0], manner, nets, room)
