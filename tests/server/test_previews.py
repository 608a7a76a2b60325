"""What messengers show of a link: never more than the link itself shows anybody without a seat."""

import html
import re
from pathlib import Path

import httpx
import pytest

from foretell import resources
from foretell.server.table.hub import Tables
from foretell.store import StoreError
from foretell.words import Words
from tests.server.harness import Person, http_client, serving, settings_for

KIND = {"game": {"game": "extreme", "rounds": 1}, "seats": 3}


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small client, as the build leaves it: with the preview of pages without a server."""
    folder = tmp_path / "web"
    folder.mkdir()
    own = '<meta property="og:title" content="static" />\n    <meta property="og:image" content="/preview.png" />'
    (folder / "index.html").write_text(f"<!doctype html>\n<head>\n    <title>foretell</title>\n    {own}\n</head>")
    (folder / resources.PREVIEW).write_bytes(b"png")
    monkeypatch.setattr(resources, "web", lambda: folder)


async def preview(client: httpx.AsyncClient, path: str, language: str = "en", **headers: str) -> dict[str, str]:
    """The preview of a link, by the names of its properties."""
    page = await client.get(path, headers={"accept-language": language, **headers})
    assert page.status_code == 200
    found = re.findall(r'<meta property="og:([^"]*)" content="([^"]*)" />', page.text)
    assert len(found) == len(dict(found)), "each once"
    return {name: html.unescape(value) for name, value in found}


async def test_a_table_that_waits_names_the_game_and_who_waits(tmp_path: Path) -> None:
    async with (
        serving(settings_for(tmp_path)) as address,
        Person(address, '"><b>Ann') as ann,
        Person(address, "Ben") as ben,
        http_client(f"http://{address}") as client,
    ):
        table = await ann.open(**KIND)
        assert (await preview(client, f"/table/{table}"))["title"] == "Wizard Extreme: 3 seats are free"
        await ann.must(table, "sit", seat=0)
        first = await preview(client, f"/table/{table}")
        assert first["description"] == f"{ann.name} is waiting for you."
        assert "<b>" not in (await client.get(f"/table/{table}")).text
        await ben.must(table, "sit", seat=2)
        await ann.must(table, "seat-bot", seat=1, bot="random")
        shown = await preview(client, f"/table/{table}", "fr, de-AT;q=0.8, en;q=0.5")
        assert shown["title"] == "Wizard Extreme: gleich geht es los"
        assert shown["description"] == f"{ann.name} und Ben warten auf dich."
        assert (shown["locale"], shown["type"]) == ("de_DE", "website")
        assert shown["url"] == f"http://{address}/table/{table}"
        assert (await client.get(shown["image"])).content == b"png"
        secure = await preview(client, "/", **{"x-forwarded-proto": "https"})
        assert secure["image"].startswith("https://")


@pytest.mark.slow
async def test_a_table_for_its_players_alone_tells_nothing_once_it_plays(tmp_path: Path) -> None:
    async with (
        serving(settings_for(tmp_path)) as address,
        Person(address, "Ann") as ann,
        http_client(f"http://{address}") as client,
    ):
        unknown = await preview(client, "/table/unknown")
        assert unknown["title"] == Words("en")("preview-table")
        for spectators, expected in ((False, unknown["title"]), (True, "Wizard Extreme: the game is on")):
            wanted = {"kind": {**KIND, "spectators": spectators}, "bots": ["random", "random"]}
            link = f"/table/{await ann.begin(**wanted)}"
            assert (await preview(client, link))["title"] == expected
            assert ("Ann" in (await client.get(link)).text) == spectators


async def test_other_pages_have_a_preview_of_their_own_and_are_asked_for_again(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}") as client:
        for path, name in (("/", "preview"), ("/pad/x", "preview-pad"), ("/replay/x", "preview-replay")):
            for language in ("en", "nl"):
                words = Words(language)
                shown = await preview(client, path, language)
                assert (shown["title"], shown["description"]) == (words(name), words(f"{name}.about"))
        page = await client.get("/", headers={"accept-language": "nl"})
        assert "accept-language" in page.headers["vary"]
        known = {"if-none-match": page.headers["etag"]}
        assert (await client.get("/", headers={"accept-language": "nl", **known})).status_code == 304
        assert (await client.get("/", headers={"accept-language": "de", **known})).status_code == 200


async def test_a_fault_of_the_store_costs_the_preview_and_not_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreError("no")

    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}") as client:
        monkeypatch.setattr(Tables, "find", fail)
        assert (await preview(client, "/table/abc"))["title"] == Words("en")("preview-table")
