"""A real database, and all ways in which a page of it is damaged."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from foretell.store import Act, Ban, Damaged, Index, Passkey, Player, Rated, Row, SqliteStore, Subscription

PAGE = 4096
LOGS, PLAYERS, DEVICES = 40, 120, 24
FIRST_ROWS, LAST_ROW = 12, 17
"""Rows that are written when a log is created, and the last of those that go into the journal one by one."""
TO_BE_FORGOTTEN = tuple(f"p{number:03}" for number in range(112, 118))
BANS = [Ban("address", f"10.0.{number}.0", 5) for number in range(30)]


def name_of(number: int) -> str:
    return f"table {number:018}"


def row(seq: int, log: str) -> Row:
    return Row(seq, f"row {seq} of {log}.".encode().ljust(150))


def token_of(number: int) -> bytes:
    return f"token {number:027}".encode()


def device_of(number: int) -> bytes:
    return f"device {number:026}".encode()


def killed_server(folder: Path) -> Path:
    """The database of a server that was killed: the newest rows of most logs are in the journal."""
    path, left = folder / "running" / "foretell.db", folder / "foretell.db"

    async def fill() -> None:
        store = SqliteStore(path)
        await _people(store)
        for number in range(LOGS):
            rows = [row(seq, name_of(number)) for seq in range(1, FIRST_ROWS + 1)]
            players = tuple(f"p{(number * 3 + seat) % 110:03}" for seat in range(3))
            summary = f"summary of {number}".encode().ljust(120)
            await store.logs.create(
                name_of(number), rows, Index(number % 3 == 0, 1000 * number or None, summary, players)
            )
        for number in range(0, LOGS, 8):
            await store.logs.remove(name_of(number))
        for seq in range(FIRST_ROWS + 1, LAST_ROW + 1):
            for number in range(LOGS):
                if number % 8 and number % 5:
                    await store.logs.append(name_of(number), [row(seq, name_of(number))], None)
        for file in path.parent.glob("foretell.db*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, folder / file.name)
        await store.close()

    asyncio.run(fill())
    with closing(sqlite3.connect(left)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return left


async def _people(store: SqliteStore) -> None:
    for number in range(PLAYERS):
        await store.players.add(Player(f"p{number:03}", f"Name of {number}", made=1, seen=2), token_of(number))
    for number in range(DEVICES):
        await store.tokens.add(f"p{number:03}", device_of(number))
        await store.passkeys.add(Passkey(f"id {number:030}".encode(), f"p{number:03}", b"k" * 77, 0, "A phone", 1))
        address = f"https://push.example.org/{number:060}"
        await store.subscriptions.add(Subscription(address, f"p{number:03}", b"k" * 65, b"a" * 16, "de", 1), 10)
        await store.tickets.add(f"p{number:03}", f"ticket {number:025}".encode(), 0, 10**15)
        await store.codes.give(f"log {number:030}", f"{number:05}", 0, 10**15)
        await store.ratings.put(Rated(f"log {number:030}", f"p{number:03}", "classic", 1, "", 0.5, 9, 1, 25.0, 8.0))
    await store.subscriptions.key("vapid", b"x" * 32)
    for ban in BANS:
        await store.bans.add(ban, Act(5, "ban", ban.value))
    for player in TO_BE_FORGOTTEN:
        await store.erasures.begin(player)


def _header(page: bytes, number: int, _others: "list[bytes]", _rng: Random) -> bytes:
    """Half of the rows are gone, as its head says."""
    at = (100 if number == 1 else 0) + 3
    half = int.from_bytes(page[at : at + 2], "big") // 2
    return page[:at] + half.to_bytes(2, "big") + page[at + 2 :]


Kind = Callable[[bytes, int, "list[bytes]", Random], bytes]
KINDS: Mapping[str, Kind] = {
    "random": lambda _page, _number, _others, rng: rng.randbytes(PAGE),
    "zeros": lambda _page, _number, _others, _rng: bytes(PAGE),
    "of-another-table": lambda _page, _number, others, rng: rng.choice(others),
    "header": _header,
}


@cache
def pages_of(database: Path) -> dict[int, str]:
    """All pages of an unchanging database that are used, with the table or index to which each belongs."""
    with closing(sqlite3.connect(database)) as connection:
        return dict(connection.execute("SELECT pageno, name FROM dbstat"))


def damaged(database: Path, number: int, kind: str, to: Path) -> Path:
    """A copy of which a page is damaged."""
    owners, content, rng = pages_of(database), database.read_bytes(), Random(f"{kind} {number}")
    pages = [content[at : at + PAGE] for at in range(0, len(content), PAGE)]
    others = [page for other, page in enumerate(pages, 1) if other != 1 and owners.get(other) != owners.get(number)]
    pages[number - 1] = KINDS[kind](pages[number - 1], number, others, rng)
    to.write_bytes(b"".join(pages))
    return to


@dataclass(frozen=True)
class Truth:
    """What the undamaged database holds."""

    logs: Mapping[str, list[Row]]
    players: Mapping[bytes, str | None]


async def truth_of(store: SqliteStore) -> Truth:
    """Read everything."""
    tokens = [*map(token_of, range(PLAYERS)), *map(device_of, range(DEVICES))]
    logs = {log.name: await store.logs.read(log.name) for log in await store.directory.all(0, 1000)}
    found = {token: await store.tokens.owner(token) for token in tokens}
    return Truth(logs, {token: None if player is None else player.id for token, player in found.items()})


async def broken_logs(store: SqliteStore, truth: Truth) -> set[str]:
    """The logs that are told to be damaged; all others are as they were, and go on."""
    broken = set()
    for name, rows in truth.logs.items():
        try:
            read = await store.logs.read(name)
        except Damaged:
            broken.add(name)
            continue
        assert read == rows, f"{name} is another one, without a word"
        await store.logs.append(name, [row(len(rows) + 1, name)], None)
        assert len(await store.logs.read(name)) == len(rows) + 1
    return broken


async def broken_players(store: SqliteStore, truth: Truth) -> int:
    """How many tokens nobody can say of whose they are; all others are as they were."""
    broken = 0
    for token, player in truth.players.items():
        try:
            found = await store.tokens.owner(token)
        except Damaged:
            broken += 1
            continue
        assert (None if found is None else found.id) == player, f"{player} is not known, without a word"
    return broken
