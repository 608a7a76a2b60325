"""The one writer: all work of one turn of the event loop, and all that arrives while it is busy, goes into one commit.

A thread writes.  While the disk is quick and the thread is idle, new rows of logs are written in the event loop itself:
waking the thread, and passing Python's global lock back and forth, takes longer than such a disk.
"""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from queue import SimpleQueue

from ..values import Conflict, Observer, StoreError
from .faults import fault_of, is_locked
from .journal import Append, Journal

Work = Callable[[sqlite3.Connection], None]
"""Writes something; raises Conflict before it has changed anything."""
_MOST_AT_ONCE = 512
_QUICK_SECONDS = 0.005
"""If the last two commits took longer, the thread makes the next one: a slow disk must not block the event loop."""
_MOST_HERE = 1000
"""The most commits in a row by the event loop: the thread makes the next one, and SQLite's checkpoint."""
_FAILED = "the database cannot be written"
_FAULTS = (sqlite3.Error, StoreError, OverflowError, ValueError)
"""The errors with which a job may fail: of the database, a damaged journal, too large a number, or invalid text."""


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
        stay: AbstractSet[int] = frozenset(),
    ) -> None:
        """``changed``: called in the thread when anything but logs was written, before any future is resolved.

        ``stay``: the keys of damaged logs, whose rows stay in the journal.
        """
        self.journal = Journal(stay)
        """For new rows of logs; only jobs use it."""
        self._connection = connection
        self._observer, self._changed = observer, changed
        self._gathered: list[_Job] = []
        """Jobs of one turn of the event loop, or that arrived while the thread was busy."""
        self._batches: SimpleQueue[list[_Job] | None] = SimpleQueue()
        """Batches for the thread; None: it ends."""
        self._handed = 0
        """How many batches the thread has been given and has not done."""
        self._seconds = 0.0, 0.0
        """How long the last two commits took (seconds)."""
        self._here = 0
        """How many commits the event loop has made since the thread's last one."""
        self._of_thread = {
            name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("busy_timeout", "wal_autocheckpoint")
        }
        """SQLite's settings for the thread; the event loop does not wait for locks, and makes no checkpoints."""
        self._in_thread = True
        """Whether the connection is set up for the thread."""
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._closed = False
        self._gate = threading.Lock()
        self._thread.start()

    def do(self, work: Work, *, alone: bool = False, of_logs: bool = False) -> "asyncio.Future[None]":
        """Begin work; the future is done when it is on disk, and has what the work raises, or StoreError.

        ``alone``: for work that cannot be part of a transaction; ``of_logs``: for work that writes a few rows of logs
        and their indexes, and nothing else.  Raises StoreError if the store is closed.
        """
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        with self._gate:
            if self._closed:
                raise StoreError("the store is closed")
            if not self._gathered or self._gathered[-1].done.get_loop() is not loop:
                loop.call_soon(self._hand_over)
            self._gathered.append(_Job(work, done, alone, of_logs))
        return done

    def close(self) -> None:
        """Finish the jobs that were given, and close the connection."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._put(self._gathered)
                self._batches.put(None)
                self._gathered = []
        self._thread.join()

    def _hand_over(self) -> None:
        """Write the gathered jobs, or give them to the thread; while the thread is busy, they wait."""
        with self._gate:
            if not self._handed and self._gathered:
                batch = self._gathered[:_MOST_AT_ONCE]
                del self._gathered[:_MOST_AT_ONCE]
                if not self._write_here(batch):
                    self._put(batch)
                elif self._gathered:
                    asyncio.get_running_loop().call_soon(self._hand_over)

    def _put(self, batch: list[_Job]) -> None:
        """Give the thread a batch."""
        if batch:
            self._handed += 1
            self._batches.put(batch)

    def _write_here(self, batch: list[_Job]) -> bool:
        """Write a batch in the event loop; returns False, and writes nothing, if the thread should do it."""
        loop = asyncio.get_running_loop()
        if min(self._seconds) > _QUICK_SECONDS or self.journal.is_full or self._here >= _MOST_HERE:
            return False
        if [job for job in batch if not job.of_logs or job.done.get_loop() is not loop]:  # cheaper than any()
            return False
        began = time.perf_counter()
        try:
            self._prepare(in_thread=False)
            self._transact(batch)
        except _FAULTS:  # the thread waits longer for locks, and finds the job at fault
            return False
        self._here += 1
        self._observe(batch, time.perf_counter() - began)
        loop.call_soon(_finish, batch)  # after what the thread has told the loop to finish
        return True

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            self._here, began = 0, time.perf_counter()
            self._write([job for job in batch if not job.alone])
            self._do_alone([job for job in batch if job.alone])
            if not all(job.of_logs for job in batch):
                self._changed()
            self._observe(batch, time.perf_counter() - began)
            _tell(batch)
            self._go_on()
        if not self.journal.is_empty:
            with contextlib.suppress(*_FAULTS):  # the rows are moved when the database is opened again
                self._commit(self.journal.move_all)
        self._connection.close()

    def _observe(self, batch: list[_Job], seconds: float) -> None:
        """Note how long a commit took."""
        self._seconds = self._seconds[1], seconds
        if self._observer is not None:
            failed = [job for job in batch if not isinstance(job.fault, Conflict | None)]
            self._observer(len(batch), len(failed), seconds)

    def _go_on(self) -> None:
        """Hand over the jobs that waited for the thread."""
        with self._gate:
            self._handed -= 1
            loops = set() if self._handed else {job.done.get_loop() for job in self._gathered}
        for loop in loops:
            try:
                loop.call_soon_threadsafe(self._hand_over)
            except RuntimeError:  # it is closed
                with self._gate:
                    self._put(self._gathered)
                    self._gathered = []
                return

    def _do_alone(self, jobs: list[_Job]) -> None:
        """Run each job outside of a transaction."""
        for job in jobs:
            try:
                self._prepare(in_thread=True)
                job.work(self._connection)
            except _FAULTS as error:
                job.fault = fault_of(error, _FAILED)

    def _write(self, batch: list[_Job]) -> None:
        """Run all jobs in one transaction or, if that fails, each in its own, so that a bad job fails alone."""
        if not batch:
            return
        try:
            self._prepare(in_thread=True)
            self._transact(batch)
        except _FAULTS as error:
            each = [] if is_locked(error) else batch  # each would wait as long for the lock
            for job in batch:
                job.fault = None if each else fault_of(error, _FAILED)
            for job in each:
                try:
                    self._transact([job])
                except _FAULTS as own:
                    job.fault = fault_of(own, _FAILED)

    def _transact(self, batch: list[_Job]) -> None:
        if not self._append_at_once(batch):
            self._commit(lambda connection: _do_all(batch, connection))

    def _append_at_once(self, batch: list[_Job]) -> bool:
        """Write a batch that only adds rows to known logs, as most do, by one statement; returns whether it was done.

        A transaction takes four statements, and after each the thread waits for Python's global lock.
        """
        logs = [job.work.log for job in batch if isinstance(job.work, Append)]
        if len(logs) < len(batch) or not self.journal.is_ready_for(logs):
            return False
        try:
            _do_all(batch, self._connection)
            return self.journal.end_at_once(self._connection)
        except BaseException as error:
            self.journal.recover(self._connection, error)
            raise

    def _prepare(self, *, in_thread: bool) -> None:
        """Set the connection up for the thread or the event loop."""
        if in_thread != self._in_thread:
            for name, value in self._of_thread.items():
                self._connection.execute(f"PRAGMA {name} = {value if in_thread else 0}")
            self._in_thread = in_thread

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


def _do_all(batch: list[_Job], connection: sqlite3.Connection) -> None:
    """Do the work of all jobs; one that raises Conflict has changed nothing."""
    for job in batch:
        job.fault = None
        try:
            job.work(connection)
        except Conflict as conflict:
            job.fault = conflict


def _tell(batch: list[_Job]) -> None:
    """Resolve the futures of a batch from the thread, with one call for each event loop."""
    for loop in {job.done.get_loop() for job in batch}:
        mine = [job for job in batch if job.done.get_loop() is loop]
        # Nobody waits on a closed loop.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_finish, mine)


def _finish(jobs: list[_Job]) -> None:
    """Resolve futures, in their event loop."""
    for job in jobs:
        if job.done.done():
            continue
        if job.fault is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(job.fault)
