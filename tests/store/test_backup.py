"""A copy of a database in use: complete, private from its first byte, and never over another file."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from foretell.cli import main
from foretell.store import Damaged, Index, Row, SqliteStore, StoreError
from foretell.store.sqlite import backup
from foretell.store.sqlite.backup import back_up
from tests.store.damage import change, spoil_page

ROWS = [Row(seq, f"row {seq} of the table.".encode().ljust(200)) for seq in range(1, 61)]


@pytest.fixture(autouse=True)
def _open_umask() -> Iterator[None]:
    """The file's mode must not depend on the umask."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def rows_of(path: Path) -> list[Row]:
    async def read() -> list[Row]:
        store = SqliteStore(path)
        rows = await store.logs.read("table")
        await store.close()
        return rows

    return asyncio.run(read())


def filled(path: Path) -> Path:
    async def fill() -> None:
        store = SqliteStore(path)
        await store.logs.create("table", ROWS, Index())
        await store.close()

    asyncio.run(fill())
    return path


async def test_the_copy_has_everything_that_a_running_server_has_written(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    await store.logs.create("table", ROWS[:59], Index())
    await store.logs.append("table", ROWS[59:], Index())
    assert b"row 60 of the table" not in (tmp_path / "a.db").read_bytes()
    await asyncio.to_thread(back_up, tmp_path / "a.db", tmp_path / "copy.db")
    await store.close()
    assert await asyncio.to_thread(rows_of, tmp_path / "copy.db") == ROWS


def test_the_copy_is_one_file_that_only_its_owner_can_ever_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    modes: list[int] = []
    copy = backup._copy

    def watched(database: Path, draft: Path) -> None:
        modes.append(mode(draft))
        copy(database, draft)
        modes.append(mode(draft))
        assert not (tmp_path / "to" / "copy.db").exists()

    monkeypatch.setattr(backup, "_copy", watched)
    (tmp_path / "to").mkdir()
    back_up(filled(tmp_path / "a.db"), tmp_path / "to" / "copy.db")
    assert [file.name for file in (tmp_path / "to").iterdir()] == ["copy.db"]
    assert {*modes, mode(tmp_path / "to" / "copy.db")} == {0o600}


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    database = filled(tmp_path / "a.db")
    (tmp_path / "copy.db").write_text("precious")
    (tmp_path / "link.db").symlink_to(tmp_path / "nowhere")
    for name in ("copy.db", "link.db", "a.db"):
        with pytest.raises(StoreError, match="already exists: choose another name"):
            back_up(database, tmp_path / name)
    assert (tmp_path / "copy.db").read_text() == "precious"
    assert rows_of(database) == ROWS


def test_a_file_that_appears_meanwhile_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "_copy", lambda *_: (tmp_path / "copy.db").write_text("precious"))
    monkeypatch.setattr(backup, "_first_fault", lambda _: None)
    with pytest.raises(StoreError, match="File exists"):
        back_up(filled(tmp_path / "a.db"), tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.db", "copy.db"]


def test_where_there_are_no_hard_links_the_copy_is_renamed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_link: Path, _target: Path) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    back_up(filled(tmp_path / "a.db"), tmp_path / "copy.db")
    assert rows_of(tmp_path / "copy.db") == ROWS
    assert mode(tmp_path / "copy.db") == 0o600


def test_a_damaged_database_is_copied_as_it_is_and_reported(tmp_path: Path) -> None:
    spoil_page(filled(tmp_path / "a.db"), b"row 30 of the table.")
    with pytest.raises(Damaged, match="it is damaged"):
        back_up(tmp_path / "a.db", tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as connection:
        assert connection.execute("SELECT name FROM tables").fetchall() == [("table",)]


def test_an_error_is_one_sentence_and_leaves_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "foretell.db").write_text("no database" * 100)
    (tmp_path / "good").mkdir()
    filled(tmp_path / "good" / "foretell.db")
    to = tmp_path / "copy.db"
    for folder, target, why in (
        ("none", to, "there is no database"),
        ("text", to, f"cannot be copied to {to}: it is not a SQLite database"),
        ("good", tmp_path / "nowhere" / "copy.db", "No such file or directory"),
    ):
        assert main(["db", "backup", "--data", str(tmp_path / folder), "--to", str(target)]) == 1
        told = capsys.readouterr()
        assert (told.out, told.err.count("\n")) == ("", 1)
        assert told.err.startswith("foretell: ")
        assert why in told.err
    assert sorted(file.name for file in tmp_path.iterdir()) == ["good", "text"]


def test_the_command_names_the_copy_by_the_time_and_finds_the_database_as_the_server_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(tmp_path / "foretell.db")
    monkeypatch.setenv("FORETELL_DATA", str(tmp_path))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    assert main(["db", "backup"]) == 0
    [copy] = (tmp_path / "here").iterdir()
    assert capsys.readouterr().out == f"{copy.name}\n"
    assert copy.match("foretell-????????-??????.db")
    assert rows_of(copy) == ROWS


def test_a_database_of_a_newer_foretell_is_not_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(filled(tmp_path / "foretell.db"), "PRAGMA user_version = 99")
    assert main(["db", "backup", "--data", str(tmp_path), "--to", str(tmp_path / "copy.db")]) == 1
    assert "it has version 99, and this foretell knows versions up to" in capsys.readouterr().err
    assert not list(tmp_path.glob("*copy.db*"))
