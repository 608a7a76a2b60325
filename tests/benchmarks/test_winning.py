"""The comparison of aims: paired by seat and deal, and resumable."""

import json
from pathlib import Path

import pytest

from benchmarks import winning
from benchmarks.winning import Contest, deals_of, play, with_aim
from foretell import ExtremeOptions

CONTEST = Contest(("Extreme", ExtremeOptions(rounds=1), 3), "master", 6)


def test_an_aim_is_one_of_the_settings() -> None:
    assert [with_aim(bot, "win") for bot in ("master", "grandmaster:worlds=5")] == [
        "master:aim=win",
        "grandmaster:worlds=5+aim=win",
    ]


def test_a_game_of_masters_for_points_is_shared_by_its_seats() -> None:
    deal = play(CONTEST, 0)
    assert deal.won[0] == pytest.approx(1 / 3)
    assert 0.0 <= deal.won[1] <= 1.0


def test_kept_deals_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(winning, "CHUNK", 1)
    file = tmp_path / "kept.jsonl"
    file.write_text(json.dumps([0, [[[0.5, 1.0], [7.0, 8.0], 0.1]]]) + "\n")
    deals = deals_of(CONTEST, file, 1)
    assert (len(deals), tuple(deals[0].won), len(file.read_text().splitlines())) == (2, (0.5, 1.0), 2)
    assert [deal.won[1] for deal in deals_of(CONTEST, file, 1)] == [deal.won[1] for deal in deals]
