"""The reason for a step of a prediction: the tricks that the seat takes when the nets play on.  Restricted Python.

For the Magician what the bot expects.
"""

from collections.abc import Sequence

from ....rules.arrays import Numbers
from ....rules.extreme.cards import KINDS, NONE, SUITS, TRUMP
from ....rules.extreme.codes import DONE as END
from ....rules.extreme.codes import MAGICIAN as TAKE_MAGICIAN
from ....rules.extreme.codes import PLAY, SEAL_FROM, card_of
from ....rules.extreme.moves import apply
from ....rules.extreme.scoring import base_in
from ....rules.extreme.seals import coloured_seals
from ....rules.extreme.state import State
from ....rules.extreme.view import View
from ....rules.memory import put_copy
from ...net.thinking import Net
from ...search.extreme.playing import decide
from ..kinds import DONE, MAGICIAN, SEAL
from ..kinds import SEAL_FROM as FROM_SEAT
from ..reasons import add, by_points, give
from .cards import PENALTY
from .room import Coach
from .trying import begin_worlds, next_world

_ROUNDS = 60
"""In how many worlds the round is played."""


def explain_prediction(c: Coach, v: View, codes: Numbers, many: int, seed: int, nets: Sequence[Net]) -> None:
    """Give a reason for each step: a seal, the Magician, the end."""
    if not begin_worlds(c.trying, v, seed):
        for m in range(many):
            by_points(c.reasons, m, c.points, many, PENALTY)
        return
    play_rounds(c, v, nets)
    for m in range(many):
        explain_step(c, v, codes[m], m)


def explain_step(c: Coach, v: View, code: int, m: int) -> None:
    """Give the reason for one step."""
    if code == END:
        give(c.reasons, m, DONE)
        add(c.reasons, c.tricks)
        add(c.reasons, float(coloured_seals(v.seals, v.seat)))
    elif code == TAKE_MAGICIAN:
        give(c.reasons, m, MAGICIAN)
        base = base_in(v.magician_base, v.raise_magician, v.round, v.rounds)
        add(c.reasons, max(float(base) + c.points[m], 0.0))
    elif code < SEAL_FROM:
        give(c.reasons, m, SEAL)
        add(c.reasons, float(code))
        add(c.reasons, c.fitting[code])
        add(c.reasons, float(v.seals[KINDS * v.seat + code]))
    else:
        suit = (code - SEAL_FROM) // SUITS
        give(c.reasons, m, FROM_SEAT)
        add(c.reasons, float(suit))
        add(c.reasons, c.fitting[suit])
        add(c.reasons, float((code - SEAL_FROM) % SUITS))


def play_rounds(c: Coach, v: View, nets: Sequence[Net]) -> None:
    """Let the nets play the round in several worlds."""
    t = c.trying
    c.tricks = 0.0
    for suit in range(SUITS):
        c.fitting[suit] = 0.0
    for _ in range(_ROUNDS):
        next_world(t, v, nets)
        put_copy(t.playing.here, 0, t.world, 0)
        play_round(c, t.playing.here[0], v.seat, nets)
    c.tricks /= t.worlds
    for suit in range(SUITS):
        c.fitting[suit] /= t.worlds


def play_round(c: Coach, s: State, seat: int, nets: Sequence[Net]) -> None:
    """Play the round to its end; count the seat's tricks, and which seals fit them (B9)."""
    p = c.trying.playing
    while s.turn >= 0:
        led, leader, won = s.led, s.leader, s.won[seat]
        best = decide(p, s, nets)
        apply(s, p.codes[best])
        if s.won[seat] > won and led != NONE:
            c.tricks += 1.0
            c.fitting[led] += 1.0
            if led != TRUMP and card_of(s.trick[(seat - leader) % s.seats] - PLAY) >> 4 == TRUMP:
                c.fitting[TRUMP] += 1.0
