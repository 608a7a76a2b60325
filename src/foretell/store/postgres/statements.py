"""The statements that write logs; on the connection that writes for a node."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from ..values import Index, OwnedElsewhere, Row
from .link import Link

UNIQUE = "23505"
"""The SQLSTATE of a row whose key exists."""
_ME = "me AS (SELECT id FROM nodes WHERE id = $1 AND epoch = $2 FOR SHARE)"
_NEW_ROWS = (
    "INSERT INTO entries (table_key, seq, data) SELECT table_key, seq, data"
    " FROM unnest($3::bigint[], $4::integer[], $5::bytea[]) AS new (table_key, seq, data), me"
)
_NEW_INDEX = (
    "indexed AS (UPDATE tables SET listed = new.listed, wake = new.wake, summary = new.summary"
    " FROM unnest($6::bigint[], $7::boolean[], $8::bigint[], $9::bytea[]) AS new (key, listed, wake, summary), me"
    " WHERE tables.key = new.key)"
)
_APPEND = f"WITH {_ME} {_NEW_ROWS}"
_APPEND_INDEXED = f"WITH {_ME}, {_NEW_INDEX} {_NEW_ROWS}"
_LOCK = "SELECT name, key, owner FROM tables WHERE name = ANY($1) ORDER BY key FOR UPDATE"
_ALIVE = "SELECT id, address FROM nodes WHERE id = ANY($1)"
_ENDS = (
    "SELECT key, (SELECT coalesce(max(seq), 0) FROM entries WHERE table_key = key)"
    " FROM unnest($1::bigint[]) AS own (key)"
)
_NOTHING_DONE = "INSERT 0 0"
Claimed = tuple[int, int] | OwnedElsewhere
"""The key of a log and the number of its last row, or the error that names its owner."""
Written = tuple[int, Sequence[Row], Index | None]
"""The key of a log, its new rows, and its new index."""


async def append(connection: Any, link: Link, written: Sequence[Written]) -> bool:
    """Append rows to many logs by one statement; returns False, and does nothing, if the node is not alive."""
    flat = [(key, row.seq, row.data) for key, rows, _ in written for row in rows]
    values = [link.node, link.epoch, *map(list, zip(*flat, strict=True))]
    indexes = {key: index for key, _, index in written if index is not None}  # the last of each log
    if not indexes:
        return bool(await connection.execute(_APPEND, *values) != _NOTHING_DONE)
    new = [(key, i.listed, i.wake, i.summary) for key, i in indexes.items()]
    return bool(await connection.execute(_APPEND_INDEXED, *values, *map(list, zip(*new, strict=True))) != _NOTHING_DONE)


async def claim_all(connection: Any, node: int, logs: AbstractSet[str]) -> dict[str, Claimed]:
    """Become the owner of logs; returns the outcome by name, without logs that do not exist.

    Called in a transaction that holds the fence.  Each statement sees what was committed before it: owners are looked
    up when no other node can become one any more, and last numbers when no earlier owner can write any more.  Rows are
    locked in the order of their keys, so that nodes that claim the same logs cannot deadlock.
    """
    found = await connection.fetch(_LOCK, sorted(logs))
    owners = {row["owner"] for row in found if row["owner"] not in (None, node)}
    alive = dict(await connection.fetch(_ALIVE, list(owners))) if owners else {}
    free = [row["key"] for row in found if row["owner"] != node and row["owner"] not in alive]
    if free:
        await connection.execute("UPDATE tables SET owner = $1 WHERE key = ANY($2)", node, free)
    own = {row["key"]: row["name"] for row in found if row["owner"] not in alive}
    ends = await connection.fetch(_ENDS, list(own))
    elsewhere = {row["name"]: OwnedElsewhere(alive[row["owner"]]) for row in found if row["owner"] in alive}
    return elsewhere | {own[key]: (key, seq) for key, seq in ends}


async def claim(connection: Any, node: int, log: str) -> tuple[int, int] | None:
    """Become the owner of a log; returns its key and last number, or None if there is no such log.

    Raises OwnedElsewhere.
    """
    outcome = (await claim_all(connection, node, {log})).get(log)
    if isinstance(outcome, OwnedElsewhere):
        raise outcome
    return outcome


async def reindex(connection: Any, key: int, index: Index) -> None:
    """Write the index of the log with this key."""
    await connection.execute(
        "UPDATE tables SET listed = $2, wake = $3, summary = $4 WHERE key = $1",
        *(key, index.listed, index.wake, index.summary),
    )
    await seat(connection, key, index.players)


async def seat(connection: Any, key: int, players: Sequence[str] | None) -> None:
    """Write the players of the log with this key; None: unchanged."""
    if players is not None:
        await connection.execute("DELETE FROM seats WHERE table_key = $1", key)
        await connection.execute(
            "INSERT INTO seats (player, table_key) SELECT player, $1 FROM unnest($2::text[]) AS new (player)",
            *(key, list(players)),
        )
