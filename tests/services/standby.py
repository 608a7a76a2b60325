"""What happens to PostgreSQL servers: killed, started again, followed by a synchronous standby, which is promoted."""

import shutil
from pathlib import Path

from tests.postgres import Cluster, new_folder, run_program
from tests.waiting import PATIENCE, until

_STANDBY = "standby"


def kill(cluster: Cluster) -> None:
    """Kill the server (SIGKILL); its children end by themselves."""
    if cluster.process is not None:
        cluster.process.kill()
        cluster.process.wait(PATIENCE)
        cluster.process = None


def start_again(cluster: Cluster) -> None:
    """Start a server that was killed; it can start when its children have ended."""
    until(lambda: _starts(cluster), "PostgreSQL has started again")


def _starts(cluster: Cluster) -> bool:
    try:
        cluster.start()
    except RuntimeError:
        return False
    return True


def follow(primary: Cluster) -> Cluster:
    """A new standby, which has started: from now on no commit at the primary is acknowledged before it has it too."""
    standby = Cluster(new_folder(), primary.durable)
    source = f"host={primary.host} user=postgres application_name={_STANDBY}"
    data = standby.folder / "data"
    run_program("pg_basebackup", "-D", str(data), "-d", source, "-R", "-X", "stream", "-c", "fast")
    _set_up(data / "postgresql.auto.conf")
    standby.start()
    primary.do("postgres", f"ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 ({_STANDBY})'")
    primary.do("postgres", "SELECT pg_reload_conf()")
    following = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'quorum'"
    until(lambda: primary.do("postgres", following) == "1", "the standby follows")
    return standby


def _set_up(settings: Path) -> None:
    """Leave out that the primary waits for a standby, and let the standby look for its primary often."""
    kept = [line for line in settings.read_text(encoding="utf-8").splitlines() if "synchronous_standby" not in line]
    settings.write_text("\n".join([*kept, "wal_retrieve_retry_interval = '200ms'\n"]), encoding="utf-8")


def promote(standby: Cluster) -> None:
    """Make a standby the primary: it needs no standby of its own until ``follow``."""
    run_program("pg_ctl", "-D", str(standby.folder / "data"), "-w", "-t", str(int(PATIENCE)), "promote")


def remove(cluster: Cluster) -> None:
    """Kill the server and remove its folder."""
    kill(cluster)
    shutil.rmtree(cluster.folder, ignore_errors=True)


def url(database: str, *hosts: str) -> str:
    """The address of a database at whichever of these servers, by the folders of their sockets, can be written to."""
    ports = ",".join("5432" for _ in hosts)
    return f"postgresql:///{database}?host={','.join(hosts)}&port={ports}&user=postgres&target_session_attrs=primary"
