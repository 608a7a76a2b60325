"""A search: from a view to points and chances of every move."""

import hashlib
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine.compiled import GAMES
from ...engine.records import to_records
from ...engine.worlds import sampler
from ...rules.extreme.state import PREDICTING
from ...rules.extreme.view import View as ExtremeView
from ...rules.wizard.state import BIDDING, NAMING
from ...rules.wizard.view import View as WizardView
from .combining import Numbers, Opinion
from .compiling import kernels
from .rooms import nets_of, room_of
from .settings import Settings

View = WizardView | ExtremeView
_TRIED_AT_ONCE, _DRAWN_AT_ONCE = 32, 64
"""Worlds between two looks at the clock."""
_DRAWING = 0.6
"""The part of the time for drawing and weighing worlds."""


class Search:
    """Searches positions of one game."""

    def __init__(self, game: str, settings: Settings) -> None:
        self.game = game
        self.settings = settings
        self.evaluated = 0
        """Positions about which the nets were asked in trying moves, since the search was made."""
        self._nets = nets_of(game)
        self._room = room_of(game, self._nets)
        self._trying, self._weighing = kernels(game, "trying"), kernels(game, "weighing")
        self._here = np.zeros(1, GAMES[game].state)
        self._manner = np.array([settings.warmth, settings.blunders])

    def __reduce__(self) -> tuple[type["Search"], tuple[str, Settings]]:
        """A copy has memory of its own to work in, and shares the nets."""
        return Search, (self.game, self.settings)

    def judge(
        self, view: View, codes: Sequence[int], seed: int, foretold: Sequence[int] = ()
    ) -> tuple[Numbers, Numbers]:
        """The points (the more the better) and the chance to do as foretold of each of these moves.

        ``foretold``: in Wizard Extreme the seals as they were foretold (``memory.Foretold``), if that is known.
        """
        started = time.perf_counter()
        trust = self.settings.bids if foretells(view) else self.settings.cards
        record = to_records([view], GAMES[self.game].view)
        points, chances = self._ask_net(record, codes)
        if trust is None:
            return points, chances
        opinion = Opinion(points, chances, trust, self.settings.sure)
        if opinion.tried.sum() == 1:
            return points, chances
        key = hashlib.sha256(seed.to_bytes(16, "little") + record.tobytes()).digest()
        self._room[8][0] = int.from_bytes(key[8:15], "little")
        worlds, weights = self.likely_worlds(view, foretold, [int.from_bytes(key[:7], "little")], started)
        for first in range(0, len(worlds), _TRIED_AT_ONCE):
            part = slice(first, first + _TRIED_AT_ONCE)
            self._try(opinion, worlds[part], weights[part], np.array(codes), view.seat)
            if opinion.tried.sum() == 1 or self._late(started, 1.0):
                break
        return opinion.conclude()

    def _ask_net(self, record: Any, codes: Sequence[int]) -> tuple[Numbers, Numbers]:
        """Points and chances as the net alone expects them."""
        self._room[3][: len(codes)] = codes
        self._trying.judge_first(record, len(codes), self._nets, self._room)
        return self._room[4][: len(codes)].copy(), self._room[5][: len(codes)].copy()

    def likely_worlds(self, view: View, foretold: Sequence[int], rng: list[int], started: float) -> tuple[Any, Numbers]:
        """Worlds that fit the view, the likelier ones more often; a world that comes twice has twice the weight."""
        worlds, kind, wanted = sampler(view), GAMES[self.game].state, self.settings.worlds * self.settings.drawn
        drawn: list[Any] = []
        logs: list[Numbers] = []
        past, seals = np.zeros(1, kind), np.array(foretold, np.int64)
        for first in range(0, wanted, _DRAWN_AT_ONCE):
            if first and self._late(started, _DRAWING):
                break
            states = to_records(worlds.draws(min(_DRAWN_AT_ONCE, wanted - first), rng), kind)
            logs.append(np.zeros(len(states)))
            self._weighing.weigh(states, view.seat, seals, self._manner, self._nets, self._room, past, logs[-1])
            drawn.append(states)
        weights = self._resampled(np.concatenate(logs))
        return np.concatenate(drawn)[weights > 0], weights[weights > 0]

    def _resampled(self, logs: Numbers) -> Numbers:
        """How often each world is taken, so many in all."""
        weights = tempered(logs, self.settings.fewest)
        size = -(-len(logs) // self.settings.drawn)
        ends = np.floor(np.cumsum(weights) * size + 0.5)
        return np.diff(ends, prepend=0.0)

    def _try(self, opinion: Opinion, worlds: Any, weights: Numbers, codes: NDArray[np.int64], seat: int) -> None:
        """Try all moves that are still tried in these worlds, and drop those that are surely worse."""
        found = np.zeros((2, len(worlds), opinion.tried.sum()))
        moves, room = codes[opinion.tried], self._room
        decisions = opinion.trust.decisions
        self.evaluated += self._trying.try_moves(worlds, moves, seat, decisions, self._nets, room, self._here, found)
        opinion.learn(found, weights)
        opinion.drop()

    def _late(self, started: float, part: float) -> bool:
        seconds = self.settings.seconds
        return seconds is not None and time.perf_counter() - started > part * seconds


def foretells(view: View) -> bool:
    """Whether the seat is asked to foretell (a bid, trump, a seal) rather than for a card or a seal to give back."""
    return view.phase == PREDICTING if isinstance(view, ExtremeView) else view.phase in (NAMING, BIDDING)


def tempered(logs: Numbers, fewest: float) -> Numbers:
    """Weights that add up to one; where too few would have nearly all of it, all are taken closer together."""
    power = 1.0
    while True:
        weights = np.exp(power * (logs - logs.max()))
        weights /= weights.sum()
        if 1.0 / (weights**2).sum() >= fewest * len(logs) or power < 1e-4:
            return np.asarray(weights)
        power *= 0.7
