"""How many games tell two levels apart, from few games."""

from pathlib import Path

import pytest

from benchmarks.apart import Kept, Seat, by_ends, by_rating, ends, row, spread_of
from foretell import ExtremeOptions
from foretell.arena.many import play_many


def test_ends_of_games_are_by_bot() -> None:
    played = play_many(ExtremeOptions(), 4, ("random", "thumb"), 20, 1)
    places, points = ends(played, -1)
    assert {bot: len(found) for bot, found in places.items()} == {"random": 40, "thumb": 40}
    assert sum(map(sum, places.values())) == -20 * (1 + 2 + 3 + 4)
    assert sum(points["thumb"]) > sum(points["random"])
    assert 0 < by_ends(places, ("random", "thumb")) < by_rating(places, ("random", "thumb")) < 20
    assert by_ends(places, ("thumb", "random")) == float("inf")


def test_losses_are_those_of_people() -> None:
    seats = [Seat("thumb", 10, lost, 9.0, 9.0) for lost in (1.0, 3.0)]
    found = spread_of(seats, "deals")
    assert (found.mean, found.deviation) == pytest.approx((-0.2, 2**0.5 / 10))


def test_judged_games_are_kept(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "games.jsonl")
    cells = row(kept, "extreme", ("journeyman", "master"), 2, 4).split(" | ")
    assert cells[:3] == ["| extreme", "journeyman", "master"]
    assert cells[4] == "0.000 ± 0.000", "a master never doubts a master"
    again = Kept(tmp_path / "games.jsonl")
    assert again.games("extreme", ("journeyman", "master"), 2) == kept.games("extreme", ("journeyman", "master"), 2)
    assert len((tmp_path / "games.jsonl").read_text("utf-8").splitlines()) == 2
