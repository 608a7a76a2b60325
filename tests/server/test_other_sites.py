"""Pages of other sites: those that the operator names may use the server by bearer tokens, all others may not."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from foretell.server.ops.origins import origin_of
from foretell.server.ops.settings import Settings
from tests.server.harness import Person, dial, http_client, serving, settings_for

FRIEND, EVIL = "https://friend.example", "https://evil.example"
ASKS = {"access-control-request-method": "POST", "access-control-request-headers": "authorization, content-type"}


def friendly(folder: Path) -> Settings:
    """Settings that name one other site."""
    return replace(settings_for(folder), origins=(FRIEND,))


async def test_a_named_site_may_ask_and_send(tmp_path: Path) -> None:
    async with serving(friendly(tmp_path)) as address, http_client(f"http://{address}/api/v1") as client:
        asked = await client.options("/players", headers={"origin": FRIEND, **ASKS})
        assert (asked.status_code, asked.content) == (204, b"")
        assert asked.headers["access-control-allow-origin"] == FRIEND
        assert set(asked.headers["access-control-allow-methods"].split(", ")) == {"GET", "POST", "PATCH", "DELETE"}
        assert set(asked.headers["access-control-allow-headers"].split(", ")) == {"authorization", "content-type"}
        made = await client.post("/players", json={"name": "Ada"}, headers={"origin": FRIEND})
        client.cookies.clear()
        bearer = {"origin": FRIEND, "authorization": f"Bearer {made.json()['token']}"}
        for answer in (made, await client.get("/me", headers=bearer), await client.get("/nothing", headers=bearer)):
            assert answer.headers["access-control-allow-origin"] == FRIEND
            assert "origin" in answer.headers["vary"].lower()
            assert "access-control-allow-credentials" not in answer.headers
        assert (await client.get("/me", headers=bearer)).json()["name"] == "Ada"


@pytest.mark.parametrize("origin", [EVIL, "null", f"{FRIEND}:8443", "http://friend.example", f"{FRIEND}.evil.example"])
async def test_no_other_site_may(origin: str, tmp_path: Path) -> None:
    async with serving(friendly(tmp_path)) as address, http_client(f"http://{address}/api/v1") as client:
        asked = await client.options("/players", headers={"origin": origin, **ASKS})
        made = await client.post("/players", json={"name": "Ada"}, headers={"origin": origin})
        listed = await client.get("/tables", headers={"origin": origin})
        assert (asked.status_code, made.status_code, listed.status_code) == (405, 403, 200)
        for answer in (asked, made, listed):
            assert not [name for name in answer.headers if name.startswith("access-control")]


async def test_without_named_sites_no_answer_is_for_others(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}/api/v1") as client:
        asked = await client.options("/players", headers={"origin": FRIEND, **ASKS})
        assert asked.status_code == 405
        assert "access-control-allow-origin" not in asked.headers
        assert "origin" not in asked.headers.get("vary", "")


async def test_a_refusal_can_be_read_by_a_named_site(tmp_path: Path) -> None:
    settings = friendly(tmp_path)
    settings = replace(settings, limits=replace(settings.limits, requests_per_second=0.01))
    async with serving(settings) as address, http_client(f"http://{address}/api/v1") as client:
        answers = [await client.get("/tables", headers={"origin": FRIEND}) for _ in range(3)]
        assert answers[-1].status_code == 429
        assert answers[-1].headers["access-control-allow-origin"] == FRIEND


async def test_a_socket_takes_the_token_as_a_subprotocol_and_does_not_repeat_it(tmp_path: Path) -> None:
    async with serving(friendly(tmp_path)) as address, Person(address, "Ada") as ada:
        table = await ada.open(seats=3)
        await ada.must(table, "sit", seat=1)
        url = f"ws://{address}/api/v1/tables/{table}/socket"
        token = ada.http.headers["authorization"].removeprefix("Bearer ")
        for offered, you in ((["foretell", f"bearer.{token}"], 1), (["foretell"], None), ([], None)):
            async with dial(url, subprotocols=offered, origin=FRIEND) as socket:
                assert socket.subprotocol == ("foretell" if offered else None)
                first = str(await socket.recv()).split("\n")[0]
                assert json.loads(first)["table"]["you"] == you
        with pytest.raises(InvalidStatus):
            await dial(url, subprotocols=["foretell", f"bearer.{token}"], origin=EVIL)


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://cards.example.org", "https://cards.example.org"),
        ("https://Cards.Example.org:443", "https://cards.example.org"),
        ("http://192.168.1.20:8001", "http://192.168.1.20:8001"),
        ("http://[::1]:8001", "http://[::1]:8001"),
        ("http://localhost", "http://localhost"),
        ("https://xn--spielplatz-z8a.example", "https://xn--spielplatz-z8a.example"),
    ],
)
def test_an_origin_is_read_as_browsers_send_it(text: str, origin: str) -> None:
    assert origin_of(text) == origin


@pytest.mark.parametrize(
    "text",
    [
        *("*", "null", "", "cards.example.org", "https://", "https://*.example.org", "ftp://cards.example.org"),
        *("https://cards.example.org/", "https://cards.example.org/foretell", "https://cards.example.org?x"),
        *("https://ada@cards.example.org", "https://cards.example.org:", "https://cards.example.org:0"),
        *("https://cards.example.org:99999", "https://cards.example.org:x", "https://kärten.example", "http://[::1"),
        *("https://a b.example", "https://-a.example", "https://a..example", "https://[fe80::1%25eth0]"),
    ],
)
def test_what_is_no_origin_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        origin_of(text or "x")
