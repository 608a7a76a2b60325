"""``make`` and CI: every target explains itself, and CI lets no test be skipped."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.following import FOLLOWED
from tests.house.tree import ROOT
from tests.house.trial import run_pytest, with_tests
from tests.slow import SLOW
from tests.waiting import LONGEST

SKIPPED_TEST = "import pytest\n\ndef test_it():\n    pytest.sk" + "ip('no reason')\n\ndef test_other():\n    pass\n"
SKIPPED_MODULE = "import pytest\n\npytest.importorskip('no_such_module')\n\ndef test_it():\n    pass\n"


def test_make_alone_lists_every_target_with_a_sentence() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.search(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    printed = subprocess.run(
        ["make", "--no-print-directory"], cwd=ROOT, capture_output=True, check=True, text=True, timeout=LONGEST
    )
    listed = re.findall(r"^make ([\w-]+) +[A-Z].*\.$", printed.stdout, re.MULTILINE)
    assert targets is not None
    assert sorted(listed) == sorted(targets[1].split())


def test_coverage_follows_the_tests_of_what_has_to_be_covered() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert tuple(re.findall(r"src/foretell/(\w+)/\*", makefile)) == FOLLOWED


@pytest.mark.parametrize(("tests", "coverage"), [(0, 0), (0, 2), (1, 0), (1, 2)])
def test_coverage_is_told_where_tests_fail_too(tests: int, coverage: int, tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    put(tmp_path / "scripts" / "setup.mk", "test browser servers node_modules page gates: ;")
    put(tmp_path / "bin" / "python", f'case "$*" in *pytest*) exit {tests};; esac')
    put(tmp_path / "bin" / "coverage", f"echo told; exit {coverage}")
    command = ["make", "test", "BIN=bin", "JOBS=1"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False, text=True, timeout=LONGEST)
    assert "\ntold\n" in done.stdout
    assert (done.returncode == 0) == (tests == coverage == 0)


def put(program: Path, text: str) -> None:
    """A stand-in for a program."""
    program.parent.mkdir(exist_ok=True)
    program.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    program.chmod(0o755)


def test_ci_runs_what_make_test_runs() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text(encoding="utf-8")


@pytest.fixture
def skipping(tmp_path: Path) -> Path:
    """A folder of tests that skip one test and one module."""
    return with_tests(tmp_path, test_one=SKIPPED_TEST, test_all=SKIPPED_MODULE)


def test_outside_ci_a_skip_is_a_skip(skipping: Path) -> None:
    run = run_pytest(skipping, "-n0", CI="")
    assert "1 passed, 2 skipped" in run.stdout


@pytest.mark.parametrize("processes", ["-n0", "-n1"])
def test_in_ci_a_skip_is_a_failure(skipping: Path, processes: str) -> None:
    run = run_pytest(skipping, processes, CI="true")
    assert run.returncode != 0
    assert "1 failed, 1 passed, 1 error" in run.stdout
    assert "in CI nothing may be: Skipped: no reason" in run.stdout
    assert "in CI nothing may be: Skipped: could not import" in run.stdout


MARKED_TESTS = """import subprocess
import pytest

def test_quick():
    pass

@pytest.mark.slow
def test_slow():
    subprocess.run(["true"], check=True)

def test_not_marked():
    subprocess.run(["true"], check=True)
"""


def test_quick_runs_leave_out_slow_tests_and_start_no_process(skipping: Path) -> None:
    (skipping / "tests" / "test_one.py").write_text(MARKED_TESTS, encoding="utf-8")
    run = run_pytest(skipping, "-n0", "--quick", "tests/test_one.py", CI="")
    assert "1 failed, 1 passed, 1 deselected" in run.stdout
    assert "this test starts a process: mark it `slow`" in run.stdout


def test_every_slow_file_exists() -> None:
    places = [name for names in SLOW.values() for name in names]
    assert [name for name in places if not (ROOT / "tests" / name).exists()] == []
