"""The commits in the journal: how they are written, and what can be read of them even if a page is damaged.

Each commit records in two places, the SQL table and its index ``journal_ends``, which logs it has extended, and each
log's last number.  So it is known which logs have lost rows with a page.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from zlib import crc32

import msgspec

from .faults import Rows, around_damage, until_damage

WrittenRow = tuple[int, int, bytes]
"""A row that is not yet in its log: the log's key, the row's number, and its bytes."""
Ends = Mapping[int, int]
"""The number of the last row of each log, by the log's key."""

INSERT = "INSERT INTO journal (data, ends) VALUES (?, ?)"
INSERT_IF_UNCHANGED = "INSERT INTO journal (data, ends) SELECT ?, ? FROM pragma_data_version WHERE data_version = ?"
"""Writes nothing if another connection has written since this data version."""
_CHECKSUM_BYTES = 4
_COLUMNS = "SELECT name FROM pragma_table_info('journal')"
_IN_TABLE = "SELECT key, data, ends FROM journal NOT INDEXED"
_IN_OLD_TABLE = "SELECT key, data, x'' FROM journal"
"""For a database whose commits do not record which logs they have extended."""
_IN_INDEX = "SELECT key, ends FROM journal INDEXED BY journal_ends"
_encode = msgspec.msgpack.Encoder().encode
_decode_rows = msgspec.msgpack.Decoder(list[WrittenRow]).decode
_decode_recorded = msgspec.msgpack.Decoder(tuple[int, dict[int, int]]).decode
_NOT_RECORDED = b""
"""In commits of an earlier foretell, which recorded nothing; they are moved when the database is opened."""


@dataclass(slots=True)
class Waiting:
    """The rows in the journal, which wait to be moved into their logs."""

    rows: list[WrittenRow] = field(default_factory=list)
    """All rows that can be read, log by log."""
    ends: dict[int, int] = field(default_factory=dict)
    """The last row's number of each log, even if its rows are lost."""
    is_whole: bool = True
    """Whether the journal is undamaged."""
    is_known: bool = True
    """Whether ``ends`` has all logs with rows in the journal."""


def written(rows: Sequence[WrittenRow], ends: Ends | None = None) -> tuple[bytes, bytes]:
    """A commit as the journal stores it; ``ends``: the last numbers of logs that go beyond these rows."""
    data = _encode(rows)
    recorded = _encode((crc32(data), {key: seq for key, seq, _ in rows} | dict(ends or {})))
    return data, crc32(recorded).to_bytes(_CHECKSUM_BYTES, "big") + recorded


def waiting(connection: sqlite3.Connection) -> Waiting:
    """All that can be read of the journal, if there is one; raises sqlite3.Error for anything but damage."""
    columns = [name for (name,) in connection.execute(_COLUMNS).fetchall()]
    if not columns:
        return Waiting()
    if "ends" not in columns:
        table, damage = around_damage(connection, _IN_OLD_TABLE, "key")
        return _found(table, damage is None)
    index, of_index = around_damage(connection, _IN_INDEX, "key")
    table, of_table = around_damage(connection, _IN_TABLE, "key")
    if of_table:
        for key in {key for key, _ in index} - {key for key, _, _ in table}:
            table += until_damage(connection, f"{_IN_TABLE} WHERE key = ?", key)[0]
    found = _found(table, of_table is None)
    recorded = [(key, _ends_in(ends)) for key, ends in index]
    for _, ends in (*recorded, *((key, _ends_in(ends)) for key, _, ends in table)):
        _extend(found.ends, (ends or {}).items())
    found.is_whole = found.is_known and [(key, ends) for key, _, ends in table] == index
    found.is_known = found.is_known or (of_index is None and _is_sound(recorded))
    return found


def _found(table: Rows, is_whole: bool) -> Waiting:
    """What the rows of the SQL table say; ``is_whole``: whether none of them is missing."""
    rows = [(key, _rows_in(data, ends)) for key, data, ends in table]
    found = Waiting(sorted({row for _, each in rows for row in each or ()}))
    _extend(found.ends, ((key, seq) for key, seq, _ in found.rows))
    found.is_whole = found.is_known = is_whole and _is_sound(rows)
    return found


def _is_sound(commits: Sequence[tuple[int, object]]) -> bool:
    """Whether these commits are numbered from 1 without a gap, and none is damaged."""
    return [key for key, _ in commits] == list(range(1, len(commits) + 1)) and all(what for _, what in commits)


def _extend(ends: dict[int, int], more: Iterable[tuple[int, int]]) -> None:
    for key, seq in more:
        ends[key] = max(seq, ends.get(key, 0))


def _rows_in(data: object, ends: object) -> list[WrittenRow] | None:
    """The rows of a commit; None if it is damaged."""
    recorded = _recorded(ends)
    if not isinstance(data, bytes) or (ends != _NOT_RECORDED and (recorded is None or recorded[0] != crc32(data))):
        return None
    try:
        return _decode_rows(data)
    except msgspec.MsgspecError:
        return None


def _ends_in(ends: object) -> dict[int, int] | None:
    """The last numbers of a commit's logs; None if they are damaged."""
    recorded = _recorded(ends)
    return None if recorded is None else recorded[1]


def _recorded(ends: object) -> tuple[int, dict[int, int]] | None:
    """The checksum of a commit's rows, and the last numbers of its logs; None if they are damaged."""
    if not isinstance(ends, bytes) or int.from_bytes(ends[:_CHECKSUM_BYTES], "big") != crc32(ends[_CHECKSUM_BYTES:]):
        return None
    try:
        return _decode_recorded(ends[_CHECKSUM_BYTES:])
    except msgspec.MsgspecError:
        return None
