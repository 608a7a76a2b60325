"""What earlier versions have kept of a player's progress is read as it was.

``tests/data/coach/kept-1.json`` is never changed; another format adds a file.  What the browser keeps is read in
``web/tests/kept_earlier.test.ts``.
"""

import json
from datetime import date
from pathlib import Path
from typing import Any

from foretell.puzzles.store import find
from foretell.terminal.games.daily_results import DailyResults, Kept, streak
from foretell.terminal.lessons import session as lessons
from foretell.terminal.puzzles import session as puzzles

KEPT: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "data" / "coach" / "kept-1.json").read_text(encoding="utf-8")
)


def lay(file: Path, data: object) -> None:
    """Write a file as it was kept."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(data), encoding="utf-8")


def test_puzzles_are_as_they_were(tmp_path: Path) -> None:
    lay(tmp_path / "puzzles.json", KEPT["puzzles"])
    progress, damaged = puzzles.progress_file(tmp_path).read()
    assert damaged is None
    assert (progress.rating.points, progress.rating.deviation, progress.streak, progress.best) == (1187.25, 101.5, 2, 5)
    assert progress.tried == {"we2f38869": True, "w86b7d0cc": False, "w2e224266": True}
    assert all(find(each).id == each for each in progress.tried)


def test_lessons_are_as_they_were(tmp_path: Path) -> None:
    lay(tmp_path / "lessons.json", KEPT["terminal_lessons"])
    assert lessons.progress_file(tmp_path).read() == (frozenset({"trick", "cloud"}), None)


def test_days_are_as_they_were(tmp_path: Path) -> None:
    lay(tmp_path / "daily" / "results.json", KEPT["terminal_daily"])
    results = DailyResults(tmp_path).all()
    bots = ((30, 20, 40, 30, 30, 50), (30, 30, 40, 30, -10, 60))
    assert results == {"wizard 2026-11-22": Kept(1, True, (20, -10, 40, 30, -20, 50), bots, "wizard@0e9f6503")}
    assert streak(results, date(2026, 11, 23)) == 1
