"""What nets expect at their bids beside what they get, and the corrections of what is shown."""

import json
from pathlib import Path

import pytest

from foretell.bots.net import calibrating
from foretell.bots.net.calibrating import calibration as shipped
from training import calibration, measuring

SPECIAL = ["--kind", "all special cards"]


@pytest.fixture(autouse=True)
def few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "TABLES", 40)


@pytest.mark.parametrize(
    ("given", "sizes", "points"),
    [
        (["--players", "6"], [*range(1, 11)], (15, 35)),
        ([*SPECIAL, "--players", "6"], [*range(1, 11)], (15, 35)),
        (["--kind", "Extreme"], [15], (1, 3)),
    ],
)
def test_what_is_expected_at_the_bid_is_about_what_comes(
    given: list[str], sizes: list[int], points: tuple[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    calibration.main([*given, "--rounds", "30"])
    rows = [line.split("|")[1:5] for line in capsys.readouterr().out.splitlines()[2:]]
    assert [int(row[0]) for row in rows] == sizes
    for _, got, by_nets, shown in rows:
        assert points[0] < float(got) < points[1]
        assert abs(float(by_nets)) < 15
        assert float(shown.split("±")[0]) == pytest.approx(float(by_nets), abs=3)


def test_what_was_found_is_written_and_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "calibration.json"
    monkeypatch.setattr(calibration, "FILE", file)
    monkeypatch.setattr(calibrating, "FILE", file)
    file.write_text('{"format": "foretell-calibration/2", "bids": {}, "specials": {}}', encoding="utf-8")
    shipped.cache_clear()
    try:
        calibration.main(["--players", "6", "--rounds", "30", "--write"])
        calibration.main([*SPECIAL, "--players", "6", "--rounds", "30", "--write"])
        capsys.readouterr()
        calibration.main(["--players", "6", "--rounds", "30"])
    finally:
        shipped.cache_clear()
    found = json.loads(file.read_text(encoding="utf-8"))
    assert [len(found["bids"]["open"][players]) for players in found["bids"]["open"]] == [10]
    assert [*found["specials"]] == ["bid", "play", "trump", "pass"]
    rows = [line.split("|")[4] for line in capsys.readouterr().out.splitlines()[2:]]
    assert all(abs(float(shown.split("±")[0])) <= 0.1 for shown in rows)
