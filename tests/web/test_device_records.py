"""``foretell verify`` accepts records of games on the device of every kind, also where moves were taken back."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from foretell.record import loads, to_record
from scripts.node import Node
from tests.waiting import LONGEST

WEB = Path(__file__).parents[2] / "web"
_SPECIALS = ["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"]
_WIZARD: tuple[dict[str, Any], ...] = (
    {},
    {"specials": _SPECIALS},
    {"plus_minus_one": True},
    {"plus_minus_one": "not-one-card"},
    {"plus_minus_one": "zero-allowed"},
    {"bidding": "hidden"},
    {"mode": "clairvoyance", "bidding": "secret"},
    {"mode": "single-suit"},
    {"mode": "maximus"},
)
KINDS = [
    *({"game": {"game": "wizard", **options}, "seats": 3} for options in _WIZARD),
    {"game": {"game": "wizard", "specials": _SPECIALS}, "seats": 6},
    {"game": {"game": "extreme", "rounds": 2}, "seats": 3},
    {"game": {"game": "extreme", "magician": 5, "rounds": 1}, "seats": 5},
    {"game": {"game": "wizard", "specials": _SPECIALS, "round_sizes": [12, 1, 3], "first_dealer": 4}, "seats": 5},
    {"game": {"game": "extreme", "rounds": 1, "first_dealer": "drawn"}, "seats": 3},
]


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the record of a game of each kind, as the page saves it."""
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    command = [str(Node.find().program), "node_modules/vitest/vitest.mjs", "run", "tests/device_records.test.ts"]
    environment = {**os.environ, "FORETELL_RECORDS": str(path), "FORETELL_KINDS": json.dumps(KINDS)}
    done = subprocess.run(
        command, cwd=WEB, env=environment, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    return path


def test_the_command_verifies_them(records: Path) -> None:
    command = [sys.executable, "-m", "foretell", "verify", str(records)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert str(len(KINDS)) in done.stdout


def test_their_deals_are_those_of_their_seeds(records: Path) -> None:
    for seed, line in enumerate(records.read_text(encoding="utf-8").splitlines()):
        game = loads(line)
        assert game.is_over
        assert json.loads(line)["seed"] == str(seed)
        again = type(game)(game.options, game.players, seed=seed)
        dealt, played = to_record(again)["rounds"][0], json.loads(line)["rounds"][0]
        assert all(dealt[key] == played[key] for key in ("dealer", "hands", "turned"))


def test_a_record_that_was_changed_is_refused(records: Path, tmp_path: Path) -> None:
    first = json.loads(records.read_text(encoding="utf-8").splitlines()[0])
    first["rounds"][3]["moves"].pop()
    (tmp_path / "changed.json").write_text(json.dumps(first), encoding="utf-8")
    command = [sys.executable, "-m", "foretell", "verify", str(tmp_path / "changed.json")]
    assert subprocess.run(command, capture_output=True, timeout=LONGEST, check=False).returncode != 0
