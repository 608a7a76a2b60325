"""Times tasks side by side: in one process, alternating, in CPU time, with medians and extremes."""

import os
import platform
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median

_NANO = 1e9
PACKAGES = ("foretell", "numpy", "open_spiel")


@dataclass(frozen=True, slots=True)
class Task:
    """A task to time: ``run`` gets the number of the repetition and returns how many units of work it did."""

    name: str
    run: Callable[[int], int]


@dataclass(frozen=True, slots=True)
class Timing:
    """The CPU seconds of one unit of a task, in each repetition."""

    name: str
    seconds: tuple[float, ...]

    @property
    def middle(self) -> float:
        """The median."""
        return median(self.seconds)

    def times_faster_than(self, other: "Timing") -> tuple[float, float, float]:
        """How many times as fast this is as another task that alternated with it: median, least, most."""
        ratios = [theirs / ours for ours, theirs in zip(self.seconds, other.seconds, strict=True)]
        return median(ratios), min(ratios), max(ratios)


def measure(tasks: Sequence[Task], repetitions: int) -> list[Timing]:
    """Time the tasks alternately; a first repetition, which fills caches, is not counted."""
    seconds: list[list[float]] = [[] for _ in tasks]
    for repetition in range(repetitions + 1):
        for task, found in zip(tasks, seconds, strict=True):
            start = time.process_time()
            units = task.run(repetition)
            found.append((time.process_time() - start) / units)
    return [Timing(task.name, tuple(found[1:])) for task, found in zip(tasks, seconds, strict=True)]


def print_times(timings: Sequence[Timing]) -> None:
    """Print a line for each task: its median, least and greatest time, in nanoseconds."""
    for timing in timings:
        least, most = min(timing.seconds) * _NANO, max(timing.seconds) * _NANO
        print(f"  {timing.name:<52}{timing.middle * _NANO:>10.2f} ns   ({least:.2f} to {most:.2f})")


def print_rates(timings: Sequence[Timing], what: str) -> None:
    """Print a line for each task: units of work in a second of CPU time (by the median)."""
    for timing in timings:
        least, most = 1 / max(timing.seconds), 1 / min(timing.seconds)
        print(f"  {timing.name:<52}{1 / timing.middle:>12,.0f} {what} ({least:,.0f} to {most:,.0f})")


def print_ratio(ours: Timing, theirs: Timing, goal: str = "") -> None:
    """Print how many times as fast ours is, in the same repetitions."""
    middle, least, most = ours.times_faster_than(theirs)
    goal = f"; goal: {goal}" if goal else ""
    print(f"    {ours.name} : {theirs.name} = {middle:.2f} ({least:.2f} to {most:.2f}{goal})")


def print_machine(packages: Sequence[str] = PACKAGES) -> None:
    """Print the machine and the versions of these packages."""
    print(f"{_processor()}, {os.cpu_count()} cores; {platform.platform()}; Python {platform.python_version()}")
    print(", ".join(f"{package} {_version(package)}" for package in packages))
    if hasattr(os, "getloadavg"):
        print("load before: " + ", ".join(f"{load:.2f}" for load in os.getloadavg()))


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "(not installed)"


def _processor() -> str:
    """The processor's name, if the system reports it."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":")[1].strip()
    return platform.processor() or platform.machine()
