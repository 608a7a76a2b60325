"""Measures set-up: from a fresh clone to the first page, by ``python -m scripts.fresh_clone`` (Linux).

Each run clones the last commit into a new folder, with an empty home, and calls ``make play`` until the server answers
with the page.  Packages are downloaded each time.  Printed are the time by the clock and the CPU time of all processes,
and of each part when it began and ended and its CPU time: with a C compiler and without one (hidden from PATH), or
beside another commit (``--beside``).  Runs of all kinds alternate; figures are medians.
"""

import argparse
import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

from .node import ROOT

COMPILERS = ("cc", "c89", "c99", "gcc", "clang", "tcc")
_HOST = "127.0.0.1"
_LONGEST = 900.0
"""Seconds for a run."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What is cloned, and the programs that it does not find."""

    name: str
    commit: str = "HEAD"
    hidden: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """A command that make ran: seconds from the start of the run, and its CPU time."""

    command: str
    began: float
    ended: float
    cpu: float


@dataclass(frozen=True, slots=True)
class Run:
    """Seconds by the clock until the page came, CPU time of all processes, and the parts in their order."""

    clock: float
    cpu: float
    parts: Sequence[Part]


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m scripts.fresh_clone")
    parser.add_argument("--runs", type=int, default=3, help="runs of each kind (default: 3)")
    parser.add_argument("--port", type=int, default=8799, help="for the server (default: 8799)")
    parser.add_argument("--beside", metavar="COMMIT", help="measure this commit too, with a C compiler")
    given = parser.parse_args()
    other = Kind(given.beside, given.beside) if given.beside else Kind("without a C compiler", hidden=COMPILERS)
    kinds = [Kind("with a C compiler"), other]
    print(f"load before: {os.getloadavg()[0]:.1f}", flush=True)
    runs: dict[Kind, list[Run]] = {kind: [] for kind in kinds}
    for _ in range(given.runs):
        for kind in kinds:
            runs[kind].append(fresh_clone(given.port, kind))
    for kind in kinds:
        report(kind.name, runs[kind])
    for what in ("clock", "cpu"):
        first, second = (median(getattr(run, what) for run in runs[kind]) for kind in kinds)
        print(f"{kinds[0].name} : {kinds[1].name}, {what}: {first / second:.2f}")
    print(f"load after: {os.getloadavg()[0]:.1f}")


def report(name: str, runs: Sequence[Run]) -> None:
    """Print the figures of a kind."""
    print(f"{name}: {spread(run.clock for run in runs)} by the clock, {spread(run.cpu for run in runs)} of CPU time")
    for same in sorted(zip(*(run.parts for run in runs), strict=True), key=lambda same: same[0].began):
        began, ended, cpu = (median(getattr(part, what) for part in same) for what in ("began", "ended", "cpu"))
        print(f"  {began:6.1f} to {ended:5.1f} s, CPU {cpu:5.1f} s  {same[0].command}", flush=True)


def spread(seconds: Iterable[float]) -> str:
    """The median with the least and the most."""
    found = list(seconds)
    return f"{median(found):.1f} s ({min(found):.1f} to {max(found):.1f})"


def fresh_clone(port: int, kind: Kind) -> Run:
    """Clone, and wait for the first page; raises RuntimeError if it does not come."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as name:
        home, clone, programs, times = (Path(name) / part for part in ("home", "clone", "programs", "times"))
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        commit = subprocess.run(["git", "rev-parse", kind.commit], cwd=ROOT, capture_output=True, check=True, text=True)
        subprocess.run(["git", "checkout", "--quiet", "--detach", commit.stdout.strip()], cwd=clone, check=True)
        path = path_without(kind.hidden, programs)
        usual = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
        before, started = cpu_seconds(), time.time()
        running = subprocess.Popen(
            [
                *("make", "play", f"ARGS=--host {_HOST} --port {port}", f"SHELL={ROOT / 'scripts' / 'timed_shell'}"),
                f"PYTHON={Path(sys.base_prefix, 'bin', 'python3')}",
            ],
            cwd=clone,
            env={**usual, "HOME": str(home), "PATH": path, "BROWSER": "true", "TIMES": str(times)},
            start_new_session=True,
        )
        try:
            wait_for_page(port, running, started + _LONGEST)
            seconds = time.time() - started
        finally:
            os.killpg(running.pid, signal.SIGINT)
            running.wait()
        return Run(seconds, cpu_seconds() - before, parts_of(times, started))


def parts_of(times: Path, started: float) -> list[Part]:
    """What ``timed_shell`` has written, sorted by the commands; the make that runs parts side by side is left out."""
    lines = map(json.loads, times.read_text(encoding="utf-8").splitlines())
    parts = [Part(command, began - started, ended - started, cpu) for command, began, ended, cpu in lines]
    return sorted((part for part in parts if "setup.mk" not in part.command), key=lambda part: part.command)


def cpu_seconds() -> float:
    """The CPU time of all processes that have ended, with what they started."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def wait_for_page(port: int, running: "subprocess.Popen[bytes]", until: float) -> None:
    """Ask for the page until it comes; raises RuntimeError if the program ends or takes too long."""
    while running.poll() is None and time.time() < until:
        try:
            with urlopen(f"http://{_HOST}:{port}/") as page:
                page.read()
                return
        except URLError:
            time.sleep(0.1)
    raise RuntimeError("there is no page")


def path_without(hidden: tuple[str, ...], folder: Path) -> str:
    """PATH; if programs are to be hidden, a folder of links to all others."""
    usual = os.environ["PATH"]
    if not hidden:
        return usual
    folder.mkdir()
    for place in map(Path, usual.split(os.pathsep)):
        for program in place.iterdir() if place.is_dir() else ():
            link = folder / program.name
            if program.name.rpartition("/")[2].partition("-")[0] not in hidden and not link.is_symlink():
                link.symlink_to(program)
    return str(folder)


if __name__ == "__main__":
    main()
