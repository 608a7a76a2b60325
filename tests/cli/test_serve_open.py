"""``foretell serve --open``: a free port, a browser if there is one, clear messages, and one server per folder."""

import io
import os
import pty
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address
from pathlib import Path

import httpx
import pytest

from foretell.cli import browser as page
from foretell.cli import main
from foretell.cli.server_lock import Taken, held
from foretell.server import run
from foretell.words import Words
from tests.waiting import PATIENCE, ending

AWAY = ("SSH_CONNECTION", "BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "FORETELL_PORT", "FORETELL_LOG_LEVEL")


@contextmanager
def opened(folder: Path, *arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run the command in a folder of its own; yields the process, and its first line of output."""
    kept = {name: value for name, value in os.environ.items() if name not in AWAY}
    command = [sys.executable, "-m", "foretell", "serve", "--open", "--data", str(folder), *arguments]
    with ending(
        subprocess.Popen(
            command,
            env={**kept, "FORETELL_LANG": "en", **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
    ) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


def rest_of(process: subprocess.Popen[str]) -> list[str]:
    """The remaining output."""
    assert process.stdout is not None
    said = process.stdout.read().splitlines()
    process.wait(PATIENCE)
    return said


def address_in(line: str) -> str:
    return line.rsplit(" ", 1)[1]


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A fake browser that writes the addresses it should open to a file; returns the file."""
    program, notes = tmp_path / "browser", tmp_path / "shown"
    program.write_text(f"#!/bin/sh\nprintf '%s\\n' \"$1\" >>'{notes}'\n", encoding="utf-8")
    program.chmod(0o755)
    return notes


def test_it_prints_its_address_answers_there_and_stops_cleanly(tmp_path: Path) -> None:
    with opened(tmp_path) as (process, first):
        assert first.startswith("The table is set: http://127.0.0.1:80")
        answer = httpx.get(f"{address_in(first)}health", trust_env=False, timeout=PATIENCE)
        process.send_signal(signal.SIGINT)
        said = rest_of(process)
    assert answer.json() == {"status": "ok"}
    assert said == [
        "Open this address in your browser.",
        f"The operator’s page: {address_in(first)}operator (its token is in {tmp_path / 'operator.token'})",
        "Press Ctrl+C to stop. Your games are saved until you come back.",
        "",
        "Stopped. Your games are saved.",
    ]
    assert process.returncode == 0


def test_it_opens_the_browser(tmp_path: Path, browser: Path) -> None:
    with opened(tmp_path / "data", BROWSER=str(browser.with_name("browser"))) as (process, first):
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "Opening it in your browser …"
        process.send_signal(signal.SIGINT)
        rest_of(process)
    assert browser.read_text(encoding="utf-8").split() == [address_in(first)]


def test_over_ssh_it_says_how_to_reach_it(tmp_path: Path) -> None:
    with opened(tmp_path, SSH_CONNECTION="192.0.2.1 5 192.0.2.2 22", DISPLAY=":0") as (process, first):
        port = address_in(first).rstrip("/").rsplit(":", 1)[1]
        process.send_signal(signal.SIGINT)
        assert f"ssh -L {port}:127.0.0.1:{port}" in rest_of(process)[0]


def test_a_second_start_opens_the_first_server(tmp_path: Path, browser: Path) -> None:
    chosen = {"BROWSER": str(browser.with_name("browser"))}
    with opened(tmp_path / "data") as (_, first), opened(tmp_path / "data", **chosen) as (second, line):
        assert line == f"The table is already set: {address_in(first)}"
        rest_of(second)
    assert second.returncode == 0
    assert browser.read_text(encoding="utf-8").split() == [address_in(first)]


def test_a_second_start_with_the_port_of_the_first_server_leads_to_it(tmp_path: Path) -> None:
    with opened(tmp_path) as (_, first):
        port = address_in(first).rstrip("/").rsplit(":", 1)[1]
        with opened(tmp_path, "--port", port) as (second, line):
            assert line == f"The table is already set: {address_in(first)}"
            rest_of(second)
    assert second.returncode == 0


def test_a_server_without_a_page_to_open_is_refused_a_folder_that_is_taken(tmp_path: Path) -> None:
    with opened(tmp_path) as (_, first):
        command = [sys.executable, "-m", "foretell", "serve", "--port", "0", "--data", str(tmp_path)]
        refused = subprocess.run(command, capture_output=True, check=False, text=True, timeout=PATIENCE)
    assert refused.returncode == 1
    assert refused.stderr.strip() == f"foretell: another server has {tmp_path}: {address_in(first)}"


def test_the_address_of_a_server_is_one_that_browsers_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = []
    monkeypatch.setattr(run, "serve", lambda _: left.append((tmp_path / "foretell.address").read_text("utf-8")))
    assert main(["serve", "--host", "::1", "--port", "9", "--data", str(tmp_path)]) == 0
    assert left == ["http://[::1]:9/\n"]


def test_a_folder_is_free_again_when_its_server_was_killed(tmp_path: Path) -> None:
    with opened(tmp_path) as (process, _):
        process.kill()
        process.wait(PATIENCE)
        with opened(tmp_path) as (_, line):
            assert line.startswith("The table is set: ")


def test_only_one_server_uses_a_database(tmp_path: Path) -> None:
    database = tmp_path / "new" / "foretell.db"
    with held(database, "http://here/"):
        with pytest.raises(Taken) as taken, held(database, "http://there/"):
            pass
        assert taken.value.address == "http://here/"
    with held(database, "http://there/"):
        assert (tmp_path / "new" / "foretell.address").read_text(encoding="utf-8") == "http://there/\n"


def test_links_to_one_database_are_one_database_and_others_beside_it_are_not(tmp_path: Path) -> None:
    for folder in ("one", "two", "three"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "foretell.db").symlink_to(tmp_path / ("b.db" if folder == "three" else "a.db"))
    with held(tmp_path / "one" / "foretell.db", "http://here/"), held(tmp_path / "three" / "foretell.db", ""):
        for same in (tmp_path / "two" / "foretell.db", tmp_path / "a.db"):
            with pytest.raises(Taken, match="http://here/"), held(same, "http://there/"):
                pass


def test_a_busy_port_is_skipped() -> None:
    with page.listen("127.0.0.1", None) as first, page.listen("127.0.0.1", None) as second:
        assert page.PORTS[0] <= first.getsockname()[1] < second.getsockname()[1]


def test_a_busy_port_from_the_command_line_is_an_error(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with opened(tmp_path, "--port", port) as (process, first):
            rest_of(process)
    assert first.startswith("There is no free port for the page: ")
    assert process.returncode == 1


@pytest.mark.parametrize(("anywhere", "here"), [(IPv4Address(0), "127.0.0.1"), (IPv6Address(0), "[::1]")])
def test_a_server_for_the_whole_network_opens_its_local_address(
    tmp_path: Path, anywhere: IPv4Address | IPv6Address, here: str
) -> None:
    with opened(tmp_path, "--host", str(anywhere), "--port", "0") as (process, first):
        assert first.startswith(f"The table is set: http://{here}:")
        process.send_signal(signal.SIGINT)
        said = rest_of(process)
    assert "Open this address in your browser." in said


def test_no_address_is_printed_if_the_server_did_not_start(capsys: pytest.CaptureFixture[str]) -> None:
    listening = page.listen("127.0.0.1", 0)
    thread = page.welcome(listening, Words("en"), bool)
    listening.close()
    thread.join(PATIENCE)
    assert capsys.readouterr().out == ""


def test_it_is_no_fault_if_nobody_reads_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    faults: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", faults.append)
    monkeypatch.setattr(page, "_answers", lambda _host, _port: True)
    reading, writing = os.pipe()
    os.close(reading)
    with page.listen("127.0.0.1", 0) as listening, os.fdopen(writing, "wb", buffering=0) as pipe:
        monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(pipe, write_through=True))
        page.welcome(listening, Words("en"), bool).join(PATIENCE)
    assert not faults


@pytest.mark.parametrize(
    ("environment", "platform", "seen"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({}, "darwin", True),
        ({"SSH_CONNECTION": "192.0.2.1"}, "darwin", False),
        ({"SSH_CONNECTION": "192.0.2.1", "DISPLAY": "localhost:10"}, "linux", False),
        ({"SSH_CONNECTION": "192.0.2.1", "BROWSER": "show"}, "linux", True),
    ],
)
def test_a_browser_is_opened_only_where_there_is_a_screen(
    environment: Mapping[str, str], platform: str, seen: bool
) -> None:
    assert page.has_screen(environment, platform) is seen


@pytest.mark.parametrize("level", [None, "info"])
def test_in_a_terminal_the_address_comes_first(level: str | None, tmp_path: Path) -> None:
    """Lines in JSON are for programs, and for users who ask for them."""
    ours, theirs = pty.openpty()
    kept = {name: value for name, value in os.environ.items() if name not in AWAY}
    arguments = ["--port", "0", "--data", str(tmp_path), *([] if level is None else ["--log-level", level])]
    with ending(
        subprocess.Popen(
            [sys.executable, "-m", "foretell", "serve", *arguments],
            env={**kept, "FORETELL_LANG": "en"},
            stdout=theirs,
            stderr=theirs,
        )
    ) as process:
        os.close(theirs)
        with os.fdopen(ours, encoding="utf-8") as terminal:
            try:
                first = terminal.readline().strip()
                if level is not None:
                    assert first.startswith('{"time"')
                    return
                address = first.removeprefix("The table is set: ")
                assert httpx.get(f"{address}health", trust_env=False, timeout=PATIENCE).status_code == 200
                assert terminal.readline().strip() == "Open this address in your browser."
                process.send_signal(signal.SIGINT)
                assert process.wait(PATIENCE) == 0
            finally:
                process.kill()
