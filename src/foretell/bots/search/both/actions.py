"""How likely a move is for a seat, by what the nets expect of it.

Restricted Python.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ....rules.chance import below
from ....rules.floats import exp, log
from ....rules.wizard.moves import apply
from ....rules.wizard.state import State
from ...choices import best_of
from ...net.both.judging import judge
from ...net.thinking import Net
from .playing import Playing, look_at_turn

_UNIT = 1 << 30


@dataclass(slots=True)
class Model:
    """How other seats choose."""

    temperature: float = 0.0
    """They are e times less likely to make a move for every this many points that it is worse."""
    blunders: float = 0.0
    """The share of their moves that says nothing about their cards."""
    least: float = 0.0
    """A world is given up once its log-likelihood falls below this (which is negative); 0: never."""


def judge_turn(p: Playing, s: State, nets: Sequence[Net]) -> int:
    """Judge all moves of the seat to move; returns how many there are."""
    many = look_at_turn(p, s)
    judge(p.judging, p.view, p.codes, many, nets)
    return many


def likelihood(p: Playing, k: int, many: int, model: Model) -> float:
    """The likelihood of the k-th move relative to the best one: it grows with the points expected."""
    points = p.judging.points
    return exp((points[k] - points[best_of(points, many)]) / model.temperature)


def log_chance(p: Playing, code: int, many: int, model: Model) -> float:
    """The logarithm of the chance that a seat whose moves are judged makes the one with this code."""
    total = chosen = 0.0
    for k in range(many):
        weight = likelihood(p, k, many, model)
        total += weight
        if p.codes[k] == code:
            chosen = weight
    return log_share(chosen / total, many, model)


def log_share(share: float, many: int, model: Model) -> float:
    """The logarithm of the chance of moves that have this share of the likelihood, with random moves in between."""
    return log((1.0 - model.blunders) * share + model.blunders / many)


def is_given_up(total: float, model: Model) -> bool:
    """Whether a world with this log-likelihood is not explained any further."""
    return model.least < 0.0 and total < model.least


def explain_cards(p: Playing, s: State, past: State, before: float, model: Model, nets: Sequence[Net]) -> float:
    """The log-likelihood of the current trick's cards; in ``past`` the trick is taken back.

    ``before``: that of what was seen before the trick.
    """
    total = 0.0
    for i in range(s.played):
        if is_given_up(before + total, model):
            return total
        many = look_at_turn(p, past)
        if many > 1:
            judge(p.judging, p.view, p.codes, many, nets)
            total += log_chance(p, s.trick[i], many, model)
        apply(past, s.trick[i])
    return total


def likely_move(p: Playing, many: int, model: Model) -> int:
    """The code of a random one of the moves that are judged, with the chances of ``log_chance``."""
    total = 0.0
    for k in range(many):
        total += likelihood(p, k, many, model)
    threshold = total * below(p.generator, _UNIT) / _UNIT
    for k in range(many - 1):
        threshold -= likelihood(p, k, many, model)
        if threshold < 0.0:
            return p.codes[k]
    return p.codes[many - 1]
