"""Databases that are damaged on purpose."""

import sqlite3
from contextlib import closing
from pathlib import Path

GARBAGE = b"\xa5"


def spoil_page(database: Path, holding: bytes) -> None:
    """Write garbage over the one page that holds these bytes; the database is closed."""
    with closing(sqlite3.connect(database)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    content = database.read_bytes()
    pages = [at for at in range(0, len(content), size) if holding in content[at : at + size]]
    assert len(pages) == 1, pages
    with database.open("r+b") as file:
        file.seek(pages[0])
        file.write(GARBAGE * size)


def change(database: Path, sql: str, *values: object) -> None:
    """Do something to the database that no server would do."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(sql, values)
