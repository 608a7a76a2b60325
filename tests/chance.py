"""Chance in tests: everything that is drawn follows from a seed and from the test's name.

``make test`` takes the seed 0, so that a run repeats another.  ``make soak`` takes a fresh one, and prints it;
``FORETELL_SEED=N`` chooses one.  ``secrets`` draws from it, in the process of the tests and in the Python programs that
they start, and so do hypothesis and the pages in the browser.
"""

import os
import random
import secrets
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, core, settings

from tests.child.sitecustomize import Source
from tests.effort import EFFORT, times

SEED = int(os.environ.setdefault("FORETELL_SEED", str(1 + secrets.randbelow(10**6)) if EFFORT > 1 else "0"))
"""The seed of this run; the processes that run its tests have the same."""
_CHILD = Path(__file__).parent / "child"

settings.register_profile(
    "seeded",
    max_examples=times(50),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=not SEED,
    database=None,
    print_blob=True,
)
settings.load_profile("seeded")
if SEED:
    vars(core)["global_force_seed"] = SEED


class Seeded:
    """The plugin that begins each test with a chance of its own."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix="foretell-chance-")
        self._tests = count()
        path = os.environ.get("PYTHONPATH")
        os.environ["PYTHONPATH"] = os.pathsep.join([str(_CHILD), *([path] if path else [])])

    def pytest_report_header(self) -> str:
        """The seed."""
        return f"seed: {SEED} (FORETELL_SEED={SEED} repeats what this run draws)"

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """From now on, chance is that of this test; programs that it starts take numbers at its own place."""
        place = Path(self._folder.name) / str(next(self._tests))
        seed = f"{SEED} {item.nodeid}"
        os.environ["TESTS_CHANCE"] = f"{place}{os.pathsep}{seed}"
        vars(random)["_urandom"] = Source(seed)

    def pytest_unconfigure(self) -> None:
        """Remove the folder."""
        self._folder.cleanup()
