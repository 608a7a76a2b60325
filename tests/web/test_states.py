"""The page's replay of a game ends with the totals in the game's record."""

import json
import os
import subprocess
from pathlib import Path

import msgspec
import pytest

from foretell.record import to_record
from foretell.server.replays.replay import replay
from scripts.node import Node
from tests.game.kinds import ONE_OF_EACH
from tests.house.tree import ROOT
from tests.waiting import LONGEST


@pytest.fixture(scope="module")
def replays(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One replay on each line: a game of each kind, with the first legal moves, and one that broke off."""
    path = tmp_path_factory.mktemp("states") / "replays.jsonl"
    with path.open("wb") as out:
        for seed, kind in enumerate(ONE_OF_EACH):
            game = kind.game(seed)
            while game.turn is not None and not (seed == 0 and game.round == 2):
                game.apply(game.legal_moves[0])
            record = msgspec.Raw(json.dumps(to_record(game)).encode())
            out.write(msgspec.json.encode(replay(game, record, None, None)) + b"\n")
    return path


def test_the_last_moment_has_the_totals_of_the_record(replays: Path) -> None:
    command = [str(Node.find().program), "node_modules/vitest/vitest.mjs", "run", "tests/states.test.ts"]
    environment = {**os.environ, "FORETELL_REPLAYS": str(replays)}
    done = subprocess.run(
        command, cwd=ROOT / "web", env=environment, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
