"""The table of all bots on the suites: what stands in it, and that it goes on."""

import json
from pathlib import Path

import pytest

from benchmarks import field
from benchmarks.field import Field, is_slow, rows
from foretell import WizardOptions
from foretell.arena import Suite
from foretell.arena.positions import position_suite

SMALL = Suite("small@1", WizardOptions(round_sizes=(1, 2)), 3, seed=5, deals=4)


def test_a_figure_for_each_bot_and_finished_deals_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few, many = Field(2, 1, 1, tmp_path), Field(3, 2, 1, tmp_path)
    bots = ["random", "master", "ceiling"]
    first = [*rows(bots, [SMALL], few)]
    assert first[:2] == ["| suite | random | master | ceiling |", "|---|---|---|---|"]
    name, random, master, ceiling = first[2].strip("| ").split(" | ")
    assert (name, master) == ("small@1", "-")
    assert float(random.partition(" ")[0]) < 0
    assert "±" not in ceiling  # of a single deal
    assert [*rows(bots, [SMALL], many)] != first
    assert len((tmp_path / "small@1-random.jsonl").read_text("utf-8").splitlines()) == 3
    assert len(json.loads((tmp_path / "small@1-ceiling.json").read_text("utf-8"))) == 2
    monkeypatch.setattr(field, "ceiling_above", None)
    assert [*rows(bots, [SMALL], few)] == first


def test_scores_in_positions_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    suite = position_suite("one-card-4@1")
    assert suite is not None
    found = Field(1, 1, 1, tmp_path).loss("master", suite)
    monkeypatch.setattr(field, "score", None)
    again = Field(1, 1, 1, tmp_path).loss("master", suite)
    assert found is not None
    assert again is not None
    assert (again.mean, again.half) == (found.mean, found.half)
    assert Field(1, 1, 1, None).loss("ceiling", suite) is None


def test_who_gets_fewer_deals() -> None:
    bots = ["master", "grandmaster:worlds=50", "ceiling", "thumb"]
    assert [bot for bot in bots if is_slow(bot)] == ["grandmaster:worlds=50", "ceiling"]
