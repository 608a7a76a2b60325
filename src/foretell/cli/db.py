"""``foretell db``: looking after the database of a server."""

import argparse
import os
import sys
from datetime import datetime
from pathlib import Path

from .options import add_data

_NOT_HERE = "FORETELL_STORE names a PostgreSQL database, which is backed up by PostgreSQL's own means: pg_dump"


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the commands."""
    parser = commands.add_parser(
        "db", help="look after the database of a server", description="Look after the database of a server."
    )
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_backup(verbs)
    _add_copy(verbs)


def _add_backup(verbs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    backup = verbs.add_parser(
        "backup",
        help="copy the database, also while a server is using it",
        description="Copy the whole database to a new file that only you can read, also while a server is using it."
        " The copy holds the secrets of games that are being played: keep it private.",
    )
    add_data(backup)
    backup.add_argument(
        "--to", metavar="FILE", type=Path, help="the new file; default: foretell-DATE-TIME.db in this folder"
    )
    backup.set_defaults(run=_back_up)


def _back_up(given: argparse.Namespace) -> int:
    from ..store import StoreError
    from ..store.backup import back_up

    if os.environ.get("FORETELL_STORE") and not given.data:
        print(f"foretell: {_NOT_HERE}", file=sys.stderr)
        return 1
    to = given.to or Path(f"foretell-{datetime.now().astimezone():%Y%m%d-%H%M%S}.db")
    try:
        back_up(_database(given), to)
    except StoreError as error:
        print(f"foretell: {error}", file=sys.stderr)
        return 1
    print(to)
    return 0


def _add_copy(verbs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    copy = verbs.add_parser(
        "copy",
        help="copy everything into an empty database: from SQLite to PostgreSQL, or back",
        description="Copy all tables, score pads and players from one database to another, and compare what was written"
        " with what was read. A database is a file, or the address of one of PostgreSQL, as in postgresql://HOST/NAME;"
        " its password belongs into PGPASSWORD. The target must be empty, and stays so if the copy fails. What servers"
        " write to the source in the meantime is not copied: stop them first.",
    )
    copy.add_argument("source", metavar="FROM", help="a file, or the address of a PostgreSQL database")
    copy.add_argument("target", metavar="TO", help="a new file, or the address of an empty PostgreSQL database")
    copy.set_defaults(run=_copy)


def _copy(given: argparse.Namespace) -> int:
    import asyncio

    from ..store import StoreError
    from ..store.copy import copy

    try:
        copied = asyncio.run(copy(given.source, given.target))
    except StoreError as error:
        print(f"foretell: {error}", file=sys.stderr)
        return 1
    for name, count in copied.counts.items():
        print(f"{name}: {count}")
    return 0


def _database(given: argparse.Namespace) -> Path:
    """The database that the flag, the environment or the platform says, as for the server."""
    from ..server.ops.folder import data_folder, database_in

    folder = given.data or os.environ.get("FORETELL_DATA")
    return database_in(Path(folder).expanduser() if folder else data_folder())
