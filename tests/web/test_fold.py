"""The page's fold of the lines equals the server's own view, field by field, in every kind of game."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from scripts.node import Node
from tests.game.kinds import ONE_OF_EACH
from tests.waiting import LONGEST
from tests.web.lines import Story

WEB = Path(__file__).parents[2] / "web"


def fold(lines: Path) -> subprocess.CompletedProcess[str]:
    """Fold the stories in a file with the page's own code, and compare the results."""
    command = [str(Node.find().program), "node_modules/vitest/vitest.mjs", "run", "tests/fold.test.ts"]
    environment = {**os.environ, "FORETELL_LINES": str(lines)}
    return subprocess.run(
        command, cwd=WEB, env=environment, capture_output=True, text=True, timeout=LONGEST, check=False
    )


@pytest.fixture(scope="module")
def stories(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of each kind: on each line a part of it, as one reader sees it."""
    path = tmp_path_factory.mktemp("fold") / "lines.jsonl"
    with path.open("w") as out:
        for seed, kind in enumerate(ONE_OF_EACH):
            out.writelines(json.dumps({"kind": str(kind), **told}) + "\n" for told in Story(kind, seed).told())
    return path


def test_the_page_sees_what_the_server_shows(stories: Path) -> None:
    assert stories.read_text().count('"action": "undone"') > 20
    done = fold(stories)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
