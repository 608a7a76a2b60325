"""Limits on chat: per player and minute, and per table."""

from ..eventlog.asking import Actor, Refusal
from ..net.limits import Allowance
from ..ops.settings import Limits
from .done import entry_of
from .state import Table

_BURST_SECONDS = 20.0
_MINUTE = 60.0


class Chat:
    """Refuses chat beyond the limits."""

    def __init__(self, limits: Limits) -> None:
        rate = limits.chat_per_minute / _MINUTE
        self._by_player = Allowance(rate, max(1.0, _BURST_SECONDS * rate))
        self._lines = limits.chat_lines

    def check(self, table: Table, actor: Actor, command_id: str) -> None:
        """Count a player's message, unless its command was carried out already; raises Refusal."""
        if entry_of(table.commands, actor.player, command_id) is not None:
            return
        if table.said >= self._lines:
            raise Refusal("chat-full", "this table has no room for more chat")
        if not self._by_player.take(actor.player):
            raise Refusal("too-fast", "too many messages; wait a moment")
