"""One writer thread: all work that arrives while it is busy goes into the next commit together."""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue

from .faults import fault_of, is_locked
from .journal import Append, Journal
from .values import Conflict, StoreError

Work = Callable[[sqlite3.Connection], None]
"""Writes something; raises Conflict before it has changed anything."""
Observer = Callable[[int, int, float], None]
"""Called after each commit: the number of jobs in it, how many could not be written, and the seconds that it took."""
_MOST_AT_ONCE = 512
_FAILED = "the database cannot be written"
_FAULTS = (sqlite3.Error, StoreError, OverflowError, ValueError)
"""The errors with which a job may fail: a database error, a damaged journal, a number too large, or invalid text."""


@dataclass(slots=True)
class _Job:
    work: Work
    done: "asyncio.Future[None]"
    alone: bool = False
    of_logs: bool = False
    fault: Exception | None = None


class Writer:
    """Runs jobs on a connection, many in one transaction."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        observer: Observer | None = None,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        """``changed``: called in the thread when anything but logs was written, before anybody is told."""
        self.journal = Journal()
        """For new rows of logs; to be used in jobs."""
        self._connection = connection
        self._observer, self._changed = observer, changed
        self._gathered: list[_Job] = []
        """Jobs of one turn of the event loop, handed over together, since each handover costs a thread switch."""
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._closed = False
        self._gate = threading.Lock()
        self._thread.start()

    def do(self, work: Work, *, alone: bool = False, of_logs: bool = False) -> "asyncio.Future[None]":
        """Give the thread work: done when it is on disk, with what the work raises, or StoreError.

        ``alone``: for work that cannot be part of a transaction; ``of_logs``: for work that writes only logs and their
        indexes.  Raises StoreError if the store is closed.
        """
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        with self._gate:
            if self._closed:
                raise StoreError("the store is closed")
            self._gathered.append(_Job(work, done, alone, of_logs))
            if len(self._gathered) == 1:
                loop.call_soon(self._hand_over)
        return done

    def close(self) -> None:
        """Finish the jobs that were given, and close the connection."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._jobs.put(self._gathered)
                self._gathered = []
                self._jobs.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
        with self._gate:
            if self._gathered:
                self._jobs.put(self._gathered)
                self._gathered = []

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._next_batch()
            if batch:
                began = time.perf_counter()
                self._write([job for job in batch if not job.alone])
                self._do_alone([job for job in batch if job.alone])
                if not all(job.of_logs for job in batch):
                    self._changed()
                if self._observer is not None:
                    faults = [job.fault for job in batch if job.fault is not None]
                    failed = sum(not isinstance(fault, Conflict) for fault in faults)
                    self._observer(len(batch), failed, time.perf_counter() - began)
                _tell(batch)
        if not self.journal.is_empty:
            with contextlib.suppress(*_FAULTS):  # it is brought home when the database is opened again
                self._commit(self.journal.bring_home)
        self._connection.close()

    def _next_batch(self) -> tuple[list[_Job], bool]:
        """All waiting jobs, at least one; False when no more will come."""
        batch: list[_Job] = []
        jobs = self._jobs.get()
        while jobs is not None:
            batch += jobs
            if len(batch) >= _MOST_AT_ONCE or self._jobs.empty():
                return batch, True
            jobs = self._jobs.get()
        return batch, False

    def _do_alone(self, jobs: list[_Job]) -> None:
        """Run each job outside of a transaction."""
        for job in jobs:
            try:
                job.work(self._connection)
            except _FAULTS as error:
                job.fault = fault_of(error, _FAILED)

    def _write(self, batch: list[_Job]) -> None:
        """Run all jobs in one transaction or, if that fails, each in its own, so that a bad job fails alone."""
        if not batch:
            return
        try:
            self._transact(batch)
        except _FAULTS as error:
            each = [] if is_locked(error) else batch  # each would wait as long for the lock, and all others with it
            for job in batch:
                job.fault = None if each else fault_of(error, _FAILED)
            for job in each:
                try:
                    self._transact([job])
                except _FAULTS as own:
                    job.fault = fault_of(own, _FAILED)

    def _transact(self, batch: list[_Job]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for job in batch:
                job.fault = None
                try:
                    job.work(connection)
                except Conflict as conflict:
                    job.fault = conflict

        if not self._append_at_once(batch, work):
            self._commit(work)

    def _append_at_once(self, batch: list[_Job], work: Work) -> bool:
        """Do the work of a batch that only adds rows to known logs, by one statement, as most batches can be done.

        A transaction takes four, and after each the thread waits for its turn.  Returns whether it was done.
        """
        tables = [job.work.table for job in batch if isinstance(job.work, Append)]
        if len(tables) < len(batch) or not self.journal.is_ready_for(tables):
            return False
        try:
            work(self._connection)
            return self.journal.end_at_once(self._connection)
        except BaseException as error:
            self.journal.recover(self._connection, error)
            raise

    def _commit(self, work: Work) -> None:
        """Do the work in a transaction."""
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            self.journal.begin(connection)
            work(connection)
            self.journal.end(connection)
            connection.execute("COMMIT")
            self.journal.committed()
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            self.journal.recover(connection, error)
            raise


def _tell(batch: list[_Job]) -> None:
    """Resolve the jobs' futures, with one call for each event loop."""
    loops = {job.done.get_loop() for job in batch}
    for loop in loops:
        mine = [job for job in batch if job.done.get_loop() is loop]
        # On a closed loop nobody is waiting.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_finish, mine)


def _finish(batch: list[_Job]) -> None:
    for job in batch:
        if job.done.done():
            continue
        if job.fault is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(job.fault)
