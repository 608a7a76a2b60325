"""HAProxy, as it is configured in ``deploy/``, in front of two servers that say what they were asked."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from benchmarks.server.processes import free_port
from tests.faults.waiting import until
from tests.server.harness import http_client
from tests.services.haproxy import NoHaproxy, haproxy, program
from tests.waiting import PATIENCE

STOPPING = " is stopping"
NO_SERVER = "backend servers has no server available"


class Stub:
    """A server that answers everything with its number and the client's address, and can say that it is not ready."""

    def __init__(self, number: int) -> None:
        self.number, self.port, self.readiness = number, free_port(), "200 OK"
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", self.port)

    def stop(self) -> None:
        """Refuse connections from now on."""
        if self._server is not None:
            self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        said = next((line for line in head.splitlines() if line.startswith("x-forwarded-for")), "")
        status = self.readiness if head.startswith("get /ready") else "200 OK"
        body = f"{self.number} {said}".encode()
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
        await writer.drain()
        writer.close()


@asynccontextmanager
async def proxied(folder: Path) -> AsyncIterator[tuple[httpx.AsyncClient, list[Stub]]]:
    """A client at HAProxy, and two servers behind it."""
    stubs, port = [Stub(1), Stub(2)], free_port()
    async with AsyncExitStack() as stack:
        for stub in stubs:
            await stub.start()
            stack.callback(stub.stop)
        await stack.enter_async_context(haproxy(port, [stub.port for stub in stubs], folder / "haproxy.log"))
        yield await stack.enter_async_context(http_client(f"http://127.0.0.1:{port}")), stubs


@pytest.fixture(autouse=True)
def _needed() -> None:
    try:
        program()
    except NoHaproxy as missing:
        pytest.skip(str(missing))


async def who(client: httpx.AsyncClient, path: str) -> str:
    """The number of the server that answers."""
    answer = await client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.text[:1]


async def test_everything_about_a_table_goes_to_one_server_and_all_else_to_each_in_turn(tmp_path: Path) -> None:
    async with proxied(tmp_path) as (client, _):
        found = set()
        for number in range(12):
            table = f"/api/v1/tables/t{number}"
            paths = (table, f"{table}/commands", f"{table}/socket?after=5", f"{table}/lines?after=1&limit=2")
            (one,) = {await who(client, path) for path in paths}
            found.add(one)
        assert found == {"1", "2"}
        assert {await who(client, "/api/v1/tables") for _ in range(4)} == {"1", "2"}
        paths = ("/operator", "/operator?name=Ben", "/operator/look.css", "/operator/sign-in")
        assert len({await who(client, path) for path in paths}) == 1, "who signs in does so at one process"


async def test_clients_cannot_lie_about_their_address(tmp_path: Path) -> None:
    async with proxied(tmp_path) as (client, _):
        answer = await client.get("/api/v1/me", headers={"X-Forwarded-For": "1.2.3.4"})
        assert answer.text[2:] == "x-forwarded-for: 127.0.0.1"


async def test_another_server_answers_at_once_for_one_that_is_dead(tmp_path: Path) -> None:
    async with proxied(tmp_path) as (client, stubs):
        stubs[0].stop()
        assert {await who(client, f"/api/v1/tables/t{number}") for number in range(12)} == {"2"}


async def test_a_server_that_will_stop_gets_no_new_visitors(tmp_path: Path) -> None:
    async with proxied(tmp_path) as (client, stubs):
        stubs[0].readiness = "404 Leaving"
        log = tmp_path / "haproxy.log"
        assert await until(lambda: STOPPING in log.read_text(encoding="utf-8"), PATIENCE)
        assert {await who(client, f"/api/v1/tables/t{number}") for number in range(12)} == {"2"}


async def test_pages_are_served_also_while_no_server_can_write(tmp_path: Path) -> None:
    async with proxied(tmp_path) as (client, stubs):
        for stub in stubs:
            stub.readiness = "503 Not now"
        log = tmp_path / "haproxy.log"
        assert await until(lambda: NO_SERVER in log.read_text(encoding="utf-8"), PATIENCE)
        assert await who(client, "/") in "12"
