"""What both of PettingZoo's environments share: the seats as agents, with their spaces."""

from collections.abc import Mapping
from secrets import randbits
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.spaces import Dict, Discrete

from ..game.codebook import as_number
from ..game.options import seed_of
from ..rules.chance import round_key
from .kind import Kind
from .table import Table, check_render_mode


class Seats:
    """The seats of a game, called ``seat_0``, ``seat_1`` and so on."""

    def __init__(self, kind: Kind, max_cycles: int | None, render_mode: str | None, *, is_parallel: bool) -> None:
        """Get ready; if all act in parallel, there is one more action.  Raises ImportError and ValueError."""
        name = f"foretell_{kind.options.game}_v0"
        self.metadata: dict[str, Any] = {
            "name": name,
            "render_modes": ["ansi"],
            "is_parallelizable": is_parallel,
            "render_fps": 1,
        }
        check_render_mode(render_mode)
        if max_cycles is not None and (as_number(max_cycles) or 0) < 1:
            raise ValueError(f"max_cycles is a number from 1 or None, not {max_cycles!r}")
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self._table = Table(kind)
        self._first_seed: int | None = None
        """The latest that was asked for; without any, a random one."""
        self._episode = 0
        """How many episodes have begun since."""
        self.possible_agents = [f"seat_{seat}" for seat in range(kind.players)]
        self.agents: list[str] = []
        actions = self._table.game.codes + is_parallel
        self.observation_spaces = {agent: self._table.space(actions) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """The space of a seat's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "Discrete[np.int64]":
        """The space of a seat's actions."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The position as text, hands and all, with the mode ``ansi``; else None."""
        return self._table.render() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _begin(self, seed: SupportsIndex | None, options: Mapping[str, Any] | None) -> dict[str, dict[str, Any]]:
        """Begin an episode; returns what it tells each seat.  Raises OptionsError, and ValueError."""
        drawn = self._next_seed(seed)
        self._table.begin(drawn, self._table.kind.round_for(drawn, options))
        self.agents = list(self.possible_agents)
        return {agent: {"seed": drawn, "round": self._table.round} for agent in self.agents}

    def _next_seed(self, seed: SupportsIndex | None) -> int:
        """The seed of the next episode: the one that is asked for, or the next one after it."""
        if seed is not None:
            self._first_seed, self._episode = seed_of(seed), 0
            return self._first_seed
        if self._first_seed is None:
            self._first_seed = randbits(63)
        self._episode += 1
        return round_key(self._first_seed, -self._episode)
