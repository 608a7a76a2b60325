"""The server's handle on a bot worker process."""

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
    """No worker has answered the job."""


class BotFault(NoAnswer):
    """The bot has failed at the job, and would fail again; the worker is still usable."""


class Worker:
    """A worker process, started when it is first needed."""

    def __init__(self, started: Callable[[], object], longest_thought: float, niceness: int = NICENESS) -> None:
        """``started`` is called for each new process.

        ``longest_thought``: the time limit for a move, in seconds; ``niceness``: as for ``os.nice``.
        """
        self._process: Process | None = None
        self._started = started
        self._longest_thought = longest_thought
        self._niceness = niceness

    @property
    def pid(self) -> int | None:
        """The process's id, while it runs."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    async def ask(self, line: bytes, patience: float | None = None) -> str:
        """The worker's answer to a job.

        Raises BotFault if the bot fails, NoAnswer if the worker dies, is too slow, or answers nonsense.

        ``patience``: the time limit in seconds; None: that for a move.
        """
        try:
            process = await self._running()
            async with asyncio.timeout(self._longest_thought if patience is None else patience):
                return await _exchange(process, line)
        except (OSError, TimeoutError, ValueError, msgspec.MsgspecError) as error:
            await self.stop()
            raise NoAnswer(f"a bot's worker failed: {type(error).__name__}") from None
        except asyncio.CancelledError:
            # The answer would be read as that to the next job.
            await self.stop()
            raise

    async def stop(self) -> None:
        """End the process, and close its pipes."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await _reap(process)

    async def _running(self) -> Process:
        if self.pid is None or self._process is None:
            await self.stop()
            starting = asyncio.create_task(_start(self._niceness))
            try:
                self._process = await asyncio.shield(starting)
            except asyncio.CancelledError:
                # Otherwise nobody would close the pipes of the new process.
                self._process = await starting
                raise
            self._started()
        return self._process


async def _start(niceness: int) -> Process:
    """Start a worker, without the server's settings, in a session of its own, so that Ctrl+C does not stop it."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("FORETELL_")}
    program = (sys.executable, "-m", "foretell.server.bots.worker", str(niceness))
    return await asyncio.create_subprocess_exec(
        *program, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True, limit=_LONGEST_LINE
    )


async def _reap(process: Process) -> None:
    """Wait for the end of a process, and close its pipes, which ``Process.wait`` does not."""
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
