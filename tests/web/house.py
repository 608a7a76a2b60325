"""A real server for the tests in the browser, which runs as ``foretell serve`` does."""

import json
import os
import signal
from pathlib import Path
from typing import Any, Self

import httpx

from benchmarks.server.processes import free_port
from tests.forks import Serving
from tests.waiting import PATIENCE, until
from tests.web.people import NAME_OF_HERE

_GENEROUS = {
    "FORETELL_BOT_PAUSE": "0,0",
    "FORETELL_CATCH_UP_LINES_PER_SECOND": "100000",
    "FORETELL_CONNECTIONS": "1000",
    "FORETELL_HOSTS": NAME_OF_HERE,
    "FORETELL_MESSAGES_PER_SECOND": "100000",
    "FORETELL_REQUESTS_PER_SECOND": "100000",
    "FORETELL_TABLES_PER_HOUR": "100000",
    "FORETELL_PLAYERS_PER_HOUR": "100000",
}


class House:
    """A server with a folder of its own; it can be killed and restarted at the same port."""

    def __init__(self, folder: Path, **environment: str) -> None:
        """``environment``: settings besides fast bots and generous limits."""
        self.folder = folder
        self.port = free_port()
        self._environment = {**os.environ, **_GENEROUS, **environment, "FORETELL_DATA": str(folder)}
        self._process: Serving | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def address(self) -> str:
        """The server's address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it listens."""
        log = self.folder.parent / f"{self.folder.name}.log"
        begin = log.stat().st_size if log.exists() else 0
        self._process = Serving({**self._environment, "FORETELL_PORT": str(self.port)}, log)
        self.port = self._port_in(log, begin)

    def kill(self) -> None:
        """Kill it, as a power cut does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it, as an operator does."""
        self._end(signal.SIGTERM)

    def faults(self) -> list[str]:
        """The errors in its log."""
        log = self.folder.parent / f"{self.folder.name}.log"
        return [line for line in log.read_text(encoding="utf-8").splitlines() if '"level": "error"' in line]

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None:
            process, self._process = self._process, None
            process.send(number)
            try:
                until(lambda: process.status is not None, "the server has ended")
            finally:
                process.send(signal.SIGKILL)

    def _port_in(self, log: Path, begin: int) -> int:
        process, found = self._process, list[str]()
        assert process is not None

        def runs_or_ended() -> bool:
            lines = (log.read_bytes() if log.exists() else b"")[begin:].decode().splitlines(keepends=True)
            found.extend(line for line in lines if "Uvicorn running on" in line and line.endswith("\n"))
            return bool(found) or process.status is not None

        until(runs_or_ended, "the server has started")
        assert found, log.read_text(encoding="utf-8")
        return int(json.loads(found[0])["message"].split()[3].rpartition(":")[2])


class Guest:
    """A player without a browser, whose seat moves at once."""

    def __init__(self, house: House, name: str) -> None:
        self.http = httpx.Client(base_url=f"{house.address}/api/v1", trust_env=False, timeout=PATIENCE)
        token = self.post("/players", name=name)["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {token}"
        self._number = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def post(self, path: str, **values: object) -> dict[str, Any]:
        """Send a command that must succeed."""
        answer = self.http.post(path, json=values)
        assert answer.is_success, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def get(self, path: str) -> dict[str, Any]:
        """Get something that must be there."""
        answer = self.http.get(path)
        assert answer.is_success, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def do(self, table: str, do: str, **values: object) -> None:
        """Give a command."""
        self._number += 1
        self.post(f"/tables/{table}/commands", type="do", id=f"g{self._number}", command={"do": do, **values})

    def play(self, table: str) -> None:
        """Play to the end of the game, with the first legal move each time."""
        view: dict[str, Any] = {}

        def goes_on() -> bool:
            nonlocal view
            view = self.get(f"/tables/{table}")
            return bool(view["legal"]) or view["status"] != "playing"

        until(goes_on, f"{table} goes on")
        while view["status"] == "playing":
            self.do(table, "move", move=view["legal"][0])
            until(goes_on, f"{table} goes on")
