"""PettingZoo's parallel environment: all seats act at once, though only the one whose turn it is has a choice.

The others wait: their only legal action is the last one.

>>> from foretell.envs.parallel import parallel_env
>>> wizard = parallel_env(players=3)
>>> observations, infos = wizard.reset(seed=7)
>>> {agent: seen["action_mask"].nonzero()[0].tolist() for agent, seen in observations.items()}
{'seat_0': [156], 'seat_1': [0, 1], 'seat_2': [156]}
"""

from collections.abc import Mapping
from typing import Any, SupportsIndex, Unpack

import numpy as np
from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec_wrapper

from .kind import Kind, KindSettings, kind_of
from .table import Mask, Observed
from .zoo import Seats

_Flags = dict[str, bool]
_Infos = dict[str, dict[str, Any]]


class AllSeatsEnv(Seats, ParallelEnv[str, Observed, SupportsIndex]):
    """One game; agents are called ``seat_0``, ``seat_1`` and so on.

    Actions are the codes of moves, and one more, to wait.
    """

    def __init__(self, kind: Kind, *, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        """Get ready; ``reset`` starts an episode.

        ``max_cycles``: the most steps of an episode.  ``render_mode``: ``ansi`` or None.  Raises ImportError if the
        native library is missing, and ValueError for another mode.
        """
        super().__init__(kind, max_cycles, render_mode, is_parallel=True)
        self.wait = self._table.game.codes
        """The action of a seat whose turn it is not."""
        self._steps = 0

    def reset(
        self, seed: SupportsIndex | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observed], _Infos]:
        """Begin an episode (as ``TurnEnv.reset`` does); returns observations and infos by agent."""
        infos = self._begin(seed, options)
        self._steps = 0
        return self._observed(), infos

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[dict[str, Observed], dict[str, float], _Flags, _Flags, _Infos]:
        """Make the move of the seat whose turn it is; the others wait.

        Raises ValueError without an action of that seat, and for an illegal one, unless the environment replaces it.
        """
        if not self.agents:
            return {}, {}, {}, {}, {}
        table, round_ = self._table, self._table.round
        agent = self.agents[table.turn]
        if agent not in actions:
            raise ValueError(f"it is the turn of {agent}, and it has no action")
        self._check_waiting(actions)
        table.apply(table.legal(actions[agent]))
        self._steps += 1
        is_ended = table.turn < 0
        is_over = is_ended and table.is_over
        is_cut = not is_over and self._steps == self.max_cycles
        rewards = table.rewards() if is_ended else [0.0] * len(self.agents)
        infos: _Infos = {agent: {"round": round_} for agent in self.agents}
        if is_ended:
            for info, points, total in zip(infos.values(), table.score, table.total, strict=True):
                info.update(points=points, total=total)
        if is_ended and not is_over:
            table.deal()
        answer = (
            self._observed(is_cut=is_cut),
            dict(zip(self.agents, rewards, strict=True)),
            dict.fromkeys(self.agents, is_over),
            dict.fromkeys(self.agents, is_cut),
            infos,
        )
        if is_over or is_cut:
            self.agents = []
        return answer

    def _check_waiting(self, actions: Mapping[str, SupportsIndex]) -> None:
        """Raise ValueError unless the seats whose turn it is not wait, or the environment overlooks it."""
        if self._table.kind.illegal == "random":
            return
        for seat, agent in enumerate(self.agents):
            if seat != self._table.turn and actions.get(agent, self.wait) != self.wait:
                raise ValueError(f"it is not the turn of {agent}: its only legal action is {self.wait}, to wait")

    def _observed(self, *, is_cut: bool = False) -> dict[str, Observed]:
        table = self._table
        return {
            agent: table.observed(seat, self._mask(is_asked=seat == table.turn and not is_cut))
            for seat, agent in enumerate(self.agents)
        }

    def _mask(self, *, is_asked: bool) -> Mask:
        mask: Mask = np.zeros(self.wait + 1, np.int8)
        if is_asked:
            mask[: self.wait] = self._table.mask()
        else:
            mask[self.wait] = 1
        return mask


def parallel_env(
    *, max_cycles: int | None = None, render_mode: str | None = None, **kind: Unpack[KindSettings]
) -> AllSeatsEnv:
    """An environment; the other keywords: see ``AllSeatsEnv`` and ``KindSettings``.

    Raises OptionsError, ValueError and ImportError.
    """
    return AllSeatsEnv(kind_of(**kind), max_cycles=max_cycles, render_mode=render_mode)


def env(
    *, max_cycles: int | None = None, render_mode: str | None = None, **kind: Unpack[KindSettings]
) -> "parallel_to_aec_wrapper[str, Observed, SupportsIndex]":
    """The same as an AEC environment in which all seats are asked before each move; keywords as above.

    ``foretell.envs.aec`` asks only the seat whose turn it is.
    """
    return parallel_to_aec_wrapper(parallel_env(max_cycles=max_cycles, render_mode=render_mode, **kind))


raw_env = env
"""The same: there are no other wrappers."""
