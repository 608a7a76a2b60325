"""A search: from a view to the points of each move."""

import hashlib
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.lib.recfunctions import repack_fields
from numpy.typing import NDArray

from ....engine.records import record_type
from ....rules.extreme.state import PREDICTING
from ....rules.extreme.view import View as ExtremeView
from ....rules.wizard.state import BIDDING, NAMING
from ....rules.wizard.view import View as WizardView
from ..compiling.library import library
from ..compiling.records import STATES, VIEWS, to_records
from ..net.fast import nets_of
from ..worlds import sampler
from .blending import Blend, Numbers
from .extreme.playouts import Buffers as ExtremeBuffers
from .settings import Settings
from .wizard.playouts import Buffers as WizardBuffers

View = WizardView | ExtremeView
_FORETELLING = {"wizard": (NAMING, BIDDING), "extreme": (PREDICTING,)}
"""By game: the phases in which seats bid or predict."""
_BUFFERS = {"wizard": WizardBuffers, "extreme": ExtremeBuffers}
_LATER = ("first_dealer", "sizes")
"""Fields of views that generation 1 did not know (A14, V7, B17)."""
_TRIED_AT_ONCE, _DRAWN_AT_ONCE = 32, 64
"""How many worlds are processed between two looks at the clock."""
_DRAWING = 0.6
"""The share of the time for drawing and weighting worlds."""


class Search:
    """Searches positions of one game."""

    def __init__(self, game: str, settings: Settings) -> None:
        self.game = game
        self.settings = settings
        self._nets = nets_of(game)
        self._buffers: Any = np.zeros(1, record_type(_BUFFERS[game]))
        self._judge, self._weigh, self._try_moves = (
            library().function(f"{game}_{name}") for name in ("judge_view", "log_likelihoods", "try_moves")
        )
        self._buffers["model"] = settings.temperature, settings.blunders

    def points(self, view: View, codes: Sequence[int], seed: int, foretold: Sequence[int]) -> Numbers:
        """The points of each of these moves (codes), where more are better.

        ``foretold``: in Wizard Extreme the seals as predicted (``memory.Foretold``), if known.
        """
        started = time.perf_counter()
        trust = self.settings.bids if foretells(self.game, view) else self.settings.cards
        record = to_records([view], VIEWS[self.game])
        points = self._ask_net(record, codes)
        if trust is None:
            return points
        blend = Blend(points, trust, self.settings.sure)
        if blend.is_settled:
            return points
        worlds, weights = self.likely_worlds(view, foretold, self._generators(record, seed), started)
        for first in range(0, len(worlds), _TRIED_AT_ONCE):
            part = slice(first, first + _TRIED_AT_ONCE)
            self._try(blend, worlds[part], weights[part], np.array(codes), view.seat)
            if blend.is_settled or self._late(started, 1.0):
                break
        return blend.conclude()

    def _generators(self, record: Any, seed: int) -> list[int]:
        """A generator for drawing worlds, and one in the buffers: both depend only on the view and the seed."""
        key = hashlib.sha256(seed.to_bytes(16, "little") + _without_later_fields(record).tobytes()).digest()
        self._buffers["generator"] = int.from_bytes(key[8:15], "little")
        return [int.from_bytes(key[:7], "little")]

    def _ask_net(self, record: Any, codes: Sequence[int]) -> Numbers:
        """Points by the network alone."""
        self._buffers["codes"][0, : len(codes)] = codes
        self._judge(record, len(codes), self._nets, self._buffers)
        points: Numbers = self._buffers["points"][0, : len(codes)].copy()
        return points

    def likely_worlds(self, view: View, foretold: Sequence[int], rng: list[int], started: float) -> tuple[Any, Numbers]:
        """Worlds (records of states) that fit the view, drawn by ``rng``, and the weight of each, at least 1.

        Drawing takes at most its share of the time since ``started`` (``time.perf_counter``), in seconds.
        """
        worlds, kind, wanted = sampler(view), STATES[self.game], self.settings.worlds * self.settings.drawn
        drawn: list[Any] = []
        logs: list[Numbers] = []
        for first in range(0, wanted, _DRAWN_AT_ONCE):
            if first and self._late(started, _DRAWING):
                break
            drawn.append(to_records(worlds.draws(min(_DRAWN_AT_ONCE, wanted - first), rng), kind))
            logs.append(self._weighed(drawn[-1], view.seat, foretold))
        weights = self._resampled(np.concatenate(logs))
        return np.concatenate(drawn)[weights > 0], weights[weights > 0]

    def _weighed(self, worlds: Any, seat: int, foretold: Sequence[int]) -> Numbers:
        """For each world, the log-likelihood of what the seat has seen; hidden bids are filled in."""
        logs, seals = np.zeros(len(worlds)), np.array(foretold, np.int64)
        self._weigh(worlds, len(worlds), seat, seals, len(seals), self._nets, self._buffers, logs)
        return logs

    def _resampled(self, logs: Numbers) -> Numbers:
        """How often each world is used: one for every ``drawn`` worlds in total, likelier ones more often."""
        weights = tempered(logs, self.settings.fewest)
        size = -(-len(logs) // self.settings.drawn)
        ends = np.floor(np.cumsum(weights) * size + 0.5)
        return np.diff(ends, prepend=0.0)

    def _try(self, blend: Blend, worlds: Any, weights: Numbers, codes: NDArray[np.int64], seat: int) -> None:
        """Try all remaining moves in these worlds, and drop those that are clearly worse."""
        found = np.zeros((len(worlds), blend.tried.sum()))
        moves, self._buffers["decisions"] = codes[blend.tried], blend.trust.decisions
        self._try_moves(worlds, len(worlds), moves, len(moves), seat, self._nets, self._buffers, found)
        blend.learn(found, weights)
        blend.drop()

    def _late(self, started: float, part: float) -> bool:
        seconds = self.settings.seconds
        return seconds is not None and time.perf_counter() - started > part * seconds


def foretells(game: str, view: View) -> bool:
    """Whether the seat is to bid or predict (a bid, trump, a seal) rather than to play a card or return a seal."""
    return view.phase in _FORETELLING[game]


def tempered(logs: Numbers, fewest: float) -> Numbers:
    """Weights that add up to one, from log-likelihoods.

    If their effective sample size is less than the share ``fewest`` of all worlds, the weights are evened out until it
    is not.
    """
    power = 1.0
    while True:
        weights = np.exp(power * (logs - logs.max()))
        weights /= weights.sum()
        if 1.0 / (weights**2).sum() >= fewest * len(logs) or power < 1e-4:
            return np.asarray(weights)
        power *= 0.7


def _without_later_fields(record: Any) -> Any:
    """The view as generation 1 knew it, unless a field that came later says something: the draws must stay the same."""
    later = [name for name in record.dtype.names if name in _LATER]
    if any(record[name].any() for name in later):
        return record
    return repack_fields(record[[name for name in record.dtype.names if name not in later]])
