"""The coach's advice for players at tables with hints: made by a bot's process, and sent to the one who asked."""

import asyncio

import msgspec

from ..bots.pool import BotPool
from ..bots.worker import NoAnswer
from ..ops.background import Background
from ..ops.logs import log, short
from ..protocol.messages import Advice, AdviceText
from .host import TableHost

_BOT = "master"
_decode = msgspec.json.Decoder(AdviceText).decode


class Advisers:
    """Asks bots' processes, once for each question, however often it is asked."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._background = Background()
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        """By table and the number of its moves."""

    def advise(self, host: TableHost, player: str) -> None:
        """Send advice to the player whose turn it is, if they have asked for it, as soon as it is there.

        A command with an id that was used before is acknowledged, whatever it asks: then nobody has seen them ask.
        """
        key = host.name, host.table.moves
        if key not in self._tasks:
            task = self._tasks[key] = self._background.begin(self._advise(host, player))
            task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def close(self) -> None:
        """Stop answering."""
        await self._background.close()

    async def _advise(self, host: TableHost, player: str) -> None:
        table = host.table
        game, seat, moves = table.game, table.turn, table.moves
        if game is None or seat is None or table.seats[seat].player != player or table.hinted_at != moves:
            return
        if host.advice is None or host.advice[0] != moves:
            try:
                advice = await self._pool.advise(_BOT, game.observe(seat))
                host.advice = moves, msgspec.json.encode(advice).decode()
            except NoAnswer as fault:
                log.error("no advice", extra={"table": short(host.name), "why": str(fault)})
                return
        if table.moves == moves:
            host.tell(player, Advice(table.seq, _decode(host.advice[1])))
