"""The one writer of a process: all work that arrives while it is busy goes into the next commit."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, TypeVar

from ..values import Conflict, Index, Observer, OwnedElsewhere, Row, StoreError
from . import statements
from .faults import PROBLEMS, fault_of, in_use, is_lost
from .link import FENCE, Expelled, Link

_T = TypeVar("_T")
_MOST_AT_ONCE = 512
_FAILED = "the database cannot be written"
_CUT_SHORT = "the write to the database was cancelled"


@dataclass(slots=True)
class Owned:
    """A log that this process owns."""

    key: int
    seq: int
    """The number of its last row."""


@dataclass(slots=True, kw_only=True)
class _Job:
    """What is to be written."""

    urgent: bool = False
    """Whether it is one statement that contains the fence, and needs no transaction; it raises Expelled."""
    outcome: Any = None
    fault: Exception | None = None
    done: "asyncio.Future[Any]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


@dataclass(slots=True)
class _Work(_Job):
    """Work in a transaction; raises Conflict or OwnedElsewhere before it has changed anything."""

    run: Callable[[Any], Awaitable[Any]]


@dataclass(slots=True)
class Append(_Job):
    """Rows for a log, with its index."""

    log: str
    rows: Sequence[Row]
    index: Index | None

    @property
    def is_plain(self) -> bool:
        """Whether one statement can write it together with others."""
        return self.index is None or self.index.players is None


@dataclass(slots=True)
class Claim(_Job):
    """A log that this node wants to own; the outcome is whether there is such a log."""

    log: str


@dataclass
class Writer:
    """Runs jobs on the link's connection, fenced by the node's epoch, many in one commit."""

    link: Link
    observer: Observer | None
    expelled: Callable[[], None]
    """Called when other nodes have declared this one dead."""
    logs: dict[str, Owned] = field(default_factory=dict)
    """The logs that this node owns and whose last number it knows."""
    _jobs: list[_Job] = field(default_factory=list)
    _running: "asyncio.Task[None] | None" = None
    _paused: bool = False
    _closed: str = ""
    """Why nothing is written any more."""

    def append(self, log: str, rows: Sequence[Row], index: Index | None) -> "asyncio.Future[None]":
        """Begin to append rows; the future raises Conflict if another node owns the log, or they do not follow it."""
        return self._taken(Append(log, rows, index))

    def claim(self, log: str) -> "asyncio.Future[bool]":
        """Begin to claim a log; the future tells whether there is one, or raises OwnedElsewhere."""
        return self._taken(Claim(log, outcome=False))

    def do(self, run: Callable[[Any], Awaitable[_T]], *, urgent: bool = False) -> "asyncio.Future[_T]":
        """Begin work in a transaction; the future is done when it is on disk, and has what the work returns or raises.

        ``urgent``: before all waiting work, and alone; only for one statement that contains the fence and writes no
        log.
        """
        return self._taken(_Work(run, urgent=urgent))

    async def drain(self) -> None:
        """Wait until all work is written or has failed."""
        while self._running is not None and not self._running.done():
            await asyncio.wait([self._running])

    def pause(self) -> None:
        """Let further work wait until it is refused."""
        self._paused = True

    def refuse(self, why: str) -> None:
        """Refuse all waiting and further work, for this reason."""
        self._closed = why
        waiting, self._jobs = self._jobs, []
        _fail(waiting, StoreError(why))
        _tell(waiting)

    def _taken(self, job: _Job) -> "asyncio.Future[Any]":
        """Take on a job; returns its future."""
        if self._closed:
            raise StoreError(self._closed)
        self._jobs.insert(0 if job.urgent else len(self._jobs), job)
        if not self._paused and (self._running is None or self._running.done()):
            self._running = asyncio.get_running_loop().create_task(self._run())
        return job.done

    async def _run(self) -> None:
        while self._jobs:
            batch = self._next()
            began = time.perf_counter()
            try:
                await self._write(batch)
            except BaseException:
                _fail(batch, StoreError(_CUT_SHORT))
                raise
            finally:
                _tell(batch)
            if self.observer is not None:
                failed = sum(not isinstance(job.fault, Conflict | OwnedElsewhere | None) for job in batch)
                self.observer(len(batch), failed, time.perf_counter() - began)

    def _next(self) -> list[_Job]:
        """The jobs of the next commit: claims are alone, and may overtake rows of other logs but nothing else."""
        first = self._jobs[0]
        claims, end = (True, _Work) if isinstance(first, Claim) else (False, Claim)
        jobs = list(takewhile(lambda job: not isinstance(job, end), self._jobs[: 1 if first.urgent else _MOST_AT_ONCE]))
        self._jobs[: len(jobs)] = [job for job in jobs if isinstance(job, Claim) != claims]
        return [job for job in jobs if isinstance(job, Claim) == claims]

    async def _write(self, batch: list[_Job]) -> None:
        """Write all jobs at once or, if that fails because of one job, each alone, so that only this one fails."""
        error = await self._try(batch)
        if error is None:
            return
        for job in batch:
            job.fault = None
        if isinstance(error, StoreError) or is_lost(error) or len(batch) == 1:
            _fail(batch, error if isinstance(error, StoreError) else fault_of(error, _FAILED))
            return
        for job in batch:
            alone = await self._try([job])
            if alone is not None:
                _fail([job], alone if isinstance(alone, StoreError) else _fault_of(alone))

    async def _try(self, batch: list[_Job]) -> Exception | None:
        """Write jobs in one commit, or return why that has failed: then it is unknown whether any was written."""
        try:
            connection = await self.link.connection()
            with in_use(connection):
                if all(isinstance(job, Append) and job.is_plain and job.log in self.logs for job in batch):
                    await self._append_all(connection, [job for job in batch if isinstance(job, Append)])
                elif isinstance(batch[0], _Work) and batch[0].urgent:
                    batch[0].outcome = await batch[0].run(connection)
                else:
                    await self._transact(connection, batch)
        except Expelled as error:
            self.logs.clear()
            self.link.expelled()
            self.expelled()
            return error
        except (StoreError, *PROBLEMS) as error:
            self._forget(batch)
            if is_lost(error):
                self.link.drop()
            return error
        return None

    async def _append_all(self, connection: Any, jobs: list[Append]) -> None:
        """Append the rows of all jobs by one statement, which contains the fence, and commit."""
        good = [job for job in jobs if self._follows(job)]
        if good and not await statements.append(connection, self.link, [self._addressed(job) for job in good]):
            raise Expelled

    async def _transact(self, connection: Any, batch: list[_Job]) -> None:
        """Do all jobs in order, in one transaction; a job that is refused has changed nothing."""
        async with connection.transaction():
            if await connection.fetchval(FENCE, self.link.node, self.link.epoch) is None:
                raise Expelled
            if claims := [job for job in batch if isinstance(job, Claim)]:
                await self._claim_all(connection, claims)
                return
            for job in batch:
                try:
                    if isinstance(job, Append):
                        await self._append_one(connection, job)
                    elif isinstance(job, _Work):
                        job.outcome = await job.run(connection)
                except (Conflict, OwnedElsewhere) as refused:
                    job.fault = refused

    async def _claim_all(self, connection: Any, jobs: list[Claim]) -> None:
        """Become the owner of all free logs."""
        found = await statements.claim_all(connection, self.link.node, {job.log for job in jobs})
        for job in jobs:
            outcome = found.get(job.log)
            if isinstance(outcome, OwnedElsewhere):
                job.fault = outcome
            elif outcome is not None:
                job.outcome = True
                self.logs[job.log] = Owned(*outcome)

    async def _append_one(self, connection: Any, job: Append) -> None:
        if job.log not in self.logs:
            try:
                owned = await statements.claim(connection, self.link.node, job.log)
            except OwnedElsewhere:
                raise Conflict("another process owns this log") from None
            if owned is None:
                raise Conflict("there is no such log")
            self.logs[job.log] = Owned(*owned)
        if self._follows(job):
            await statements.append(connection, self.link, [self._addressed(job)])
            if job.index is not None:
                await statements.seat(connection, self.logs[job.log].key, job.index.players)

    def _follows(self, job: Append) -> bool:
        """Whether the rows follow the log's last row; if so, note the new last number, otherwise the job fails."""
        owned = self.logs[job.log]
        if job.rows[0].seq != owned.seq + 1:
            job.fault = Conflict("the new rows do not follow the log's last row")
            return False
        owned.seq = job.rows[-1].seq
        return True

    def _addressed(self, job: Append) -> tuple[int, Sequence[Row], Index | None]:
        return self.logs[job.log].key, job.rows, job.index

    def _forget(self, batch: list[_Job]) -> None:
        """Forget the last numbers of these jobs' logs, which must be read again."""
        for job in batch:
            if isinstance(job, Append | Claim):
                self.logs.pop(job.log, None)
            else:
                self.logs.clear()
                return


def _fault_of(error: Exception) -> StoreError:
    """The error of a job that has failed alone."""
    if getattr(error, "sqlstate", None) == statements.UNIQUE:
        return Conflict("another process has written a row with this number")
    return fault_of(error, _FAILED)


def _fail(batch: Sequence[_Job], error: StoreError) -> None:
    for job in batch:
        job.fault = error


def _tell(batch: Sequence[_Job]) -> None:
    """Resolve the jobs' futures."""
    for job in batch:
        if job.done.done():
            continue
        if job.fault is None:
            job.done.set_result(job.outcome)
        else:
            job.done.set_exception(job.fault)
