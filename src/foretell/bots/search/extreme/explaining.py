"""How likely the other seats' actions are in a world: the seals of their predictions, and the current trick.

A world is taken back to the time of each of these moves, and the net is asked as the seat that moved saw it.  The order
in which a seat took its seals is no longer known: at each step any seal that it still had to take counts, and the
likeliest of them is taken.  White seals stay where they are, since it is not known who took seals from whom.
Restricted Python.
"""

from collections.abc import MutableSequence, Sequence

from ....rules.arrays import Numbers
from ....rules.extreme.cards import KINDS, LAST_SUIT, NONE, SUITS
from ....rules.extreme.codes import DONE, MAGICIAN, PLAY, SEAL, card_of
from ....rules.extreme.deal import CARDS_EACH
from ....rules.extreme.seals import move_seal
from ....rules.extreme.state import PLAYING, PREDICTING, State
from ....rules.extreme.turns import next_seat, start_trick
from ....rules.memory import put_copy
from ...net.thinking import Net
from .actions import Model, explain_cards, is_given_up, judge_turn, likelihood, log_chance, log_share
from .playing import Playing


def explain(
    p: Playing,
    worlds: MutableSequence[State],
    w: int,
    seat: int,
    foretold: Numbers,
    past: MutableSequence[State],
    model: Model,
    nets: Sequence[Net],
) -> float:
    """The log-likelihood of what the seat has seen, if this world is the true one, up to a constant.

    ``foretold``: the seals of the seats and of the pool when predictions ended (or now, while they go on), which are
    used up; the first is negative if the seat does not remember.  A world that is given up (``Model.least``) gets more
    than it is worth.  ``past``: room for one state.
    """
    s, total = worlds[w], 0.0
    if foretold[0] >= 0:
        put_copy(past, 0, worlds, w)
        as_dealt(past[0], foretold)
        total += explain_predictions(p, s, past[0], seat, foretold, model, nets)
    if s.phase == PLAYING:
        put_copy(past, 0, worlds, w)
        take_back_trick(past[0])
        total += explain_cards(p, s, past[0], total, model, nets)
    return total


def as_dealt(s: State, foretold: Numbers) -> None:
    """B3, B5: restore hands as dealt, and coloured seals to the pool; ``foretold`` as in ``explain``."""
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
    s.tricks_left, s.played, s.magician, s.phase = CARDS_EACH, 0, NONE, PREDICTING


def explain_predictions(
    p: Playing, s: State, past: State, seat: int, wanted: Numbers, model: Model, nets: Sequence[Net]
) -> float:
    """B5: the log-likelihood of all predictions so far; ``wanted``: the seals that the seats still have to take."""
    total, predictor = 0.0, s.dealer
    for _ in range(s.seats):
        predictor = next_seat(s, predictor)
        past.turn = predictor
        if (s.phase == PREDICTING and predictor == seat) or is_given_up(total, model):
            return total
        if predictor == seat:
            for suit in range(SUITS):
                past.seals[KINDS * seat + suit] = wanted[KINDS * seat + suit]
                past.pool[suit] -= wanted[KINDS * seat + suit]
            past.magician = s.magician if s.magician == seat else past.magician
        elif predictor == s.magician:
            many = judge_turn(p, past, nets)
            total += log_chance(p, MAGICIAN, many, model)
            past.magician = predictor
        else:
            total += explain_seals(p, past, wanted, predictor, total, model, nets)
    return total


def explain_seals(
    p: Playing, past: State, wanted: Numbers, seat: int, before: float, model: Model, nets: Sequence[Net]
) -> float:
    """B5: the log-likelihood of a seat's seals, taken one by one; ``before``: that of the seats before it."""
    total: float = 0.0
    while not is_given_up(before + total, model):
        many = judge_turn(p, past, nets)
        best, chosen, weights = NONE, 0.0, 0.0
        for k in range(many):
            weight, suit = likelihood(p, k, many, model), p.codes[k] - SEAL
            weights += weight
            if suit < SUITS and wanted[KINDS * seat + suit]:
                chosen += weight
                if best == NONE or p.judging.points[k] > p.judging.points[best]:
                    best = k
        if best == NONE:
            total += log_chance(p, DONE, many, model)
            return total
        total += log_share(chosen / weights, many, model)
        suit = p.codes[best] - SEAL
        wanted[KINDS * seat + suit] -= 1
        if past.pool[suit] == 0:
            return total
        move_seal(past, suit, NONE, seat)
    return total


def take_back_trick(s: State) -> None:
    """Put the cards of the current trick back into the hands; its leader is to move."""
    for i in range(s.played):
        seat, card = (s.leader + i) % s.seats, card_of(s.trick[i] - PLAY)
        if card < LAST_SUIT:
            s.suited[seat] |= 1 << card
            s.played_suited[seat] &= ~(1 << card)
        else:
            s.others[seat] |= 1 << (card - LAST_SUIT)
            s.played_others[seat] &= ~(1 << (card - LAST_SUIT))
    start_trick(s, s.leader)
