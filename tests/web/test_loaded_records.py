"""Records and lessons are read in the browser as in Python."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from foretell.game.codebook import CODEBOOKS
from foretell.record import RecordError, read_game, to_record
from foretell.record.json_text import parse
from foretell.server.protocol.events import public_event
from foretell.server.protocol.kinds import kind_of
from foretell.server.replays.replay import bots_of, check_length, replay
from foretell.server.table.reasons import reason_message
from foretell.terminal.lessons.course import course, names
from scripts.lessons import Moment, moments
from scripts.node import Node
from tests.record import test_faults as faults
from tests.record import test_version_2 as second
from tests.record import test_version_3 as third
from tests.record.golden import BROKEN, GOOD
from tests.waiting import LONGEST

WEB = Path(__file__).parents[2] / "web"
_OTHER_JSON = "raw_"
"""Changes of the text: what is no JSON is told in the browser's words."""
_ODD: tuple[Any, ...] = (
    1.0,
    -0.0,
    1e16,
    1.5e-7,
    10**30,
    "it's",
    'say "no"',
    "\n\u202e\ud800",
    "x" * 100,
    True,
    None,
    {},
    [],
)
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
    for changed, *_ in second.FAULTS:
        yield second.changed_record(changed)
    for options, players, _ in second.OWN:
        yield to_record(second.of(options, players))
    for change, _ in third.FAULTS:
        change(record := to_record(third.played(*third.GAMES[0][:2])))
        yield record
    for options, players, _ in third.GAMES:
        yield to_record(third.played(options, players))
    for rounds in (2, 10**30):
        faults.put("options", "rounds", value=rounds)(record := faults.extreme())
        yield record


TEXTS = [
    *(text.decode() for text in GOOD),
    *(broken.text.decode() for broken in BROKEN if not broken.kind.startswith(_OTHER_JSON)),
    *map(json.dumps, damaged()),
]


def sent(value: object) -> object:
    """A value as it is sent."""
    told: object = json.loads(msgspec.json.encode(value))
    return told


def expected(text: str) -> dict[str, Any]:
    """The replay as the server makes one, or the sentence with which the record is refused."""
    try:
        data = parse(raw := text.encode(errors="surrogatepass"))
        game = read_game(data)
        check_length(game)
    except RecordError as fault:
        return {"fault": str(fault)}
    bots = bots_of(data if isinstance(data, dict) else {}, len(game.players))
    return {"replay": sent(replay(game, msgspec.Raw(raw), bots, None))}


ASKED = ("trick", "cloud", "secret", "seals")


def asked(name: str) -> list[tuple[int, str]]:
    """After each line at which a lesson waits for its learner, every move of the game; for some lessons only."""
    if name not in ASKED:
        return []
    given, made = course(name), moments(course(name))
    turns = [after for after, moment in enumerate(made, start=1) if moment.after.turn == given.seat]
    return [(after, str(move)) for after in turns for move in CODEBOOKS[made[0].after.options.game].moves]


def line_of(seq: int, moment: Moment, viewer: int) -> dict[str, Any]:
    """A line of a lesson, as its learner sees it."""
    events = [sent(public_event(event.seen_by(viewer))) for event in moment.events]
    game = moment.after
    place = {"turn": game.turn, "phase": str(game.phase), "led": game.led and str(game.led)}
    return {"seq": seq, "move": moment.move, "seat": moment.seat, "events": events, **place}


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[dict[str, Any]]]:
    """What the page makes of each text and each lesson."""
    path = tmp_path_factory.mktemp("records") / "texts.json"
    wanted = [{"name": name, "moves": asked(name)} for name in names()]
    path.write_text(json.dumps({"texts": TEXTS, "lessons": wanted}))
    command = [str(Node.find().program), "node_modules/vitest/vitest.mjs", "run", "tests/loaded_records.test.ts"]
    environment = {**os.environ, "FORETELL_RECORDS": str(path)}
    done = subprocess.run(
        command, cwd=WEB, env=environment, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    told: dict[str, list[dict[str, Any]]] = json.loads(Path(f"{path}.read").read_text())
    return told


def test_the_browser_tells_the_same_faults_and_shows_the_same_games(read: dict[str, list[dict[str, Any]]]) -> None:
    found = read["found"]
    assert len(found) == len(TEXTS)
    for text, theirs in zip(TEXTS, found, strict=True):
        assert theirs == expected(text), text[:500]


def test_there_are_faults_of_every_kind_and_good_records(read: dict[str, list[dict[str, Any]]]) -> None:
    places = {each.get("fault", "ok").split(" ")[0] for each in read["found"]}
    assert {"ok", "round", "the"} <= places
    assert sum("replay" in each for each in read["found"]) > len(GOOD)


@pytest.mark.parametrize("number", range(len(names())), ids=names())
def test_a_lesson_has_the_lines_and_answers_of_its_game(number: int, read: dict[str, list[dict[str, Any]]]) -> None:
    name, theirs = names()[number], read["given"][number]
    given, made = course(name), moments(course(name))
    shown, legal = theirs["lesson"]["replay"], theirs["lesson"]["legal"]
    assert shown["lines"] == [line_of(seq, moment, given.seat) for seq, moment in enumerate(made, start=1)]
    game = made[-1].after
    assert (shown["kind"], shown["rounds"]) == (sent(kind_of(game.options)), game.round_count)
    own = [sorted(map(str, moment.after.observation(given.seat).legal_moves)) for moment in made]
    assert [sorted(moves) for moves in legal] == own
    right = [reason_message(made[after - 1].after.why_not(move, given.seat), move) for after, move in asked(name)]
    assert theirs["reasons"] == [None if reason.allowed else sent(reason) for reason in right]
    assert name not in ASKED or sum(reason is not None for reason in theirs["reasons"]) > 100
