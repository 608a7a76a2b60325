"""Steps of long tasks, told as they are done, so that a display can show more than whole tasks."""

from collections.abc import Callable

TOLD: list[Callable[[], object]] = []
"""Called in this process after each step."""


def step() -> None:
    """Tell that a step is done."""
    for tell in TOLD:
        tell()
