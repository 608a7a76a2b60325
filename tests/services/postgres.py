"""Throwaway PostgreSQL servers, with a socket in a folder of their own and a standby: killed, promoted, removed.

Root starts them as the user ``postgres`` or ``nobody``, since PostgreSQL refuses to run as root.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

USER = DATABASE = "foretell"
PORT = 5432
"""Only a part of the socket's name: nothing listens on the network."""
_FOLDERS = ("usr/lib/postgresql/*/bin", "usr/pgsql-*/bin")
_SETTINGS = {
    "listen_addresses": "''",
    "unix_socket_permissions": "0777",
    "max_connections": "60",
    "shared_buffers": "'16MB'",
    "wal_level": "replica",
    "max_wal_senders": "8",
    "min_wal_size": "'32MB'",
    "wal_keep_size": "'64MB'",
    "wal_retrieve_retry_interval": "'200ms'",
    "log_min_messages": "warning",
    "restart_after_crash": "on",
}
_SLOWEST = 60.0


def find() -> Path | None:
    """The folder with PostgreSQL's programs, the newest; None if there is none."""
    if chosen := os.environ.get("FORETELL_POSTGRES_BIN"):
        return Path(chosen)
    folders = [folder for pattern in _FOLDERS for folder in Path("/").glob(pattern)]
    on_path = shutil.which("initdb")
    folders += [Path(on_path).resolve().parent] if on_path else []
    return max((folder for folder in folders if (folder / "initdb").exists()), key=_version, default=None)


def _version(folder: Path) -> int:
    digits = "".join(filter(str.isdigit, folder.parent.name))
    return int(digits or 0)


class Missing(Exception):
    """A program is missing that the tests need."""


@dataclass
class Postgres:
    """A server: its data, and the folder of its socket."""

    programs: Path
    data: Path
    socket: Path

    @property
    def url(self) -> str:
        """Its address for clients."""
        return url(self.socket)

    def start(self) -> None:
        """Start, also after a kill, and wait until it answers."""
        log = self.data.with_suffix(".log")
        until = time.monotonic() + _SLOWEST
        while True:
            done = self._run("pg_ctl", "-D", self.data, "-l", log, "-w", "-t", str(int(_SLOWEST)), "start", check=False)
            if done.returncode == 0:
                return
            if time.monotonic() > until:  # what a killed server had in memory is free only when its children have ended
                raise RuntimeError(f"PostgreSQL does not start: {log.read_text(encoding='utf-8')[-2000:]}")
            time.sleep(0.1)

    def stop(self) -> None:
        """Stop at once, if it runs."""
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop", check=False)

    def kill(self) -> None:
        """Kill the postmaster (SIGKILL); its children end by themselves."""
        with suppress(FileNotFoundError, ProcessLookupError):
            os.kill(self.pid(), signal.SIGKILL)

    def pid(self) -> int:
        """The postmaster's process; raises FileNotFoundError if it does not run."""
        return int((self.data / "postmaster.pid").read_text(encoding="ascii").split()[0])

    def promote(self) -> None:
        """Make the standby the primary."""
        self._run("pg_ctl", "-D", self.data, "-w", "-t", str(int(_SLOWEST)), "promote")

    def sql(self, statement: str, database: str = DATABASE) -> str:
        """Carry out a statement; returns its rows, their values separated by ``|``."""
        where = ("-h", self.socket, "-p", str(PORT), "-U", USER, "-d", database)
        return self._run("psql", "-X", "-q", "-A", "-t", *where, "-c", statement).stdout.strip()

    def follow_with(self, name: str) -> "Postgres":
        """A standby of this server, which has started: no commit is acknowledged before it has it too."""
        standby = Postgres(self.programs, self.data.with_name(name), self.socket.with_name(f"{name}.socket"))
        shutil.rmtree(standby.data, ignore_errors=True)
        _make(standby.socket)
        source = f"host={self.socket} port={PORT} user={USER} application_name={name}"
        self._run("pg_basebackup", "-D", standby.data, "-d", source, "-R", "-X", "stream", "-c", "fast")
        settings = standby.data / "postgresql.auto.conf"
        kept = [line for line in settings.read_text(encoding="utf-8").splitlines() if "synchronous_standby" not in line]
        settings.write_text("\n".join([*kept, f"unix_socket_directories = '{standby.socket}'\n"]), encoding="utf-8")
        standby.start()
        self.sql(f"ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 ({name})'")
        self.sql("SELECT pg_reload_conf()")
        until = time.monotonic() + _SLOWEST
        while self.sql("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'quorum'") != "1":
            if time.monotonic() > until:
                raise RuntimeError("the standby does not follow")
            time.sleep(0.05)
        return standby

    def _run(self, program: str, *arguments: str | Path, check: bool = True) -> subprocess.CompletedProcess[str]:
        return run_as(self.programs / program, arguments, check=check)


def url(*sockets: Path) -> str:
    """The address of whichever of these servers can be written to."""
    hosts = ",".join(map(str, sockets))
    several = "&target_session_attrs=primary" if len(sockets) > 1 else ""
    return f"postgresql://{USER}@/{DATABASE}?host={hosts}&port={','.join([str(PORT)] * len(sockets))}{several}"


def unprivileged() -> str | None:
    """The user for PostgreSQL's processes; None: ours will do."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def run_as(program: Path, arguments: Sequence[str | Path], *, check: bool = True) -> subprocess.CompletedProcess[str]:
    """Run one of PostgreSQL's programs to its end; raises RuntimeError with its words if it fails."""
    user = unprivileged()
    with tempfile.TemporaryFile("w+", encoding="utf-8") as told:  # a pipe would stay open in the server that it starts
        done = subprocess.run(
            [program, *arguments],
            check=False,
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=told,
            stderr=subprocess.STDOUT,
            text=True,
            user=user,
            group=None if user is None else pwd.getpwnam(user).pw_gid,
            extra_groups=None if user is None else [],
            start_new_session=True,
        )
        told.seek(0)
        done.stdout = told.read()
    if check and done.returncode:
        raise RuntimeError(f"{program.name} failed: {done.stdout}")
    return done


@contextmanager
def postgres(*, safe: bool = True) -> Iterator[Postgres]:
    """A server with an empty database; raises Missing.

    ``safe``: whether what it has acknowledged survives a crash of the machine (fsync); tests of other claims need not
    wait for that.
    """
    programs = find()
    if programs is None:
        raise Missing("there is no PostgreSQL: `sh scripts/services` says how to get one")
    folder = Path(tempfile.mkdtemp(prefix="foretell-pg-"))
    _give(folder)
    made = Postgres(programs, folder / "a", folder / "a.socket")
    try:
        _make(made.socket)
        run_as(
            programs / "initdb", ("-D", made.data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        )
        settings = {**_SETTINGS, "unix_socket_directories": f"'{made.socket}'", "fsync": "on" if safe else "off"}
        with (made.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.writelines(f"{name} = {value}\n" for name, value in settings.items())
        made.start()
        made.sql(f"CREATE DATABASE {DATABASE}", "postgres")
        yield made
    finally:
        for data in folder.glob("*/postmaster.pid"):
            Postgres(programs, data.parent, folder).stop()
        shutil.rmtree(folder, ignore_errors=True)


def _make(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    _give(folder)


def _give(folder: Path) -> None:
    """Let PostgreSQL's user have a folder."""
    user = unprivileged()
    if user is not None:
        shutil.chown(folder, user)
