"""Runs of pytest inside tests: a folder with a few tests, and the settings of all tests."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.house.tree import ROOT
from tests.waiting import LONGEST


def with_tests(folder: Path, **files: str) -> Path:
    """A folder with these tests, by the names of their files; returns it."""
    tests = folder / "tests"
    shutil.copytree(ROOT / "tests" / "child", tests / "child", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (ROOT / "tests").glob("*.py"):
        shutil.copy(path, tests)
    for name, text in files.items():
        (tests / f"{name}.py").write_text(text, encoding="utf-8")
    return folder


def run_pytest(folder: Path, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run the tests of a folder."""
    unused = ("-p", "no:cacheprovider", "-p", "no:schemathesis")
    options = [*arguments, "--rootdir", str(folder), *unused, "--continue-on-collection-errors"]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        check=False,
        text=True,
        timeout=LONGEST,
    )
