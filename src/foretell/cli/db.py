"""``foretell db``: looking after the database of a server."""

import argparse
import os
import sys
from datetime import datetime
from pathlib import Path

from .options import add_data


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the commands."""
    parser = commands.add_parser(
        "db", help="look after the database of a server", description="Look after the database of a server."
    )
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_backup(verbs)


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

    to = given.to or Path(f"foretell-{datetime.now().astimezone():%Y%m%d-%H%M%S}.db")
    try:
        back_up(_database(given), to)
    except StoreError as error:
        print(f"foretell: {error}", file=sys.stderr)
        return 1
    print(to)
    return 0


def _database(given: argparse.Namespace) -> Path:
    """The database that the flag, the environment or the platform says, as for the server."""
    from ..server.ops.folder import data_folder, database_in

    folder = given.data or os.environ.get("FORETELL_DATA")
    return database_in(Path(folder).expanduser() if folder else data_folder())
