"""The commands say in a sentence what they lack."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tests.waiting import LONGEST

RUN = """
import sys, runpy
sys.modules[{missing!r}], sys.argv[1:] = None, {given}
runpy.run_module({command!r}, run_name="__main__")
"""


def run(command: str, given: list[str], missing: str = "", **environment: str) -> "subprocess.CompletedProcess[str]":
    """A command of this folder, in a Python that has not this package."""
    program = RUN.format(missing=missing, given=given, command=command)
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
    )


@pytest.mark.parametrize(
    ("command", "missing"),
    [("train", "torch"), ("train", "numpy"), ("export", "numpy"), ("evaluate", "numpy"), ("baselines", "torch")],
)
def test_a_missing_package_is_named(command: str, missing: str, tmp_path: Path) -> None:
    given = {"evaluate": [], "baselines": ["dqn"]}.get(command, [str(tmp_path)])
    done = run(f"training.{command}", given, missing)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        f"python -m training.{command} needs {missing}, which is not installed: training/README.md says how\n"
    )


def test_without_a_c_compiler_it_says_so(tmp_path: Path) -> None:
    done = run("training.evaluate", [], XDG_CACHE_HOME=str(tmp_path), PATH="", CC="")
    assert done.stderr == (
        "python -m training.evaluate compiles self-play when it begins, but there is no C compiler (cc, gcc or clang)\n"
    )
    assert done.returncode == 1


def test_nets_that_are_no_nets_are_named(tmp_path: Path) -> None:
    (tmp_path / "some.net").write_text("no net")
    done = run("training.evaluate", ["--file", str(tmp_path / "some.net")])
    assert done.returncode == 1
    assert f"cannot be read from {tmp_path / 'some.net'}: it is damaged" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(("command", "file"), [("export", "plan.json"), ("curves", "progress.jsonl")])
def test_a_folder_without_a_run_is_named(command: str, file: str, tmp_path: Path) -> None:
    done = run(f"training.{command}", [str(tmp_path)])
    assert done.returncode == 1
    assert done.stderr == (
        f"{tmp_path} is not the folder of a training run: {file} is missing (python -m training.train)\n"
    )
