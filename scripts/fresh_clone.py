"""Measures set-up: from a fresh clone to the first page, by ``python -m scripts.fresh_clone`` (Linux).

Each run clones the last commit into a new folder, with an empty home, and calls ``make play`` until the server answers
with the page.  Packages are downloaded each time.  Printed are the time by the clock and the CPU time of all processes,
with a C compiler and without one (hidden from PATH).
"""

import argparse
import os
import resource
import signal
import subprocess
import sys
import time
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


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m scripts.fresh_clone")
    parser.add_argument("--repetitions", type=int, default=3, help="runs of each kind (default: 3)")
    parser.add_argument("--port", type=int, default=8799, help="for the server (default: 8799)")
    given = parser.parse_args()
    print(f"load before: {os.getloadavg()[0]:.1f}")
    for name, hidden in {"with a C compiler": (), "without": COMPILERS}.items():
        found = [fresh_clone(given.port, hidden) for _ in range(given.repetitions)]
        for what, seconds in zip(("by the clock", "CPU time"), zip(*found, strict=True), strict=True):
            print(f"  {name}, {what}: {median(seconds):.1f} s ({min(seconds):.1f} to {max(seconds):.1f})", flush=True)


def fresh_clone(port: int, hidden: tuple[str, ...]) -> tuple[float, float]:
    """Seconds by the clock and of CPU time from a fresh clone to the first page; raises RuntimeError if it fails."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as name:
        home, clone, programs = (Path(name) / part for part in ("home", "clone", "programs"))
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        before, started = cpu_seconds(), time.perf_counter()
        running = subprocess.Popen(
            ["make", "play", f"ARGS=--host {_HOST} --port {port}", f"PYTHON={Path(sys.base_prefix, 'bin', 'python3')}"],
            cwd=clone,
            env={**os.environ, "HOME": str(home), "PATH": path_without(hidden, programs), "BROWSER": "true"},
            start_new_session=True,
        )
        try:
            wait_for_page(port, running, started + _LONGEST)
            seconds = time.perf_counter() - started
        finally:
            os.killpg(running.pid, signal.SIGINT)
            running.wait()
        return seconds, cpu_seconds() - before


def cpu_seconds() -> float:
    """The CPU time of all processes that have ended, with what they started."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def wait_for_page(port: int, running: "subprocess.Popen[bytes]", until: float) -> None:
    """Ask for the page until it comes; raises RuntimeError if the program ends or takes too long."""
    while running.poll() is None and time.perf_counter() < until:
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
