"""A verdict on a move: whole rounds played out by the nets from deals that fit what the seat has seen.

The deals are weighted by what was bid and played (``explain``).  In the first deals a better move is looked for; how
far it leads the move that was made is stated from other deals, because choosing the best of several inflates its lead.

Restricted Python; Wizard Extreme uses the same text with its own ``verdict_facts``.
"""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, field

from ....rules.arrays import Numbers
from ....rules.chance import round_key
from ....rules.roots import sqrt
from ...net.thinking import Net
from ...search.resampling import resample
from .verdict_facts import (
    Model,
    Playing,
    State,
    Table,
    View,
    best_of,
    draw,
    explain,
    judge,
    key_of_view,
    one_state,
    sit_down,
    try_move,
)

CHOOSING, STATING, DONE = range(3)
"""The stages of a verdict."""
_WHOLE_ROUND = 1000
_MOST_SEALS = 42
DRAWN = 128
"""How many deals are drawn for a block."""
_MOST_MOVES = 64
_NORMAL = 1.96
"""Half of a 95 % interval, in standard errors."""
_SURE = 3.0
"""About how many standard errors a lead must have to be beyond its interval once it is put lower."""


def drawn_states() -> list[State]:
    """Room for the deals of a block."""
    return [State() for _ in range(DRAWN)]


def per_deal() -> list[float]:
    """A list with a number for each deal of a block."""
    return [0.0] * DRAWN


def per_move() -> list[float]:
    """A list with a number for each move."""
    return [0.0] * _MOST_MOVES


def flags() -> list[int]:
    """A list with 0 or 1 for each move."""
    return [0] * _MOST_MOVES


@dataclass(slots=True)
class Measure:
    """How many deals are spent, and when a lead counts (``foretell.coach.verdicts``)."""

    limit: float = 0.0
    """From how many points on a lead is worth stating."""
    margin: float = 0.0
    """Moves that the nets put further behind their best one are not tried, but for the one that was made."""
    candidates: int = 0
    """How many moves are tried at most, besides the one that was made."""
    choosing: int = 0
    """In how many blocks a better move is looked for."""
    fewest: int = 0
    stating: int = 0
    """In how many blocks its lead is stated at least and at most."""
    precise: float = 0.0
    """The standard error with which that ends sooner."""
    doubt: float = 0.0
    """A lead is put lower by this many times its squared standard error, divided by the lead."""
    tried: int = 1
    """Deals drawn for each that is tried; the likeliest are."""
    even: float = 0.0
    """The smallest effective share of the deals drawn; below it, their weights are evened out."""


@dataclass(slots=True)
class Verdict:
    """A verdict, at the beginning, where the host reads it; lists are indexed by move."""

    stage: int = 0
    best: int = 0
    """The better move; the one that was made if no other is surely better."""
    deals: int = 0
    """In how many deals its lead was measured; 0: none could be drawn, or the nets like no other move."""
    lost: float = 0.0
    """By how many points it is better; 0 if that lies within ``half``."""
    half: float = 0.0
    """Half of the 95 % interval of the lead."""
    points: float = 0.0
    best_points: float = 0.0
    """The points of the round after the move made, and after the better one; more are better in either game."""
    lead: float = 0.0
    """The lead as measured."""
    measure: Measure = field(default_factory=Measure)
    model: Model = field(default_factory=Model)
    seat: int = 0
    played: int = 0
    many: int = 0
    blocks: int = 0
    codes: list[int] = field(default_factory=flags)
    is_tried: list[int] = field(default_factory=flags)
    foretold: list[int] = field(default_factory=lambda: [-1] * _MOST_SEALS)
    """B5: the seals of the seats and of the pool when predictions ended; the first is negative if not known."""
    wanted: list[int] = field(default_factory=lambda: [0] * _MOST_SEALS)
    generator: list[int] = field(default_factory=lambda: [0])
    table: Table = field(default_factory=Table)
    past: list[State] = field(default_factory=one_state)
    playing: Playing = field(default_factory=Playing)
    worlds: list[State] = field(default_factory=drawn_states)
    logs: list[float] = field(default_factory=per_deal)
    weights: list[float] = field(default_factory=per_deal)
    weight: float = 0.0
    weight_squares: float = 0.0
    """Sums over the deals tried: weights, and their squares."""
    sums: list[float] = field(default_factory=per_move)
    """By move: the lead over the move made, weighted; the same with squared weights; squared leads with these."""
    sums_squared: list[float] = field(default_factory=per_move)
    squares: list[float] = field(default_factory=per_move)
    sum_points: list[float] = field(default_factory=per_move)
    nets_points: list[float] = field(default_factory=per_move)
    """What the nets expect."""


def set_verdict(
    t: Verdict, limit: float, margin: float, candidates: int, choosing: int, fewest: int, stating: int, precise: float
) -> None:
    """Set how many deals are spent (``Measure``)."""
    m = t.measure
    m.limit, m.margin, m.candidates, m.choosing = limit, margin, candidates, choosing
    m.fewest, m.stating, m.precise = fewest, stating, precise


def set_weighing(t: Verdict, doubt: float, tried: int, even: float, temperature: float, blunders: float) -> None:
    """Set how deals are weighted, and how leads are put lower (``Measure``, ``Model``)."""
    t.measure.doubt, t.measure.tried, t.measure.even = doubt, tried, even
    t.model.temperature, t.model.blunders = temperature, blunders


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


def begin_sums(t: Verdict) -> None:
    """Begin without any deals."""
    t.blocks = 0
    t.weight = t.weight_squares = 0.0
    for m in range(t.many):
        t.sums[m] = t.sums_squared[m] = t.squares[m] = t.sum_points[m] = 0.0


def next_block(t: Verdict, nets: Sequence[Net]) -> bool:
    """Draw a block of deals, and play all moves that are still tried out in the likeliest; whether to go on."""
    if t.stage == DONE:
        return False
    draw_block(t, t.worlds, nets)
    resample(t.logs, DRAWN, t.measure.tried, t.measure.even, t.weights)
    for w in range(DRAWN):
        if t.weights[w] > 0.0:
            try_deal(t, t.worlds, w, t.weights[w], nets)
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
        for i in range(_MOST_SEALS):
            t.wanted[i] = t.foretold[i]
        t.logs[w] = explain(t.playing, worlds, w, t.seat, t.wanted, t.past, t.model, nets)


def try_deal(t: Verdict, worlds: MutableSequence[State], w: int, weight: float, nets: Sequence[Net]) -> None:
    """Play the round of a deal to its end after each move."""
    try_move(t.playing, worlds, w, t.codes[t.played], t.seat, _WHOLE_ROUND, nets)
    points = t.playing.points
    t.weight += weight
    t.weight_squares += weight * weight
    t.sum_points[t.played] += weight * points
    for m in range(t.many):
        if t.is_tried[m]:
            try_move(t.playing, worlds, w, t.codes[m], t.seat, _WHOLE_ROUND, nets)
            lead = t.playing.points - points
            t.sums[m] += weight * lead
            t.sums_squared[m] += weight * weight * lead
            t.squares[m] += weight * weight * lead * lead
            t.sum_points[m] += weight * t.playing.points


def mean_lead(t: Verdict, m: int) -> float:
    """By how many points a move leads the one that was made; 0 for itself."""
    return t.sums[m] / t.weight


def lead_error(t: Verdict, m: int) -> float:
    """The standard error of that; deals that were tried several times count once."""
    mean = mean_lead(t, m)
    squares = t.squares[m] - 2.0 * mean * t.sums_squared[m] + mean * mean * t.weight_squares
    return sqrt(max(squares, 0.0)) / t.weight


def leading(t: Verdict) -> int:
    """The move with the largest lead; the one that was made if none leads."""
    best, most = t.played, 0.0
    for m in range(t.many):
        if t.is_tried[m] and mean_lead(t, m) > most:
            best, most = m, mean_lead(t, m)
    return best


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


def is_hopeless(t: Verdict, lead: float, error: float) -> bool:
    """Whether a lead is unlikely to count, with as many deals as there may be: too small, or within its interval."""
    at_last = error * sqrt(min(1.0, float(t.blocks) / float(t.measure.stating)))
    return lead + error < max(t.measure.limit, _SURE * at_last)


def state_lead(t: Verdict) -> None:
    """State the lead of the better move, once it is precise enough, or surely too small to count."""
    best = t.best
    lead, error = mean_lead(t, best), lead_error(t, best)
    is_enough = t.blocks >= t.measure.stating or error <= t.measure.precise or is_hopeless(t, lead, error)
    if t.blocks < t.measure.fewest or not is_enough:
        return
    conclude_verdict(t, best)
    lost = lead - t.measure.doubt * error * error / lead if lead > t.half else 0.0
    if lost > t.half:
        t.best, t.lost, t.best_points = best, lost, t.points + lost


def conclude_verdict(t: Verdict, best: int) -> None:
    """Write what was found, with the move that was made as the best one; ``best``: the one that led most."""
    t.stage, t.deals, t.best = DONE, int(t.weight), t.played
    t.lead, t.half = mean_lead(t, best), _NORMAL * lead_error(t, best)
    t.points = t.best_points = t.sum_points[t.played] / t.weight
