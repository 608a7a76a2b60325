"""``foretell serve`` as a process: it starts, stops in order, and its logs keep secrets."""

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from foretell.cli import serve
from foretell.store.sqlite.migrations import STEPS
from tests.server import pads
from tests.server.harness import Person, http_client
from tests.server.overheard import OVERHEARD
from tests.store.damage import change
from tests.waiting import PATIENCE, ending


def parsed(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    serve.add_commands(parser.add_subparsers())
    return parser.parse_args(["serve", *arguments])


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    given = parsed("--schema")
    assert given.run(given) == 0
    assert "FromClient" in json.loads(capsys.readouterr().out)["$defs"]


def test_the_settings_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    given = parsed("--settings")
    assert given.run(given) == 0
    assert "# the port; 0: any free one\nFORETELL_PORT=8000\n" in capsys.readouterr().out


def test_a_wrong_setting_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    given = parsed("--port", "70000")
    assert given.run(given) == 2
    assert "FORETELL_PORT cannot be '70000': it must be a whole number from 0 to 65535" in capsys.readouterr().err
    given = parsed("--workers", "1001")
    assert given.run(given) == 2
    assert "FORETELL_WORKERS cannot be '1001': it must be a whole number from 1 to 1000" in capsys.readouterr().err


def test_flags_are_settings() -> None:
    given = parsed("--port", "0", "--secure-cookies", "--bot-pause", "0,1")
    assert serve.flags_of(given) == {"FORETELL_PORT": "0", "FORETELL_SECURE_COOKIES": "1", "FORETELL_BOT_PAUSE": "0,1"}


SILENT = """
import sys
from foretell.cli import main
from foretell.server import run
from foretell.store import SqliteStore, StoreError
from foretell.store.sqlite.store import SoleOwner

class Silent(SoleOwner):
    async def join(self, lost):
        raise {fault}

def opened(database, observer):
    store = SqliteStore(database, observer)
    store.ownership = Silent(store.logs)
    return store

run.open_store = opened
sys.exit(main(["serve", "--port", "0", "--log-level", "warning"]))
"""


def starting(folder: Path, fault: str) -> subprocess.CompletedProcess[str]:
    """The command, which meets this fault when its database is asked for the first time."""
    return subprocess.run(
        [sys.executable, "-c", SILENT.format(fault=fault)],
        env={**os.environ, "FORETELL_DATA": str(folder)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_a_database_that_falls_silent_during_the_start_is_named(tmp_path: Path) -> None:
    ended = starting(tmp_path, "StoreError('the database cannot be reached: it does not answer')")
    said = "foretell: the database cannot be reached: it does not answer\n"
    assert (ended.returncode, ended.stderr) == (1, said)


def test_any_other_fault_of_the_start_is_logged_with_its_place(tmp_path: Path) -> None:
    ended = starting(tmp_path, "LookupError('a secret')")
    assert ended.returncode == 3
    assert "a secret" not in ended.stderr
    [line] = map(json.loads, ended.stderr.splitlines())
    assert (line["message"], line["fault"]) == ("start failed", "LookupError")


@contextmanager
def started(*arguments: str, **environment: str) -> Iterator[tuple[str, str, list[str]]]:
    """The command: its address, that of its metrics, and its log, which is complete at the end."""
    chosen = {**os.environ, **{f"FORETELL_{name}": value for name, value in environment.items()}}
    command = [sys.executable, "-m", "foretell", "serve", "--port", "0", "--metrics", "127.0.0.1:0", *arguments]
    with ending(subprocess.Popen(command, env=chosen, stderr=subprocess.PIPE, text=True)) as process:
        assert process.stderr is not None
        said: list[str] = []
        try:
            while not said or "Uvicorn running on" not in said[-1]:
                said.append(process.stderr.readline())
                assert said[-1], "it ended before it began"
            address = json.loads(said[-1])["message"].split()[3].removeprefix("http://")
            [port] = [line["port"] for line in map(json.loads, said) if line["message"] == "metrics served"]
            yield address, f"http://127.0.0.1:{port}", said
            process.send_signal(signal.SIGTERM)
            said += process.stderr.readlines()
            assert process.wait(PATIENCE) == -signal.SIGTERM
        finally:
            process.kill()
            OVERHEARD.hear("".join(said))


def test_it_starts_and_stops_in_order_and_keeps_no_token(tmp_path: Path) -> None:
    with started("--data", str(tmp_path)) as (address, _, said):
        answer = httpx.post(f"http://{address}/api/v1/players", json={"name": "Ada"}, trust_env=False, timeout=PATIENCE)
    messages = [json.loads(line)["message"] for line in said]
    assert "started" in messages
    assert "stopped" in messages
    assert answer.json()["token"].encode() not in b"".join(file.read_bytes() for file in tmp_path.iterdir())


async def test_its_most_verbose_log_contains_no_secrets(tmp_path: Path) -> None:
    with started("--data", str(tmp_path), LOG_LEVEL="debug") as (address, _, said):
        forwarded = {"x-forwarded-for": OVERHEARD.word("2001:db8::7:1")}
        async with Person(address, "Zoë Q.") as person, http_client(f"http://{address}/api/v1") as client:
            person.http.headers.update(forwarded)
            table = await person.open(seats=3)
            key, watch = await pads.put(person)
            for path in (f"/tables/{table}", f"/pads/{key}", f"/pads/{watch}", "/tables/nowhere"):
                async with person.at(table) as line:
                    await line.until("welcome")
                await person.http.get(path)
                await client.get(path, headers={"x-forwarded-for": "203.0.113.77"})
            async with pads.at(person, key) as phone:
                await phone.until("pad")
            await send_nonsense(address)
    assert len(said) > 10


async def send_nonsense(address: str) -> None:
    """Send a malformed request."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET /203.0.113.77 nonsense\r\n\r\n")
    await reader.read()
    writer.close()
    await writer.wait_closed()


def test_the_metrics_have_an_address_of_their_own(tmp_path: Path) -> None:
    with started("--data", str(tmp_path)) as (address, metrics, _):
        assert "foretell_entries" not in httpx.get(f"http://{address}/metrics", trust_env=False, timeout=PATIENCE).text
        counted = httpx.get(f"{metrics}/metrics", trust_env=False, timeout=PATIENCE).text
        names = (
            "entries_total",
            "failed_writes_total",
            "broken_logs_total",
            "bot_faults_total",
            "commit_seconds_count",
        )
        assert [name for name in names if f"foretell_{name}" not in counted] == []


def no_database(folder: Path) -> str:
    (folder / "foretell.db").write_text("a text" * 1000)
    return f"{folder / 'foretell.db'} cannot be used: it is not a SQLite database"


def a_newer_database(folder: Path) -> str:
    change(folder / "foretell.db", "PRAGMA user_version = 99")
    known = f"this foretell knows versions up to {len(STEPS)}"
    return f"{folder / 'foretell.db'} cannot be used: it has version 99, and {known}"


def a_file_in_its_place(folder: Path) -> str:
    folder.rmdir()
    folder.write_text("no folder")
    return f"{folder}: File exists"


@pytest.mark.parametrize("make", [no_database, a_newer_database, a_file_in_its_place])
def test_an_unusable_folder_is_reported_in_one_sentence(tmp_path: Path, make: Callable[[Path], str]) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    why = make(folder)
    check_refused(why, 1, "--data", str(folder))


@pytest.mark.parametrize("room", [0, 1000, 30_000])
def test_without_room_on_the_disk_it_does_not_start_and_says_so(tmp_path: Path, room: int) -> None:
    check_refused(str(tmp_path), 1, "--data", str(tmp_path), room=room)


def test_a_taken_address_of_the_metrics_is_reported(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        why = f"the metrics cannot be served at 127.0.0.1, port {port}: Address already in use"
        check_refused(why, 2, "--data", str(tmp_path), "--metrics", f"127.0.0.1:{port}")


def test_a_taken_port_is_reported(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        why = f"cannot listen at 127.0.0.1, port {port}: Address already in use"
        check_refused(why, 2, "--data", str(tmp_path), "--log-level", "warning", "--port", f"{port}")


def test_a_host_that_has_no_address_is_reported(tmp_path: Path) -> None:
    why = "cannot listen at no.name.invalid, port 0: "
    check_refused(why, 2, "--data", str(tmp_path), "--log-level", "warning", "--host", "no.name.invalid")


@pytest.mark.parametrize("place", ["yes", "9100", ":9100", "127.0.0.1:http"])
def test_a_malformed_address_of_the_metrics_is_reported(tmp_path: Path, place: str) -> None:
    why = f"FORETELL_METRICS cannot be '{place}': it must be an address and a port, as in 127.0.0.1:9100"
    check_refused(why, 2, "--data", str(tmp_path), "--metrics", place)


def check_refused(why: str, status: int, *arguments: str, room: int | None = None) -> None:
    """Check that the command ends with this status and one line of error; ``room``: the limit on file sizes (bytes)."""
    limit = "" if room is None else f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, {room})); "
    program = f"{limit}import sys; from foretell.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "serve", "--port", "0", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (status, "", 1), done.stderr
    assert done.stderr.startswith(f"foretell: {why}")
