"""How much may be said at a table: by each player in a while, and in all."""

from .limits import Allowance
from .settings import Limits
from .table.decide import Actor, Refusal
from .table.state import Table

_FLURRY_SECONDS = 20.0
_MINUTE = 60.0


class Chat:
    """Refuses what is too much."""

    def __init__(self, limits: Limits) -> None:
        rate = limits.chat_per_minute / _MINUTE
        self._by_player = Allowance(rate, max(1.0, _FLURRY_SECONDS * rate))
        self._lines = limits.chat_lines

    def check(self, table: Table, actor: Actor, command_id: str) -> None:
        """Count what a player says, unless it was said already; raises Refusal."""
        if table.done(actor.player, command_id) is not None:
            return
        if table.said >= self._lines:
            raise Refusal("chat-full", "this table has no room for more chat")
        if not self._by_player.take(actor.player):
            raise Refusal("too-fast", "not so many messages; wait a moment")
