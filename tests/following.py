"""``--cover`` measures the coverage of the rules, the games and the records, by tests that have to reach every branch.

A test that is followed takes 3.4 times as long, so only these are, and the imports of the packages.
"""

from collections.abc import Generator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest
from coverage import Coverage

from tests import slow

COVERED = ("rules", "game", "record")
"""What has to be covered (see ``make test``)."""
FOLLOWED = (*COVERED, "position")
"""The folders whose tests have to reach every branch of it."""
AT_LENGTH = (
    "game/test_invariants.py",
    "game/test_other_histories.py",
    "game/test_visibility.py",
    "position/test_mutilated.py",
    "record/test_golden.py",
)
"""Files whose games reach no branch that other tests do not reach."""
PACKAGES = [f"foretell.{name}" for name in COVERED]


class Follower:
    """Measures in a process that runs tests."""

    def __init__(self) -> None:
        self._coverage = Coverage(data_suffix=True, source=PACKAGES)
        self._coverage.start()
        modules = []
        for name in PACKAGES:
            package = import_module(name)
            modules += [import_module(module.name) for module in walk_packages(package.__path__, f"{name}.")]
        self._coverage.stop()
        self._caches = [value for module in modules for value in vars(module).values() if hasattr(value, "cache_clear")]
        self._others_ran = False

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        """Follow the tests that have to reach every branch, without what others have left in caches."""
        if not is_followed(item):
            self._others_ran = True
            return (yield)
        if self._others_ran:
            for cached in self._caches:
                cached.cache_clear()
            self._others_ran = False
        self._coverage.start()
        try:
            return (yield)
        finally:
            self._coverage.stop()

    def pytest_sessionfinish(self) -> None:
        """Leave what was measured in a file of this process."""
        self._coverage.save()


class Collector:
    """Puts together what all processes have measured, in ``.coverage``."""

    def __init__(self) -> None:
        Coverage().erase()

    @pytest.hookimpl(trylast=True)
    def pytest_unconfigure(self) -> None:
        """All processes have ended."""
        every = Coverage()
        every.combine()
        every.save()


def follow(config: pytest.Config) -> None:
    """Measure coverage in all processes of this run."""
    is_worker = hasattr(config, "workerinput")
    if not is_worker:
        config.pluginmanager.register(Collector())
    if is_worker or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Follower())


def is_followed(item: pytest.Item) -> bool:
    """Whether coverage follows a test: in the packages' folders those of a quick run, but for the random ones.

    What hypothesis plays depends on a seed, and no branch may depend on that.
    """
    file = item.path.relative_to(Path(__file__).parent)
    is_random = isinstance(item, pytest.Function) and hasattr(item.obj, "hypothesis")
    is_needed = file.parts[0] in FOLLOWED and file.as_posix() not in AT_LENGTH
    return is_needed and not is_random and not slow.is_left_out(item)
