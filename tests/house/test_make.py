"""``make`` and CI: every target explains itself, and CI lets no test be skipped."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.following import COVERED
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
    assert tuple(re.findall(r"src/foretell/(\w+)/\*", makefile)) == COVERED


@pytest.mark.parametrize(("tests", "coverage"), [(0, 0), (0, 2), (1, 0), (1, 2)])
def test_coverage_is_told_where_tests_fail_too(tests: int, coverage: int, tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    put(tmp_path / "scripts" / "setup.mk", "test browser servers node_modules page gates: ;")
    put(tmp_path / "bin" / "python", f'case "$*" in *pytest*) exit {tests};; esac')
    put(tmp_path / "bin" / "coverage", f"echo told; exit {coverage}")
    command = ["make", "test", "BIN=bin", "JOBS=1", "ALSO="]
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
import threading
import pytest
from foretell.engine.on_demand import library_on_demand

def test_quick():
    pass

@pytest.mark.slow
def test_slow():
    subprocess.run(["true"], check=True)

def test_not_marked():
    subprocess.run(["true"], check=True)

def test_in_a_thread():
    thread = threading.Thread(target=test_slow)
    thread.start()
    thread.join()

@pytest.fixture
def started():
    test_slow()

def test_in_a_fixture(started):
    pass

@pytest.mark.parametrize("is_compiled", [False, True])
def test_compiling(is_compiled):
    library_on_demand("trial", {"wizard": ["foretell.rules.wizard.scoring"]})
"""
SHARING_TESTS = """import subprocess
import threading
import pytest

GO, DONE = threading.Event(), threading.Event()

def run():
    GO.wait()
    subprocess.run(["true"], check=True)
    DONE.set()

@pytest.fixture(scope="session")
def shared():
    yield
    subprocess.run(["true"], check=True)

@pytest.mark.slow
def test_slow(shared):
    threading.Thread(target=run).start()

def test_quick(shared):
    GO.set()
    DONE.wait()
"""


def test_quick_runs_leave_out_slow_tests_also_if_they_are_named(skipping: Path) -> None:
    (skipping / "tests" / "test_one.py").write_text(MARKED_TESTS, encoding="utf-8")
    (skipping / "tests" / "lockstep").mkdir()
    (skipping / "tests" / "lockstep" / "test_two.py").write_text("def test_listed():\n    pass\n", encoding="utf-8")
    named = "tests/lockstep/test_two.py", "tests/test_one.py::test_quick", "tests/test_one.py::test_slow"
    run = run_pytest(skipping, "-n0", "--quick", *named, CI="")
    assert "1 passed, 2 deselected" in run.stdout


@pytest.mark.parametrize("options", [("-n0",), ("-n1",), ("-n0", "--quick")])
def test_a_test_that_starts_a_process_or_compiles_is_slow_or_fails(skipping: Path, options: tuple[str, ...]) -> None:
    (skipping / "tests" / "test_one.py").write_text(MARKED_TESTS, encoding="utf-8")
    run = run_pytest(skipping, *options, "tests/test_one.py", CI="", XDG_CACHE_HOME=str(skipping / "cache"))
    assert ("5 failed, 1 passed, 1 deselected" if "--quick" in options else "5 failed, 2 passed") in run.stdout
    assert run.stdout.count("this test starts a process, ('true', ['true']): mark it `slow`, or list its file") == 3
    assert len(re.findall(r"this test asks for \S+/trial-\S+, which is compiled: mark it `slow`", run.stdout)) == 2


def test_no_test_fails_for_what_others_have_started(skipping: Path) -> None:
    (skipping / "tests" / "test_one.py").write_text(SHARING_TESTS, encoding="utf-8")
    run = run_pytest(skipping, "-n0", "tests/test_one.py", CI="")
    assert "2 passed" in run.stdout


def test_every_slow_file_exists() -> None:
    places = [name for names in SLOW.values() for name in names]
    assert [name for name in places if not (ROOT / "tests" / name).exists()] == []
