"""A PostgreSQL of the tests' own, in a temporary folder: started when it is first needed, removed at the end.

It listens on a unix socket alone.  Where the tests run as root, it runs as an unprivileged user, as it must.
"""

import asyncio
import atexit
import os
import pwd
import shutil
import subprocess
import tempfile
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from signal import SIGQUIT
from threading import Thread
from typing import IO

from foretell.store.postgres.connect import prepare
from tests.waiting import LONGEST, PATIENCE, until

_PLACES = "/usr/lib/postgresql/*/bin"
_USERS = ("postgres", "nobody")
_OLDEST = 15
_QUICK = ("fsync=off", "full_page_writes=off")
_FRUGAL = ("listen_addresses=", "shared_buffers=32MB", "max_connections=60", "autovacuum=off", "jit=off")


class NoPostgres(Exception):
    """PostgreSQL is not installed here."""


@dataclass(eq=False)
class Cluster:
    """A running PostgreSQL."""

    folder: Path
    durable: bool
    """Whether it writes to disk as one in use does; without that it is quicker."""
    process: "subprocess.Popen[bytes] | None" = None
    _numbers: "count[int]" = field(default_factory=count)

    @property
    def host(self) -> str:
        """The folder of its socket."""
        return str(self.folder)

    def start(self) -> None:
        """Start it (again), and wait until it answers."""
        settings = [*_FRUGAL, f"unix_socket_directories={self.folder}", *(() if self.durable else _QUICK)]
        flags = [flag for setting in settings for flag in ("-c", setting)]
        log = (self.folder / "log").open("ab")
        command = [str(program_of("postgres")), "-D", str(self.folder / "data"), *flags]
        self.process = popen(command, log)
        ready = [str(program_of("pg_isready")), "-q", "-h", self.host]

        def answers() -> bool:
            if self.process is None or self.process.poll() is not None:  # those of the one before are still ending
                self.process = popen(command, log)
            return subprocess.run(ready, check=False, timeout=PATIENCE).returncode == 0

        with log:
            try:
                until(answers, "PostgreSQL has started")
            except TimeoutError as error:
                raise RuntimeError((self.folder / "log").read_text()) from error

    def stop(self) -> None:
        """Stop it at once, as a crash would."""
        if self.process is not None:
            self.process.send_signal(SIGQUIT)
            self.process.wait(PATIENCE)
            self.process = None

    def new_database(self, template: str = "template1") -> str:
        """The address of a new database: empty, or a copy of another."""
        name = f"foretell_{os.getpid()}_{next(self._numbers)}"
        self.do("postgres", f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql:///{database}?host={self.folder}&user=postgres"

    def do(self, database: str, sql: str) -> str:
        """What psql prints of a statement, without headings."""
        asked = [str(program_of("psql")), "-XqAt", "-v", "ON_ERROR_STOP=1", "-h", self.host, "-U", "postgres"]
        done = subprocess.run(
            [*asked, "-d", database, "-c", sql], check=True, capture_output=True, text=True, timeout=LONGEST
        )
        return done.stdout.strip()

    def remove(self) -> None:
        """Stop it, and remove its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def cluster() -> Cluster:
    """The cluster of this process, which is removed when the process ends; raises NoPostgres."""
    made = new_cluster(durable=False)
    atexit.register(made.remove)
    made.start()
    return made


def with_schema(cluster: Cluster) -> str:
    """The address of a new database with foretell's tables."""
    return cluster.new_database(_template(cluster))


@cache
def _template(cluster: Cluster) -> str:
    """A database with foretell's tables, to be copied."""
    cluster.do("postgres", "CREATE DATABASE foretell_template")
    making = Thread(target=lambda: asyncio.run(prepare(cluster.url("foretell_template"))))  # there may be a loop here
    making.start()
    making.join(PATIENCE)
    return "foretell_template"


def new_cluster(*, durable: bool = True) -> Cluster:
    """A new cluster that is not running yet; raises NoPostgres."""
    folder = new_folder()
    flags = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions"]
    run_program("initdb", "-D", str(folder / "data"), *flags)
    return Cluster(folder, durable)


def new_folder() -> Path:
    """A temporary folder in which PostgreSQL's user may write; raises NoPostgres."""
    program_of("initdb")
    folder = Path(tempfile.mkdtemp(prefix="foretell-pg-"))
    user = _user()
    if user is not None:
        shutil.chown(folder, user)
    return folder


def run_program(name: str, *arguments: str) -> None:
    """Run a program of PostgreSQL to its end, as its user; raises NoPostgres, and RuntimeError if it fails."""
    with tempfile.TemporaryFile() as told:
        done = popen([str(program_of(name)), *arguments], told)
        if done.wait(PATIENCE):
            told.seek(0)
            raise RuntimeError(f"{name} has failed: {told.read().decode(errors='replace')}")


def program_of(name: str) -> Path:
    """A program of the newest PostgreSQL here; raises NoPostgres."""
    found = {int(path.parent.parent.name): path for path in Path("/").glob(f"{_PLACES[1:]}/{name}")}
    new_enough = {version: path for version, path in found.items() if version >= _OLDEST}
    if new_enough:
        return new_enough[max(new_enough)]
    on_path = shutil.which(name)
    if on_path is None:
        raise NoPostgres(f"there is no {name} here: install PostgreSQL {_OLDEST} or newer (sh scripts/servers)")
    return Path(on_path)


def popen(command: list[str], output: "int | IO[bytes]") -> "subprocess.Popen[bytes]":
    """A process of a user who may run PostgreSQL."""
    return subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, user=_user(), cwd="/")


def _user() -> str | None:
    """The user to whom root hands PostgreSQL; None where we are not root."""
    if os.getuid() != 0:
        return None
    known = {each.pw_name for each in pwd.getpwall()}
    return next(user for user in _USERS if user in known)
