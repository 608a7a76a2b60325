"""Two players in one event loop: one opens a table, the other comes by its room code."""

import asyncio
import sys

from foretell import ExtremeOptions
from foretell.client import AsyncClient, AsyncTable


async def play(table: AsyncTable) -> None:
    """Make the last legal move, always."""
    async for seen in table.turns():
        await table.move(seen.legal_moves[len(seen.legal_moves) - 1])


async def main(url: str) -> None:
    """Play a game of Wizard Extreme."""
    async with AsyncClient(url, "Ada") as ada, AsyncClient(url, "Bo") as bo:
        table = await ada.open(ExtremeOptions(rounds=1), seats=3, bots=["random"])
        other = await bo.join(await ada.room_code(table.id))
        await other.sit()
        await table.start()
        await asyncio.gather(play(table), play(other))
        print(table.totals)


asyncio.run(main(sys.argv[1]))
