"""Gymnasium's vector environment: many games in one call, in each of which the seat whose turn it is acts.

>>> from foretell.envs.all_seats import AllSeatsVectorEnv
>>> games = AllSeatsVectorEnv(num_envs=100, players=3)
>>> observations, infos = games.reset(seed=7)
>>> observations["observation"].shape == (100, games.single_observation_space["observation"].shape[0])
True
>>> observations, rewards, terminations, truncations, infos = games.step(observations["action_mask"].argmax(axis=1))
>>> infos["rewards"].shape
(100, 3)
"""

from collections.abc import Mapping, Sequence
from typing import Any, Unpack

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..game.options import seed_of
from .arrays import Arrays
from .kind import Kind, KindSettings, kind_of
from .settings import check_one_of, warn_of_others
from .table import Observed
from .vector import VectorGames

_DTYPES: dict[str, Any] = {"float32": np.float32, "uint8": np.uint8}


class AllSeatsVectorEnv(VectorEnv[Observed, NDArray[np.int64], NDArray[Any]]):
    """Games of one kind; actions are the codes of moves.

    A reward is that of the seat that has acted.  In ``infos`` are the ``rewards`` of all seats, the seat that acts next
    (``seat``; -1 after an episode) and the ``seed`` of each game; with the mode ``SameStep``, seat and seed are of the
    next episode, and ``final_obs`` and ``final_info`` have what the end has shown.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        form: str = "float32",
        threads: int = 1,
        **kind: Unpack[KindSettings],
    ) -> None:
        """Begin the first episodes.

        ``autoreset_mode``: when the next episode of a game begins, by Gymnasium's names.  ``form``: of the
        observations, ``float32`` or ``uint8``.  ``threads``: how many share the games.  Raises OptionsError, ValueError
        for other values that do not exist, and ImportError if the native library is missing.
        """
        check_one_of("form", form, tuple(_DTYPES))
        mode = AutoresetMode(autoreset_mode)
        self.kind: Kind = kind_of(**kind)
        self.num_envs, self.metadata = num_envs, {"autoreset_mode": mode, "render_modes": []}
        self._games = VectorGames(
            *(self.kind.options, self.kind.players, num_envs),
            form=form,
            threads=threads,
            paper_rule=self.kind.paper_rule,
            autoreset=mode.name.lower(),
            unit=self.kind.unit,
            rounds=self.kind.rounds,
            reward=self.kind.reward,
        )
        features = Box(0, 1, (self._games.encoder.size,), _DTYPES[form])
        mask = Box(0, 1, (self._games.actions,), np.int8)
        self.single_observation_space = Dict({"observation": features, "action_mask": mask})
        self.single_action_space = Discrete(self._games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._arrays = self._games.arrays

    def reset(
        self, *, seed: int | np.integer[Any] | Sequence[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin episodes in all games, or in those of ``reset_mask`` in the options.

        ``seed``: game i has the deals of ``Game(..., seed=seed + i)``; or a seed for each; None: drawn.  Raises
        OptionsError, ValueError and TypeError.
        """
        warn_of_others(options or (), "reset_mask")
        mask = (options or {}).get("reset_mask")
        if mask is not None:
            if seed is not None:
                raise ValueError("seeds are given for all games, without reset_mask")
            return self._seen(self._games.begin(mask, self._games.new_arrays()))
        seed = seed_of(seed) if isinstance(seed, int | np.integer) else seed
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None:
            seeds = self.np_random.integers(2**63, size=self.num_envs).tolist()
        else:
            seeds = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else seed
        seen = self._seen(self._games.reset(seeds=seeds, out=self._games.new_arrays()))
        if not isinstance(seed, int | None):
            self.np_random = np.random.default_rng(self._games.seeds)
        return seen

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observed, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a move in every game; where an episode is over its next one begins, or nothing happens.

        Raises ValueError for an illegal move, unless the environment replaces it; then nothing has changed.
        """
        chosen = self._games.codes(actions)
        if self.kind.illegal == "random":
            chosen = self._replaced(chosen)
        movers, seeds = self._arrays.turn, self._games.seeds
        observations, infos = self._seen(self._games.step(chosen, self._games.new_arrays()))
        rewards, ends = infos["rewards"], self._arrays.done
        paid = np.where(movers < 0, 0.0, rewards[np.arange(self.num_envs), movers].astype(np.float64))
        if self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP:
            for game in ends.nonzero()[0].tolist():
                end = {"seat": -1, "rewards": rewards[game], "seed": seeds[game]}
                infos = self._add_info(infos, {"final_obs": self._final(game), "final_info": end}, game)
        return observations, paid, ends, np.zeros(self.num_envs, np.bool_), infos

    def _final(self, game: int) -> Observed:
        """What the end of a game's episode has shown: no action is legal."""
        mask = np.zeros(self._games.actions, np.int8)
        return {"observation": self._arrays.final_observation[game].copy(), "action_mask": mask}

    def _replaced(self, actions: NDArray[Any]) -> NDArray[Any]:
        """The actions, with a random legal one in place of each that is illegal."""
        mask = self._arrays.mask
        known = (actions >= 0) & (actions < mask.shape[1])
        is_legal = known & mask[np.arange(self.num_envs), np.where(known, actions, 0)]
        return np.where(is_legal, actions, (mask * self.np_random.random(mask.shape)).argmax(axis=1))

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, a row for each game; none after an episode."""
        return self._arrays.mask.copy()

    def _seen(self, arrays: Arrays) -> tuple[Observed, dict[str, Any]]:
        self._arrays = arrays
        infos = {"seat": arrays.turn.copy(), "rewards": arrays.reward, "seed": self._games.seeds}
        return {"observation": arrays.observation, "action_mask": arrays.mask.astype(np.int8)}, infos
