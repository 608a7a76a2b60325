"""``foretell db``: looking after the database of a server."""

import argparse
import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..interrupts import end_in_order
from .options import add_data, whole_number
from .server_lock import Taken, held

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

    from ..server.people.retention import Pruned, Rules

    _Verbs = _SubParsersAction[ArgumentParser]

_NOT_HERE = (
    "FORETELL_STORE names a PostgreSQL database, and this command is for a file of SQLite. Back up PostgreSQL with its"
    " own tools (pg_dump); the servers remove what is too old; to check or export it, copy it to a file first (foretell"
    " db copy). --data names the folder of a file"
)


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the commands."""
    parser = commands.add_parser(
        "db", help="look after the database of a server", description="Look after the database of a server."
    )
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    backup = _add(
        verbs,
        "backup",
        _back_up,
        "copy the database, even while a server is using it",
        "Copy the whole database to a new file that only you can read, even while a server is using it."
        " The copy holds the secrets of games that are being played: keep it private.",
    )
    backup.add_argument(
        "--to", metavar="FILE", type=Path, help="the new file; default: foretell-DATE-TIME.db in this folder"
    )
    _add_copy(verbs)
    _add(
        verbs,
        "check",
        _check,
        "read everything and report faults",
        "Read every log, index, player and score pad in a copy of the database, even while a server is using it."
        " Prints a line for each fault; the exit status is 1 if there is any.",
    )
    repair = _add(
        verbs,
        "repair",
        _repair,
        "save what is readable in a damaged database to a new file",
        "Write everything that can be read to a new database with new indexes, and report what is lost. The damaged one"
        " is not changed. Readable rows with which no game can continue are written to a file beside the new one.",
    )
    repair.add_argument("--to", metavar="FILE", type=Path, required=True, help="the new file")
    export = _add(
        verbs,
        "export",
        _export,
        "write the database as readable files",
        "Write all logs as JSON lines, and finished games as records, into a new folder; or, with --player,"
        " everything stored about one player to a file. Works while a server is using the database. It holds the"
        " secrets of games that are being played, and all that people wrote: keep it private.",
    )
    export.add_argument("--to", metavar="PATH", type=Path, required=True, help="the new folder, or file")
    export.add_argument("--player", metavar="NAME", help="a player's name or id")
    _add_prune(verbs)


def _add(
    verbs: "_Verbs", name: str, run: Callable[[argparse.Namespace], int], short: str, what: str
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = verbs.add_parser(name, help=short, description=what)
    add_data(parser)
    parser.set_defaults(run=partial(_told, run))
    return parser


def _add_copy(verbs: "_Verbs") -> None:
    copy = verbs.add_parser(
        "copy",
        help="copy everything into an empty database: from SQLite to PostgreSQL, or back",
        description="Copy all tables, score pads and players from one database to another, and compare what was written"
        " with what was read. A database is a file, or a PostgreSQL address such as postgresql://HOST/NAME;"
        " put its password in PGPASSWORD. The target must be empty, and stays empty if the copy fails. What servers"
        " write to the source in the meantime is not copied: stop them first.",
    )
    copy.add_argument("source", metavar="FROM", help="a file, or the address of a PostgreSQL database")
    copy.add_argument("target", metavar="TO", help="a new file, or the address of an empty PostgreSQL database")
    copy.set_defaults(run=partial(_told, _copy))


def _add_prune(verbs: "_Verbs") -> None:
    prune = _add(
        verbs,
        "prune",
        _prune,
        "remove old games and guests",
        "Remove old finished games, and guests who no longer come. A running server does that automatically.",
    )
    prune.add_argument("--dry-run", action="store_true", help="only report what would be removed")
    for what in ("games", "guests"):
        prune.add_argument(
            f"--keep-{what}-days",
            metavar="DAYS",
            type=whole_number,
            help=f"0: for ever; default: FORETELL_KEEP_{what.upper()}_DAYS, or 400",
        )


def _told(command: Callable[[argparse.Namespace], int], given: argparse.Namespace) -> int:
    """Run a command, and print why the store could not do it."""
    from ..store import StoreError

    end_in_order()
    try:
        return command(given)
    except StoreError as error:
        print(f"foretell: {error}", file=sys.stderr)
        return 1


def _back_up(given: argparse.Namespace) -> int:
    from ..store.sqlite.backup import back_up

    to = given.to or Path(f"foretell-{datetime.now().astimezone():%Y%m%d-%H%M%S}.db")
    back_up(_database(given), to)
    print(to)
    return 0


def _check(given: argparse.Namespace) -> int:
    from ..server.care.check import check

    database = _database(given)
    faults = 0
    for fault in check(database):
        faults += 1
        print(fault)
    print(f"{database}: {faults} faults" if faults else f"{database}: ok")
    return 1 if faults else 0


def _repair(given: argparse.Namespace) -> int:
    from ..server.care.repair import repair

    to: Path = given.to
    rest = to.parent / f"{to.name}.rest.jsonl"
    done = repair(_database(given), to, rest)
    _print(done.lost)
    print(f"{to}: {done.logs} tables and score pads, {done.players} players")
    if done.rest:
        print(f"{rest}: {len(done.rest)} rows that no game could go on with")
    print(f"Stop the server before you put {to} in the place of its database.")
    return 1 if done.lost else 0


def _export(given: argparse.Namespace) -> int:
    from ..server.care.export import export, export_player, find
    from ..server.care.snapshot import snapshot
    from ..store import SqliteStore
    from ..store.sqlite.backup import new_file, new_folder
    from ..store.sqlite.faults import fault_of

    to: Path = given.to

    async def write(copy: Path, draft: Path) -> Sequence[str]:
        store = SqliteStore(copy)
        try:
            if given.player is None:
                return await export(store, draft)
            await export_player(store, await find(store.players, given.player), draft)
            return ()
        finally:
            await store.close()

    if os.path.lexists(to):
        print(f"foretell: {to} already exists: choose another name", file=sys.stderr)
        return 1
    new = new_folder if given.player is None else new_file
    try:
        with snapshot(_database(given)) as copy, new(to) as draft:
            faults = asyncio.run(write(copy, draft))
    except OSError as error:
        raise fault_of(error, f"{to} cannot be written") from None
    _print(faults)
    print(to)
    return 1 if faults else 0


def _prune(given: argparse.Namespace) -> int:
    from ..server.care.snapshot import snapshot

    database, rules = _database(given), _rules(given)
    if given.dry_run:
        with snapshot(database) as copy:
            done = asyncio.run(_removed(copy, rules))
        print(f"{done.games} games and {done.guests} guests would be removed")
        return 0
    try:
        with held(database, ""):
            done = asyncio.run(_removed(database, rules))
    except Taken as taken:
        print(f"foretell: a server is using {database}, and prunes it by itself: {taken}", file=sys.stderr)
        return 1
    print(f"{done.games} games and {done.guests} guests were removed")
    return 0


def _rules(given: argparse.Namespace) -> "Rules":
    """The rules that the flags or the server's settings say."""
    from ..server.ops.configure import settings_of
    from ..server.people.retention import Rules

    names = ("keep_games_days", "keep_guests_days")
    flags = {
        f"FORETELL_{name.upper()}": str(getattr(given, name)) for name in names if getattr(given, name) is not None
    }
    settings = settings_of(flags, os.environ)
    return Rules(settings.keep_games_days, settings.keep_guests_days)


async def _removed(database: Path, rules: "Rules") -> "Pruned":
    """Remove what is too old from a database that nobody else uses, and shrink its file."""
    from ..server.eventlog.clock import now_ms
    from ..server.people.retention import prune
    from ..store import SqliteStore

    store = SqliteStore(database)
    try:
        done = await prune(store, rules, now_ms(), store.logs.remove)
        await store.erasures.scrub()
        return done
    finally:
        await store.close()


def _print(sentences: Sequence[str]) -> None:
    for sentence in sentences:
        print(sentence)


def _copy(given: argparse.Namespace) -> int:
    from ..store.copy import copy

    copied = asyncio.run(copy(given.source, given.target))
    _print([f"{name}: {count}" for name, count in copied.items()])
    return 0


def _database(given: argparse.Namespace) -> Path:
    """The database that the flag, the environment or the platform says, as for the server; raises StoreError."""
    from ..server.ops.folder import data_folder, database_in
    from ..store import StoreError

    if os.environ.get("FORETELL_STORE") and not given.data:
        raise StoreError(_NOT_HERE)
    folder = given.data or os.environ.get("FORETELL_DATA")
    database = database_in(Path(folder).expanduser() if folder else data_folder())
    if not database.is_file():
        raise StoreError(f"there is no database {database}")
    return database
