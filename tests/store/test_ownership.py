"""Who may write a log: claims, writes, beats, delays, lost connections, deaths and zombies in any order, by a model."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from foretell.store import Conflict, Index, OwnedElsewhere, Row, StoreError
from foretell.store.postgres import PostgresStore, statements
from foretell.store.postgres.connect import connect
from foretell.store.postgres.node import bury
from tests.effort import times
from tests.postgres import cluster, with_schema

pytestmark = pytest.mark.slow
_T = TypeVar("_T")
NODES = st.integers(0, 2)
LOGS = st.sampled_from(["a", "b"])


@dataclass
class Process:
    """A process: its store, and what it has in memory."""

    store: PostgresStore
    number: int
    alive: bool = True
    """Whether the others have not declared it dead; it may not know yet."""
    memory: dict[str, list[bytes]] = field(default_factory=dict)
    epochs: set[tuple[int, int]] = field(default_factory=set)
    """What it has been: numbers and epochs."""


class Ownership(RuleBasedStateMachine):
    """Three processes with one database (two and a zombie), one step at a time, and the log that must come of it."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.url = with_schema(cluster())
        self.connection = self.do(lambda: connect(self.url))
        self.written: dict[str, list[bytes]] = {}
        """What was acknowledged."""
        self.owner: dict[str, Process | None] = {}
        self.numbers = iter(range(10**6))
        self.processes = [self.started() for _ in range(3)]

    def do(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """Do something in the loop."""
        return self.loop.run_until_complete(_called(work))

    def started(self) -> Process:
        """A new process."""
        number = next(self.numbers)
        process = Process(PostgresStore(self.url, None, f"node:{number}"), number)
        self.do(process.store.check)
        return self.noted(process)

    def other(self, node: int) -> Process:
        """A process that judges this one."""
        return self.processes[(node + 1) % len(self.processes)]

    def see_who_died(self) -> None:
        """Note whom others have declared dead: all that were late when somebody looked."""
        known = {row["id"] for row in self.do(lambda: self.connection.fetch("SELECT id FROM nodes"))}
        for process in self.processes:
            process.alive = process.alive and process.store._database.link.node in known

    def noted(self, process: Process) -> Process:
        link = process.store._database.link
        if link.node:
            process.epochs.add((link.node, link.epoch))
        return process

    def may_have(self, process: Process, log: str) -> bool:
        """Whether a log is the process's own, or free."""
        owner = self.owner[log]
        return owner is None or owner is process or not owner.alive

    @rule(node=NODES, log=LOGS)
    def create(self, node: int, log: str) -> None:
        process = self.processes[node]
        data = b"%d" % next(self.numbers)
        outcome = self.outcome(lambda: process.store.logs.create(log, [Row(1, data)], Index()))
        if not process.alive:
            self.expects_death(process, outcome)
        elif log in self.written:
            assert isinstance(outcome, Conflict)
        else:
            assert outcome is None
            self.written[log], self.owner[log] = [data], None

    @rule(node=NODES, log=LOGS)
    def claim(self, node: int, log: str) -> None:
        process = self.processes[node]
        outcome = self.outcome(lambda: process.store.ownership.claim(log))
        if log not in self.written:
            assert outcome == []
        elif process.alive and self.may_have(process, log):
            assert outcome == [Row(seq, data) for seq, data in enumerate(self.written[log], start=1)]
            self.owner[log], process.memory[log] = process, list(self.written[log])
        elif process.alive or isinstance(outcome, OwnedElsewhere):
            owner = self.owner[log]
            assert isinstance(outcome, OwnedElsewhere)
            assert owner is not None
            assert outcome.address == f"node:{owner.number}"
        else:
            self.expects_death(process, outcome)

    @rule(node=NODES, log=LOGS, size=st.integers(1, 2), indexed=st.booleans())
    def write(self, node: int, log: str, size: int, indexed: bool) -> None:
        """Write as a process does that believes what it has in memory, however old that is."""
        process = self.processes[node]
        known = process.memory.get(log)
        if known is None:
            return
        new = [Row(len(known) + i, b"%d" % next(self.numbers)) for i in range(1, size + 1)]
        outcome = self.outcome(lambda: process.store.logs.append(log, new, Index(wake=1) if indexed else None))
        if not process.alive:
            assert isinstance(outcome, StoreError)
            if not isinstance(outcome, Conflict):
                self.expects_death(process, outcome)
        elif self.may_have(process, log) and len(known) == len(self.written[log]):
            assert outcome is None
            self.owner[log] = process
            self.written[log] += [row.data for row in new]
            known += [row.data for row in new]
        else:
            assert isinstance(outcome, Conflict)
        if outcome is not None:
            process.memory.pop(log, None)

    @rule(node=NODES, log=LOGS)
    def release(self, node: int, log: str) -> None:
        """Put a log away."""
        process = self.processes[node]
        process.memory.pop(log, None)
        knows = log in process.store._database.writer.logs

        async def put_away() -> None:
            process.store.ownership.release(log)
            await process.store._database.writer.drain()

        self.do(put_away)
        if not knows:
            return
        if not process.alive:
            self.is_new(process)
        elif self.owner.get(log) is process:
            self.owner[log] = None

    @rule(node=NODES)
    def lose_connection(self, node: int) -> None:
        """The next write needs another connection, and so another epoch."""
        self.processes[node].store._database.link.drop()

    @rule(node=NODES)
    def be_declared_dead(self, node: int) -> None:
        """It has not been heard of for long; it goes on, and does not know."""
        process = self.processes[node]
        self.grow_old(process)
        self.do(lambda: bury(self.other(node).store._database.ask))
        self.see_who_died()
        assert not process.alive

    @rule(node=NODES)
    def be_late(self, node: int) -> None:
        """It has not been heard of for long, by its own delay, and nobody has noticed yet."""
        self.grow_old(self.processes[node])

    @rule(node=NODES)
    def beat(self, node: int) -> None:
        """However late it is, it loses nothing unless it was declared dead, and then it learns of it."""
        process = self.processes[node]
        outcome = self.outcome(process.store._database.node.beat)
        if process.alive:
            assert outcome is None
            self.do(lambda: bury(self.other(node).store._database.ask))
            self.see_who_died()
            assert process.alive
        else:
            self.expects_death(process, outcome)

    @rule(node=NODES)
    def die(self, node: int) -> None:
        """A process is killed; another one starts, and the others declare it dead."""
        self.be_declared_dead(node)
        self.processes[node].store._database.link.drop()
        self.end(self.processes[node])
        self.processes[node] = self.started()

    @rule(node=NODES)
    def leave(self, node: int) -> None:
        """A process is stopped in good order: all that it had is free at once."""
        process = self.processes[node]
        self.do(process.store.ownership.leave)
        process.alive = False
        self.end(process)
        self.processes[node] = self.started()

    @precondition(lambda self: self.written)
    @rule(node=NODES, data=st.data())
    def arrive_late(self, node: int, data: st.DataObject) -> None:
        """A write of an earlier connection arrives: it changes nothing, though it would fit."""
        process = self.noted(self.processes[node])
        link = process.store._database.link
        old = process.epochs - ({(link.node, link.epoch)} if process.alive and link._connection else set())
        current = self.do(lambda: self.connection.fetch("SELECT id, epoch FROM nodes"))
        stale = sorted(old - {(row["id"], row["epoch"]) for row in current})
        if stale:
            late = data.draw(st.sampled_from(stale))
            log = data.draw(st.sampled_from(sorted(self.written)))
            self.do(lambda: self.send_late(late, log))

    async def send_late(self, epoch: tuple[int, int], log: str) -> None:
        class Late:
            node, epoch_ = epoch

        link: Any = Late()
        link.epoch = Late.epoch_
        key = await self.connection.fetchval("SELECT key FROM tables WHERE name = $1", log)
        rows = [Row(len(self.written[log]) + 1, b"late")]
        assert not await statements.append(self.connection, link, [(key, rows, None)])

    @rule(log=LOGS)
    def claim_at_once(self, log: str) -> None:
        """All ask for a log at the same moment: one of them gets it, at most."""
        if log not in self.written or not all(process.alive for process in self.processes):
            return
        outcomes = self.do(
            lambda: asyncio.gather(*[p.store.ownership.claim(log) for p in self.processes], return_exceptions=True)
        )
        rows = [Row(seq, data) for seq, data in enumerate(self.written[log], start=1)]
        got = [process for process, outcome in zip(self.processes, outcomes, strict=True) if outcome == rows]
        assert len(got) == 1
        assert sum(isinstance(outcome, OwnedElsewhere) for outcome in outcomes) == len(self.processes) - 1
        assert self.may_have(got[0], log)
        self.owner[log], got[0].memory[log] = got[0], list(self.written[log])

    @rule(node=NODES, log=LOGS)
    def write_while_others_bury(self, node: int, log: str) -> None:
        """A write and a burial at once: the row is there if and only if it was acknowledged."""
        process, other = self.processes[node], self.other(node)
        known = process.memory.get(log)
        if known is None or not process.alive or self.owner[log] is not process or known != self.written[log]:
            return
        self.grow_old(process)
        row = Row(len(known) + 1, b"%d" % next(self.numbers))

        async def both() -> object:
            append = process.store.logs.append(log, [row], None)
            outcomes = await asyncio.gather(append, bury(other.store._database.ask), return_exceptions=True)
            return outcomes[0]

        outcome = self.do(both)
        if outcome is None:
            self.written[log].append(row.data)
            known.append(row.data)
        self.see_who_died()
        if outcome is not None:
            process.memory.pop(log, None)
            self.is_new(process)

    @invariant()
    def the_logs_are_what_was_acknowledged(self) -> None:
        for log, written in getattr(self, "written", {}).items():
            assert self.do(partial(self.rows, log)) == list(enumerate(written, start=1))

    async def rows(self, log: str) -> list[tuple[int, bytes]]:
        """What the database has."""
        sql = "SELECT seq, data FROM entries JOIN tables ON key = table_key WHERE name = $1 ORDER BY seq"
        return [(row["seq"], row["data"]) for row in await self.connection.fetch(sql, log)]

    def outcome(self, work: Callable[[], Awaitable[Any]]) -> object:
        """What a call gives, or the StoreError that it raises."""
        try:
            return self.do(work)
        except StoreError as error:
            return error

    def grow_old(self, process: Process) -> None:
        """Let its last beat be long ago."""
        sql = "UPDATE nodes SET seen = clock_timestamp() - interval '6 seconds' WHERE id = $1"
        self.do(lambda: self.connection.execute(sql, process.store._database.link.node))

    def expects_death(self, process: Process, outcome: object) -> None:
        """The process has learned that it was declared dead."""
        assert isinstance(outcome, StoreError)
        assert not isinstance(outcome, Conflict | OwnedElsewhere)
        self.is_new(process)

    def is_new(self, process: Process) -> None:
        """The process goes on as another node; its memory is as old as it was."""
        memory = dict(process.memory)
        epochs = process.epochs
        number = self.processes.index(process)
        process.alive = False
        self.do(process.store.check)
        self.processes[number] = self.noted(Process(process.store, process.number, True, memory, epochs))

    def end(self, process: Process) -> None:
        self.do(process.store.close)

    def teardown(self) -> None:
        for process in self.processes:
            self.end(process)
        self.do(self.connection.close)
        self.loop.close()


async def _called(work: Callable[[], Awaitable[_T]]) -> _T:
    return await work()


Ownership.TestCase.settings = settings(
    max_examples=times(8),
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestOwnership = Ownership.TestCase
