"""The order of tests: slow files first; with ``--shuffle SEED`` the files in random order, and the tests of each."""

from random import Random

import pytest

from tests import slow

OPTION = "--shuffle"


def slow_first(items: list[pytest.Item]) -> None:
    """Begin with the files that are slow: at the end short ones are left, and no process waits long for another."""
    items.sort(key=lambda item: not slow.is_listed(item.path))


class Shuffled:
    """The plugin that shuffles what was collected."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def pytest_report_header(self) -> str:
        """How to get this order again."""
        return f"order: {OPTION} {self._seed}"

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """The tests of a file stay together, as they share what its fixtures start."""
        rng = Random(self._seed)
        files: dict[object, list[pytest.Item]] = {}
        for item in items:
            files.setdefault(item.path, []).append(item)
        shuffled = list(files.values())
        rng.shuffle(shuffled)
        for each in shuffled:
            rng.shuffle(each)
        items[:] = [item for each in shuffled for item in each]
