"""The honest players of `make bench-abuse` get along with the server as it is."""

import asyncio
from pathlib import Path

from benchmarks.abuse.honest import Honest
from tests.server.harness import serving, settings_for


async def test_honest_players_play(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address:
        honest = Honest(int(address.rpartition(":")[2]))
        playing = asyncio.create_task(honest.play(0))
        begun = asyncio.create_task(honest.begun.wait())
        await asyncio.wait([playing, begun], return_when=asyncio.FIRST_COMPLETED)
        assert not playing.done(), playing.exception()
        assert honest.acked
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
