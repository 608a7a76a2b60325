"""Workers and the jobs they have on loan: a worker that dies or dreams is replaced, and its job given out again."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

import msgspec

from ..logs import log
from .job import Answer, Job

_TRIES = 4
_LONGEST_THOUGHT = 20.0
_LONGEST_LINE = 2**16


class NoAnswer(RuntimeError):
    """No worker could do the job."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, started: Callable[[], object], longest_thought: float) -> None:
        self._process: Process | None = None
        self._started = started
        self._longest_thought = longest_thought

    @property
    def pid(self) -> int | None:
        """The process's number, while it runs."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    async def ask(self, line: bytes) -> str:
        """The worker's answer; raises NoAnswer if it dies, says nothing in time, or talks nonsense."""
        try:
            process = await self._running()
            async with asyncio.timeout(self._longest_thought):
                return await _exchange(process, line)
        except (OSError, TimeoutError, ValueError, msgspec.MsgspecError) as error:
            await self.stop()
            raise NoAnswer(f"a bot's worker failed: {type(error).__name__}") from None
        except asyncio.CancelledError:
            # Nobody waits for the answer any more; it must not be taken for that to the next job.
            await self.stop()
            raise

    async def stop(self) -> None:
        """End the process; nothing of it is left open when this returns."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await _see_off(process)

    async def _running(self) -> Process:
        if self.pid is None or self._process is None:
            await self.stop()
            starting = asyncio.create_task(_start())
            try:
                self._process = await asyncio.shield(starting)
            except asyncio.CancelledError:
                # A process that is half started has pipes that nobody would close.
                self._process = await starting
                raise
            self._started()
        return self._process


async def _start() -> Process:
    """A new worker; it knows nothing of the server's settings and is not stopped by the keys that stop the server."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("FORETELL_")}
    program = (sys.executable, "-m", "foretell.server.bots.worker")
    return await asyncio.create_subprocess_exec(
        *program, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True, limit=_LONGEST_LINE
    )


async def _see_off(process: Process) -> None:
    """Wait for the end of a process, and of its pipes: ``Process.wait`` alone leaves those to the garbage collector."""
    if process.stdin is not None:
        process.stdin.close()
    await process.communicate()
    if process.stdin is not None:
        with contextlib.suppress(OSError):
            await process.stdin.wait_closed()


async def _exchange(process: Process, line: bytes) -> str:
    if process.stdin is None or process.stdout is None:
        raise ValueError("the worker has no pipes")
    process.stdin.write(line)
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readline(), type=Answer).move


class BotPool:
    """Workers that share the jobs."""

    def __init__(
        self, workers: int, started: Callable[[], object] = int, longest_thought: float = _LONGEST_THOUGHT
    ) -> None:
        """``started`` is called whenever a process is started."""
        self._workers = [Worker(started, longest_thought) for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    @property
    def pids(self) -> tuple[int, ...]:
        """The numbers of the processes that run."""
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    async def choose(self, job: Job) -> str:
        """The move that a worker has chosen; raises NoAnswer when several workers have failed at it."""
        line = msgspec.json.encode(job) + b"\n"
        for _ in range(_TRIES):
            worker = await self._free.get()
            try:
                return await worker.ask(line)
            except NoAnswer as fault:
                log.warning("bot worker replaced", extra={"why": str(fault)})
            finally:
                self._free.put_nowait(worker)
        raise NoAnswer("several workers have failed at the same job")

    async def close(self) -> None:
        """End all workers, each when it has nothing to do any more."""
        idle = [await self._free.get() for _ in self._workers]
        await asyncio.gather(*[worker.stop() for worker in idle])
        for worker in idle:
            self._free.put_nowait(worker)
