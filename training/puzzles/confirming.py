"""Finds out by playouts in many worlds whether one move is better than all others."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from foretell.both import module_in
from foretell.bots.by_game import View
from foretell.bots.search.searching import Search
from foretell.bots.search.settings import USUAL, WHOLE_ROUND, Settings, Trust
from foretell.engine.records import record_type

WORLDS_AT_ONCE = 64
FEWEST_BLOCKS, BLOCKS = 8, 16
"""From 512 worlds to 1,024; the odd blocks and the even ones, each with seeds of its own, must find the same move."""
_DRAWN = 3
_SURE = 4.0
_DOUBT = {"wizard": 10.0, "extreme": 1.0}
_LEAST = {"wizard": 5.0, "extreme": 0.5}
_LEAST_OF = {"trump": 3.0, "pass": 3.0, "seal": 0.35, "rob": 0.35, "done": 0.35, "magician": 0.35}
CERTAIN = 4.0
"""How many standard errors its lead has to be above half of that."""
UNLIKELY = 0.7
"""A lead that would have to grow by this many standard errors is not waited for."""
Sums = NDArray[np.float64]
_TINY = 1e-9
_T = TypeVar("_T")


def least_of(game: str, question: str) -> float:
    """By how many points the answer to a question has to be better than any other move."""
    return _LEAST_OF.get(question, _LEAST[game])


@dataclass(frozen=True, slots=True)
class Found:
    """What playouts say of each move, in the order of the moves given; points: more are better in either game."""

    best: int
    leads: tuple[float, ...]
    """By how many points the best move is better; 0 for itself."""
    errors: tuple[float, ...]
    """The standard errors of the leads."""
    points: tuple[float, ...]
    chances: tuple[float, ...]
    """The chance to meet the bid; in Wizard Extreme, to get no penalty points."""
    worlds: int
    """How many worlds the best move was tried in."""

    def may_be_clear(self, least: float) -> bool:
        """Whether more worlds may show such a lead."""
        return all(
            lead + UNLIKELY * error >= least
            for lead, error in _others(list(zip(self.leads, self.errors, strict=True)), self.best)
        )

    def is_clear(self, least: float) -> bool:
        """Whether the lead over every other move is this large, and surely more than half of it."""
        others = _others(list(zip(self.leads, self.errors, strict=True)), self.best)
        return all(lead >= least and lead - CERTAIN * error >= least / 2 for lead, error in others)


class Playouts:
    """Playouts to the end of the round, by the nets at all seats."""

    def __init__(self, game: str, drawn: int = _DRAWN, sure: float = _SURE) -> None:
        """``drawn``: deals for each world that is tried; ``sure``: moves this many standard errors behind are dropped.

        Raises BrokenNets and NativeMissing.
        """
        trust, usual = Trust(WHOLE_ROUND, inf, _DOUBT[game], 0.0), USUAL[game]
        model = usual.temperature, usual.blunders, usual.fewest
        self.search = Search(game, Settings(None, WORLDS_AT_ONCE, drawn, *model, sure, trust, trust))
        kind = record_type(module_in(game, "foretell.bots.search.both.steps").Search)
        self._blend = np.frombuffer(self.search.memory, kind)[0]["blend"]

    def block(self, view: View, codes: Sequence[int], foretold: Sequence[int], seed: int) -> Sums:
        """Sums over ``WORLDS_AT_ONCE`` worlds, by row and move.

        The rows: weights, leads over the nets' best move, their squares, points, chances.
        """
        self.search.judge(view, codes, seed, foretold)
        names = ("weights", "differences", "squares", "tried_points", "tried_met")
        sums: Sums = np.stack([self._blend[name][: len(codes)] for name in names])
        return sums


class Confirmer:
    """Finds out whether one move is clearly better than all others."""

    def __init__(self, game: str) -> None:
        """Load the nets; raises BrokenNets and NativeMissing."""
        self.playouts = Playouts(game)

    def confirm(
        self, view: View, codes: Sequence[int], foretold: Sequence[int], seed: int, wanted: float
    ) -> Found | None:
        """What playouts say; None as soon as it is plain that no move leads by as many points as wanted."""
        blocks: list[Sums] = []
        for block in range(BLOCKS):
            blocks.append(self.playouts.block(view, codes, foretold, seed + block))
            together = found_in(blocks)
            if not together.worlds or not together.may_be_clear(wanted):
                return None
            if block + 1 >= FEWEST_BLOCKS and together.is_clear(wanted):
                best = {found_in(blocks[half::2]).best for half in range(2)}
                return together if best == {together.best} else None
        return None


def found_in(blocks: Sequence[Sums]) -> Found:
    """The moves' results from the sums of blocks of worlds.

    Worlds are resampled by their likelihood, so that blocks may have few different ones: the errors are never less than
    what the blocks' own means say.
    """
    weights, differences, squares, points, met = np.sum(blocks, axis=0)
    many = np.maximum(weights, _TINY)
    means = np.where(weights > 0, differences / many, -inf)
    best = int(np.argmax(means))
    leads = means[best] - means
    variances = np.maximum(squares / many - np.square(differences / many), 0.0) / many
    errors = np.maximum(np.sqrt(variances + variances[best]), _errors_between(blocks, best))
    return Found(best, _tuple(leads), _tuple(errors), _tuple(points / many), _tuple(met / many), int(weights[best]))


def _tuple(numbers: Sums) -> tuple[float, ...]:
    return tuple(map(float, numbers))


def _errors_between(blocks: Sequence[Sums], best: int) -> Sums:
    """The standard errors of the leads, by the blocks' means."""
    each = np.stack([block[1] / np.maximum(block[0], _TINY) for block in blocks])
    if len(blocks) == 1:
        return np.zeros(each.shape[1])
    spread: Sums = (each[:, [best]] - each).std(axis=0, ddof=1) / sqrt(len(blocks))
    return spread


def _others(values: Sequence[_T], best: int) -> list[_T]:
    return [value for m, value in enumerate(values) if m != best]
