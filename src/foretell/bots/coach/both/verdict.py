"""A verdict on a move: whole rounds played out from deals that fit what the seat has seen.

Half of the deals are played out by masters and half by Bookkeepers: a mistake is what costs points whichever way
the round goes on, since people play neither like the nets nor like each other.  Predictions in Wizard Extreme are left
to masters: Bookkeepers' leads are twice what the real deals show, no matter who plays those on.

The deals are weighted by what was bid and played (``explain``).  In the first deals a better move is looked for; how
far it leads the move that was made is stated from other deals, because choosing the best of several inflates its lead.

Restricted Python.
"""

from collections.abc import MutableSequence, Sequence

from ....engine.worlds.wizard.table import draw, sit_down
from ....rules.arrays import Numbers
from ....rules.chance import round_key
from ....rules.memory import put_copy
from ....rules.roots import sqrt
from ....rules.wizard.moves import apply
from ....rules.wizard.state import State
from ....rules.wizard.view import View
from ...choices import best_of
from ...net.both.judging import judge
from ...net.thinking import Net
from ...search.both.playing import look_at_turn, try_move
from ...search.both.steps import MOST_SEALS
from ...search.resampling import resample
from ...search.wizard.explaining import explain
from ...search.wizard.facts import is_left_to_masters, key_of_view, worth
from ...thumb.wizard.choosing import choose_as_thumb
from ..wizard.facts import BLUNDERS, TEMPERATURE
from .leads import begin_sums, conclude_verdict, is_hopeless, lead_error, leading, mean_lead, state_lead
from .verdict_room import CHOOSING, DONE, DRAWN, STATING, Verdict

_WHOLE_ROUND = 1000
"""More decisions than a seat has in a round."""


def set_verdict(
    t: Verdict, limit: float, margin: float, candidates: int, choosing: int, fewest: int, stating: int, precise: float
) -> None:
    """Set how many deals are spent (``Measure``)."""
    m = t.measure
    m.limit, m.margin, m.candidates, m.choosing = limit, margin, candidates, choosing
    m.fewest, m.stating, m.precise = fewest, stating, precise


def set_weighing(t: Verdict, doubt: float, tried: int, even: float) -> None:
    """Set how deals are weighted, and how leads are put lower (``Measure``)."""
    t.measure.doubt, t.measure.tried, t.measure.even = doubt, tried, even


def set_seals(t: Verdict, seals: Numbers, many: int) -> None:
    """B5: the seals of the seats and of the pool when predictions ended; none if they are not known."""
    t.foretold[0] = -1
    for i in range(many):
        t.foretold[i] = seals[i]


def begin_verdict(t: Verdict, v: View, codes: Numbers, many: int, played: int, seed: int, nets: Sequence[Net]) -> bool:
    """Begin: these are the legal moves, and the place of the one that was made.  Whether blocks are to follow.

    If not, no deals can be drawn, or no other move is worth trying.
    """
    key = key_of_view(v, seed)
    t.generator[0], t.playing.generator[0] = round_key(key, 1), round_key(key, 2)
    t.seat, t.played, t.best, t.many, t.stage = v.seat, played, played, many, CHOOSING
    t.deals, t.lost, t.half, t.lead, t.playing.made = 0, 0.0, 0.0, 0.0, 0
    judge(t.playing.judging, v, codes, many, nets)
    for m in range(many):
        t.codes[m], t.nets_points[m], t.is_tried[m] = codes[m], t.playing.judging.points[m], 0
    t.points = t.best_points = t.nets_points[played]
    t.model.temperature, t.model.blunders = TEMPERATURE, BLUNDERS
    t.by_masters = is_left_to_masters(v)
    choose_candidates(t)
    begin_sums(t)
    sit_down(t.table, v)
    if left_to_try(t) == 0 or t.table.sampler.many == 0 or t.table.sampler.is_full:
        t.stage = DONE
    return t.stage != DONE


def choose_candidates(t: Verdict) -> None:
    """Try the moves that the nets like best."""
    least = t.nets_points[best_of(t.nets_points, t.many)] - t.measure.margin
    for _ in range(t.measure.candidates):
        best = -1
        for m in range(t.many):
            is_open = not t.is_tried[m] and m != t.played and t.nets_points[m] >= least
            if is_open and (best < 0 or t.nets_points[m] > t.nets_points[best]):
                best = m
        if best >= 0:
            t.is_tried[best] = 1


def left_to_try(t: Verdict) -> int:
    """How many moves are tried besides the one that was made."""
    tried = 0
    for m in range(t.many):
        tried += t.is_tried[m]
    return tried


def next_block(t: Verdict, nets: Sequence[Net]) -> bool:
    """Draw a block of deals, and play all moves that are still tried out in the likeliest; whether to go on."""
    if t.stage == DONE:
        return False
    draw_block(t, t.worlds, nets)
    resample(t.logs, DRAWN, t.measure.tried, t.measure.even, t.weights)
    tried = t.blocks
    for w in range(DRAWN):
        if t.weights[w] > 0.0:
            try_deal(t, t.worlds, w, tried % 2 == 1, nets)
            tried += 1
    t.blocks += 1
    if t.stage == CHOOSING:
        choose_better(t)
    else:
        state_lead(t)
    return t.stage != DONE


def draw_block(t: Verdict, worlds: MutableSequence[State], nets: Sequence[Net]) -> None:
    """Draw deals, and find out how well each explains what the seat has seen."""
    for w in range(DRAWN):
        draw(t.table, t.generator, worlds, w)
        for i in range(MOST_SEALS):
            t.wanted[i] = t.foretold[i]
        t.logs[w] = explain(t.playing, worlds, w, t.seat, t.wanted, t.past, t.model, nets)


def play_out(
    t: Verdict, worlds: MutableSequence[State], w: int, code: int, as_bookkeepers: bool, nets: Sequence[Net]
) -> float:
    """The points of the seat if all play on after a move, to the end of the round, as Bookkeepers or as masters."""
    if not as_bookkeepers:
        try_move(t.playing, worlds, w, code, t.seat, _WHOLE_ROUND, nets)
        return t.playing.points
    put_copy(t.playing.here, 0, worlds, w)
    s = t.playing.here[0]
    apply(s, code)
    while s.turn >= 0:
        many = look_at_turn(t.playing, s)
        apply(s, choose_as_thumb(t.playing.view, t.playing.codes, many, t.buffers))
    return worth(s, t.seat)


def try_deal(t: Verdict, worlds: MutableSequence[State], w: int, is_second: bool, nets: Sequence[Net]) -> None:
    """Play the round of a deal to its end after each move; every second deal as Bookkeepers."""
    weight, as_bookkeepers = t.weights[w], is_second and not t.by_masters
    points = play_out(t, worlds, w, t.codes[t.played], as_bookkeepers, nets)
    t.weight += weight
    t.weight_squares += weight * weight
    t.sum_points[t.played] += weight * points
    for m in range(t.many):
        if t.is_tried[m]:
            there = play_out(t, worlds, w, t.codes[m], as_bookkeepers, nets)
            lead = there - points
            t.sums[m] += weight * lead
            t.sums_squared[m] += weight * weight * lead
            t.squares[m] += weight * weight * lead * lead
            t.sum_points[m] += weight * there


def choose_better(t: Verdict) -> None:
    """Drop moves that are far behind; with enough deals, go on to state the lead of the best, if it may count."""
    best = leading(t)
    most, error = mean_lead(t, best), lead_error(t, best)
    for m in range(t.many):
        behind = most - mean_lead(t, m)
        if t.is_tried[m] and behind > 2.0 * sqrt(error * error + lead_error(t, m) * lead_error(t, m)):
            t.is_tried[m] = 0
    if t.blocks >= t.measure.choosing:
        if best == t.played or is_hopeless(t, most, error):
            conclude_verdict(t, best)
        else:
            for m in range(t.many):
                t.is_tried[m] = 1 if m == best else 0
            t.best, t.stage = best, STATING
            begin_sums(t)
