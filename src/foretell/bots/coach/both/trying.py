"""Tries every card in worlds that fit the view, to the end of the trick; the nets play for the other seats.

Restricted Python.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ....engine.worlds.wizard.table import Table, draw, one_state, sit_down
from ....rules.arrays import MOST_MOVES, Numbers
from ....rules.chance import below, round_key
from ....rules.floats import exp
from ....rules.memory import put_copy
from ....rules.roots import sqrt
from ....rules.wizard.moves import apply
from ....rules.wizard.state import State
from ....rules.wizard.view import View
from ...net.thinking import Net
from ...per_move import per_move
from ...search.both.actions import Model
from ...search.both.playing import Playing, decide
from ...search.both.steps import HOPELESS, MOST_SEALS
from ...search.wizard.explaining import explain
from ...search.wizard.facts import key_of_view
from ..reasons import is_wanted, nearest, out_of, times_of
from ..wizard.facts import BLUNDERS, TEMPERATURE, cause, pays, put_foretold

CAUSES = 4
"""How many kinds of threats there are."""
FEWEST, MOST = 40, 280
"""Limits of the number of worlds."""
_DRAWN = 8
"""How many worlds are drawn for each one that is kept."""
_UNIT = 1 << 30
_STEP = 20
"""How often, in worlds, it is asked whether they are enough."""
_ALLOWED, _ONE_SIDED, _TWO_SIDED = 0.1, 1.645, 1.96
"""How far from the truth a share may be, and how many standard errors leave 5 % beyond one limit, or two."""


@dataclass(slots=True)
class Trying:
    """What became of each move.  Lists are indexed by move."""

    table: Table = field(default_factory=Table)
    playing: Playing = field(default_factory=Playing)
    world: list[State] = field(default_factory=one_state)
    drawn: list[State] = field(default_factory=one_state)
    past: list[State] = field(default_factory=one_state)
    """Room for a world that may be kept, and for one that is taken back (``explain``)."""
    model: Model = field(default_factory=Model)
    foretold: list[int] = field(default_factory=lambda: [-1] * MOST_SEALS)
    """B5: the seals as predicted; the first is negative if the seat does not see them any more."""
    generator: list[int] = field(default_factory=lambda: [0])
    worlds: int = 0
    """How many worlds were drawn; a move is tried in the first of them, until its share is known."""
    takes: list[float] = field(default_factory=per_move)
    """In what share of the worlds the card takes the trick."""
    paid: list[float] = field(default_factory=per_move)
    """In what share of them a seal fits then (Wizard Extreme)."""
    beaten: list[float] = field(default_factory=lambda: [0.0] * (CAUSES * MOST_MOVES))
    """By move and kind of threat, in how many worlds such a card beats it later in the trick."""


def begin_worlds(t: Trying, v: View, seed: int) -> bool:
    """Get ready to draw worlds that fit the view; whether any can be drawn."""
    t.worlds = 0
    key = key_of_view(v, seed)
    t.generator[0], t.playing.generator[0] = round_key(key, 1), round_key(key, 2)
    t.model.temperature, t.model.blunders = TEMPERATURE, BLUNDERS
    sit_down(t.table, v)
    return t.table.sampler.many > 0 and not t.table.sampler.is_full


def next_world(t: Trying, v: View, nets: Sequence[Net]) -> None:
    """Draw several worlds and keep one: the better it explains the others' bids and the trick, the likelier."""
    total = highest = 0.0
    t.model.least = 0.0
    for i in range(_DRAWN):
        draw(t.table, t.generator, t.drawn, 0)
        put_foretold(v, t.foretold)
        likely = explain(t.playing, t.drawn, 0, v.seat, t.foretold, t.past, t.model, nets)
        if i == 0 or likely > highest:
            total *= exp(highest - likely)
            highest, t.model.least = likely, likely - HOPELESS
        weight = exp(likely - highest)
        total += weight
        if below(t.generator, _UNIT) * total < weight * _UNIT:
            put_copy(t.world, 0, t.drawn, 0)
    t.worlds += 1


def try_cards(t: Trying, v: View, codes: Numbers, many: int, wanted: int, seed: int, nets: Sequence[Net]) -> None:
    """Try each wanted one of these cards in the current trick, in as many worlds as the share of each needs."""
    for m in range(many):
        t.takes[m] = t.paid[m] = 0.0
        for i in range(CAUSES):
            t.beaten[CAUSES * m + i] = 0.0
    wanted &= (1 << many) - 1
    if wanted == 0 or not begin_worlds(t, v, seed):
        return
    while wanted:
        next_world(t, v, nets)
        for m in range(many):
            if is_wanted(wanted, m):
                try_card(t, v, m, codes[m], nets)
                if t.worlds >= FEWEST and t.worlds % _STEP == 0 and is_known(t, m):
                    t.takes[m] /= t.worlds
                    t.paid[m] /= t.worlds
                    wanted &= ~(1 << m)


def is_known(t: Trying, m: int) -> bool:
    """Whether the shares of the worlds in which the card takes the trick, and is paid for, can be told."""
    known = is_share_known(t.takes[m], t.worlds)
    known = known and is_share_known(t.paid[m], t.worlds) and is_share_known(t.takes[m] - t.paid[m], t.worlds)
    return known or t.worlds >= MOST


def is_share_known(times: float, worlds: int) -> bool:
    """Whether the small share that is stated for this many worlds (``nearest``) is off by at most 0.1, at 95 %."""
    share, number = times / worlds, nearest(times / worlds)
    likely = (times + 1.0) / (worlds + 2.0)  # so that two cards alike in a few worlds are not certain
    error, off = sqrt(likely * (1.0 - likely) / worlds), abs(share - times_of(number) / out_of(number))
    return _ALLOWED - off >= _ONE_SIDED * error and _TWO_SIDED * error <= _ALLOWED


def try_card(t: Trying, v: View, m: int, code: int, nets: Sequence[Net]) -> None:
    """Play a card in the world that was drawn, and let the others play to the end of the trick."""
    put_copy(t.playing.here, 0, t.world, 0)
    s = t.playing.here[0]
    apply(s, code)
    is_best = s.best_seat == v.seat
    while s.turn >= 0 and s.tricks_left == v.tricks_left:
        best = decide(t.playing, s, nets)
        apply(s, t.playing.codes[best])
    if s.won[v.seat] > v.won[v.seat]:
        t.takes[m] += 1.0
        t.paid[m] += 1.0 if pays(s, v.seat) else 0.0
    elif is_best and s.best_seat != v.seat:
        winning = s.trick[(s.best_seat - v.leader) % v.seats]
        t.beaten[CAUSES * m + cause(winning, s.trick[v.played], v)] += 1.0


def main_threat(t: Trying, m: int) -> int:
    """The kind of threat that beats the card most often; -1 if none does."""
    most = -1
    for i in range(CAUSES):
        if t.beaten[CAUSES * m + i] > (t.beaten[CAUSES * m + most] if most >= 0 else 0.0):
            most = i
    return most
