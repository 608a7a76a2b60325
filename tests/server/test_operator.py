"""The operator's page: behind a token, without secrets of players, and every act is noted."""

import re
import stat
from dataclasses import replace
from errno import ENOSPC
from html import escape
from pathlib import Path

import httpx
import pytest

from foretell.server.ops.operator_token import is_token, make_token, token_file
from foretell.words import Words
from tests.server.harness import Person, http_client, serving, settings_for


def said(key: str, language: str = "en") -> str:
    """A sentence as it stands in HTML."""
    return escape(Words(language)(key))


def test_a_token_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    make_token(folder)
    token = token_file(folder).read_text("ascii").strip()
    assert stat.S_IMODE(token_file(folder).stat().st_mode) == 0o600
    make_token(folder)
    assert is_token(folder, f" {token}\n")
    for wrong in ("", token[:-1], token.upper(), "é"):
        assert not is_token(folder, wrong)
    assert [file.name for file in folder.iterdir()] == [token_file(folder).name]
    token_file(folder).write_text("")
    assert not is_token(folder, "")
    token_file(folder).unlink()
    assert not is_token(folder, token)


def test_a_full_disk_leaves_no_token_that_is_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(draft: Path, _text: str, encoding: str) -> None:
        draft.write_bytes(b"")
        raise OSError(ENOSPC, f"the disk is full, in {encoding}")

    with monkeypatch.context() as context:
        context.setattr(Path, "write_text", full)
        with pytest.raises(OSError, match=r"operator\.token"):
            make_token(tmp_path)
    assert not [*tmp_path.iterdir()]
    make_token(tmp_path)
    assert is_token(tmp_path, token_file(tmp_path).read_text("ascii"))


class Operator:
    """A browser at the operator's page."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    async def page(self, query: str = "") -> str:
        answer = await self.http.get(f"/operator{query}")
        assert answer.status_code == 200, answer.text
        return answer.text

    async def send(self, act: str, **fields: str) -> httpx.Response:
        """Send a form with the value that the page has."""
        check = re.search(r'name="check" type="hidden" value="([^"]+)"', await self.page())
        return await self.http.post(f"/operator/{act}", data={"check": check[1] if check else "", **fields})


async def test_the_page(tmp_path: Path) -> None:
    make_token(tmp_path)
    token = token_file(tmp_path).read_text("ascii").strip()
    async with (
        serving(settings_for(tmp_path)) as address,
        http_client(f"http://{address}") as http,
        Person(address, "Ada <b>") as ada,
        Person(address, "Ben") as ben,
    ):
        operator = Operator(http)
        table = await ada.open(seats=3)
        await ada.must(table, "sit", seat=0)
        await ada.must(table, "say", text="a word at the table")
        await nobody_else_comes_in(operator, token)
        assert (await operator.http.post("/operator/sign-in", data={"token": token})).status_code == 303
        await facts_are_shown(operator, table)
        await keeps_out(operator, ben, table)
        await forgets(operator, ada)
        assert (await operator.send("sign-out")).status_code == 303
        assert said("operator-where") in await operator.page()


async def nobody_else_comes_in(operator: Operator, token: str) -> None:
    http = operator.http
    page = await operator.page()
    assert said("operator-where") in page
    assert said("operator-now") not in page
    german = await http.get("/operator", headers={"accept-language": "de-AT,de;q=0.9"})
    assert said("operator-where", "de") in german.text
    assert "default-src 'none'" in german.headers["content-security-policy"]
    for act in ("ban", "lift", "erase", "sign-out"):
        assert (await http.post(f"/operator/{act}", data={"kind": "address", "value": "10.0.0.1"})).status_code == 403
    away = {"origin": "https://elsewhere.example"}
    assert (await http.post("/operator/sign-in", data={"token": token}, headers=away)).status_code == 403
    tries = [await tried(http, "wrong", "192.0.2.1") for _ in range(12)]
    assert tries[:5] == [403] * 5
    assert 429 in tries
    strangers = [await tried(http, "wrong", f"198.51.100.{number}") for number in range(40)]
    assert strangers == [403] * 40, "an address is answered for its own tries"
    assert [await tried(http, token, address) for address in ("192.0.2.1", "192.0.2.2")] == [303, 303]
    http.cookies.clear()
    assert (await http.get("/operator/look.css")).headers["content-type"].startswith("text/css")


async def tried(http: httpx.AsyncClient, token: str, address: str) -> int:
    """The answer to a token from this address, as a trusted proxy names it."""
    headers = {"x-forwarded-for": address}
    return (await http.post("/operator/sign-in", data={"token": token}, headers=headers)).status_code


async def facts_are_shown(operator: Operator, table: str) -> None:
    page = await operator.page()
    assert f"<code>{table[:6]}</code>" in page
    for secret in (table, "a word at the table", "Ada"):
        assert secret not in page
    assert page.count(said("operator-act-refused")) == 1, "strangers cannot fill the list"
    check = await operator.http.post("/operator/ban", data={"check": "wrong", "kind": "address", "value": "10.0.0.1"})
    assert check.status_code == 403


async def keeps_out(operator: Operator, ben: Person, table: str) -> None:
    player = re.search(r'name="player" type="hidden" value="([^"]+)"', await operator.page("?name=Ben"))
    assert player is not None
    async with ben.at(table) as line:
        await line.until("welcome")
        assert (await operator.send("ban", kind="player", value=player[1], note="loud")).status_code == 303
        assert await line.ended() == 4403
    assert (await ben.http.get("/me")).json()["code"] == "barred"
    async with ben.at(table) as line:
        assert await line.ended() == 4403
    assert "loud" in await operator.page()
    assert (await operator.send("lift", kind="player", value=player[1])).status_code == 303
    assert (await ben.http.get("/me")).status_code == 200
    assert (await operator.send("ban", kind="address", value="no address")).status_code == 422
    assert (await operator.send("ban", kind="player", value="a\0b")).status_code == 422
    await operator.send("ban", kind="address", value="2001:db8::7")
    assert "2001:db8::/64" in await operator.page()
    assert (await operator.send("ban", kind="address", value="127.0.0.1")).status_code == 303
    for path in ("/operator", "/health", "/api/v1/tables"):
        assert (await operator.http.get(path)).status_code == (403 if path != "/operator" else 200)
    await operator.send("lift", kind="address", value="127.0.0.1")


async def forgets(operator: Operator, ada: Person) -> None:
    page = await operator.page("?name=Ada+%3Cb%3E")
    assert "Ada &lt;b&gt;" in page
    player = re.search(r'name="player" type="hidden" value="([^"]+)"', page)
    assert player is not None
    assert (await operator.send("erase", player=player[1])).status_code == 422
    assert (await operator.send("erase", player=player[1], sure="yes")).status_code == 303
    assert (await ada.http.get("/me")).status_code == 401
    page = await operator.page()
    assert said("operator-act-erase") in page
    assert player[1] not in page


async def test_without_the_page_there_is_none(tmp_path: Path) -> None:
    settings = replace(settings_for(tmp_path), operator=False)
    async with serving(settings) as address, http_client(f"http://{address}") as http:
        assert said("operator-where") not in (await http.get("/operator")).text
        assert (await http.get("/operator/look.css")).status_code in (404, 503)  # 503: no page was built
