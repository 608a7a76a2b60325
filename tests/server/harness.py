"""A server in the test's own loop, and clients that talk to it."""

import asyncio
import json
import logging
import socket
import ssl
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx
from websockets import Subprotocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from foretell.server.ops.metrics import Metrics
from foretell.server.ops.settings import Limits, Settings
from foretell.server.run import make_server
from foretell.store import SqliteStore, Store
from foretell.store.values import Observer
from tests.server.overheard import OVERHEARD
from tests.waiting import PATIENCE, happens

GENEROUS = Limits(
    messages_per_second=1e6,
    requests_per_second=1e6,
    connections=10_000,
    open_connections=10_000,
    all_connections=10_000,
    catch_up_lines_per_second=1e6,
    chat_per_minute=1e6,
    tables_per_hour=10**6,
    players_per_hour=10**6,
    replays_per_minute=10**6,
    passkeys_per_minute=10**6,
    pads_per_hour=10**6,
    tournaments_per_hour=10**6,
    viewings_per_hour=10**6,
)
Message = dict[str, Any]
StoreOpener = Callable[[Path, Observer], Store]
_NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Reading the system's certificates for every client takes longer than most tests."""


def settings_for(folder: Path) -> Settings:
    """Settings for tests: any free port, fast bots, and generous limits; nobody is rated."""
    return Settings(port=0, data=folder, bot_pause=(0.0, 0.0), drain_seconds=0.0, rating=False, limits=GENEROUS)


def http_client(base_url: str = "") -> httpx.AsyncClient:
    """A client for this machine only, with a long time limit."""
    return httpx.AsyncClient(base_url=base_url, trust_env=False, timeout=PATIENCE, verify=_NO_TLS)


def told(answer: httpx.Response, status: int = 200) -> Message:
    """What an answer says, which must have this status."""
    assert answer.status_code == status, answer.text
    found: Message = answer.json()
    return found


def dial(url: str, subprotocols: Sequence[str] = (), **headers: str) -> connect:
    """A socket with a long time limit."""
    return connect(
        url,
        subprotocols=[Subprotocol(name) for name in subprotocols] or None,
        additional_headers=headers,
        proxy=None,
        max_size=None,
        open_timeout=PATIENCE,
        close_timeout=PATIENCE,
        ping_interval=None,
    )


@asynccontextmanager
async def serving(
    settings: Settings, open_store: StoreOpener = SqliteStore, inner: socket.socket | None = None
) -> AsyncIterator[str]:
    """A server; yields its address, as ``127.0.0.1:12345``.  ``inner``: listens for other processes."""
    metrics = Metrics()
    server = make_server(settings, open_store(settings.database, metrics.committed), metrics, inner)
    server.config.timeout_graceful_shutdown = int(PATIENCE)
    server.config.ws_ping_interval = None
    running = asyncio.create_task(server.serve())
    await happens(lambda: server.started or running.done(), "the server has started")
    assert not running.done(), running
    faults = Faults()
    logging.getLogger("uvicorn.error").addHandler(faults)
    try:
        yield f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        await running
        logging.getLogger("uvicorn.error").removeHandler(faults)
    assert faults.logged == []


class Faults(logging.Handler):
    """Collects logged errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.logged: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep an error."""
        self.logged.append(self.format(record))


class Person:
    """A guest with a token."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name = address, OVERHEARD.word(name)
        self.http = http_client(f"http://{address}/api/v1")
        self.token = ""
        self._ids = count()

    async def __aenter__(self) -> Self:
        answer = await self.http.post("/players", json={"name": self.name})
        self.token = OVERHEARD.secret(told(answer, 201)["token"])
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def open(self, **kind: object) -> str:
        """Open a table."""
        answer = await self.http.post("/tables", json={"game": {"game": "wizard"}, **kind})
        return OVERHEARD.secret(told(answer, 201)["table"])

    async def begin(self, **wanted: object) -> str:
        """Open a table against bots, and begin the game."""
        answer = await self.http.post("/play", json=wanted)
        table: str = told(answer, 201)["table"]
        await self.must(table, "start")
        return table

    async def start(self, table: str, *seats: int, bot: str = "random") -> None:
        """Seat bots, and begin the game."""
        for seat in seats:
            await self.must(table, "seat-bot", seat=seat, bot=bot)
        await self.must(table, "start")

    async def post(self, table: str, do: str, command_id: str | None = None, **values: str | int) -> httpx.Response:
        """Give a command over HTTP."""
        return await self._post(table, do, command_id, values)

    async def _post(
        self, table: str, do: str, command_id: str | None, values: Mapping[str, str | int]
    ) -> httpx.Response:
        message = {"type": "do", "id": command_id or f"h{next(self._ids)}", "command": {"do": do, **values}}
        return await self.http.post(f"/tables/{table}/commands", json=message)

    async def must(self, table: str, do: str, **values: str | int) -> int:
        """Give a command that has to succeed; returns the number of its line."""
        answer = await self._post(table, do, None, values)
        seq: int = told(answer)["seq"]
        return seq

    @asynccontextmanager
    async def at(self, table: str, after: int | None = None) -> "AsyncIterator[Line]":
        """A socket at a table."""
        query = "" if after is None else f"?after={after}"
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        url = f"ws://{self.address}/api/v1/tables/{table}/socket{query}"
        async with dial(url, **headers) as socket:
            yield Line(socket)


@asynccontextmanager
async def people(folder: Path, *names: str, **limits: int) -> AsyncIterator[list[Person]]:
    """A server with its data in this folder and these limits, and guests of these names (three without any)."""
    settings = replace(settings_for(folder), limits=replace(GENEROUS, **limits))
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(serving(settings))
        yield [await stack.enter_async_context(Person(address, name)) for name in names or ("Ada", "Ben", "Cy")]


def lasting(view: Message) -> Message:
    """A table's view without the time and the connected readers."""
    return {key: value for key, value in view.items() if key not in ("now", "present", "watchers")}


class Line:
    """A socket, and all messages that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self._waiting: list[str] = []
        self._ids = count()

    async def hear(self) -> Message:
        """The next message; raises TimeoutError, which says what was heard before, if none comes."""
        while not self._waiting:
            try:
                async with asyncio.timeout(PATIENCE):
                    self._waiting += str(await self.socket.recv()).split("\n")
            except TimeoutError:
                raise TimeoutError(f"nothing more was heard within {PATIENCE:g} s after {self.heard[-3:]}") from None
        message: Message = json.loads(self._waiting.pop(0))
        self.heard.append(message)
        return message

    async def until(self, kind: str, **values: object) -> Message:
        """The next message of this type, and with these values."""
        while True:
            message = await self.hear()
            if message["type"] == kind and all(message.get(name) == value for name, value in values.items()):
                return message

    async def play(self) -> None:
        """Make the first legal move at each question, until the game is over."""
        while (message := await self.hear())["type"] != "revealed":
            assert message["type"] != "refused", message
            if legal := message["table"]["legal"] if message["type"] == "welcome" else message.get("legal"):
                await self.send("move", move=legal[0])

    async def ended(self) -> int | None:
        """Hear until the server closes the socket, and return its code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code

    async def send(self, do: str, command_id: str | None = None, **values: str | int) -> str:
        """Give a command."""
        chosen = command_id or f"s{next(self._ids)}"
        await self.socket.send(json.dumps({"type": "do", "id": chosen, "command": {"do": do, **values}}))
        return chosen
