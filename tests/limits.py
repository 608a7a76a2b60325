"""A test that hangs ends the run after ten minutes, with its name and all stacks.

Each wait of its own ends much sooner (``tests/waiting.py``).
"""

import asyncio
import faulthandler
import gc
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import suppress
from contextvars import Context
from functools import partial
from io import StringIO
from math import inf
from pathlib import Path
from time import monotonic, sleep
from types import FrameType
from typing import Any, TypeVar

import pytest

from tests.effort import times
from tests.waiting import LONGEST

LIMIT = float(times(600))
"""The seconds in which a test has to be set up, in which it has to end, and in which it has to be torn down."""
_AFTERWARDS = 30.0
"""Seconds more, after which the process ends also where no Python code can run."""
_LOOK = 1.0

Value = TypeVar("Value")
Told = tuple[str, Callable[[StringIO], object]]
"""What waits, and a function that writes its stack."""


class Limited:
    """The plugin that watches the tests of a process."""

    def __init__(self, seconds: float = LIMIT) -> None:
        self._seconds = seconds
        self._error = os.dup(2)  # pytest captures what is written to 2 during a test
        self._what, self._until = "", inf
        threading.Thread(target=self._watch, name="limits", daemon=True).start()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, object, object]:
        """Watch a set-up."""
        return (yield from self._watched(f"{item.nodeid} was not set up"))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        """Watch a test."""
        return (yield from self._watched(f"{item.nodeid} has not ended"))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Generator[None, object, object]:
        """Watch a tear-down."""
        return (yield from self._watched(f"{item.nodeid} was not torn down"))

    def pytest_enter_pdb(self) -> None:
        """Somebody is looking."""
        self._until = inf

    def _watched(self, what: str) -> Generator[None, object, object]:
        self._what, self._until = what, monotonic() + self._seconds
        try:
            return (yield)
        finally:
            self._until = inf

    def _watch(self) -> None:
        while monotonic() < self._until:
            # Put off with each look, so it happens only where no Python code can run.
            faulthandler.dump_traceback_later(self._seconds + _AFTERWARDS, exit=True, file=self._error)
            sleep(_LOOK)
        text = f"\n{self._what} within {self._seconds:g} s\n\n{stacks()}"
        os.write(self._error, text.encode(errors="backslashreplace"))
        for program in programs(os.getpid()):
            with suppress(ProcessLookupError, PermissionError):
                os.kill(program, signal.SIGKILL)
        os._exit(1)


class EndOfRun:
    """The plugin that ends a run of several processes with the first that dies: xdist waits for its tests for ever."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, error: object) -> None:
        """A process has ended; ``error``: why, if its tests were not over."""
        if error:
            self._config.pluginmanager.getplugin("dsession").shouldstop = f"a process of the tests died: {error}"


class LimitedLoops:
    """The plugin that ends every event loop within ``LONGEST``, at the place where it waits."""

    def __init__(self) -> None:
        run = asyncio.Runner.run

        def limited(self: asyncio.Runner, coro: Coroutine[Any, Any, Value], *, context: Context | None = None) -> Value:
            return run(self, _in_time(coro), context=context)

        self._patch = pytest.MonkeyPatch()
        self._patch.setattr(asyncio.Runner, "run", limited)

    def pytest_unconfigure(self) -> None:
        """Let loops run as they do."""
        self._patch.undo()


async def _in_time(coro: Coroutine[Any, Any, Value]) -> Value:
    limit = asyncio.timeout(LONGEST)
    try:
        async with limit:
            return await coro
    except TimeoutError as error:
        if limit.expired():
            raise TimeoutError(f"{coro} has not ended within {LONGEST:g} s") from error
        raise


def stacks() -> str:
    """What every thread, task and greenlet of this process is doing."""
    told = StringIO()
    for name, write in (*_threads(), *_tasks(), *_greenlets()):
        told.write(f"--- {name}\n")
        write(told)
        told.write("\n")
    return told.getvalue()


def _threads() -> Iterator[Told]:
    frames = sys._current_frames()
    for thread in threading.enumerate():
        if thread.ident in frames:
            yield f"thread {thread.name}", _writer(frames[thread.ident])


def _tasks() -> Iterator[Told]:
    """Those of all event loops: asyncio itself tells of one."""
    for found in gc.get_objects():
        if isinstance(found, asyncio.Task) and not found.done():
            yield f"task {found.get_name()}", partial(_write_task, found)


def _write_task(task: "asyncio.Task[object]", told: StringIO) -> None:
    task.print_stack(file=told)


def _greenlets() -> Iterator[Told]:
    """What waits for Playwright does so in a greenlet, outside the stack of its thread."""
    for found in gc.get_objects():
        is_one = any(kind.__module__ == "greenlet" for kind in type(found).__mro__)
        frame = getattr(found, "gr_frame", None) if is_one else None
        if isinstance(frame, FrameType):
            yield "greenlet", _writer(frame)


def _writer(frame: FrameType) -> Callable[[StringIO], object]:
    return lambda told: traceback.print_stack(frame, file=told)


def programs(pid: int) -> Iterator[int]:
    """The processes that a process has started, and those that they have (Linux)."""
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, listed.read_text(encoding="ascii").split()):
            yield from programs(child)
            yield child
