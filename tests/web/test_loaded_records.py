"""A record that is loaded from a file is read in the browser as `foretell verify` and the server read it."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from foretell.record import RecordError
from foretell.server.replays.replay import replay_of_record
from scripts.node import Node
from tests.record import test_faults as faults
from tests.record.golden import BROKEN, GOOD

WEB = Path(__file__).parents[2] / "web"
_PATIENCE = 1200
_OTHER_JSON = "raw_"
"""Changes of the text: what is no JSON is told in the browser's words."""
_ODD = (1.0, -0.0, 1e16, 1.5e-7, 10**30, "it's", 'say "no"', "\n\u202e\ud800", "x" * 100, True, None, {}, [])
"""Values whose notation in a sentence is of its own."""


def damaged() -> Iterator[faults.Record]:
    """Records with each fault that the tests of faults know, and with odd values."""
    for make, changes in ((faults.wizard, faults.HEAD + faults.ROUNDS), (faults.extreme, faults.EXTREME)):
        for change, *_ in changes:
            change(record := make())
            yield record
    for value in _ODD:
        for path in (("format",), ("rounds", 0, "dealer"), (*faults.BIDS, 1, 1), ("options", "mode")):
            faults.put(*path, value=value)(record := faults.wizard())
            yield record
    for rounds in (2, 10**30):
        faults.put("options", "rounds", value=rounds)(record := faults.extreme())
        yield record


TEXTS = [
    *(text.decode() for text in GOOD),
    *(broken.text.decode() for broken in BROKEN if not broken.kind.startswith(_OTHER_JSON)),
    *map(json.dumps, damaged()),
]


def expected(text: str) -> dict[str, Any]:
    """The replay by the server, or the sentence with which it refuses the record."""
    try:
        shown = replay_of_record(text.encode(errors="surrogatepass"))
    except RecordError as fault:
        return {"fault": str(fault)}
    return {"replay": json.loads(msgspec.json.encode(shown)) | {"proof": None}}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """What the page makes of each text."""
    path = tmp_path_factory.mktemp("records") / "texts.json"
    path.write_text(json.dumps(TEXTS))
    command = [str(Node.find().program), "node_modules/vitest/vitest.mjs", "run", "tests/loaded_records.test.ts"]
    environment = {**os.environ, "FORETELL_RECORDS": str(path)}
    done = subprocess.run(
        command, cwd=WEB, env=environment, capture_output=True, text=True, timeout=_PATIENCE, check=False
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    read: list[dict[str, Any]] = json.loads(Path(f"{path}.read").read_text())
    return read


def test_the_browser_tells_the_same_faults_and_shows_the_same_games(found: list[dict[str, Any]]) -> None:
    assert len(found) == len(TEXTS)
    for text, theirs in zip(TEXTS, found, strict=True):
        assert theirs == expected(text), text[:500]


def test_there_are_faults_of_every_kind_and_good_records(found: list[dict[str, Any]]) -> None:
    places = {each.get("fault", "ok").split(" ")[0] for each in found}
    assert {"ok", "round", "the"} <= places
    assert sum("replay" in each for each in found) > len(GOOD)
