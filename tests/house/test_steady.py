"""The search for tests that fail by chance counts what failed, and starts every second run by nohup."""

import sys
from pathlib import Path

import pytest

from scripts import steady

TOLD = """\
FAILED tests/a/test_one.py::test_x[1 2] - AssertionError: 3 - 4
ERROR tests/b/test_two.py::test_y
1 failed, 7 passed, 1 error in 3.20s
"""
SECOND = "FAILED tests/b/test_two.py::test_y - no\n=== 1 failed, 8 passed in 65.2s (0:01:05) ==="


def test_it_counts_what_ever_failed() -> None:
    runs = [
        steady.Run(1, "usual", 5, 1, 0.5, TOLD),
        steady.Run(2, "nohup", 6, 1, 0.5, SECOND),
        steady.Run(3, "usual", 7, -9, 0.5, "all is quiet"),
    ]
    assert [(each.passed, len(each.failed)) for each in runs] == [(7, 2), (8, 1), (0, 0)]
    rows = [line.split() for line in steady.table(runs).splitlines()]
    assert rows[2] == ["2", "nohup", "6", "1", "8", "1", "0.5"]
    assert rows[-2:] == [["2", "tests/b/test_two.py::test_y"], ["1", "tests/a/test_one.py::test_x[1", "2]"]]


def test_every_second_run_comes_from_a_background_shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program = "import os, signal; print(signal.getsignal(signal.SIGHUP).name, os.environ['FORETELL_SEED'])"
    told = f"{program}; print('1 passed in 0.1s')"
    monkeypatch.setattr(steady, "FOLDER", tmp_path)
    monkeypatch.setattr(steady, "command", lambda *_: [sys.executable, "-c", told])
    assert steady.main(["--runs", "2", "--busy", "1", "--seed", "40"]) == 0
    said = [(tmp_path / f"run-{number}.log").read_text(encoding="utf-8") for number in (1, 2)]
    assert said[0].startswith("SIG_DFL 40\n")
    assert "SIG_IGN 41\n" in said[1]
    assert capsys.readouterr().out.count("usual") == 2
