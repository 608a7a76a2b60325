"""Players, the tokens of their devices, and their passkeys, in SQLite: the statements of ``SqliteStore``."""

import sqlite3
from typing import Any

from .base import Conflict, Passkey, Player

PLAYER = (
    "SELECT id, name, program, (SELECT group_concat(guest.id) FROM players AS guest WHERE guest.account = owner.id)"
    " FROM players AS owner WHERE owner.token = ?1 AND owner.account IS NULL"
    " OR owner.id = (SELECT player FROM tokens WHERE tokens.token = ?1)"
)
"""The player of a token."""
PASSKEY = "SELECT id, player, key, counter, name, made_at, used_at FROM passkeys WHERE id = ?"
PASSKEYS_OF = (
    "SELECT id, player, key, counter, name, made_at, used_at FROM passkeys WHERE player = ? ORDER BY made_at, id"
)


def player_of(row: tuple[Any, ...]) -> Player:
    """The player of a row."""
    name_of_id, name, program, guests = row
    return Player(name_of_id, name, bool(program), tuple(guests.split(",")) if guests else ())


def add_player(connection: sqlite3.Connection, player: Player, token: bytes) -> None:
    """Add a player; raises Conflict."""
    _must(
        connection,
        "INSERT INTO players (id, token, name, program)"
        " SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM tokens WHERE token = ?2) ON CONFLICT DO NOTHING",
        (player.id, token, player.name, player.program),
        "a player with this id or token exists",
    )


def add_token(connection: sqlite3.Connection, player: str, token: bytes) -> None:
    """Add a device's token; raises Conflict."""
    _must(
        connection,
        "INSERT INTO tokens (token, player) SELECT ?1, id FROM players WHERE id = ?2 AND account IS NULL"
        " AND NOT EXISTS (SELECT 1 FROM players WHERE token = ?1) ON CONFLICT DO NOTHING",
        (token, player),
        "there is no such player, or the token exists",
    )


def merge(connection: sqlite3.Connection, guest: str, account: str) -> bool:
    """Make a guest the same player as an account; returns whether it was done."""
    can = (
        "SELECT count(*) = 2 AND NOT EXISTS (SELECT 1 FROM passkeys WHERE player = ?1)"
        " FROM players WHERE id IN (?1, ?2) AND account IS NULL"
    )
    if not connection.execute(can, (guest, account)).fetchone()[0]:
        return False
    for sql in (
        "DELETE FROM tokens WHERE player = :guest",
        "UPDATE players SET account = :account WHERE account = :guest",
        "UPDATE players SET account = :account, token = randomblob(32) WHERE id = :guest",
    ):
        connection.execute(sql, {"guest": guest, "account": account})
    return True


def add_passkey(connection: sqlite3.Connection, passkey: Passkey) -> None:
    """Add a passkey; raises Conflict."""
    made = (passkey.id, passkey.player, passkey.key, passkey.counter, passkey.name, passkey.made_at, passkey.used_at)
    _must(
        connection,
        "INSERT INTO passkeys (id, player, key, counter, name, made_at, used_at) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7"
        " WHERE EXISTS (SELECT 1 FROM players WHERE id = ?2 AND account IS NULL) ON CONFLICT DO NOTHING",
        made,
        "there is no such player, or the passkey exists",
    )


def use_passkey(connection: sqlite3.Connection, key_id: bytes, counter: int, at: int) -> bool:
    """Note that a passkey was used; returns whether it was done."""
    sql = (
        "UPDATE passkeys SET counter = ?2, used_at = ?3"
        " WHERE id = ?1 AND (counter < ?2 OR (counter = 0 AND ?2 = 0)) RETURNING 1"
    )
    return connection.execute(sql, (key_id, counter, at)).fetchone() is not None


def remove_passkey(connection: sqlite3.Connection, player: str, key_id: bytes) -> bool:
    """Delete a passkey; returns whether there was one."""
    sql = "DELETE FROM passkeys WHERE player = ? AND id = ? RETURNING 1"
    return connection.execute(sql, (player, key_id)).fetchone() is not None


def _must(connection: sqlite3.Connection, sql: str, values: tuple[object, ...], fault: str) -> None:
    """Insert a row; raises Conflict if that was not done."""
    if connection.execute(f"{sql} RETURNING 1", values).fetchone() is None:
        raise Conflict(fault)
