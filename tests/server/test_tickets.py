"""Tickets: a seat goes on on another device of the player, which nobody else can become by one."""

from pathlib import Path

import httpx
import pytest

from foretell.server.endpoints.tickets import TICKET_MS
from foretell.server.eventlog import clock
from tests.server.harness import Person, http_client, people, serving, settings_for, told
from tests.server.overheard import OVERHEARD

BOTS = {"kind": {"game": {"game": "extreme", "rounds": 1}, "seats": 3}, "bots": ["random", "random"]}


async def made(person: Person) -> str:
    """A new ticket of a person."""
    answer = await person.http.post("/me/ticket", json={})
    return OVERHEARD.secret(told(answer, 201)["ticket"])


async def used(client: httpx.AsyncClient, ticket: str, step: str = "use") -> httpx.Response:
    """What comes of a ticket on a device."""
    return await client.post(f"/tickets/{step}", json={"ticket": ticket})


@pytest.mark.slow
async def test_another_device_goes_on_and_the_first_keeps_its_place(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, Person(address, "Ada") as laptop:
        table = await laptop.begin(**BOTS)
        async with http_client(f"http://{address}/api/v1") as phone, laptop.at(table) as socket:
            await socket.until("welcome")
            ticket = await made(laptop)
            assert (await used(phone, ticket, "holder")).json() == {"name": laptop.name, "yours": False}
            assert (await used(laptop.http, ticket, "holder")).json()["yours"]
            assert phone.cookies.get("foretell_token") is None, "asking whose it is changes nothing"
            answer = await used(phone, ticket)
            assert (answer.status_code, answer.json()["name"]) == (200, laptop.name)
            assert "HttpOnly" in answer.headers["set-cookie"]
            hands = [
                (await each.get(f"/tables/{table}")).json()["game"]["known_cards"] for each in (phone, laptop.http)
            ]
            assert hands[0] == hands[1]
            assert hands[0][0]
            for step in ("use", "holder"):  # once, and for nobody else
                again = await used(phone, ticket, step)
                assert (again.status_code, again.json()["code"]) == (404, "no-ticket")
            await socket.send("pause")
            await socket.until("line")


async def test_a_ticket_ends_with_the_next_when_it_is_called_back_and_with_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings_for(tmp_path)) as address, Person(address, "Ada") as ada:
        first, second = await made(ada), await made(ada)
        async with http_client(f"http://{address}/api/v1") as phone:
            assert (await used(phone, first)).status_code == 404
            assert (await ada.http.request("DELETE", "/me/ticket", json={})).status_code == 200
            assert (await used(phone, second)).status_code == 404
            third = await made(ada)
            now = clock.now_ms()
            monkeypatch.setattr(clock, "now_ms", lambda: now + TICKET_MS)
            assert (await used(phone, third)).status_code == 404
            monkeypatch.setattr(clock, "now_ms", lambda: now)
            await ada.http.post("/me/sign-out", json={"stay": False})
            assert (await used(phone, third)).status_code == 404
            assert (await phone.post("/me/ticket", json={})).status_code == 401


@pytest.mark.slow
async def test_a_guest_loses_no_games_to_the_sender_of_a_link(tmp_path: Path) -> None:
    async with people(tmp_path, "Eve", "Ben") as (eve, ben):
        await ben.begin(**BOTS)
        assert (await used(ben.http, await made(eve))).status_code == 200
        assert (await eve.http.get("/me/tables")).json() == {"tables": []}
        assert len((await ben.http.get("/me/tables")).json()["tables"]) == 1, "Ben's own token still is Ben's"
        evil = {"origin": "http://evil.example"}
        for path in ("/me/ticket", "/tickets/use", "/tickets/holder"):
            assert (await ben.http.post(path, json={}, headers=evil)).status_code in (403, 422)
