"""A run of the tests: it is the same from any shell, draws what it drew before, and ends where a test hangs."""

import re
import signal
from pathlib import Path

from tests.house.trial import run_pytest, with_tests

HANGING = """import asyncio
from threading import Event, Thread

def test_before():
    pass

def test_that_hangs():
    Thread(target=lambda: asyncio.run(asyncio.Event().wait()), name="beside", daemon=True).start()
    Event().wait()

def test_after():
    pass
"""
DRAWING = """import secrets, subprocess, sys
import pytest
from hypothesis import given, strategies

DRAW = "import secrets; print(secrets.token_hex(8))"

@pytest.mark.slow
def test_draws():
    drawn = [secrets.token_hex(8), secrets.token_hex(8)]
    drawn += [subprocess.check_output([sys.executable, "-c", DRAW], text=True).strip() for _ in range(2)]
    assert len({*drawn}) == 4
    print("drawn:", *drawn)

@given(strategies.integers(0, 10**9))
def test_tries(number):
    print("drawn:", number)
"""
LISTED = "\n".join(f"def test_{number}():\n    pass\n" for number in range(20))
IN_A_SHELL = """import os, signal, subprocess, sys
import pytest

PROGRAM = "import signal; print([signal.getsignal(each).name for each in (signal.SIGHUP, signal.SIGTERM)]);"
PROGRAM += "print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"

@pytest.mark.slow
def test_it_is_as_usual(tmp_path):
    heard = subprocess.check_output([sys.executable, "-c", PROGRAM], text=True, timeout=120).splitlines()
    assert heard == ["['SIG_DFL', 'SIG_DFL']", "True"]
    (tmp_path / "some").touch()
    assert (tmp_path / "some").stat().st_mode & 0o777 == 0o644
    assert not {"LC_ALL", "COLUMNS", "FORETELL_PORT"} & {*os.environ}
    assert os.environ["TERM"].startswith("xterm")
"""


def test_a_test_that_hangs_ends_the_run_with_its_name_and_all_stacks(tmp_path: Path) -> None:
    folder = with_tests(tmp_path, test_some=HANGING)
    limits = folder / "tests" / "limits.py"
    text = limits.read_text(encoding="utf-8")
    limits.write_text(text.replace("times(600)", "times(2)"), encoding="utf-8")
    run = run_pytest(folder, "-n1", "-q")
    assert run.returncode not in (0, 5)
    assert "tests/test_some.py::test_that_hangs has not ended within 2 s" in run.stderr
    assert re.search(r"--- thread MainThread\n(.*\n)+.*in test_that_hangs\n", run.stderr)
    assert "--- thread beside" in run.stderr
    assert "--- task Task-" in run.stderr
    assert "crashed while running 'tests/test_some.py::test_that_hangs'" in run.stdout


def told(folder: Path, seed: str) -> tuple[list[str], list[tuple[str, str]]]:
    """What the tests of a folder draw with this seed, and their order."""
    run = run_pytest(folder, "-n0", "-s", "-v", "--shuffle", seed, FORETELL_SEED=seed)
    assert run.returncode == 0, run.stdout
    assert f"seed: {seed} " in run.stdout
    return re.findall("drawn: .*", run.stdout), re.findall(r"(test_\w+)\.py::(test_\d+) PASSED", run.stdout)


def test_a_run_draws_and_shuffles_as_its_seed_says(tmp_path: Path) -> None:
    folder = with_tests(tmp_path, test_some=DRAWING, test_one=LISTED, test_two=LISTED)
    first, again, other = (told(folder, seed) for seed in ("0", "0", "7"))
    assert first == again
    assert {*first[0]}.isdisjoint(other[0][:1])
    assert len({*first[1]}) == 40
    assert first[1] != other[1]
    assert [file for file, _ in first[1][:20]] in (["test_one"] * 20, ["test_two"] * 20)


def test_tests_are_the_same_from_any_shell(tmp_path: Path) -> None:
    folder = with_tests(tmp_path, test_some=IN_A_SHELL)
    before = {number: signal.signal(number, signal.SIG_IGN) for number in (signal.SIGINT, signal.SIGHUP)}
    try:
        run = run_pytest(folder, "-n0", LC_ALL="C", COLUMNS="20", FORETELL_PORT="no", TERM="dumb")
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert run.returncode == 0, run.stdout
