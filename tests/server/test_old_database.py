"""A database of an older foretell is read as the older foretell did.

``tests/data/server_9fd867d.jsonl`` was written by the code of commit 9fd867d: the statements and rows of its SQLite
database, then what that code showed of it: views of each table and of the shared pad, and lines, for some readers.  It
holds games of both kinds, finished and running, with chat, votes, a pause, a claim, hand-overs by vote, clock and
leaving, and a rematch.  Of the messages only names have changed since; all of these changes stand in this file.
"""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from foretell.game.as_json import kebab
from foretell.server.bots.pool import BotPool
from foretell.server.eventlog.asking import Actor
from foretell.server.ops.metrics import Metrics
from foretell.server.pads.hub import Pads
from foretell.server.protocol import commands
from foretell.server.protocol.actions import AnyAction
from foretell.server.table import view
from foretell.server.table.decide import Circumstances, decide
from foretell.server.table.fold import apply, fold
from foretell.server.table.hub import Tables
from foretell.server.table.log import Entry, from_bytes
from foretell.server.table.state import Status, Table
from tests.store.opened import opened

Data = dict[str, Any]
WRITTEN: list[Data] = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data" / "server_9fd867d.jsonl").read_text("utf-8").splitlines()
]
VIEWS = [item for item in WRITTEN if "view" in item and "table" in item]
INTO = {
    "tables": "INSERT INTO tables VALUES (:key, :name, :seq, :listed, :wake, :summary)",
    "entries": "INSERT INTO entries VALUES (:table_key, :seq, :data)",
    "players": "INSERT INTO players VALUES (:id, :token, :name, :program)",
    "seats": "INSERT INTO seats VALUES (:player, :table_key)",
}
RENAMED = {
    "opened": "created",
    "sat-down": "seated",
    "got-up": "unseated",
    "bot-sat-down": "bot-seated",
    "value-added": "added",
    "game-started": "started",
    "move-made": "moved",
    "claimed": "claimed",
    "bot-took-over": "handed-over",
    "owner-came-back": "taken-back",
    "vote-cast": "voted",
    "game-paused": "paused",
    "game-resumed": "resumed",
    "chat": "said",
    "rematch-wanted": "rematch-asked",
    "table-closed": "closed",
}
"""The names of lines at 9fd867d, and the names of the same actions now."""


def renamed(old: Data) -> Data:
    """A line of 9fd867d with today's names and fields."""
    done = dict(old["line"])
    name = RENAMED[done.pop("line")]
    if name == "started":
        shares = zip(done.pop("origins"), done.pop("values"), strict=True)
        done["values"] = [{"origin": origin, "value": value} for origin, value in shares]
    if name == "moved":
        done["bot_failed"] = False
    if name == "seated":
        done["portrait"] = None
    if name == "created":
        done["of"] = None
    if name == "rematch-asked":
        done["drawn"] = False
    rest = {key: value for key, value in old.items() if key not in ("type", "line")}
    return {"type": "line", "action": {"action": name, **done}, **rest}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The old file."""
    path = tmp_path_factory.mktemp("old") / "foretell.db"
    connection = sqlite3.connect(path)
    for item in WRITTEN:
        if "sql" in item:
            connection.execute(item["sql"])
        if "into" in item:
            connection.execute(INTO[item["into"]], {key: stored(key, value) for key, value in item["row"].items()})
    connection.commit()
    connection.close()
    return path


def stored(column: str, value: object) -> object:
    """A value for its column: some columns have bytes, which are text in the test's file."""
    if column == "token":
        return bytes.fromhex(str(value))
    return str(value).encode() if column in ("data", "summary") else value


@pytest.fixture(scope="module")
def tables(database: Path) -> dict[str, Table]:
    """All tables of the file, by name."""

    async def read() -> dict[str, Table]:
        async with opened(database) as store:
            names = {item["table"] for item in VIEWS}
            return {name: fold(from_bytes(row.data) for row in await store.logs.read(name)) for name in names}

    return asyncio.run(read())


@pytest.mark.parametrize("old", VIEWS, ids=lambda old: f"{old['table']}-{old['reader'] or 'spectator'}")
def test_every_reader_sees_the_table_as_before(tables: dict[str, Table], old: Data) -> None:
    new = json.loads(msgspec.json.encode(view.view(tables[old["table"]], old["reader"] or None)))
    assert (new.pop("locked"), new.pop("of")) == (False, None)
    assert new.pop("undo") is None or new["status"] == "playing"
    for field in ("commitment", "portrait"):
        assert [seat.pop(field) for seat in new["seats"]] == [None] * len(new["seats"])
    before, now = old["view"]["last_trick"], new.pop("last_trick")
    assert new == {key: value for key, value in old["view"].items() if key != "last_trick"}
    if before is not None:  # it is shown until the next one is complete now, and names its round
        assert now == {**before, "round": new["game"]["round"]}


@pytest.mark.parametrize("name", sorted({item["table"] for item in VIEWS}))
def test_every_line_is_as_before(tables: dict[str, Table], name: str) -> None:
    table = tables[name]
    lines = [item for item in WRITTEN if item.get("table") == name and "line" in item]
    assert len(lines) in (table.seq, 2 * table.seq)
    for old in lines:
        seq = old["line"]["seq"]
        line = view.line(table, table.steps[seq - 1], table.seat_of(old["reader"] or None))
        assert json.loads(msgspec.json.encode(line)) == renamed(old["line"])


def test_the_file_contains_every_action() -> None:
    rows = [json.loads(item["row"]["data"]) for item in WRITTEN if item.get("into") == "entries"]
    assert {row["deed"]["deed"] for row in rows if "deed" in row} == set(RENAMED.values())
    assert set(RENAMED.values()) <= {kebab(kind.__name__) for kind in get_args(AnyAction)}


async def test_a_running_game_goes_on(database: Path) -> None:
    async with opened(database) as store:
        table = fold(from_bytes(row.data) for row in await store.logs.read("wizard-on-1"))
        moves = table.moves
        seat = table.turn
        assert seat is not None
        [move, *_], _ = view.question(table, seat)
        player = Actor(str(table.seats[seat].player), "")
        decided = decide(table, commands.Move(move), player, Circumstances(table.steps[-1].entry.at, ""))
        for action in decided.actions:
            apply(table, Entry(table.seq + 1, 0, action, player.player), decided.code)
        assert (table.status, table.moves) == (Status.PLAYING, moves + 1)


async def test_lists_show_the_tables(database: Path) -> None:
    async with opened(database) as store:
        hub = Tables(store, BotPool(1), Metrics(), (0.0, 0.0))
        own = {table.table: (table.status, table.seat) for table in await hub.tables_of("p1")}
        listed = [listing.table for listing in await hub.listings()]
    assert own["wizard-on-1"] == ("playing", 1)
    assert own["extreme-over-1"] == ("closed", 1)
    assert listed == ["wizard-rematch"]


async def test_a_shared_pad_is_as_before(database: Path) -> None:
    async with opened(database) as store:
        pads = Pads(store, Metrics(), 5000)
        shown = [item for item in WRITTEN if "pad" in item]
        assert len(shown) == 3
        for old in shown:
            found = await pads.find(old["pad"])
            assert found is not None
            host, writes = found
            assert json.loads(msgspec.json.encode(host.view(old["reader"] or None, writes=writes))) == old["view"]
