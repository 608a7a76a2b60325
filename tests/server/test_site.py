"""`foretell site`: the page as a folder of files that any host can serve."""

import json
import re
from pathlib import Path

import pytest

from foretell import resources
from foretell.cli import main
from foretell.server.site.folder import LIST, SiteError, Unfit, files_of, page_of, worker_of, write_site

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="/assets/index-1a.js"></script>
  </head>
</html>
"""
MANIFEST = {"id": "/", "start_url": "./", "scope": "./", "shortcuts": [{"url": "/pad"}]}
WORKER = """const VERSION = "old";
const FILES = ["./"];
const LATER = [];
const SITE = false;
caches.open(VERSION);
"""
NETS = "assets/wizard-3c.net"
FILES = {
    "index.html": PAGE,
    "manifest.webmanifest": json.dumps(MANIFEST),
    "sw.js": WORKER,
    "assets/index-1a.js": "1",
    NETS: "nets",
}


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page, as the build leaves it."""
    folder = tmp_path / "built"
    for name, text in {**FILES, "index.html.br": "", "assets/index-1a.js.br": "", ".built": ""}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    monkeypatch.setattr(resources, "web", lambda: folder)
    return folder


def names_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.usefixtures("page")
def test_the_folder_has_all_files_and_names_them_from_where_it_lies(tmp_path: Path) -> None:
    site = tmp_path / "new" / "site"
    assert main(["site", str(site)]) == 0
    assert names_in(site) == FILES.keys() | {LIST}
    text = (site / "index.html").read_text()
    assert re.findall(r'(?:href|src)="([^"]*)"', text) == ["icon.svg", "assets/index-1a.js"]
    assert "<html data-site lang" in text
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    assert manifest == {"start_url": "./", "scope": "./", "shortcuts": [{"url": "./#/pad"}]}
    worker = (site / "sw.js").read_text()
    first, later = (json.loads(re.findall(rf"{name} = (.*);", worker)[0]) for name in ("FILES", "LATER"))
    assert set(first) == (names_in(site) - {"index.html", "sw.js", LIST, NETS}) | {"./"}
    assert later == [NETS]
    assert "const SITE = true;" in worker


def test_the_policy_is_as_strict_as_the_servers_and_names_the_server() -> None:
    policy = re.findall(r'Policy" content="([^"]*)"', page_of(PAGE, "https://cards.example"))[0]
    assert "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';" in policy
    assert "connect-src 'self' https://cards.example wss://cards.example;" in policy
    assert re.findall(r"[\w-]*unsafe[\w-]*", policy) == ["wasm-unsafe-eval"]
    assert "frame-ancestors" not in policy
    assert "connect-src 'self';" in page_of(PAGE, None)


def test_the_version_of_the_worker_follows_from_the_files() -> None:
    versions = {worker_of(WORKER, files) for files in ({"a": b"1"}, {"a": b"2"}, {"b": b"1"})}
    assert len(versions) == 3
    assert worker_of(WORKER, {"a": b"1"}) in versions


@pytest.mark.parametrize("text", ["", "const VERSION = 1;"])
def test_a_page_of_another_version_is_no_traceback(text: str, page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Unfit):
        worker_of(text, {})
    (page / "index.html").write_text(text)
    assert main(["site", str(page.parent / "site")]) == 2
    assert "index.html of the page was built by another version" in capsys.readouterr().err


def test_a_second_time_replaces_what_was_written_and_nothing_else(tmp_path: Path, page: Path) -> None:
    site = tmp_path / "site"
    write_site(site, files_of(page))
    (site / "CNAME").write_text("cards.example")
    (page / "assets" / "index-1a.js").rename(page / "assets" / "index-2b.js")
    write_site(site, files_of(page))
    assert "assets/index-2b.js" in names_in(site)
    assert "assets/index-1a.js" not in names_in(site)
    assert (site / "CNAME").read_text() == "cards.example"
    assert set(json.loads((site / LIST).read_text())["files"]) == names_in(site) - {LIST, "CNAME"}


@pytest.mark.parametrize(
    "listed",
    [None, "{", "[]", '{"format": "foretell-site/1", "files": ["../secret"]}', '{"format": "x", "files": []}'],
)
@pytest.mark.usefixtures("page")
def test_a_folder_of_somebody_else_is_refused(
    listed: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (tmp_path / "secret").write_text("mine")
    (site / "thesis.txt").write_text("mine")
    if listed is not None:
        (site / LIST).write_text(listed)
    before = names_in(tmp_path)
    assert main(["site", str(site)]) == 2
    assert "is not empty, and `foretell site` did not write it" in capsys.readouterr().err
    assert names_in(tmp_path) == before


def test_a_file_is_no_folder(tmp_path: Path, page: Path) -> None:
    with pytest.raises(SiteError, match="is a file"):
        write_site(page / "sw.js", files_of(page))
    assert (page / "sw.js").read_text() == WORKER
    assert tmp_path.is_dir()


def test_a_page_that_is_not_built_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(resources, "web", lambda: None)
    assert main(["site", str(tmp_path / "site")]) == 1
    assert "`make page`" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


@pytest.mark.usefixtures("page")
def test_the_page_uses_the_server_that_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site = tmp_path / "site"
    assert main(["site", str(site), "--server", "https://Cards.example:8443/"]) == 0
    assert '<html data-site data-server="https://cards.example:8443" lang' in (site / "index.html").read_text()
    for wrong in ("cards.example", "https://cards.example/foretell", 'https://"><script>', ""):
        assert main(["site", str(tmp_path / "other"), "--server", wrong]) == 2
        assert f"--server cannot be {wrong!r}" in capsys.readouterr().err
    assert not (tmp_path / "other").exists()
