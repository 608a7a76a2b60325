"""Each page of a real database is damaged in turn: nothing is forgotten, or shown otherwise, without a word."""

import asyncio
import shutil
from pathlib import Path
from random import Random

import pytest

from foretell.cli import main
from foretell.server.care.check import check
from foretell.store import SqliteStore, StoreError
from foretell.store.sqlite.faults import WHAT_TO_DO
from tests.effort import EFFORT
from tests.store.every_page import (
    BANS,
    KINDS,
    PAGE,
    PLAYERS,
    TO_BE_FORGOTTEN,
    Truth,
    broken_logs,
    broken_players,
    damaged,
    killed_server,
    pages_of,
    truth_of,
)

SAMPLE = 40
"""Pages of the usual run, each damaged in one way; ``make soak`` damages all, each in every way."""
NOT_SAFE = {"sqlite_schema"}
OF_PLAYERS = {"players", "players_account", "sqlite_autoindex_players_2", "tokens", "tokens_player"}
COST_NO_LOG = {
    "acts",
    "codes",
    "journal_ends",
    "keys",
    "passkeys",
    "players",
    "seats",
    "subscriptions",
    "tickets",
    "tokens",
}
OF_INDEXES = {"sqlite_autoindex_tables_1", "tables_listed", "tables_wake", "tokens_player", "players_account"}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of a server that was killed; it is copied, never changed."""
    return killed_server(tmp_path_factory.mktemp("killed"))


@pytest.fixture(scope="module")
def truth(database: Path, tmp_path_factory: pytest.TempPathFactory) -> Truth:
    """What it holds."""
    copy = tmp_path_factory.mktemp("copy") / "foretell.db"
    shutil.copy(database, copy)

    async def read() -> Truth:
        store = SqliteStore(copy)
        assert (store.damage.cut, store.damage.parts, store.damage.renewed) == ((), {}, ())
        try:
            return await truth_of(store)
        finally:
            await store.close()

    return asyncio.run(read())


def cases(database: Path) -> list[tuple[int, str]]:
    """Pages and kinds of damage; a page of each table and index is always among them."""
    pages = pages_of(database)
    every = [(number, kind) for number in pages for kind in KINDS]
    if EFFORT > 1:
        return every
    rng = Random(24)
    firsts = {name: number for number, name in reversed(pages.items())}
    return [(number, rng.choice(list(KINDS))) for number in firsts.values()] + rng.sample(every, SAMPLE - len(firsts))


async def use(path: Path, truth: Truth) -> tuple[set[str], int]:
    """Open a damaged database, and read all of it: the logs and players that are told to be damaged."""
    store = SqliteStore(path)
    try:
        logs, players = await broken_logs(store, truth), await broken_players(store, truth)
        assert set(store.damage.cut) <= logs, "its newest rows are lost, and it was read"
        assert sorted(ban.value for ban in await store.bans.all()) == sorted(ban.value for ban in BANS)
        assert sorted(await store.erasures.due()) == sorted(TO_BE_FORGOTTEN)
        return logs, players
    finally:
        await store.close()


def test_a_damaged_page_costs_what_it_held_and_nothing_is_kept_quiet(
    database: Path, truth: Truth, tmp_path: Path
) -> None:
    for number, kind in cases(database):
        owner, path = pages_of(database)[number], damaged(database, number, kind, tmp_path / f"{number}-{kind}.db")
        case = f"page {number} of {owner}, {kind}"
        if owner in NOT_SAFE:
            with pytest.raises(StoreError) as refused:
                SqliteStore(path)
            assert str(refused.value).endswith(f". {WHAT_TO_DO}"), case
            continue
        try:
            logs, players = asyncio.run(use(path, truth))
        except (AssertionError, StoreError) as error:
            raise AssertionError(f"{case}: {error}") from error
        assert not logs or owner not in COST_NO_LOG | OF_INDEXES, f"{case}: {sorted(logs)}"
        assert not players or owner in OF_PLAYERS, case


@pytest.mark.parametrize("table", ["bans", "erasures"])
@pytest.mark.parametrize("kind", KINDS)
def test_bans_and_erasures_come_back_from_their_copy_and_without_one_the_start_is_refused(
    database: Path, truth: Truth, tmp_path: Path, table: str, kind: str
) -> None:
    places = {name: number for number, name in pages_of(database).items() if name.startswith(table)}
    assert set(places) == {table, f"{table}_copy"}
    for name, number in places.items():
        path = damaged(database, number, kind, tmp_path / f"{name}.db")
        assert asyncio.run(use(path, truth)) == (set(), 0)
        store = SqliteStore(damaged(database, number, kind, path))
        assert (store.damage.parts, store.damage.renewed) == ({}, (table,))
        asyncio.run(store.close())
    one = damaged(database, places[table], kind, tmp_path / "one.db")
    both = tmp_path / "both.db"
    content, at = bytearray(one.read_bytes()), (places[f"{table}_copy"] - 1) * PAGE
    content[at : at + PAGE] = bytes(PAGE)
    both.write_bytes(content)
    with pytest.raises(StoreError, match=f"{table} .*is damaged, and its copy too") as refused:
        SqliteStore(both)
    assert str(refused.value).endswith(f". {WHAT_TO_DO}")


def test_the_logs_of_a_damaged_page_of_the_journal_are_known_without_it(
    database: Path, truth: Truth, tmp_path: Path
) -> None:
    leaves = [number for number, name in pages_of(database).items() if name == "journal"][1:]
    content = database.read_bytes()
    for number in leaves:
        page = content[(number - 1) * PAGE : number * PAGE]
        held = {name for name in truth.logs if f" of {name}.".encode() in page}
        logs, _ = asyncio.run(use(damaged(database, number, "random", tmp_path / f"{number}.db"), truth))
        assert logs == held
        assert 0 < len(held) < len(truth.logs)


def test_a_repaired_database_starts_and_all_that_was_cut_is_named(
    database: Path, truth: Truth, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for place, (number, kind) in enumerate(cases(database)[:: 1 if EFFORT > 1 else 4]):
        owner, folder = pages_of(database)[number], tmp_path / str(place)
        folder.mkdir()
        damaged(database, number, kind, folder / "foretell.db")
        mended = folder / "mended" / "foretell.db"
        mended.parent.mkdir()
        status = main(["db", "repair", "--data", str(folder), "--to", str(mended)])
        told, case = capsys.readouterr(), f"page {number} of {owner}, {kind}"
        if not mended.exists():
            assert owner == "sqlite_schema", f"{case}: {told.err}"
            assert (status, told.err.count("\n")) == (1, 1), case
            continue
        left, forgotten = asyncio.run(left_in(mended))
        assert owner == "sqlite_schema" or not forgotten, case
        for table in forgotten:
            assert f"no such table: {table}" in told.out, f"{case}: {table} were forgotten without a word"
        for name, rows in truth.logs.items():
            if left.get(name) != [row.data for row in rows]:
                assert name in told.out, f"{case}: {name} was cut without a word"
                assert status == 1, case
        assert not any(fault.startswith("SQLite") for fault in check(mended)), case


def test_of_a_schema_with_a_damaged_page_all_but_its_tables_is_saved(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    last = max(number for number, name in pages_of(database).items() if name == "sqlite_schema")
    for kind in KINDS:
        folder = tmp_path / kind
        folder.mkdir()
        damaged(database, last, kind, folder / "foretell.db")
        with pytest.raises(StoreError) as refused:
            SqliteStore(folder / "foretell.db")
        assert str(refused.value).endswith(f". {WHAT_TO_DO}")
        assert main(["db", "repair", "--data", str(folder), "--to", str(folder / "mended.db")]) == 1
        told = capsys.readouterr().out
        assert all(f"no such table: {table}" in told for table in ("codes", "ratings"))
        _, forgotten = asyncio.run(left_in(folder / "mended.db"))
        assert not forgotten


def test_of_a_schema_whose_first_page_of_tables_is_damaged_perhaps_only_a_backup_helps(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    refusals = 0
    first = min(number for number, name in pages_of(database).items() if name == "sqlite_schema" and number > 1)
    for kind in KINDS:
        folder = tmp_path / kind
        folder.mkdir()
        damaged(database, first, kind, folder / "foretell.db")
        with pytest.raises(StoreError, match=r"`foretell db repair` .* or says that only a backup helps$"):
            SqliteStore(folder / "foretell.db")
        assert main(["db", "repair", "--data", str(folder), "--to", str(folder / "mended.db")]) == 1
        told = capsys.readouterr().err
        assert told.endswith("its list of tables is damaged. Restore a backup\n") or (folder / "mended.db").exists()
        refusals += bool(told)
    assert refusals


async def left_in(path: Path) -> tuple[dict[str, list[bytes]], list[str]]:
    """All logs of a sound database, and which of bans and erasures are not the same as ever."""
    store = SqliteStore(path)
    try:
        assert not store.damage.parts
        bans, erasures = [ban.value for ban in await store.bans.all()], await store.erasures.due()
        same = {
            "bans": sorted(bans) == sorted(ban.value for ban in BANS),
            "erasures": sorted(erasures) == sorted(TO_BE_FORGOTTEN),
        }
        logs = {
            log.name: [row.data for row in await store.logs.read(log.name)]
            for log in await store.directory.all(0, 1000)
        }
        return logs, [table for table, is_same in same.items() if not is_same]
    finally:
        await store.close()


def test_a_file_that_was_cut_short_is_refused_or_told_and_never_ends_in_a_traceback(
    database: Path, truth: Truth, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = database.read_bytes()
    pages = len(content) // PAGE
    schema = max(number for number, name in pages_of(database).items() if name == "sqlite_schema")
    for number in [1, *range(7, pages - 1, 1 if EFFORT > 1 else 30), pages - 1]:
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "foretell.db").write_bytes(content[: number * PAGE + PAGE // 2])
        assert main(["db", "repair", "--data", str(folder), "--to", str(folder / "mended.db")]) == 1
        told = capsys.readouterr()
        assert told.out or told.err.startswith("foretell: ")
        assert number < schema or (folder / "mended.db").exists(), number
        assert number < pages - 1 or f" {PLAYERS - len(TO_BE_FORGOTTEN)} players" in told.out
        try:
            logs, _ = asyncio.run(use(folder / "foretell.db", truth))
        except StoreError as refused:
            why = str(refused)
        else:
            why = WHAT_TO_DO if logs else "nothing was told"
        assert why.endswith(WHAT_TO_DO), number
