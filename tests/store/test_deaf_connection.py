"""A connection for reading that does not answer is given up, so that nobody waits for it twice, or to its end."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from foretell.store import Index, Row, StoreError
from foretell.store.postgres import PostgresStore, link
from foretell.store.postgres.connect import READERS, connect
from foretell.store.postgres.database import Readers, fetch
from tests.postgres import cluster, with_schema
from tests.services.links import Link

SOCKET = ".s.PGSQL.5432"


class Deaf:
    """A connection whose other side has ended without a word."""

    def __init__(self) -> None:
        self.given_up = False

    async def fetch(self, _sql: str, *_values: object) -> Sequence[object]:
        """Wait for too long."""
        raise TimeoutError

    def terminate(self) -> None:
        """Give it up."""
        self.given_up = True


async def test_a_connection_that_does_not_answer_is_given_up() -> None:
    connection = Deaf()
    with pytest.raises(TimeoutError):
        await fetch(connection, "SELECT", ())
    assert connection.given_up


@pytest.mark.slow
async def test_who_waits_for_connections_that_are_dropped_is_answered_by_others(tmp_path: Path) -> None:
    """As where the writing connection has turned out to be dead: those that read are as dead as that."""
    link = Link(cluster().folder / SOCKET)
    async with link.listening(tmp_path / SOCKET):
        reading = Readers(f"postgresql:///postgres?host={tmp_path}&user=postgres")
        assert await reading.ask("SELECT 1 AS one") == [(1,)]
        link.half_open(lambda: True, front_knows=False)
        asking = [asyncio.create_task(reading.ask("SELECT 2 AS two")) for _ in range(2 * READERS)]
        await asyncio.sleep(0)
        reading.drop()
        assert await asyncio.gather(*asking) == [[(2,)]] * len(asking)
        await reading.close()


@pytest.mark.slow
async def test_a_connection_that_falls_silent_before_it_is_registered_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All writes of the process wait for it, and the time limit for a statement is a minute."""
    url, passing = with_schema(cluster()), Link(cluster().folder / SOCKET)

    async def silenced(address: str) -> object:
        made = await connect(address)
        passing.half_open(lambda: True, front_knows=False)
        return made

    async with passing.listening(tmp_path / SOCKET):
        store = PostgresStore(url.replace(str(cluster().folder), str(tmp_path)))
        with monkeypatch.context() as silent:
            silent.setattr(link, "connect", silenced)
            silent.setattr(link, "_ENTER_SECONDS", 0.2)
            with pytest.raises(StoreError, match="it does not answer"):
                await store.logs.create("a", [Row(1, b"1")], Index())
        await store.logs.create("a", [Row(1, b"1")], Index())
        await store.close()
