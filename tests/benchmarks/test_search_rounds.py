"""True rounds with one seat searching, kept in a folder."""

from pathlib import Path

import pytest

from benchmarks import search

SETTINGS = '{"worlds":3};{"worlds":6}'


def run(patch: pytest.MonkeyPatch, folder: Path, rounds: int, settings: str = SETTINGS, jobs: int = 1) -> None:
    told = ["--sizes", "2,4", "--settings", settings, "--rounds", str(rounds), "--keep", str(folder)]
    patch.setattr("sys.argv", ["search", "--players", "4", "--jobs", str(jobs), *told])
    search.main()


def test_the_same_command_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, tmp_path / "stopped", 1)
    (kept,) = (tmp_path / "stopped").iterdir()
    first = kept.read_text()
    run(monkeypatch, tmp_path / "stopped", 2)
    run(monkeypatch, tmp_path / "whole", 2)
    assert kept.read_text().startswith(first)
    assert kept.read_text().count("\n") == 2
    capsys.readouterr()
    run(monkeypatch, tmp_path / "stopped", 2)
    run(monkeypatch, tmp_path / "whole", 2)
    gains = [line for line in capsys.readouterr().out.splitlines() if "less the first" in line or "2:" in line]
    assert len(gains) == 6
    assert gains[:3] == gains[3:]


def test_several_processes_play_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = []
    for jobs in (1, 2):
        run(monkeypatch, tmp_path / str(jobs), 3, jobs=jobs)
        found.append([line for line in capsys.readouterr().out.splitlines() if line.startswith("   ")])
    assert found[0] == found[1]


def test_any_bot_can_sit_in_the_searching_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, tmp_path, 2, '{"bot":"master"};{"bot":"apprentice"}')
    nets, apprentice = (line for line in capsys.readouterr().out.splitlines() if "rounds);" in line)
    assert "+0.00 ± 0.00 (4 rounds)" in nets
    assert "+0.00 ± 0.00" not in apprentice
