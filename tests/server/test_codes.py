"""Room codes: five letters lead to an open lobby, for a while, and nobody finds one by trying."""

from pathlib import Path

import httpx
import pytest

from foretell.server.endpoints import codes, context
from foretell.server.eventlog import clock
from foretell.server.protocol.answers import LENGTH, LETTERS
from tests.server.harness import Person, http_client, people, serving, settings_for


async def made(person: Person, table: str) -> httpx.Response:
    """The answer to somebody who asks for a table's code."""
    return await person.http.post(f"/tables/{table}/code", json={})


async def found(client: httpx.AsyncClient, code: str) -> tuple[int, str]:
    """The status, and the table that a code leads to, or why it leads to none."""
    answer = await client.post("/codes", json={"code": code})
    told = answer.json()
    return answer.status_code, told.get("table") or told["code"]


@pytest.mark.slow
async def test_a_stranger_finds_an_open_lobby_until_its_game_begins(tmp_path: Path) -> None:
    async with (
        serving(settings_for(tmp_path)) as address,
        Person(address, "Ada") as ada,
        Person(address, "Ben") as ben,
        http_client(f"http://{address}/api/v1") as stranger,
    ):
        table, other = await ada.open(seats=3), await ada.open(seats=3)
        code = (await made(ada, table)).json()["code"]
        assert len(code) == LENGTH
        assert set(code) <= set(LETTERS)
        assert (await made(ben, table)).json()["code"] == code, "everybody at a table has the same code"
        assert (await made(ada, other)).json()["code"] != code
        typed = f" {code[:3].lower()} {code[3:]}"
        assert await found(stranger, typed) == (200, table)
        await ada.must(table, "sit", seat=0)
        await ada.start(table, 1, 2)
        assert await found(stranger, code) == (404, "no-code")
        code = (await made(ada, other)).json()["code"]
        await ada.must(other, "close")
        assert await found(stranger, code) == (404, "no-code")


async def test_a_code_ends_with_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        table = await ada.open(seats=3)
        first = (await made(ada, table)).json()
        monkeypatch.setattr(clock, "now_ms", lambda: first["until"])
        assert await found(ada.http, first["code"]) == (404, "no-code")
        second = (await made(ada, table)).json()
        assert second["code"] != first["code"]
        assert second["until"] == first["until"] + codes.CODE_MS
        assert await found(ada.http, second["code"]) == (200, table)


async def test_an_address_has_few_tries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(context, "_MINUTE", 1e9)  # nothing is refilled meanwhile
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}/api/v1") as stranger:
        answers = [await found(stranger, LETTERS[number] * LENGTH) for number in range(12)]
    assert answers == [(404, "no-code")] * 10 + [(429, "too-many")] * 2


async def test_a_code_that_another_table_has_is_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter("BBBBB" + "BBBBB" + "CCCCC" + "B" * 999)
    monkeypatch.setattr("foretell.server.endpoints.codes.secrets.choice", lambda _: next(drawn))
    async with people(tmp_path, "Ada") as [ada]:
        tables = [await ada.open(seats=3) for _ in range(3)]
        answers = [await made(ada, table) for table in tables]
    assert [answer.json()["code"] for answer in answers] == ["BBBBB", "CCCCC", "no-code"]
    assert answers[2].status_code == 503
