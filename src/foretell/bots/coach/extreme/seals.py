"""The reason for a step of a prediction: the tricks that the seat takes when the nets play on.  Restricted Python."""

from collections.abc import Sequence

from ....rules.arrays import Numbers
from ....rules.extreme.cards import BLACK, KINDS, NONE, SUITS, TRUMP
from ....rules.extreme.codes import DONE as END
from ....rules.extreme.codes import MAGICIAN as TAKE_MAGICIAN
from ....rules.extreme.codes import PLAY, SEAL_FROM, card_of
from ....rules.extreme.moves import apply
from ....rules.extreme.seals import coloured_seals
from ....rules.extreme.state import State
from ....rules.extreme.view import View
from ....rules.memory import put_copy
from ...net.thinking import Net
from ...search.extreme.playing import decide
from ..kinds import DONE, MAGICIAN, SEAL
from ..kinds import SEAL_FROM as FROM_SEAT
from ..reasons import add, by_points, give, is_wanted
from .cards import PENALTY
from .room import Coach
from .trying import begin_worlds, next_world

_ROUNDS, _WITH_MAGICIAN = 60, 30
"""In how many worlds the round is played, and in how many of them with the Magician too."""


def explain_prediction(
    c: Coach, v: View, codes: Numbers, many: int, wanted: int, seed: int, nets: Sequence[Net]
) -> None:
    """Give a reason for each step: a seal, the Magician (if it is wanted), the end."""
    with_magician = False
    for m in range(many):
        with_magician = with_magician or (codes[m] == TAKE_MAGICIAN and is_wanted(wanted, m))
    if not begin_worlds(c.trying, v, seed):
        for m in range(many):
            by_points(c.reasons, m, c.points, many, PENALTY)
        return
    play_rounds(c, v, with_magician, nets)
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
        add(c.reasons, c.black)
        add(c.reasons, c.penalty)
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


def play_rounds(c: Coach, v: View, with_magician: bool, nets: Sequence[Net]) -> None:
    """Let the nets play the round in several worlds, from here and from the Magician on."""
    t = c.trying
    c.tricks = c.black = c.penalty = 0.0
    for suit in range(SUITS):
        c.fitting[suit] = 0.0
    for w in range(_ROUNDS):
        next_world(t)
        put_copy(t.playing.here, 0, t.world, 0)
        play_round(c, t.playing.here[0], v.seat, nets)
        if with_magician and w < _WITH_MAGICIAN:
            put_copy(t.playing.here, 0, t.world, 0)
            apply(t.playing.here[0], TAKE_MAGICIAN)
            play_as_magician(c, t.playing.here[0], v.seat, nets)
    c.tricks /= t.worlds
    c.black /= _WITH_MAGICIAN
    c.penalty /= _WITH_MAGICIAN
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


def play_as_magician(c: Coach, s: State, seat: int, nets: Sequence[Net]) -> None:
    """Play the round to its end with the Magician; count the black seals, and the seat's points (B13)."""
    p = c.trying.playing
    while s.turn >= 0:
        best = decide(p, s, nets)
        apply(s, p.codes[best])
    for other in range(s.seats):
        c.black += s.seals[KINDS * other + BLACK]
    c.penalty += s.score[seat]
