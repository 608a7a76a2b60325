"""The schema of the SQLite database as a list of migrations; a database records how many it has applied."""

import sqlite3

from ..values import StoreError

STEPS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        key INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        seq INTEGER NOT NULL,
        listed INTEGER NOT NULL,
        wake INTEGER
    ) STRICT;
    CREATE INDEX tables_listed ON tables (key) WHERE listed;
    CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
    CREATE TABLE entries (
        table_key INTEGER NOT NULL REFERENCES tables (key),
        seq INTEGER NOT NULL,
        data BLOB NOT NULL,
        PRIMARY KEY (table_key, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE players (
        id TEXT NOT NULL PRIMARY KEY,
        token BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        program INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN summary BLOB NOT NULL DEFAULT x'';
    CREATE TABLE seats (
        player TEXT NOT NULL,
        table_key INTEGER NOT NULL REFERENCES tables (key),
        PRIMARY KEY (player, table_key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_table ON seats (table_key);
    """,
    """
    CREATE TABLE journal (key INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
    """,
    """
    ALTER TABLE players ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE players ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    UPDATE players SET seen = 1000 * strftime('%s', 'now');
    CREATE TABLE erasures (player TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE bans (
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        at INTEGER NOT NULL,
        note TEXT NOT NULL,
        PRIMARY KEY (kind, value)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE acts (
        key INTEGER PRIMARY KEY,
        at INTEGER NOT NULL,
        act TEXT NOT NULL,
        whom TEXT NOT NULL,
        note TEXT NOT NULL
    ) STRICT;
    """,
    """
    ALTER TABLE players ADD COLUMN account TEXT REFERENCES players (id) ON DELETE CASCADE;
    CREATE INDEX players_account ON players (account) WHERE account IS NOT NULL;
    CREATE TABLE tokens (
        token BLOB NOT NULL PRIMARY KEY,
        player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tokens_player ON tokens (player);
    CREATE TABLE passkeys (
        id BLOB NOT NULL PRIMARY KEY,
        player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
        key BLOB NOT NULL,
        counter INTEGER NOT NULL,
        name TEXT NOT NULL,
        made_at INTEGER NOT NULL,
        used_at INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX passkeys_player ON passkeys (player);
    """,
    """
    CREATE TABLE tickets (
        player TEXT NOT NULL PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
        ticket BLOB NOT NULL UNIQUE,
        until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE subscriptions (
        endpoint TEXT NOT NULL PRIMARY KEY,
        player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
        key BLOB NOT NULL,
        auth BLOB NOT NULL,
        language TEXT NOT NULL,
        made_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX subscriptions_player ON subscriptions (player);
    CREATE TABLE keys (name TEXT NOT NULL PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
    """,
    # These indexes are second copies, in pages of their own, of what a damaged page must not destroy.
    """
    ALTER TABLE journal ADD COLUMN ends BLOB NOT NULL DEFAULT x'';
    CREATE INDEX journal_ends ON journal (key, ends);
    CREATE INDEX bans_copy ON bans (value, kind, at, note);
    CREATE INDEX erasures_copy ON erasures (player);
    """,
    """
    CREATE TABLE codes (
        code TEXT NOT NULL PRIMARY KEY,
        log TEXT NOT NULL UNIQUE,
        until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE rating_queue (
        game TEXT NOT NULL PRIMARY KEY,
        at INTEGER NOT NULL,
        due INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX rating_queue_due ON rating_queue (due) WHERE due IS NOT NULL;
    CREATE TABLE ratings (
        game TEXT NOT NULL,
        player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        at INTEGER NOT NULL,
        judge TEXT NOT NULL,
        lost REAL NOT NULL,
        decisions INTEGER NOT NULL,
        number INTEGER,
        mu REAL,
        sigma REAL,
        PRIMARY KEY (game, player)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ratings_player ON ratings (player, kind, number);
    """,
)


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the missing migrations, each in a transaction; raises StoreError as ``steps_taken`` does."""
    taken = steps_taken(connection)
    for number, step in enumerate(STEPS[taken:], start=taken + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT;")


def steps_taken(connection: sqlite3.Connection) -> int:
    """How many migrations a database has; raises StoreError if a newer foretell or another program made it."""
    taken: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if not taken and connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchone():
        raise StoreError("it is a database of another program")
    if taken > len(STEPS):
        known = f"this foretell knows versions up to {len(STEPS)}"
        raise StoreError(f"it has version {taken}, and {known}: update foretell")
    return taken


def write_version(connection: sqlite3.Connection) -> None:
    """Write the number of migrations again, which changes nothing, to find out whether anything can be written."""
    connection.execute(f"PRAGMA user_version = {len(STEPS)}")
