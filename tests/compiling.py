"""The processes of a run compile the tests together: each begins at another file, and reads what others have written.

pytest compiles each file of tests that has changed, all of them in a fresh clone.  Processes that went through the
files in one order would each compile all of them at the same time.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib import import_module

import pytest

from tests import slow


class Compiling:
    """The plugin that imports the tests, in a process of several."""

    def __init__(self, names: Sequence[str], number: int, processes: int) -> None:
        """``names``: of the modules; ``number``: of this process, from 0."""
        begin = len(names) * number // processes
        self._names = [*names[begin:], *names[:begin]]

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """Import what will be collected; pytest tells what cannot be imported."""
        for name in self._names:
            with suppress(Exception, pytest.skip.Exception):
                import_module(name)


def modules(config: pytest.Config) -> Iterator[str]:
    """The names of all files of tests in a fixed order; none, if the run was told which tests to run."""
    if config.args != config.getini("testpaths"):
        return
    for path in sorted(slow.TESTS.rglob("test_*.py")):
        if not (config.getoption("quick") and slow.is_listed(path)):
            yield ".".join(path.relative_to(slow.TESTS.parent).with_suffix("").parts)


def compile_together(config: pytest.Config) -> None:
    """Let this process do so, if it is one of several."""
    if (told := getattr(config, "workerinput", None)) is not None:
        number = int(told["workerid"].removeprefix("gw"))
        config.pluginmanager.register(Compiling(list(modules(config)), number, told["workercount"]))
