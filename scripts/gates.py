"""Runs all checks that are not tests, in parallel: ``python -m scripts.gates [--of page|code] [--jobs N] [--quick]``.

Each prints a line with its time when it is done; the exit status is 0 only if all passed.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass

from .node import ROOT

CODE = [
    name for name in ("src", "tests", "scripts", "benchmarks", "training", "docs/examples") if (ROOT / name).is_dir()
]
_BIN = f"{sys.prefix}/bin"
_LONGEST = 1200.0
"""Seconds for a gate: a test of the page that hangs ends here."""
_PAGE = [sys.executable, "-m", "scripts.page"]
_OF_PAGE: Mapping[str, Sequence[str]] = {
    "tests of the page": [*_PAGE, "test"],
    "components of the page": [*_PAGE, "components"],
    "style of the page": [*_PAGE, "lint"],
}
_OF_CODE: Mapping[str, Sequence[str]] = {
    "types": [f"{_BIN}/mypy", *CODE],
    "types of the protocol": [*_PAGE, "protocol"],
    "style": [f"{_BIN}/ruff", "check", "."],
    "format": [f"{_BIN}/ruff", "format", "--check", "."],
    "imports": [f"{_BIN}/lint-imports"],
}
GATES = {"page": _OF_PAGE, "code": _OF_CODE}
"""Those of the page need none of Python's packages, so set-up begins them earlier; the slowest come first."""
_QUICK = {"tests of the page": [*_PAGE, "quick"]}
"""What `make check` runs: no test of the page that thinks long."""


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome of a gate."""

    name: str
    passed: bool
    seconds: float
    output: str


def run(name: str, command: Sequence[str]) -> Result:
    """Run one gate; its time is wall time, in seconds."""
    began = time.monotonic()
    running = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        output, _ = running.communicate(timeout=_LONGEST)
    except subprocess.TimeoutExpired:
        running.kill()
        output = f"{running.communicate()[0]}\nIt has not ended within {_LONGEST:.0f} s.\n"
    return Result(name, running.returncode == 0, time.monotonic() - began, output)


def report(result: Result) -> None:
    """Print a line for a gate that passed, and the whole output of one that did not."""
    mark = "ok" if result.passed else "FAILED"
    print(f"{mark:>6}  {result.name} ({result.seconds:.1f} s)", flush=True)
    if not result.passed:
        print(result.output, flush=True)


def main() -> int:
    """Run all gates."""
    parser = argparse.ArgumentParser(prog="python -m scripts.gates", description="Run the checks that are no tests.")
    parser.add_argument("--of", choices=GATES, help="only the checks of one part")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many run at a time")
    parser.add_argument("--quick", action="store_true", help="leave out the slow tests of the page")
    given = parser.parse_args()
    gates = dict(GATES[given.of]) if given.of else {**GATES["page"], **GATES["code"]}
    if given.quick:
        gates.update((name, command) for name, command in _QUICK.items() if name in gates)
    if subprocess.run([*_PAGE, "install"], cwd=ROOT, check=False).returncode:
        return 1
    with ThreadPoolExecutor(given.jobs) as pool:
        results = []
        for running in as_completed([pool.submit(run, *gate) for gate in gates.items()]):
            results.append(running.result())
            report(results[-1])
    return 0 if all(result.passed for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
