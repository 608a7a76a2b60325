"""A small sample of faults, of the kinds that ``make faults`` lets happen by the hundred."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from tests.effort import times
from tests.faults.result import Plan
from tests.faults.running import run
from tests.faults.several import several_servers
from tests.faults.stage import Stage, one_server
from tests.postgres import NoPostgres
from tests.services.haproxy import NoHaproxy, program

FAULTS, TABLES = times(5), 4
SECONDS = 600.0


async def hold(opening: AbstractAsyncContextManager[Stage], plan: Plan) -> None:
    """Nothing is lost or made twice under this plan."""
    async with opening as stage:
        result = await run(stage, plan)
    assert result.wrong == []
    assert result.faults >= FAULTS
    assert result.counts["commands acknowledged"] > TABLES


def plan(seed: int) -> Plan:
    return Plan(FAULTS, TABLES, SECONDS, seed, think=(0.02, 0.1))


async def test_nothing_that_one_server_has_acknowledged_is_lost_or_made_twice(tmp_path: Path) -> None:
    await hold(one_server(tmp_path), plan(1))


async def test_nothing_that_several_servers_have_acknowledged_is_lost_or_made_twice(tmp_path: Path) -> None:
    try:
        program()
        await hold(several_servers(tmp_path, 2), plan(2))
    except (NoPostgres, NoHaproxy) as missing:
        pytest.skip(str(missing))
