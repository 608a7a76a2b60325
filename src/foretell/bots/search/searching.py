"""A search: from a view to points and chances of each move."""

import time
from array import array
from collections.abc import Sequence
from functools import partial

from ...engine.memory import function, numbers_of, struct
from ...engine.native import load
from ...game.observation import Observation
from ...game.options import Mode, WizardOptions
from ...rules.arrays import MOST_MOVES
from ...rules.extreme.state import PREDICTING
from ...rules.wizard.state import BIDDING, NAMING
from ..by_game import View
from ..net.judges import Estimates, NativeJudge, nets_of
from .settings import Settings, Trust

_FORETELLING = {"wizard": (NAMING, BIDDING), "extreme": (PREDICTING,)}
"""By game: the phases in which seats bid or predict."""
_TRIED_AT_ONCE, _DRAWN_AT_ONCE = 8, 16
"""How many worlds are processed between two looks at the clock."""
_DRAWING = 0.6
"""The share of the time for drawing and weighting worlds."""
_MOST_SEED = (1 << 63) - 1


class Search:
    """Searches positions of one game, in the native library (``search.<game>.steps``)."""

    def __init__(self, game: str, settings: Settings) -> None:
        """Get ready; raises BrokenNets and NativeMissing."""
        self.game = game
        self.settings = settings
        self.evaluated = 0
        """How many positions the networks were asked about in playouts, since the search was created."""
        self.judge_alone = NativeJudge(game)
        self._nets = nets_of(game)
        self.memory = struct(f"bots_search_{game}_steps_Search")
        """The struct of the search, in which the results of single moves are (``blend``)."""
        self._state_size = load().sizes[f"rules_{game}_state_State"]
        self._native = partial(function, game)
        self._native("set_model")(self.memory, settings.temperature, settings.blunders, settings.drawn, settings.fewest)

    def __reduce__(self) -> tuple[type["Search"], tuple[str, Settings]]:
        """A copy has buffers of its own and shares the networks."""
        return Search, (self.game, self.settings)

    def judge(
        self, view: View, codes: Sequence[int], seed: int, foretold: Sequence[int] = (), *, to_win: bool = False
    ) -> Estimates:
        """The estimates for these moves (codes).

        ``foretold``: in Wizard Extreme the seals as predicted (``memory.Foretold``), if known.  ``to_win``: points are
        what they are worth for the win of the game.
        """
        started = time.perf_counter()
        trust = self.settings.bids if foretells(self.game, view) else self.settings.cards
        if trust is None:
            return self.judge_alone.judge(view, codes, to_win=to_win)
        self._native("set_aim")(self.memory, to_win)
        if self._begin(view, codes, seed, foretold, trust):
            is_far = view.tricks_left > self.settings.far
            self._try_stages(
                started, min(self.settings.worlds, self.settings.stage if is_far else self.settings.worlds)
            )
            self.evaluated += self._native("decisions_made")(self.memory)
        points, chances = array("d", bytes(8 * MOST_MOVES)), array("d", bytes(8 * MOST_MOVES))
        self._native("conclude")(self.memory, points, chances)
        return points[: len(codes)].tolist(), chances[: len(codes)].tolist()

    def _begin(self, view: View, codes: Sequence[int], seed: int, foretold: Sequence[int], trust: Trust) -> bool:
        """Ask the nets; whether there is anything to find out by trying."""
        settings = trust.decisions, trust.margin, trust.doubt, trust.bias, self.settings.sure
        self._native("set_trust")(self.memory, *settings)
        self._native("set_foretold")(self.memory, array("q", foretold or (0,)), len(foretold))
        moves = array("q", codes)
        more = self._native("begin")(self.memory, numbers_of(view), moves, len(codes), seed & _MOST_SEED, self._nets)
        return bool(more)

    def _try_stages(self, started: float, left: int) -> None:
        """Draw worlds and try the moves in ``left`` of them, stage by stage, until only one move is left to try.

        A stage is begun if another one that takes as long as those before will be over in time.
        """
        every: int = self._native("count_every")(self.memory, left)
        stage, stages = left if every else self.settings.stage, 0
        while left > 0 and not (stages and self._late(started, stages / (stages + 1))):
            worlds, logs = self._drawn(
                started, every or min(left, stage) * self.settings.drawn, _DRAWING if stages == 0 else 1.0
            )
            if self._is_settled(started, worlds, logs):
                return
            left, stages = left - stage, stages + 1

    def _is_settled(self, started: float, worlds: bytearray, logs: "array[float]") -> bool:
        """Try the moves in the likelier ones of these worlds; whether one is left before they are used up."""
        weights = array("d", bytes(8 * len(logs)))
        self._native("weigh")(self.memory, logs, weights)
        while self._native("try_worlds")(self.memory, worlds, weights, _TRIED_AT_ONCE, self._nets):
            if self._late(started, 1.0):
                return True
        return bool(self._native("is_over")(self.memory))

    def _drawn(self, started: float, wanted: int, share: float) -> "tuple[bytearray, array[float]]":
        """This many worlds (states) that fit the view, each with the log-likelihood of what was seen.

        Drawing ends when this share of the time since ``started`` (``time.perf_counter``), in seconds, is over.
        """
        self._native("begin_stage")(self.memory)
        worlds, logs = bytearray(), array("d")
        while len(logs) < wanted and not (logs and self._late(started, share)):
            n = min(_DRAWN_AT_ONCE, wanted - len(logs))
            worlds.extend(bytes(n * self._state_size))
            logs.extend(bytes(n))
            self._native("draw_worlds")(self.memory, worlds, logs, n, self._nets)
        return worlds, logs

    def _late(self, started: float, part: float) -> bool:
        seconds = self.settings.seconds
        return seconds is not None and time.perf_counter() - started > part * seconds


def foretells(game: str, view: View) -> bool:
    """Whether the seat is to bid or predict (a bid, trump, a seal) rather than to play a card or return a seal."""
    return view.phase in _FORETELLING[game]


def bids_by_net(observation: Observation) -> bool:
    """Whether the seat bids, or names trump, in classic Wizard, where search finds no better bid than the network."""
    options = observation.options
    if not isinstance(options, WizardOptions) or options.specials or options.mode is not Mode.STANDARD:
        return False
    return foretells(options.game, observation.view)
