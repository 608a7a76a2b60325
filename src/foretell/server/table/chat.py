"""Limits on chat, per player and minute, and per table; and on what else players could do without end."""

from ..eventlog.asking import Actor, Refusal
from ..net.limits import Allowance
from ..ops.settings import Limits
from ..protocol import commands
from .done import entry_of
from .needs import AT_WILL
from .state import Table

_BURST_SECONDS = 20.0
_MINUTE = 60.0
_MESSAGES, _LEAST = 40, 30
"""At a table, one message in this many may be such a command; at least this many may come at once."""
_CHAT = (commands.Say, commands.React, commands.ChoosePortrait)


class Chat:
    """Refuses commands beyond the limits."""

    def __init__(self, limits: Limits) -> None:
        rate = limits.chat_per_minute / _MINUTE
        self._by_player = Allowance(rate, max(1.0, _BURST_SECONDS * rate))
        self._lines = limits.chat_lines
        rate = limits.messages_per_second / _MESSAGES
        self._at_will = Allowance(rate, max(_LEAST, _MINUTE * rate))

    def check(self, table: Table, command: commands.AnyCommand, actor: Actor, command_id: str) -> None:
        """Count a player's command, unless it was carried out already; raises Refusal."""
        is_chat = isinstance(command, _CHAT)
        if not (is_chat or isinstance(command, AT_WILL)) or entry_of(table.commands, actor.player, command_id):
            return
        if is_chat and table.said >= self._lines:
            raise Refusal("chat-full", "this table has no room for more chat")
        may = self._by_player.take(actor.player) if is_chat else self._at_will.take(f"{actor.player} {table.id}")
        if not may:
            raise Refusal("too-fast", "too many messages; wait a moment")
