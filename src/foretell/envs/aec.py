"""PettingZoo's AEC environment: the seat whose turn it is acts.

>>> from foretell.envs.aec import env
>>> wizard = env(players=3)
>>> wizard.reset(seed=7)
>>> observation, reward, termination, truncation, info = wizard.last()
>>> wizard.agent_selection, observation["action_mask"].nonzero()[0].tolist()
('seat_1', [0, 1])
"""

from collections.abc import Mapping
from typing import Any, SupportsIndex, Unpack

import numpy as np
from pettingzoo import AECEnv

from .kind import Kind, KindSettings, kind_of
from .parallel import parallel_env
from .table import Observed
from .zoo import Seats

__all__ = ["TurnEnv", "env", "parallel_env", "raw_env"]


class TurnEnv(Seats, AECEnv[str, Observed, SupportsIndex]):
    """One game; agents are called ``seat_0``, ``seat_1`` and so on, and actions are the codes of moves."""

    def __init__(self, kind: Kind, *, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        """Get ready; ``reset`` starts an episode.

        ``max_cycles``: the episode is cut short before a seat moves more often than this.  ``render_mode``: ``ansi`` or
        None.  Raises ImportError if the native library is missing, and ValueError for another mode.
        """
        AECEnv.__init__(self)
        Seats.__init__(self, kind, max_cycles, render_mode, is_parallel=False)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._moves = [0] * kind.players
        self._is_rewarded = False
        self.agent_selection = self.possible_agents[0]

    def reset(self, seed: SupportsIndex | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin an episode.

        ``seed``: its deals are those of ``Game(..., seed=seed)``; None: the next seed after the last one, or a random
        one.  ``options``: ``round`` is the number of the round, for episodes of one.  Raises OptionsError, and
        ValueError for another round.
        """
        self.infos = self._begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._moves = [0] * len(self.agents)
        self._is_rewarded = False
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.agents[self._table.turn]

    def observe(self, agent: str) -> Observed:
        """What a seat sees now; its mask is empty unless it is its turn."""
        table, seat = self._table, self._seats[agent]
        is_asked = seat == table.turn and not any(self.truncations.values())
        mask = table.mask() if is_asked else np.zeros(table.game.codes, np.int8)
        return table.observed(seat, mask)

    def step(self, action: SupportsIndex | None) -> None:
        """Make a move for the seat whose turn it is; None for one whose episode is over.

        Raises ValueError for an illegal move, unless the environment replaces it, and if no episode is going on.
        """
        if not self.agents:
            raise ValueError("no episode is going on: call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._table
        code = table.legal(-1 if action is None else action)
        self._moves[table.turn] += 1
        table.apply(code)
        self._forget_rewards(agent)
        if table.turn < 0:
            self._end_round()
        if table.turn >= 0:
            self.agent_selection = self.possible_agents[table.turn]
            if self.max_cycles is not None and self._moves[table.turn] >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def _forget_rewards(self, agent: str) -> None:
        """The seat that has moved has had its rewards."""
        self._cumulative_rewards[agent] = 0.0
        if self._is_rewarded:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.infos = {one: {"round": self._table.round} for one in self.agents}
            self._is_rewarded = False

    def _end_round(self) -> None:
        """Reward the seats, and deal the next round if there is one."""
        table = self._table
        self._is_rewarded = True
        self.rewards = dict(zip(self.agents, table.rewards(), strict=True))
        self._accumulate_rewards()
        self.infos = {
            agent: {"round": table.round, "points": points, "total": total}
            for agent, points, total in zip(self.agents, table.score, table.total, strict=True)
        }
        if table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            table.deal()


def env(*, max_cycles: int | None = None, render_mode: str | None = None, **kind: Unpack[KindSettings]) -> TurnEnv:
    """An environment; the other keywords: see ``TurnEnv`` and ``KindSettings``.

    Raises OptionsError, ValueError and ImportError.
    """
    return TurnEnv(kind_of(**kind), max_cycles=max_cycles, render_mode=render_mode)


raw_env = env
"""The same: there are no wrappers."""
