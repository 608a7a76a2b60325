"""A run: people play, faults happen, and afterwards all that they were told is compared with the logs."""

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random

from foretell.server.pads.lines import log_of
from foretell.server.protocol.kinds import Pace, TableKind, kind_of
from foretell.store import Row, Store, StoreError
from tests.game.kinds import ONE_OF_EACH, random_kind

from .checking import VIEW, check_table
from .checking_pads import check_pad
from .client import Client, Frame, Told
from .kinds import Fault, faults_of
from .lateness import Lateness
from .pads import SharedPad, keep_score
from .people import Habits, Sitting, play, where_it_stands
from .requests import Requests
from .result import Outcome, Plan, Result
from .silence import Silence
from .stage import Stage
from .waiting import until

_SETTLED = 60.0
"""The longest wait for the last answers, in seconds."""
_RECOVERED = 60.0
"""The longest wait until no table waits any more."""
_NOTICED = 1.0
"""After this time a fault has been noticed by those who are going to, and a table that waits for longer is stuck."""
_TWO_AT_ONCE = 0.3
"""How often a second fault happens in the middle of another."""
_TABLES_A_PAD = 8
_NO_FAULT = "no fault"


async def run(stage: Stage, plan: Plan, told: Callable[[Outcome], None] = lambda _: None) -> Result:
    """Let people play and faults happen; then end the servers and check.  ``told`` hears of each fault."""
    rng, result, silence = Random(plan.seed), Result(), Silence()
    habits, sittings, pads = Habits(plan.think, silence), list[Sitting](), list[SharedPad]()
    requests = Requests(stage.port, Random(rng.random()))
    async with _playing(requests, plan, habits, sittings, pads, result), Lateness().measured() as lateness:
        await _begin(plan, silence, result)
        await _faults(stage, plan, rng, _Watched(silence, lateness, sittings, requests), result, told)
        habits.awake = False
        await _settle(
            [*(g for sitting in sittings for g in sitting.guests), *(p for pad in pads for p in pad.phones)], result
        )
        await _look(requests, sittings)
    await requests.close()
    await stage.end()
    async with stage.open_store() as store:
        for sitting in sittings:
            rows = await _read(store, sitting.table, result)
            result.add(f"table {sitting.table[:6]}", rows, check_table(rows, sitting.guests), sitting.guests)
            result.counts["games over"] += sitting.guests[0].over.is_set()
        for pad in pads:
            rows = await _read(store, log_of(pad.watch), result)
            result.add(f"pad {pad.watch[:6]}", rows, check_pad(rows, pad), pad.phones)
    result.counts |= {"tables": len(sittings), "score pads": len(pads)}
    return result


@asynccontextmanager
async def _playing(
    requests: Requests, plan: Plan, habits: Habits, sittings: list[Sitting], pads: list[SharedPad], result: Result
) -> AsyncIterator[None]:
    """People play at all tables and keep the score on pads in the meantime."""
    rng = Random(plan.seed)
    tasks = []
    for number in range(plan.tables):
        kind = ONE_OF_EACH[number] if number < len(ONE_OF_EACH) else random_kind(rng)
        table = TableKind(kind_of(kind.options), kind.players, Pace(), listed=bool(number % 2))
        bots = (0, 0, 1, kind.players - 1)[number % 4]
        tasks.append(asyncio.create_task(play(requests, table, bots, habits, sittings)))
    many = 1 + plan.tables // _TABLES_A_PAD
    tasks += [asyncio.create_task(keep_score(requests, number, habits, pads)) for number in range(many)]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                result.wrong.append(f"people could not go on: {ended!r}")


async def _begin(plan: Plan, silence: Silence, result: Result) -> None:
    """Wait until every table has begun, and measure how silent they are without a fault."""
    await until(lambda: len(silence) >= plan.tables)
    await _wait_for_all(silence)
    silence.begin()
    await _wait_for_all(silence)
    await asyncio.sleep(plan.think[1])
    result.outcomes.append(Outcome(_NO_FAULT, 0, silence.longest(), None))


async def _faults(
    stage: Stage,
    plan: Plan,
    rng: Random,
    watched: "_Watched",
    result: Result,
    told: Callable[[Outcome], None],
) -> None:
    kinds = [fault for fault in faults_of(stage) if plan.only in fault.name]
    until = time.monotonic() + plan.seconds
    weights = [fault.weight for fault in kinds]
    while result.faults < plan.faults and time.monotonic() < until:
        chosen = rng.choices(kinds, weights, k=2 if rng.random() < _TWO_AT_ONCE else 1)
        result.outcomes.append(await _fault(chosen, rng, watched))
        told(result.outcomes[-1])
        gc.freeze()  # all that was heard stays: to look through it for garbage, again and again, takes seconds


@dataclass(frozen=True, slots=True)
class _Watched:
    """The tables while faults happen."""

    silence: Silence
    lateness: Lateness
    sittings: Sequence[Sitting]
    requests: Requests

    async def stuck(self) -> list[str]:
        """What is known of tables that have waited for long."""
        stuck = self.silence.stuck(_RECOVERED / 2)
        found = []
        for sitting in self.sittings:
            if sitting.table in stuck:
                data = await self.requests.text("GET", f"/tables/{sitting.table}", sitting.guests[0].token)
                found += [*(guest.state() for guest in sitting.guests), where_it_stands(data)]
        return found


async def _fault(chosen: Sequence[Fault], rng: Random, watched: _Watched) -> Outcome:
    """Let one or two faults happen, and wait until all tables go on again."""
    silence = watched.silence
    silence.begin()
    watched.lateness.begin()
    async with asyncio.TaskGroup() as happening:
        for number, fault in enumerate(chosen):
            await asyncio.sleep(rng.uniform(0, 1) if number else 0)
            happening.create_task(_happen(fault, rng))
    await asyncio.sleep(_NOTICED)
    recovered = await until(lambda: not silence.stuck(_NOTICED), _RECOVERED)
    silent = () if recovered else await watched.stuck()
    name, goal = (chosen[0].name, chosen[0].goal) if len(chosen) == 1 else ("two at once", None)
    return Outcome(name, len(chosen), silence.longest(), goal, recovered, silent, watched.lateness.longest())


async def _happen(fault: Fault, rng: Random) -> None:
    await fault.happen(rng)


async def _wait_for_all(silence: Silence) -> bool:
    """Wait until every table has spoken once more."""
    since = time.monotonic()
    return await until(lambda: not silence.waiting(since), _RECOVERED)


async def _settle(clients: Sequence[Client], result: Result) -> None:
    """Wait until every command is answered."""
    await until(lambda: not any(client.waits for client in clients), _SETTLED)
    result.wrong += [f"never answered: {client.state()}" for client in clients if client.waits]


async def _look(requests: Requests, sittings: Sequence[Sitting]) -> None:
    """Ask for the whole table, as each guest may see it."""
    for sitting in sittings:
        for guest in sitting.guests:
            data = await requests.text("GET", f"/tables/{sitting.table}", guest.token)
            guest.heard.frames.append(Frame(time.time_ns() // 1_000_000, Told(VIEW), data))


async def _read(store: Store, name: str, result: Result) -> list[Row]:
    try:
        return await store.logs.read(name)
    except StoreError as error:
        result.wrong.append(f"{name[:10]} cannot be read: {error}")
        return []
