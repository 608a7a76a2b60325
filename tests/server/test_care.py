"""``foretell db``: checked, repaired, exported, and rid of what is too old, also while a server is using it."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from foretell import WizardOptions
from foretell.cli import main
from foretell.cli.server_lock import held
from foretell.fair.check import check_deals
from foretell.pad.document import loads
from foretell.server.care.check import check
from foretell.server.eventlog.lines import to_bytes
from foretell.server.pads import lines
from foretell.server.people.retention import DAY_MS
from foretell.server.protocol import commands
from foretell.server.table.summary import index_of
from foretell.store import Act, Ban, Index, Passkey, Player, Row, SqliteStore, Subscription
from tests.game.kinds import Kind
from tests.server.tables import Desk
from tests.store.damage import change, spoil_page
from tests.waiting import PATIENCE

PLAYERS = 300
BROWSER = Subscription("https://push.example.org/p1", "p1", b"k" * 65, b"a" * 16, "de", 1)
LATE = 10**15
"""Long after today (milliseconds since 1970)."""


def rows_of(log: list[bytes]) -> list[Row]:
    return [Row(seq, data) for seq, data in enumerate(log, start=1)]


@pytest.fixture(scope="module")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished and a running game, a score pad, and many players."""
    path = tmp_path_factory.mktemp("healthy") / "foretell.db"
    over, live = Desk(Kind(WizardOptions(), 3)), Desk(Kind(WizardOptions(), 3), name="live")
    over.start()
    over.play(Random(1))
    live.start()
    live.give("p0", commands.Say("good luck"))
    live.play(Random(2), 5)

    async def fill() -> None:
        store = SqliteStore(path)
        for number in range(PLAYERS):
            await store.players.add(Player(f"p{number}", f"Name of p{number}", made=1), f"token {number}".encode())
        for name, desk in (("a table", over), ("live", live)):
            log = rows_of(desk.log)
            await store.logs.create(name, log[:4], Index())
            await store.logs.append(name, log[4:], index_of(desk.table))
        text = json.dumps({"format": "foretell-pad/1", "id": "d1", "game": "wizard", "entries": []})
        assert loads(text.encode()).id == "d1"
        pad = [lines.Opened(1, "p0", document="d1", game="wizard")]
        await store.logs.create("pad:watch", rows_of([to_bytes(line) for line in pad]), Index())
        await store.bans.add(Ban("address", "10.0.0.1", 5), Act(5, "ban", "10.0.0.1"))
        await store.subscriptions.key("vapid", b"the server's key")
        await store.subscriptions.add(BROWSER, 10)
        await store.passkeys.add(Passkey(b"id", "p1", b"public", 0, "A phone", 1))
        await store.tickets.add("p2", b"hash of a ticket", 0, LATE)
        await store.codes.give("live", "KMRST", 0, LATE)
        await store.codes.give("a table", "OLDER", 0, 1)
        await store.close()

    asyncio.run(fill())
    return path


@pytest.fixture
def folder(healthy: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    with closing(sqlite3.connect(healthy)) as source, closing(sqlite3.connect(tmp_path / "foretell.db")) as copy:
        source.backup(copy)
    return tmp_path


def foretell_db(*arguments: str | Path) -> int:
    return main(["db", *map(str, arguments)])


async def test_a_sound_database_is_ok_also_with_a_journal_and_while_it_is_used(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore(folder / "foretell.db")
    await store.logs.create(
        "pad:other", rows_of([b'{"line":"opened","at":1,"by":"p1","document":"d","game":"wizard"}']), Index()
    )
    await store.logs.append("pad:other", [Row(2, b'{"line":"taken","at":2,"by":"p1","player":"x"}')], None)
    assert await asyncio.to_thread(foretell_db, "check", "--data", folder) == 0
    await store.close()
    assert capsys.readouterr().out == f"{folder / 'foretell.db'}: ok\n"


def test_what_is_wrong_is_told(folder: Path) -> None:
    database = folder / "foretell.db"
    change(database, "DELETE FROM entries WHERE table_key = 1 AND seq = 7")
    change(database, "UPDATE seats SET player = 'p9' WHERE table_key = 2 AND player = 'p1'")
    change(database, "UPDATE tables SET listed = 0 WHERE key = 2")
    change(database, "UPDATE entries SET data = x'00' WHERE table_key = 3")
    change(database, "DELETE FROM players WHERE id = 'p2'")
    change(database, "UPDATE subscriptions SET key = x'00'")
    found = list(check(database))
    assert "table a table: row 7 is missing" in found
    assert "table live: its index is wrong: the players" in found
    assert "table live: its index is wrong: whether it is listed" in found
    assert any(fault.startswith("pad:watch: row 1 cannot be read") for fault in found)
    assert "player p2: has a seat, but no name and no token" in found
    assert "player p1: the keys of a browser to be notified are of a wrong length" in found


def test_a_damaged_page_of_an_index_costs_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, mended = folder / "foretell.db", folder / "new" / "foretell.db"
    mended.parent.mkdir()
    for index in ("sqlite_autoindex_tables_1", "tables_listed", "seats"):
        spoil_root(database, index)
    assert foretell_db("check", "--data", folder) == 1
    assert foretell_db("repair", "--data", folder, "--to", mended) == 0
    assert f"{mended}: 3 tables and score pads, {PLAYERS} players" in capsys.readouterr().out
    assert foretell_db("check", "--data", mended.parent) == 0
    assert logs_in(mended) == logs_in_entries(database)
    assert foretell_db("repair", "--data", folder, "--to", mended) == 1
    assert "already exists" in capsys.readouterr().err


def test_lost_rows_are_told_and_all_others_kept(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, mended = folder / "foretell.db", folder / "mended.db"
    change(database, "DELETE FROM entries WHERE table_key = 1 AND seq = 30")
    before = logs_in_entries(database)
    assert foretell_db("repair", "--data", folder, "--to", mended) == 1
    told = capsys.readouterr().out
    assert "table a table: row 30 is missing;" in told
    after = logs_in(mended)
    assert after["live"] == before["live"]
    assert after["a table"] == before["a table"][:29]
    rest = [json.loads(line) for line in (folder / "mended.db.rest.jsonl").read_text("utf-8").splitlines()]
    assert [row["seq"] for row in rest] == list(range(31, before["a table"][-1][0] + 1))


async def test_players_of_a_damaged_page_are_found_by_the_other_index(folder: Path) -> None:
    database, mended = folder / "foretell.db", folder / "mended.db"
    spoil_page(database, b"p1token 1Name of p1")
    assert await asyncio.to_thread(foretell_db, "repair", "--data", folder, "--to", mended) == 1
    store = SqliteStore(mended)
    one = await store.tokens.owner(b"token 1")
    assert one is not None
    assert (one.id, one.name) == ("p1", "Name of p1")
    assert await store.bans.all() == [Ban("address", "10.0.0.1", 5)]
    assert await store.subscriptions.key("vapid", b"another one") == b"the server's key"
    assert await store.subscriptions.of("p1") == [BROWSER]
    holder = await store.tickets.holder(b"hash of a ticket", 1)
    assert holder is not None
    assert holder.id == "p2"
    assert [await store.codes.log(code, 0) for code in ("KMRST", "OLDER")] == ["live", None]
    await store.close()


def test_what_cannot_be_read_at_all_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert foretell_db("check", "--data", tmp_path) == 1
    (tmp_path / "foretell.db").write_text("no database" * 500)
    assert foretell_db("check", "--data", tmp_path) == 1
    assert capsys.readouterr().err.count("foretell: ") == 2


@pytest.mark.parametrize("verb", ["check", "repair"])
def test_a_damaged_list_of_tables_is_named(folder: Path, capsys: pytest.CaptureFixture[str], verb: str) -> None:
    spoil_page(folder / "foretell.db", b"CREATE TABLE entries")
    given: list[str | Path] = ["--to", folder / "new.db"] if verb == "repair" else []
    assert foretell_db(verb, "--data", folder, *given) == 1
    assert "its list of tables is damaged. Restore a backup" in capsys.readouterr().err


@pytest.mark.parametrize("verb", [("repair", "--to", "none/new.db"), ("export", "--to", "out"), ("prune", "--dry-run")])
def test_an_error_names_the_database_and_not_its_private_copy(
    folder: Path, verb: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    change(folder / "foretell.db", "DROP TABLE codes")
    assert foretell_db(*verb, "--data", folder) == 1
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert told.err.startswith(f"foretell: {folder / 'foretell.db'} cannot be ")


def test_what_another_program_wrote_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A check would call it sound, and a server would write its tables into it."""
    change(tmp_path / "foretell.db", "CREATE TABLE notes (text)")
    for verb in (("check",), ("backup", "--to", tmp_path / "a"), ("repair", "--to", tmp_path / "a"), ("prune",)):
        assert foretell_db(*verb, "--data", tmp_path) == 1
        assert capsys.readouterr().err.endswith("foretell.db cannot be used: it is a database of another program\n")
    with closing(sqlite3.connect(tmp_path / "foretell.db")) as connection:
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("notes",)]


@pytest.mark.parametrize("to", ["", ".", "/"])
def test_a_folder_is_no_place_for_a_repaired_database(
    to: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    assert foretell_db("repair", "--data", folder, "--to", to) == 1
    assert capsys.readouterr().err == f"foretell: {to or '.'} already exists: choose another name\n"


@pytest.mark.parametrize("verb", ["backup", "check", "repair", "export", "prune"])
def test_what_looks_after_a_file_says_so_where_the_store_is_another(
    verb: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It would tell of the file that a server had before, as if it were the one in use."""
    monkeypatch.setenv("FORETELL_STORE", "postgresql://example.org/foretell")
    monkeypatch.setenv("FORETELL_DATA", str(folder))
    to = ("--to", folder / "to") if verb in ("backup", "repair", "export") else ()
    assert foretell_db(verb, *to) == 1
    assert "FORETELL_STORE names a PostgreSQL database" in capsys.readouterr().err
    assert not (folder / "to").exists()


def test_everything_is_exported_as_readable_files(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    to = folder / "out"
    assert foretell_db("export", "--data", folder, "--to", to) == 0
    players = [json.loads(line) for line in (to / "players.jsonl").read_text("utf-8").splitlines()]
    assert len(players) == PLAYERS
    assert not any("token" in player for player in players)
    one = next(player for player in players if player["id"] == "p1")
    assert one["passkeys"] == [{"name": "A phone", "made": 1, "used": None}]
    assert one["notifications"] == [{"endpoint": BROWSER.endpoint, "language": "de", "made": 1}]
    check_deals(json.loads((to / "tables" / "a table" / "record.json").read_text("utf-8")))
    assert not (to / "tables" / "live" / "record.json").exists()
    assert len((to / "tables" / "live" / "log.jsonl").read_text("utf-8").splitlines()) > 5
    assert (to / "pads" / "watch" / "log.jsonl").exists()
    assert to.stat().st_mode & 0o777 == 0o700
    assert foretell_db("export", "--data", folder, "--to", to) == 1
    mine = folder / "mine.json"
    assert foretell_db("export", "--data", folder, "--to", mine, "--player", "Name of p0") == 0
    data = json.loads(mine.read_text("utf-8"))
    assert data["player"]["id"] == "p0"
    assert [log.get("table", log.get("pad")) for log in data["logs"]] == ["a table", "live", "watch"]
    assert [line["action"]["text"] for line in data["logs"][1]["lines"] if "text" in line["action"]] == ["good luck"]
    assert mine.stat().st_mode & 0o777 == 0o600
    assert foretell_db("export", "--data", folder, "--to", folder / "x", "--player", "nobody") == 1
    assert "there is no player" in capsys.readouterr().err


STOPPED = """
import signal
import sys
from foretell.cli import main
from foretell.server.care import export

async def stopped(store, draft):
    signal.raise_signal(signal.SIGTERM)

export.export = stopped
sys.exit(main())
"""


def test_an_export_that_is_stopped_leaves_no_copy_of_the_database(folder: Path) -> None:
    (program := folder / "foretell").write_text(STOPPED, encoding="utf-8")
    (private := folder / "private").mkdir()
    (to := folder / "to").mkdir()
    command = [sys.executable, str(program), "db", "export", "--data", str(folder), "--to", str(to / "out")]
    environment = {**os.environ, "TMPDIR": str(private)}
    ended = subprocess.run(command, env=environment, capture_output=True, check=False, text=True, timeout=PATIENCE)
    assert (ended.returncode, ended.stdout, ended.stderr) == (143, "", "")
    assert [*private.iterdir(), *to.iterdir()] == []


def test_an_export_that_fails_leaves_nothing_behind(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(folder / "foretell.db", "UPDATE players SET name = 'Ada' WHERE id IN ('p1', 'p2')")
    mine = folder / "mine.json"
    assert foretell_db("export", "--data", folder, "--to", mine, "--player", "Ada") == 1
    assert "several players are called Ada; their ids are p1, p2" in capsys.readouterr().err
    assert foretell_db("export", "--data", folder, "--to", folder / "none" / "out") == 1
    assert "No such file or directory" in capsys.readouterr().err
    assert not [*folder.glob("*mine.json*"), *folder.glob("*none*")]
    assert foretell_db("export", "--data", folder, "--to", mine, "--player", "p1") == 0


def test_all_that_is_exported_is_for_its_owner_alone(folder: Path) -> None:
    assert foretell_db("export", "--data", folder, "--to", folder / "out") == 0
    modes = {path.is_dir(): path.stat().st_mode & 0o777 for path in (folder / "out").rglob("*")}
    assert modes == {True: 0o700, False: 0o600}
    assert {path.stat().st_mode & 0o777 for path in (folder / "out").rglob("*")} == {0o700, 0o600}


def test_a_ban_that_only_the_operators_acts_tell_of_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(folder / "foretell.db", "DELETE FROM bans")
    assert foretell_db("repair", "--data", folder, "--to", folder / "mended.db") == 1
    assert "10.0.0.1 was kept out, and is not any more: the ban is lost" in capsys.readouterr().out


def test_what_is_too_old_is_removed_unless_a_server_runs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def prune(*flags: str) -> str:
        assert foretell_db("prune", "--data", folder, *flags) == 0
        return capsys.readouterr().out

    dry = "1 games and 297 guests would be removed\n"
    assert prune("--dry-run") == prune("--dry-run", "--keep-games-days", "10") == dry
    assert prune("--dry-run", "--keep-games-days", "0", "--keep-guests-days", "0").startswith("0 games and 0 guests")
    with held(folder / "foretell.db", "http://here/"):
        assert foretell_db("prune", "--data", folder) == 1
        assert "http://here/" in capsys.readouterr().err
    assert prune() == "1 games and 297 guests were removed\n"
    assert prune().startswith("0 games and 0 guests")
    assert sorted(logs_in(folder / "foretell.db")) == ["live", "pad:watch"]
    assert DAY_MS == 24 * 3600 * 1000


def logs_in(database: Path) -> dict[str, list[tuple[int, bytes]]]:
    """All logs, with their rows."""
    with closing(sqlite3.connect(database)) as connection:
        found: dict[str, list[tuple[int, bytes]]] = {}
        sql = "SELECT name, entries.seq, data FROM tables JOIN entries ON table_key = key ORDER BY key, entries.seq"
        for name, seq, data in connection.execute(sql):
            found.setdefault(name, []).append((seq, data))
        return found


def logs_in_entries(database: Path) -> dict[str, list[tuple[int, bytes]]]:
    """All logs of the database with known keys, without any index."""
    names = {1: "a table", 2: "live", 3: "pad:watch"}
    with closing(sqlite3.connect(database)) as connection:
        found: dict[str, list[tuple[int, bytes]]] = {}
        for key, seq, data in connection.execute("SELECT table_key, seq, data FROM entries ORDER BY table_key, seq"):
            found.setdefault(names[key], []).append((seq, data))
        return found


def spoil_root(database: Path, name: str) -> None:
    """Write garbage over the first page of an index or table."""
    with closing(sqlite3.connect(database)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)).fetchone()
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)
