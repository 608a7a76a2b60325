"""The bots on the seats that nobody asks: levels in the native library, any other bot by its observations."""

from array import array
from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from ..bots.base import Bot
from ..bots.levels import BOT_NAMES, make_bot
from ..bots.net.native import nets_of
from ..engine.native import load
from ..game.errors import OptionsError
from ..rules.chance import round_key
from .table import Table

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
            raise OptionsError(f"there are {many} other seats, not {len(self._bots)}")
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
    """The bot itself, or a new one of this name."""
    return make_bot(bot, seed) if isinstance(bot, str) else bot
