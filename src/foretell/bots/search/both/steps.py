"""A search in steps, between which the caller may look at a clock: begin, draw worlds, weigh, try them, conclude.

The same seed and the same numbers of worlds give the same result everywhere.  Restricted Python.
"""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, field

from ....engine.worlds.sampling import count_few, set_number
from ....engine.worlds.wizard.table import Table, draw, one_state, put_world, sit_down
from ....rules.arrays import Floats, Numbers
from ....rules.chance import round_key
from ....rules.wizard.state import State
from ....rules.wizard.view import View
from ...choices import best_of
from ...net.thinking import Net
from ...per_move import per_move, whole_per_move
from ..blend import Blend, begin_blend, conclude_blend, drop, is_settled, learn
from ..resampling import resample, share_out
from ..wizard.explaining import explain
from ..wizard.facts import are_cards_all, key_of_view, lowest_equal
from .actions import Model
from .playing import Playing, judge_own, try_move

_TRIED_AT_ONCE = 32
"""After this many worlds, moves that are clearly worse are dropped."""
MOST_SEALS = 42
"""The size of a list of all seals, in Wizard Extreme."""
_STRIDE = 2_654_435_761
"""A prime: multiples of it run through all worlds, in an order in which neighbours have little in common."""
HOPELESS = 6.0
"""Worlds whose logarithm is further behind the likeliest one's than this are not explained any further."""


@dataclass(slots=True)
class Search:
    """A search, and its settings: ``model``, ``blend.trust``, ``drawn`` and ``fewest``."""

    model: Model = field(default_factory=Model)
    blend: Blend = field(default_factory=Blend)
    drawn: int = 1
    """Worlds drawn for each world tried; the likeliest are kept."""
    fewest: float = 0.0
    """The smallest effective share of the worlds drawn; below it, their weights are evened out."""
    seat: int = 0
    to_win: int = 0
    """1 if it plays for the win of the game."""
    codes: list[int] = field(default_factory=whole_per_move)
    """The moves of the seat."""
    foretold: list[int] = field(default_factory=lambda: [-1] * MOST_SEALS)
    """B5: the seals of the seats and of the pool when predictions ended; the first is negative if not known."""
    wanted: list[int] = field(default_factory=lambda: [0] * MOST_SEALS)
    generator: list[int] = field(default_factory=lambda: [0])
    table: Table = field(default_factory=Table)
    past: list[State] = field(default_factory=one_state)
    playing: Playing = field(default_factory=Playing)
    are_cards_all: int = 0
    """1 if a world differs from another in its cards alone."""
    every: int = 0
    """How many worlds fit the view, if each is to be tried once; 0: worlds are drawn at random."""
    worlds: int = 0
    """How many worlds drawn at random all worlds together count for."""
    many: int = 0
    """How many worlds were drawn."""
    next: int = 0
    """The next world to try."""
    tried: int = 0
    """How many worlds were tried since moves were dropped last."""
    points: list[float] = field(default_factory=per_move)
    """By move: the result in the current world."""
    met: list[float] = field(default_factory=per_move)


def set_model(s: Search, temperature: float, blunders: float, drawn: int, fewest: float) -> None:
    """How other seats choose, and how many worlds are drawn (``steps.Search``)."""
    s.model.temperature, s.model.blunders = temperature, blunders
    s.drawn, s.fewest = drawn, fewest


def set_trust(s: Search, decisions: int, margin: float, doubt: float, bias: float, sure: float) -> None:
    """How far to trust playouts (``blend.Trust``)."""
    t = s.blend.trust
    t.decisions, t.margin, t.doubt, t.bias, t.sure = decisions, margin, doubt, bias, sure


def set_foretold(s: Search, seals: Numbers, many: int) -> None:
    """B5: the seals of the seats and of the pool when predictions ended; none if they are not known."""
    s.foretold[0] = -1
    for i in range(many):
        s.foretold[i] = seals[i]


def set_aim(s: Search, to_win: bool) -> None:
    """Whether moves are valued by the chance to win the game, or by points."""
    s.to_win = to_win


def decisions_made(s: Search) -> int:
    """How many decisions were made in playouts, since the search was begun."""
    return s.playing.made


def begin(s: Search, v: View, codes: Numbers, many: int, seed: int, nets: Sequence[Net]) -> bool:
    """Begin to search a position: these are the legal moves (at most 64).  Whether there is anything to find out."""
    key = key_of_view(v, seed)
    s.generator[0], s.playing.generator[0] = round_key(key, 1), round_key(key, 2)
    s.seat, s.every, s.next, s.tried, s.playing.made = v.seat, 0, 0, 0, 0
    begin_stage(s)
    judge_own(s.playing, v, codes, many, s.to_win, nets)
    s.blend.many = many
    for m in range(many):
        s.codes[m] = codes[m]
        s.blend.points[m], s.blend.met[m] = s.playing.judging.points[m], s.playing.judging.met[m]
    begin_blend(s.blend)
    find_equals(s.blend, v, s.codes)
    if is_settled(s.blend):
        return False
    s.are_cards_all = are_cards_all(v)
    sit_down(s.table, v)
    return s.table.sampler.many > 0 and not s.table.sampler.is_full


def find_equals(b: Blend, v: View, codes: Numbers) -> None:
    """Find cards that make no difference to one another: none that another seat may play lies between them."""
    for m in range(b.many):
        for k in range(b.many):
            if b.points[k] > b.points[b.equal[m]] and lowest_equal(v, codes[k]) == lowest_equal(v, codes[m]):
                b.equal[m] = k


def count_every(s: Search, worlds: int) -> int:
    """How many worlds fit the view; 0 if these are more than would be drawn in order to try ``worlds`` of them.

    If they are not, each is drawn once, and all are tried, by their weights.
    """
    s.worlds = worlds
    s.every = count_few(s.table.sampler, worlds * s.drawn) if s.are_cards_all else 0
    return s.every


def is_over(s: Search) -> bool:
    """Whether only one move is left to try."""
    return is_settled(s.blend)


def begin_stage(s: Search) -> None:
    """Forget the worlds that were tried, whose results stay, so that others take their room."""
    s.many = 0
    s.model.least = 0.0


def draw_worlds(s: Search, worlds: MutableSequence[State], logs: Floats, n: int, nets: Sequence[Net]) -> None:
    """Draw n more worlds, and find out how well they explain what the seat has seen."""
    for w in range(s.many, s.many + n):
        if s.every:
            set_number(s.table.sampler, w * _STRIDE % s.every)
            put_world(s.table, s.generator, worlds, w)
        else:
            draw(s.table, s.generator, worlds, w)
        for i in range(MOST_SEALS):
            s.wanted[i] = s.foretold[i]
        logs[w] = explain(s.playing, worlds, w, s.seat, s.wanted, s.past, s.model, nets)
        if s.model.least == 0.0 or logs[w] - HOPELESS > s.model.least:
            s.model.least = logs[w] - HOPELESS
    s.many += n


def weigh(s: Search, logs: Floats, weights: Floats) -> int:
    """Choose the worlds to try from those drawn; returns how many these are."""
    s.next = s.tried = 0
    if s.every:
        s.tried = -s.worlds  # so few are tried with all moves
        share_out(logs, s.many, s.worlds, s.fewest, weights)
        return s.many
    return resample(logs, s.many, s.drawn, s.fewest, weights)


def try_worlds(s: Search, worlds: MutableSequence[State], weights: Floats, n: int, nets: Sequence[Net]) -> bool:
    """Try all remaining moves in the next n worlds; whether there is more to do."""
    while n > 0 and s.next < s.many:
        if weights[s.next] > 0.0:
            try_world(s, worlds, s.next, weights[s.next], nets)
            n -= 1
            s.tried += 1
            if s.tried == _TRIED_AT_ONCE:
                drop(s.blend)
                s.tried = 0
        s.next += 1
        if is_settled(s.blend):
            return False
    return s.next < s.many


def try_world(s: Search, worlds: MutableSequence[State], w: int, weight: float, nets: Sequence[Net]) -> None:
    """Try all remaining moves in a world."""
    b = s.blend
    for m in range(b.many):
        if b.tried[m] and b.equal[m] == m:
            try_move(s.playing, worlds, w, s.codes[m], s.seat, b.trust.decisions, nets)
            s.points[m], s.met[m] = s.playing.points, s.playing.met
    for m in range(b.many):
        if b.tried[m]:
            e = b.equal[m]
            learn(b, m, weight, s.points[e] - s.points[b.best], s.points[e], s.met[e])


def conclude(s: Search, points: Floats, met: Floats) -> int:
    """Write the points (more are better) and the chance to succeed of each move; returns the best move's index."""
    conclude_blend(s.blend, points, met)
    return best_of(points, s.blend.many)
