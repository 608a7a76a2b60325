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
_FORETELLING = {"wizard": (NAMING, BIDDING), "extreme": (PREDICTING,)}
"""By game: the phases in which seats foretell."""
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
        """One state, in which moves are tried and worlds are taken back."""
        self._manner = np.array([settings.warmth, settings.blunders])

    def __reduce__(self) -> tuple[type["Search"], tuple[str, Settings]]:
        """A copy has memory of its own to work in, and shares the nets."""
        return Search, (self.game, self.settings)

    def judge(
        self, view: View, codes: Sequence[int], seed: int, foretold: Sequence[int] = ()
    ) -> tuple[Numbers, Numbers]:
        """Of each of these moves (by code) the points, the more the better, and the chance, 0 to 1, to do as foretold.

        ``foretold``: in Wizard Extreme the seals as they were foretold (``memory.Foretold``), if that is known.
        """
        started = time.perf_counter()
        trust = self.settings.bids if foretells(self.game, view) else self.settings.cards
        record = to_records([view], GAMES[self.game].view)
        points, chances = self._ask_net(record, codes)
        if trust is None:
            return points, chances
        opinion = Opinion(points, chances, trust, self.settings.sure)
        if opinion.is_settled:
            return points, chances
        worlds, weights = self.likely_worlds(view, foretold, self._lots(record, seed), started)
        for first in range(0, len(worlds), _TRIED_AT_ONCE):
            part = slice(first, first + _TRIED_AT_ONCE)
            self._try(opinion, worlds[part], weights[part], np.array(codes), view.seat)
            if opinion.is_settled or self._late(started, 1.0):
                break
        return opinion.conclude()

    def _lots(self, record: Any, seed: int) -> list[int]:
        """A generator for drawing worlds, and one in the room: both follow from the view and the seed alone."""
        key = hashlib.sha256(seed.to_bytes(16, "little") + record.tobytes()).digest()
        self._room.lots[0] = int.from_bytes(key[8:15], "little")
        return [int.from_bytes(key[:7], "little")]

    def _ask_net(self, record: Any, codes: Sequence[int]) -> tuple[Numbers, Numbers]:
        """Points and chances as the net alone expects them."""
        self._room.codes[: len(codes)] = codes
        self._trying.judge_first(record, len(codes), self._nets, self._room)
        return self._room.points[: len(codes)].copy(), self._room.met[: len(codes)].copy()

    def likely_worlds(self, view: View, foretold: Sequence[int], rng: list[int], started: float) -> tuple[Any, Numbers]:
        """Worlds (records of states) that fit the view, drawn by ``rng``, and how often each one counts, at least once.

        Drawing takes no longer than its part of the time since ``started`` (``time.perf_counter``), in seconds.
        """
        worlds, kind, wanted = sampler(view), GAMES[self.game].state, self.settings.worlds * self.settings.drawn
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
        """By world the logarithm of how well it explains what the seat has seen; hidden bids are written into it."""
        logs, past = np.zeros(len(worlds)), self._here
        seals = np.array(foretold, np.int64)
        self._weighing.weigh(worlds, seat, seals, self._manner, self._nets, self._room, past, logs)
        return logs

    def _resampled(self, logs: Numbers) -> Numbers:
        """By world how often it is taken: in all one for each ``drawn`` worlds, the likelier ones more often."""
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


def foretells(game: str, view: View) -> bool:
    """Whether the seat is asked to foretell (a bid, trump, a seal) rather than for a card or a seal to give back."""
    return view.phase in _FORETELLING[game]


def tempered(logs: Numbers, fewest: float) -> Numbers:
    """From logarithms of how likely they are, weights that add up to one.

    Where fewer than this part of them, ``fewest``, would count (by the effective sample size), all are taken closer
    together.
    """
    power = 1.0
    while True:
        weights = np.exp(power * (logs - logs.max()))
        weights /= weights.sum()
        if 1.0 / (weights**2).sum() >= fewest * len(logs) or power < 1e-4:
            return np.asarray(weights)
        power *= 0.7
