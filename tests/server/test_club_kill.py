"""A server that is killed loses nothing of a club that it has acknowledged, and reads what has ended meanwhile."""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

from foretell.server.ops.metrics import Metrics
from foretell.server.pads.hub import Pads
from foretell.server.protocol.pads import Write
from foretell.store import SqliteStore
from tests.server import pads
from tests.server.clubs import evening, finish_pad, game, join, last_round, look, put, totals, write
from tests.server.harness import Person
from tests.server.pads import entry
from tests.server.test_kill import serving
from tests.server.test_pads import moved
from tests.waiting import happens


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


async def test_a_game_that_ends_in_the_moment_of_a_kill_is_read_though_nobody_looks(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, Person(await server.address(), "Ada") as ada:
        keys = await put(ada, "Mira", "Tobias", "Lotte")
        pad, _ = await pads.put(ada, rounds=1)
        await write(ada, keys.own, game("pad", pad))
        await server.kill()
        await end_only(tmp_path / "data", pad)
        assert not has_result(tmp_path / "data")
        await moved(server, ada)
        await happens(partial(has_result, tmp_path / "data"), "the result is written")
        assert len(totals(await look(ada, keys.own))) == 3


async def end_only(data: Path, pad: str) -> None:
    """Write the end of a game, and do nothing that follows from it."""
    store = SqliteStore(data / "foretell.db")
    here = Pads(store, Metrics(), 100)
    found = await here.find(pad)
    assert found is not None
    await here.do(found[0], Write("end", tuple(last_round())), "ada")
    await store.close()


def has_result(data: Path) -> bool:
    """Whether there is a result in the log of a club, or among the newest rows of all logs."""
    with closing(sqlite3.connect(data / "foretell.db")) as connection:
        rows = connection.execute("SELECT data FROM entries UNION ALL SELECT data FROM journal").fetchall()
    return any(b'"do":"result"' in row for (row,) in rows)
