"""Nets against others."""

import sys

import pytest

from foretell.bots.net.loading import WEIGHTS
from training import compare, measuring, netfile
from training.both.tables import BETTER, MORE, ROUNDS
from training.netfile import shipped

from .sides import no_nets

FEW = 40


@pytest.fixture(autouse=True)
def few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "TABLES", FEW)


def test_masters_are_better_than_nets_that_know_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    measuring.print_differences("extreme", [shipped("extreme"), no_nets()], 300, 1, "base 5")
    rows = [line.split("|")[1:-1] for line in capsys.readouterr().out.splitlines()[2:]]
    assert [row[1].strip() for row in rows] == ["3", "4", "5"]
    for _, _, points, rounds in rows:
        mean, half = map(float, points.split("±"))
        assert mean < -half, "penalty points"
        assert int(rounds.replace(",", "")) >= 300


def test_the_package_is_compared_with_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["compare", str(WEIGHTS["wizard"]), "--only", "Maximus", "--rounds", "20"])
    compare.main()
    assert len(capsys.readouterr().out.splitlines()) == 2 + 4


def test_one_side_counts_as_before() -> None:
    found = measuring.played(
        "wizard", [netfile.read(WEIGHTS["wizard"], "wizard")], measuring.share_of("classic", 3), 50, 2
    )
    assert found[:, ROUNDS].sum() >= 50
    assert not found[:, BETTER:MORE].any()
