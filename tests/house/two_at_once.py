"""Two processes that want to do the same work at once."""

import os
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from subprocess import Popen

from tests.waiting import LONGEST


def second_waits(start: Callable[[], AbstractContextManager["Popen[str]"]], waiting: Path, said: str) -> None:
    """Start a process that reads from a pipe, and another, which says this and waits; both must end well."""
    os.mkfifo(waiting)
    with ExitStack() as stack:
        first = stack.enter_context(start())
        with waiting.open("wb"):  # as soon as the first one reads
            second = stack.enter_context(start())
            assert second.stderr is not None
            assert said in second.stderr.readline()
            waiting.unlink()
        for each in (first, second):
            each.communicate(timeout=LONGEST)
            assert each.returncode == 0
