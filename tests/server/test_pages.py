"""The built client is served compressed and cached, and no other file is."""

import asyncio
import gzip
import os
from pathlib import Path

import pytest

from foretell import resources
from foretell.bots.net.loading import WEIGHTS
from foretell.server.endpoints.pages import media_type, packed
from tests.server.harness import http_client, serving, settings_for

SECRET = "the file beside"
SCRIPT = b"export const answer = 42;" * 40


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small client, as the build leaves it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>foretell</title>")
    (folder / "sw.js").write_text("// worker")
    (folder / "manifest.webmanifest").write_text("{}")
    for suffix, data in (("", SCRIPT), (".br", b"brotli")):
        (folder / "assets" / f"app-1a2b3c.js{suffix}").write_bytes(data)
    (tmp_path / "secret.txt").write_text(SECRET)
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(resources, "web", lambda: folder)
    return folder


CLIENT_PATHS = (
    *("/", "/table/abc", "/tables", "/new", "/replay", "/replay/abc", "/rules/S2", "/learn/trick"),
    *("/fair", "/settings", "/index.html", "/table/a%20b"),
)


@pytest.mark.usefixtures("built")
async def test_the_client_shows_its_own_paths(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}") as client:
        for path in CLIENT_PATHS:
            page = await client.get(path)
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert page.headers["cache-control"] == "no-cache"
            policy = page.headers["content-security-policy"]
            assert "script-src 'self' 'wasm-unsafe-eval';" in policy
            assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", ""), "only WebAssembly may be compiled"
            assert page.headers["x-content-type-options"] == "nosniff"
            same = await client.get(path, headers={"if-none-match": page.headers["etag"]})
            assert (same.status_code, same.content) == (304, b"")
            assert same.headers["content-security-policy"] == policy
        assert (await client.head("/")).status_code == 200
        assert (await client.post("/")).status_code == 405


@pytest.mark.usefixtures("built")
async def test_files_are_cached_for_ever_or_revalidated(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}") as client:
        script = await client.get("/assets/app-1a2b3c.js", headers={"accept-encoding": "identity"})
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        for path, kind in (("/sw.js", "text/javascript"), ("/manifest.webmanifest", "application/manifest+json")):
            file = await client.get(path)
            assert file.headers["cache-control"] == "no-cache"
            assert file.headers["content-type"].startswith(kind)
        for missing in (
            "/assets/gone.js",
            "/assets/gone",
            "/assets",
            "/icon.png",
            "/favicon.ico",
            "/api/v2/tables",
        ):
            assert (await client.get(missing)).status_code == 404


@pytest.mark.usefixtures("built")
async def test_a_file_is_compressed_as_the_browser_accepts(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}") as client:
        wishes = {"gzip, br": "br", "gzip": "gzip", "br;q=0, gzip;q=0.5": "gzip", "identity": None, "": None}
        tags = set()
        for wish, encoding in wishes.items():
            async with client.stream("GET", "/assets/app-1a2b3c.js", headers={"accept-encoding": wish}) as file:
                raw = b"".join([part async for part in file.aiter_raw()])
            assert encoding == "br" or (gzip.decompress(raw) if encoding else raw) == SCRIPT
            same = await client.get(file.url, headers={"accept-encoding": wish, "if-none-match": file.headers["etag"]})
            assert same.status_code == 304
            assert file.headers.get("content-encoding") == encoding
            assert int(file.headers["content-length"]) == len(raw)
            assert file.headers["content-type"] == "text/javascript; charset=utf-8"
            assert file.headers["vary"] == "accept-encoding"
            tags.add(file.headers["etag"])
        assert len(tags) == 3


async def test_a_file_is_read_again_when_it_has_changed(built: Path, tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}") as client:
        for number, text in enumerate(("// worker", "// another worker")):
            (built / "sw.js").write_text(text)
            (built / "index.html").write_text(text)
            for name in ("sw.js", "index.html"):
                os.utime(built / name, (number, number))
            assert [(await client.get(path)).text for path in ("/sw.js", "/sw.js", "/")] == [text] * 3
        part = await client.get("/sw.js", headers={"range": "bytes=3-9"})
        assert (part.status_code, part.text) == (206, "another")


async def test_empty_nets_stand_for_those_of_the_package(built: Path, tmp_path: Path) -> None:
    for name, content in {"extreme-1a2b3c.net": b"", "other-1a2b3c.net": b"of this page"}.items():
        (built / "assets" / name).write_bytes(content)
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}") as client:
        packaged = await client.get("/assets/extreme-1a2b3c.net")
        assert packaged.content == WEIGHTS["extreme"].read_bytes()
        assert packaged.headers["cache-control"].endswith("immutable")
        assert (await client.get("/assets/other-1a2b3c.net")).content == b"of this page"


WAYS_OUT = (
    *("/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..\\secret.txt"),
    *("/..%5csecret.txt", "//secret.txt", "/assets/..%2f..%2fsecret.txt", "/link.txt", "/%00", "/secret.txt%00.js"),
)


@pytest.mark.usefixtures("built")
async def test_no_path_leads_out_of_the_folder(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address:
        host, port = address.split(":")
        for path in (*WAYS_OUT, str(tmp_path / "secret.txt"), f"/{tmp_path}/secret.txt"):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(f"GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n".encode())
            said = await reader.read()
            writer.close()
            await writer.wait_closed()
            assert SECRET.encode() not in said
            assert said.split()[1] in (b"404", b"400") or b"<title>" in said


@pytest.mark.usefixtures("built")
async def test_the_protocol_s_paths_are_not_pages(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}") as client:
        for path, status in (("/api/v1/nowhere", 404), ("/api/v1/players", 405), ("/api/v1/tables/x", 404)):
            answer = await client.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (status, "application/json")
            assert "script-src" not in answer.headers["content-security-policy"]
            assert answer.headers["cache-control"] == "no-store"


async def test_without_a_built_client_the_server_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path)
    monkeypatch.setattr(resources, "_CHECKOUT", tmp_path)
    assert resources.web() is None
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}") as client:
        page = await client.get("/table/abc")
        assert page.status_code == 503
        assert "have not been built" in page.text
        assert (await client.get("/api/v1/bots")).status_code == 200
        assert (await client.get("/health")).status_code == 200


def test_the_client_is_found_in_the_package_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path)
    monkeypatch.setattr(resources, "_CHECKOUT", tmp_path)
    for folder in (tmp_path / "web" / "dist", tmp_path / "_data" / "web"):
        folder.mkdir(parents=True)
        assert resources.web() != folder
        (folder / "index.html").touch()
        assert resources.web() == folder


def test_a_compressed_form_must_exist_and_be_accepted(tmp_path: Path) -> None:
    (tmp_path / "a.js").touch()
    (tmp_path / "a.js.br").touch()
    assert packed(tmp_path / "a.js", "gzip, deflate, BR") == (tmp_path / "a.js.br", "br")
    assert packed(tmp_path / "a.js", "gzip, br; q=0.0") == (tmp_path / "a.js", "gzip")
    assert packed(tmp_path / "a.js", "deflate") == (tmp_path / "a.js", None)
    assert packed(tmp_path / "b.js", "br") == (tmp_path / "b.js", None)
    assert media_type(Path("x.woff2")) == "font/woff2"
    assert media_type(Path("x.unheard-of")) == "application/octet-stream"
