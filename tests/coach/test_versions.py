"""Look backs that were kept: those of every earlier version can be read, and nothing in them has changed since.

``tests/data/lookback-*.json`` has one of each version of rules and nets, never changed afterwards.  A new version of
either adds files (``python -m tests.coach.keeping``).
"""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from foretell.coach import luck, versions
from foretell.coach.classes import CLASSES
from tests.coach.keeping import DEEPER, FOLDER, deepened, looked_back, name_of

FILES = sorted(FOLDER.glob("lookback-*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_look_back_that_was_kept_can_be_read(file: Path) -> None:
    kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    told = kept["lookback"]
    assert told["format"] == "foretell-lookback/1"
    assert file.stem == name_of(told)
    assert all(each["class"] in CLASSES for each in told["decisions"])
    for row in told["ledger"]:
        parts = (Fraction(str(row[name])) for name in ("mean", "cards", "bids", "play", "others"))
        assert sum(parts) == row["points"]


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_versions_of_today_judge_as_they_did(file: Path) -> None:
    kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    told, game = kept["lookback"], kept["lookback"]["game"]["game"]
    if file.stem == _today(game):
        again = looked_back(kept["record"])
        assert _numbers(again) == _numbers(told)


def _numbers(told: dict[str, Any]) -> dict[str, Any]:
    """A look back without the reasons, which may be put better."""
    decisions = [{k: v for k, v in each.items() if not k.startswith("why")} for each in told["decisions"]]
    return told | {"decisions": decisions}


@pytest.mark.slow
@pytest.mark.parametrize("kept", json.loads(DEEPER.read_text(encoding="utf-8")), ids=lambda kept: kept["file"])
def test_a_deeper_look_of_today_finds_what_the_browser_is_compared_with(kept: dict[str, Any]) -> None:
    record = json.loads((FOLDER / kept["file"]).read_text(encoding="utf-8"))["record"]
    found = deepened(record)
    assert (found["rules"], found["nets"]) == (kept["lookback"]["rules"], kept["lookback"]["nets"])
    assert found == kept["lookback"]
    assert found["depth"]["done"] == found["depth"]["of"] == len(found["decisions"]) > 0


def test_the_versions_of_today_are_kept() -> None:
    for game in ("wizard", "extreme"):
        assert FOLDER / f"{_today(game)}.json" in FILES


def _today(game: str) -> str:
    """The name of the look back by today's versions."""
    told = {"rules": versions.RULES, "nets": versions.nets(game), "luck": luck.VERSION, "judge": versions.JUDGE}
    return name_of(told)
