"""How likely the other seats' actions are in a world: the seals of their predictions, and the current trick.

A world is taken back to the time of each of these moves, and the network is asked as the seat that moved saw it.  The
order in which a seat took its seals is no longer known: at each step any seal that it still had to take counts, and the
likeliest of them is taken.  White seals stay where they are, since it is not known who took seals from whom.
Restricted Python.
"""

from collections.abc import MutableSequence, Sequence

from .....rules.arrays import Floats, Numbers
from .....rules.extreme.cards import KINDS, LAST_SUIT, NONE, SUITS
from .....rules.extreme.codes import DONE, MAGICIAN, PLAY, SEAL, card_of
from .....rules.extreme.seals import move_seal
from .....rules.extreme.state import PLAYING, PREDICTING, State
from .....rules.extreme.turns import next_seat, start_trick
from .....rules.floats import log
from .....rules.memory import put_copy
from ...net.thinking import FastNet
from .playouts import Buffers, explain_cards, highest_of, judge_turn, log_chance, relative_likelihood


def as_dealt(s: State, foretold: Numbers) -> None:
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


def next_wanted(seals: Numbers, first: int, n: int, b: Buffers) -> int:
    """Of the seat's moves judged in the buffers, the likeliest seal that it still had to take; NONE if there is none.

    Writes the logarithm of the chance of any such seal into the buffers.
    """
    best, total, chosen = NONE, 0.0, 0.0
    highest = highest_of(n, b)
    for k in range(n):
        weight = relative_likelihood(b.points[k], highest, b)
        total += weight
        suit = b.codes[k] - SEAL
        if suit < SUITS and seals[first + suit]:
            chosen += weight
            if best < 0 or b.points[k] > b.points[best]:
                best = k
    if best < 0:
        return NONE
    b.log = log((1.0 - b.model[1]) * chosen / total + b.model[1] / n)
    suit_of_best: int = b.codes[best] - SEAL
    return suit_of_best


def explain_seals(past: State, wanted: Numbers, seat: int, nets: Sequence[FastNet], b: Buffers) -> float:
    """B5: the log-likelihood of a seat's seals, taken one by one; ``wanted``: the seals still to take, of all seats."""
    sum_of_logs: float = 0.0
    while True:
        n = judge_turn(past, nets, b)
        suit = next_wanted(wanted, KINDS * seat, n, b)
        if suit < 0:
            sum_of_logs += log_chance(DONE, n, b)
            return sum_of_logs
        sum_of_logs += b.log
        wanted[KINDS * seat + suit] -= 1
        if past.pool[suit] == 0:
            return sum_of_logs
        move_seal(past, suit, NONE, seat)


def explain_predictions(
    s: State, past: State, seat: int, wanted: Numbers, nets: Sequence[FastNet], b: Buffers
) -> float:
    """B5: the log-likelihood of all predictions so far; ``wanted``: the seals still to take, which are used up."""
    sum_of_logs, predictor = 0.0, s.dealer
    for _ in range(s.seats):
        predictor = next_seat(s, predictor)
        past.turn = predictor
        if s.phase == PREDICTING and predictor == seat:
            return sum_of_logs
        if predictor == seat:
            for suit in range(SUITS):
                past.seals[KINDS * seat + suit] = wanted[KINDS * seat + suit]
                past.pool[suit] -= wanted[KINDS * seat + suit]
            past.magician = s.magician if s.magician == seat else past.magician
        elif predictor == s.magician:
            n = judge_turn(past, nets, b)
            sum_of_logs += log_chance(MAGICIAN, n, b)
            past.magician = predictor
        else:
            sum_of_logs += explain_seals(past, wanted, predictor, nets, b)
    return sum_of_logs


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


def explain_trick(s: State, past: State, nets: Sequence[FastNet], b: Buffers) -> float:
    """The log-likelihood of the cards of the current trick; ``past`` is a copy of the state."""
    if s.phase != PLAYING:
        return 0.0
    take_back_trick(past)
    sum_of_logs: float = explain_cards(s, past, nets, b)
    return sum_of_logs


def log_likelihoods(
    worlds: MutableSequence[State],
    many: int,
    seat: int,
    foretold: Numbers,
    seals: int,
    nets: Sequence[FastNet],
    b: Buffers,
    logs: Floats,
) -> None:
    """For each of many worlds, the log-likelihood of what the seat has seen, up to a constant.

    ``foretold``: the seals of the seats and of the pool when predictions ended (or now, while they go on); there are
    ``seals`` numbers, 0 if the seat does not remember.
    """
    for w in range(many):
        s = worlds[w]
        sum_of_logs = 0.0
        put_copy(b.here, 0, worlds, w)
        if seals:
            as_dealt(b.here[0], foretold)
            for i in range(seals):
                b.wanted[i] = foretold[i]
            sum_of_logs += explain_predictions(s, b.here[0], seat, b.wanted, nets, b)
            put_copy(b.here, 0, worlds, w)
        logs[w] = sum_of_logs + explain_trick(s, b.here[0], nets, b)
