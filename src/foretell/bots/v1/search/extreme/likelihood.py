"""How likely the other seats' actions are in a world: the seals of their predictions, and the current trick.

A world is taken back to the time of each of these moves, and the network is asked as the seat that moved saw it.  The
order in which a seat took its seals is no longer known: at each step any seal that it still had to take counts, and the
likeliest of them is taken.  White seals stay where they are, since it is not known who took seals from whom.
"""

from typing import Any

import numpy as np

from .....rules.extreme.cards import KINDS, LAST_SUIT, NONE, SUITS
from .....rules.extreme.codes import DONE, MAGICIAN, PLAY, SEAL
from .....rules.extreme.state import PLAYING, PREDICTING
from ...compiling.cached import compiled
from ...compiling.loader import load
from ..kernels import kernels

_playouts = kernels("extreme", "playouts")
make, moves_of_turn, judge_view = _playouts.make, _playouts.moves_of_turn, _playouts.judge_view
relative_likelihood, highest_of, log_chance, explain_cards = (
    _playouts.relative_likelihood,
    _playouts.highest_of,
    _playouts.log_chance,
    _playouts.explain_cards,
)
_card_of = load("rules.extreme.codes").card_of
_move_seal = load("rules.extreme.seals").move_seal
_start_trick, _next_seat = load("rules.extreme.turns").start_trick, load("rules.extreme.turns").next_seat


@compiled
def as_dealt(s: Any, foretold: Any) -> None:
    """B3, B5: restore hands as dealt, and coloured seals to the pool; ``foretold`` as in ``log_likelihoods``."""
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
def next_wanted(seals: Any, first: int, n: int, buffers: Any, model: Any) -> Any:
    """Of the seat's moves judged in the buffers, the likeliest seal that it still had to take.

    Returns it with the logarithm of the chance of any such seal; NONE if there is none.
    """
    best, total, chosen = NONE, 0.0, 0.0
    highest = highest_of(n, buffers)
    for k in range(n):
        weight = relative_likelihood(buffers.points[k], highest, model)
        total += weight
        suit = buffers.codes[k] - SEAL
        if suit < SUITS and seals[first + suit]:
            chosen += weight
            if best < 0 or buffers.points[k] > buffers.points[best]:
                best = k
    if best < 0:
        return NONE, 0.0
    return buffers.codes[best] - SEAL, np.log((1.0 - model[1]) * chosen / total + model[1] / n)


@compiled
def explain_seals(past: Any, wanted: Any, seat: int, model: Any, nets: Any, buffers: Any) -> Any:
    """B5: the log-likelihood of a seat's seals, taken one by one; ``wanted``: the seals still to take, of all seats."""
    log = 0.0
    while True:
        n = moves_of_turn(past, buffers)
        judge_view(buffers.views[0], n, nets, buffers)
        suit, more = next_wanted(wanted, KINDS * seat, n, buffers, model)
        if suit < 0:
            return log + log_chance(DONE, n, buffers, model)
        log += more
        wanted[KINDS * seat + suit] -= 1
        if past.pool[suit] == 0:
            return log
        _move_seal(past, suit, NONE, seat)


@compiled
def explain_predictions(s: Any, past: Any, seat: int, foretold: Any, model: Any, nets: Any, buffers: Any) -> Any:
    """B5: the log-likelihood of all predictions so far, seat by seat."""
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
            n = moves_of_turn(past, buffers)
            judge_view(buffers.views[0], n, nets, buffers)
            log += log_chance(MAGICIAN, n, buffers, model)
            past.magician = predictor
        else:
            log += explain_seals(past, wanted, predictor, model, nets, buffers)
    return log


@compiled
def take_back_trick(s: Any) -> None:
    """Put the cards of the current trick back into the hands; its leader is to move."""
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
def explain_trick(s: Any, past: Any, model: Any, nets: Any, buffers: Any) -> Any:
    """The log-likelihood of the cards of the current trick; ``past`` is a copy of the state."""
    if s.phase != PLAYING:
        return 0.0
    take_back_trick(past)
    return explain_cards(s, past, model, nets, buffers)


@compiled
def log_likelihoods(
    worlds: Any, seat: int, foretold: Any, model: Any, nets: Any, buffers: Any, past: Any, logs: Any
) -> None:
    """For each world, the log-likelihood of what the seat has seen, up to a constant.

    ``foretold``: the seals of the seats and of the pool when predictions ended (or now, while they go on); empty if the
    seat does not remember.
    """
    for w in range(len(worlds)):
        log = 0.0
        past[0] = worlds[w]
        if len(foretold):
            as_dealt(past[0], foretold)
            log += explain_predictions(worlds[w], past[0], seat, foretold, model, nets, buffers)
            past[0] = worlds[w]
        logs[w] = log + explain_trick(worlds[w], past[0], model, nets, buffers)
