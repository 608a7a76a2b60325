"""A small sample of faults, of the kinds that ``make faults`` lets happen by the hundred."""

from pathlib import Path

import pytest

from tests.effort import times
from tests.faults.result import Plan
from tests.faults.running import run
from tests.faults.several import several_servers
from tests.faults.stage import one_server
from tests.postgres import NoPostgres
from tests.server.harness import run as in_time
from tests.services.haproxy import NoHaproxy, program

FAULTS, TABLES = times(5), 4
SECONDS = 600.0


def plan(seed: int) -> Plan:
    return Plan(FAULTS, TABLES, SECONDS, seed, think=(0.02, 0.1))


def test_nothing_that_one_server_has_acknowledged_is_lost_or_made_twice(tmp_path: Path) -> None:
    async def claim() -> None:
        async with one_server(tmp_path) as stage:
            result = await run(stage, plan(1))
        assert result.wrong == []
        assert result.faults >= FAULTS
        assert result.counts["commands acknowledged"] > TABLES

    in_time(claim)


def test_nothing_that_several_servers_have_acknowledged_is_lost_or_made_twice(tmp_path: Path) -> None:
    async def claim() -> None:
        async with several_servers(tmp_path, 2) as stage:
            result = await run(stage, plan(2))
        assert result.wrong == []
        assert result.faults >= FAULTS
        assert result.counts["commands acknowledged"] > TABLES

    try:
        program()
        in_time(claim)
    except (NoPostgres, NoHaproxy) as missing:
        pytest.skip(str(missing))
