"""The local network is let in by the page on the server's own computer alone, and by nobody else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from ipaddress import IPv6Address
from pathlib import Path
from typing import Any

import httpx
import pytest

from foretell.server.net import lan
from foretell.server.net.cuts import Cuts
from foretell.server.net.door import Door
from foretell.server.net.own_addresses import ANY_IPV4, is_local, local_addresses
from tests.server.harness import Person, http_client, serving, settings_for

HOME = "127.0.0.2"
"""Stands for an address in the local network: another address of this machine, at which the server does not listen."""


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "local_addresses", lambda: (HOME,))


@asynccontextmanager
async def page_at(address: str) -> AsyncIterator[httpx.AsyncClient]:
    """What a page at this address of the server sends."""
    async with http_client(f"http://{address}/api/v1") as client:
        client.headers["origin"] = f"http://{address}"
        yield client


async def reach(client: httpx.AsyncClient) -> dict[str, Any]:
    """What the page is told."""
    found: dict[str, Any] = (await client.get("/reach")).json()
    return found


async def switch(client: httpx.AsyncClient, *, on: bool, **headers: str) -> httpx.Response:
    """Ask for the local network."""
    return await client.post("/reach", json={"open": on}, headers=headers)


async def test_the_page_on_this_computer_lets_friends_in_and_shuts_them_out(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, page_at(address) as page:
        off = {"here": True, "origins": [], "can_open": True, "can_close": False, "visited": False}
        assert await reach(page) == off
        port = address.rpartition(":")[2]
        with pytest.raises(httpx.ConnectError):
            await page.get(f"http://{HOME}:{port}/health")
        opened = (await switch(page, on=True)).json()
        assert opened == {
            "here": True,
            "origins": [f"http://{HOME}:{port}"],
            "can_open": False,
            "can_close": True,
            "visited": False,
        }
        async with Person(f"{HOME}:{port}", "Ben") as ben:
            assert (await reach(page))["visited"]
            table = await ben.open(seats=3)
            async with ben.at(table) as socket:
                await socket.until("welcome")
                assert (await switch(page, on=False)).json() == {**off, "visited": True}
                assert await socket.ended() is None
            with pytest.raises(httpx.ConnectError):
                await ben.http.get("/me")
        assert (await page.get("/tables")).status_code == 200


async def test_only_that_page_may_ask(tmp_path: Path) -> None:
    site = "https://cards.example"
    settings = replace(settings_for(tmp_path), origins=(site,))
    async with serving(settings) as address, page_at(address) as page:
        refused = (
            {"origin": site},
            {"origin": "http://evil.example"},
            {"host": "box.local", "origin": "http://box.local"},
            {"x-forwarded-for": "203.0.113.9"},
            {"forwarded": "for=203.0.113.9"},
            {"via": "1.1 proxy"},
            {"host": "[", "origin": "http://["},
        )
        for headers in refused:
            answer = await switch(page, on=True, **headers)
            assert answer.status_code == 403, headers
        del page.headers["origin"]
        assert (await switch(page, on=True)).json()["code"] == "not-here"
        assert (await reach(page))["can_open"]
        hidden = {"here": False, "origins": [], "can_open": False, "can_close": False, "visited": False}
        for headers in refused[2:]:
            assert (await page.get("/reach", headers=headers)).json() == hidden


async def test_a_friend_in_the_network_may_not_switch_and_learns_nothing(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, page_at(address) as page:
        [origin] = (await switch(page, on=True)).json()["origins"]
        async with page_at(origin.removeprefix("http://")) as friend:
            assert (await switch(friend, on=False)).status_code == 403
            assert (await reach(friend))["origins"] == []
        assert (await reach(page))["can_close"]


async def test_an_operators_addresses_are_shown_and_not_switched(tmp_path: Path) -> None:
    named = replace(settings_for(tmp_path), hosts=("play.example", "*"), secure_cookies=True)
    anywhere = replace(settings_for(tmp_path), host=ANY_IPV4)  # as `foretell serve --host 0.0.0.0`
    for settings, expected in ((named, "https://play.example"), (anywhere, "http://127.0.0.2:{port}")):
        async with serving(settings) as address:
            port = address.rpartition(":")[2]
            async with page_at(f"127.0.0.1:{port}") as page:
                shown = await reach(page)
                assert shown["origins"] == [expected.format(port=port)]
                assert not shown["can_open"] | shown["can_close"]
                assert (await switch(page, on=True)).json()["code"] == "no-switch"


def test_only_addresses_at_which_the_server_listens_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "local_addresses", lambda: (HOME, "fd00::1"))
    settings = settings_for(tmp_path)
    for host, shown in ((ANY_IPV4, [HOME]), (str(IPv6Address(0)), ["[fd00::1]"]), ("", [HOME, "[fd00::1]"])):
        network = lan.Lan(settings, Door(settings.limits, lambda _: False, Cuts()), (host, 80))
        assert network.reach().origins == tuple(f"http://{address}:80" for address in shown)


async def test_where_there_is_no_network_nothing_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "local_addresses", lambda: ())
    async with serving(settings_for(tmp_path)) as address, page_at(address) as page:
        nothing = {"here": True, "origins": [], "can_open": False, "can_close": False, "visited": False}
        assert await reach(page) == nothing
        assert (await switch(page, on=True)).json() == nothing


async def test_the_limits_of_the_first_listener_hold_for_the_second(tmp_path: Path) -> None:
    base = settings_for(tmp_path)
    settings = replace(base, limits=replace(base.limits, head_bytes=2048, open_connections=2))
    async with serving(settings) as address, page_at(address) as page:
        [origin] = (await switch(page, on=True)).json()["origins"]
        port = int(origin.rpartition(":")[2])
        reader, writer = await asyncio.open_connection(HOME, port)
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"a" * 4096)
        assert b" 431 " in await reader.readline()
        writer.close()
        evil = await page.get(f"{origin}/api/v1/tables", headers={"host": "evil.example"})
        assert evil.status_code == 403


def test_which_addresses_are_local() -> None:
    local = ("192.168.1.20", "10.0.0.7", "172.20.0.1", "100.100.1.1", "fd00::2")
    others = ("127.0.0.1", "::1", "8.8.8.8", "2a00:1450::1", "169.254.3.4", "fe80::1", ANY_IPV4, "224.0.0.1", "x")
    assert [address for address in (*local, *others) if is_local(address)] == list(local)
    assert all(map(is_local, local_addresses()))
