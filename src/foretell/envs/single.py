"""Gymnasium's environment: one seat acts, bots play the others.

>>> import gymnasium
>>> from foretell.envs.single import SeatEnv
>>> wizard = SeatEnv(players=3, bots="thumb")
>>> observation, info = wizard.reset(seed=7)
>>> observation["action_mask"].nonzero()[0].tolist(), info["seat"]
([0, 1], 0)
"""

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Self, SupportsIndex, Unpack

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from ..bots.base import Bot
from ..bots.levels import BOT_NAMES, make_bot
from ..bots.net.judges import nets_of
from ..engine.native import load
from ..game.codebook import as_number
from ..game.errors import OptionsError
from ..game.options import seed_of
from ..rules.chance import round_key
from .kind import Kind, KindSettings, kind_of
from .table import Observed, Table, check_render_mode

NATIVE = BOT_NAMES[:5]
"""The levels that play in the native library; their places are the numbers that it knows."""

_Seated = tuple[NDArray[Any], dict[int, Bot]]


class Company:
    """Moves for all seats but one."""

    def __init__(self, table: Table, bots: str | Bot | Sequence[str | Bot]) -> None:
        """Get ready.

        ``bots``: one for all seats, or one for each seat after the asked one, clockwise: levels or other bots by their
        names, or bots.  Raises OptionsError for a wrong number, and what ``foretell.bots.make_bot`` raises.
        """
        many = table.kind.players - 1
        self._bots = [bots] * many if isinstance(bots, str) or not isinstance(bots, Sequence) else list(bots)
        if len(self._bots) != many:
            raise OptionsError(f"bots is a bot, or one for each of the {many} other seats, not {len(self._bots)}")
        for bot in self._bots:
            _made(bot, 0)
        self._table, game = table, table.game.name
        sizes = load().sizes
        self._players = np.zeros(1, f"V{sizes[f'bots_coach_{game}_rounds_Players']}")
        self._nets = np.frombuffer(nets_of(game), f"V{sizes['bots_net_thinking_Net']}")
        self._sit, self._make_move = table.game.function("sit_at_table"), table.game.function("make_move")
        self._others: dict[int, Bot] = {}
        """By seat: the bots that do not play in the native library."""

    def __reduce__(self) -> tuple[type[Self], tuple[Table, list[str | Bot]], _Seated]:
        """What ``pickle`` and ``copy.deepcopy`` keep: the bots, and how they sit."""
        return type(self), (self._table, self._bots), (self._players, self._others)

    def __setstate__(self, kept: _Seated) -> None:
        """Seat the bots."""
        self._players[:], self._others = kept

    def sit_down(self, seat: int, seed: int) -> None:
        """Seat the bots for an episode, around this seat; their random choices follow from the seed."""
        seats = [(seat + 1 + place) % self._table.kind.players for place in range(len(self._bots))]
        levels = array("q", [0] * len(self._table.names))
        self._others.clear()
        for place, bot in zip(seats, self._bots, strict=True):
            if isinstance(bot, str) and bot in NATIVE:
                levels[place] = NATIVE.index(bot)
            else:
                self._others[place] = _made(bot, round_key(seed, -1 - place))
        self._sit(self._players, levels, len(levels), 0.0, round_key(seed, -1))

    def move(self) -> None:
        """Make the move of the seat whose turn it is, one of theirs."""
        table = self._table
        bot = self._others.get(table.turn) if self._others else None
        if bot is None:
            self._make_move(self._players, table.state, self._nets)
            table.forget_mask()
        else:
            table.apply(table.code_of(bot.choose(table.observation(table.turn))))


def _made(bot: str | Bot, seed: int) -> Bot:
    """The bot itself, or a new one of this name; raises OptionsError for what is no bot."""
    if isinstance(bot, str):
        return make_bot(bot, seed)
    if isinstance(bot, type) or not callable(getattr(bot, "choose", None)):
        raise OptionsError(f"a bot is a name or an object with choose(), not {bot!r}")
    return bot


_METADATA: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}


class SeatEnv(gymnasium.Env[Observed, np.int64]):
    """One seat of a game; actions are the codes of moves."""

    metadata = _METADATA

    def __init__(
        self,
        *,
        seat: SupportsIndex | None = 0,
        bots: str | Bot | Sequence[str | Bot] = "thumb",
        render_mode: str | None = None,
        **kind: Unpack[KindSettings],
    ) -> None:
        """Get ready; ``reset`` starts an episode.

        ``seat``: the one that acts; None: seat 0 in the first episode after a seed, seat 1 in the next, and so on.
        ``bots``: see ``Company``.  ``render_mode``: ``ansi`` or None.  ``kind``: see
        ``KindSettings``.  Raises OptionsError, ValueError for another mode, ImportError if the
        native library is missing, and what making the bots raises.
        """
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._table = Table(kind_of(**kind))
        players = self._table.kind.players
        fixed = as_number(seat)
        if seat is not None and fixed not in range(players):
            raise OptionsError(f"seats are numbered from 0 to {players - 1}, not {seat!r}")
        self._fixed, self._seat, self._episode = fixed, 0, 0
        self._company = Company(self._table, bots)
        self.observation_space = self._table.space(self._table.game.codes)
        self.action_space = Discrete(self._table.game.codes)

    @property
    def kind(self) -> Kind:
        """The kind of its episodes."""
        return self._table.kind

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin an episode, and let the others move up to the seat's first turn.

        ``seed``: its deals are those of ``Game(..., seed=seed)``; None: drawn.  ``options``: ``round`` is the number of
        the round, for episodes of one.  Raises OptionsError and ValueError.
        """
        given = None if seed is None else seed_of(seed)
        super().reset(seed=given)
        self._episode = 0 if given is not None else self._episode + 1
        drawn = int(self.np_random.integers(2**63)) if given is None else given
        table = self._table
        table.begin(drawn, table.kind.round_for(drawn, options))
        self._seat = self._episode % table.kind.players if self._fixed is None else self._fixed
        self._company.sit_down(self._seat, drawn)
        self._play_on()
        return self._observed(), {"seed": drawn, "seat": self._seat, "round": table.round}

    def step(self, action: SupportsIndex) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Make the seat's move, and let the others move up to its next turn or the end of the episode.

        Raises ValueError for an illegal move, unless the environment replaces it.
        """
        table = self._table
        if table.turn != self._seat:
            raise gymnasium.error.ResetNeeded("no episode is going on: call reset()")
        table.apply(table.legal(action))
        reward, is_over = self._play_on()
        info: dict[str, Any] = {"seat": self._seat, "round": table.round}
        if is_over:
            info |= {"points": table.score, "total": table.total}
        return self._observed(), reward, is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal (as sb3-contrib asks)."""
        return self._mask().astype(np.bool_)

    def _mask(self) -> NDArray[np.int8]:
        table = self._table
        return table.mask() if table.turn == self._seat else np.zeros(table.game.codes, np.int8)

    def _observed(self) -> Observed:
        return self._table.observed(self._seat, self._mask())

    def _play_on(self) -> tuple[float, bool]:
        """Let the others move until it is the seat's turn or the episode is over; its reward, and whether it is."""
        table, company, seat, reward = self._table, self._company, self._seat, 0.0
        while (turn := table.turn) != seat:
            if turn >= 0:
                company.move()
                continue
            reward += table.rewards()[seat]
            if table.is_over:
                return reward, True
            table.deal()
        return reward, False

    def render(self) -> str | None:
        """The position as text, hands and all, with the mode ``ansi``; else None."""
        return self._table.render() if self.render_mode == "ansi" else None
