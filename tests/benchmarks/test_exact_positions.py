"""The suite of positions with exact values: all decisions of a round of one card, each as likely as it comes up."""

from pathlib import Path

import pytest

from benchmarks.exact.equilibrium import average, equilibrium, value
from benchmarks.exact.one_card import upturns
from benchmarks.exact.positions import PLAYERS, SUITE, Case, cases, make, position_of
from foretell.arena.positions import PositionSuite, position_suite


@pytest.fixture(scope="module")
def found() -> list[Case]:
    """All decisions."""
    return [*cases()]


def test_the_best_bids_bring_what_the_equilibrium_does(found: list[Case]) -> None:
    whole = average([value(equilibrium(up, PLAYERS), up, PLAYERS) for up in upturns(paper_rule=False)])
    assert sum(likely for likely, _, _ in found) == pytest.approx(PLAYERS)
    assert sum(likely * max(worths) for likely, _, worths in found) == pytest.approx(whole.points.sum(), abs=1e-3)
    assert all(position_of(state).legal_moves.texts == ("bid 0", "bid 1") for _, state, _ in found[::50])


def test_the_suite_is_made_again_alike(found: list[Case], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.exact.positions.cases", lambda: found)
    suite = position_suite(SUITE)
    assert suite is not None
    before = suite.file.read_text(encoding="utf-8")
    monkeypatch.setattr(PositionSuite, "file", tmp_path / "again.jsonl")
    make(suite)
    assert (tmp_path / "again.jsonl").read_text(encoding="utf-8") == before
