"""A process in which bots think, as the server has hold of it."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

import msgspec

from .job import Answer
from .worker import NICENESS

LONGEST_THOUGHT = 20.0
_LONGEST_LINE = 2**16


class NoAnswer(RuntimeError):
    """No worker could do the job."""


class BotFault(NoAnswer):
    """The bot itself has failed at the job, and would fail again; the worker goes on."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, started: Callable[[], object], longest_thought: float, niceness: int = NICENESS) -> None:
        """``started`` is called whenever a process is started; ``niceness``: how far it steps back."""
        self._process: Process | None = None
        self._started = started
        self._longest_thought = longest_thought
        self._niceness = niceness

    @property
    def pid(self) -> int | None:
        """The process's number, while it runs."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    async def ask(self, line: bytes, patience: float | None = None) -> str:
        """The worker's answer; raises NoAnswer if it dies, says nothing in time, or talks nonsense.

        That is a BotFault where the worker is well, and the bot is not able to choose.

        ``patience``: for how many seconds it may think; None: as long as for a move.
        """
        try:
            process = await self._running()
            async with asyncio.timeout(self._longest_thought if patience is None else patience):
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
            starting = asyncio.create_task(_start(self._niceness))
            try:
                self._process = await asyncio.shield(starting)
            except asyncio.CancelledError:
                # A process that is half started has pipes that nobody would close.
                self._process = await starting
                raise
            self._started()
        return self._process


async def _start(niceness: int) -> Process:
    """A new worker; it knows nothing of the server's settings and is not stopped by the keys that stop the server."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("FORETELL_")}
    program = (sys.executable, "-m", "foretell.server.bots.worker", str(niceness))
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
    answer = msgspec.json.decode(await process.stdout.readline(), type=Answer)
    if answer.fault is not None:
        raise BotFault(answer.fault)
    return answer.move
