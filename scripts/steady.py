"""Looks for tests that fail by chance: ``python -m scripts.steady --runs 4 --busy 8 [paths and options of pytest]``.

Each run takes the tests in another order and draws other numbers, beside busy processes.  Every second run is started
by ``nohup`` in a background shell, which ignores SIGINT and SIGHUP.  Printed are a line for each run and the names of
all tests that ever failed; what each run said lies in ``build/steady``.
"""

import argparse
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from .node import ROOT

FOLDER = ROOT / "build" / "steady"
BUSY = "while True: pass"
_FROM_NOHUP = 'nohup "$@" & wait $!'
_FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
_COUNTED = re.compile(r"^=* ?(?=.*\bin [0-9.]+s)(.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Run:
    """What a run of the tests has told."""

    number: int
    shell: str
    seed: int
    status: int
    minutes: float
    text: str

    @property
    def failed(self) -> list[str]:
        """The tests that failed."""
        return sorted({*_FAILED.findall(self.text)})

    @property
    def passed(self) -> int:
        """How many tests passed; 0 where the run did not end."""
        counts = _COUNTED.findall(self.text)
        found = re.search(r"(\d+) passed", counts[-1]) if counts else None
        return int(found[1]) if found else 0


def command(seed: int, jobs: int, chosen: Sequence[str]) -> list[str]:
    """The tests in the order of a seed."""
    return [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "--shuffle", str(seed), *chosen]


def run(number: int, seed: int, given: argparse.Namespace, chosen: Sequence[str]) -> Run:
    """Run the tests once; a run that takes too long is killed."""
    from_nohup = number % 2 == 0
    tests = command(seed, given.jobs, chosen)
    log, began = FOLDER / f"run-{number}.log", time.monotonic()
    draws = seed if given.draws is None else given.draws
    with log.open("w", encoding="utf-8") as told:
        running = subprocess.Popen(
            ["sh", "-c", _FROM_NOHUP, "sh", *tests] if from_nohup else tests,
            cwd=ROOT,
            env={**os.environ, "FORETELL_SEED": str(draws)},
            stdout=told,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            running.wait(60 * given.minutes)
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)
            running.wait()
    minutes, text = (time.monotonic() - began) / 60, log.read_text(encoding="utf-8", errors="replace")
    return Run(number, "nohup" if from_nohup else "usual", seed, running.returncode, minutes, text)


@contextmanager
def busy(count: int) -> Iterator[None]:
    """Processes that take all the time that they get."""
    programs = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield
    finally:
        for program in programs:
            program.kill()
            program.wait()


def table(runs: Sequence[Run]) -> str:
    """The runs, and what ever failed."""
    rows: list[tuple[str, ...]] = [("run", "shell", "seed", "status", "passed", "failed", "minutes")]
    for each in runs:
        counts = (each.number, each.shell, each.seed, each.status, each.passed, len(each.failed), f"{each.minutes:.1f}")
        rows.append(tuple(map(str, counts)))
    lines = ["  ".join(f"{cell:>7}" for cell in row) for row in rows]
    ever = Counter(name for each in runs for name in each.failed)
    lines += ["", "failed, and in how many of these runs:"] if ever else []
    lines += [f"{count:>7}  {name}" for name, count in ever.most_common()]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tests, and print the table after each run."""
    parser = argparse.ArgumentParser(prog="python -m scripts.steady", description="Look for tests that fail by chance.")
    parser.add_argument("--runs", type=int, default=4, help="how often the tests run (default: 4)")
    parser.add_argument("--busy", type=int, default=0, help="how many processes are busy beside them (default: 0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes of each run")
    parser.add_argument("--minutes", type=float, default=120, help="the longest that a run may take (default: 120)")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6), help="of the first run (default: any)")
    parser.add_argument("--draws", type=int, help="what is drawn (FORETELL_SEED; default: as the order; make test: 0)")
    given, chosen = parser.parse_known_args(arguments)
    FOLDER.mkdir(parents=True, exist_ok=True)
    runs: list[Run] = []
    with busy(given.busy):
        for number in range(1, given.runs + 1):
            runs.append(run(number, given.seed + number - 1, given, chosen))
            print(table(runs), flush=True)
    return int(any(each.status or each.failed for each in runs))


if __name__ == "__main__":
    sys.exit(main())
