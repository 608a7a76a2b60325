"""A server that is killed loses nothing of a club that it has acknowledged."""

from pathlib import Path

from tests.server import pads
from tests.server.clubs import evening, finish_pad, game, join, look, put, write
from tests.server.harness import Person
from tests.server.pads import entry
from tests.server.test_kill import serving
from tests.server.test_pads import moved


async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as server,
        Person(await server.address(), "Ada") as ada,
        Person(await server.address(), "Ben") as ben,
    ):
        keys = await put(ada, "Mira", "Tobias", "Lotte")
        here = await join(ben, keys)
        pad, _ = await pads.put(ben, rounds=1)
        await write(ada, keys.own, evening("friday"))
        await write(ben, keys.watch, entry("come", evening="friday", member=here, comes=True), game("pad", pad))
        await finish_pad(ben, pad)
        before = [await look(ada, keys.own), await look(ben, keys.watch)]
        assert before[1]["games"][0]["over"]
        await moved(server, ada, ben)
        after = [await look(ada, keys.own), await look(ben, keys.watch)]
        assert [{**view, "now": 0} for view in after] == [{**view, "now": 0} for view in before]
