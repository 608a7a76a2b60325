"""Writes the page as a folder, or updates it; files that it did not write stay untouched."""

import hashlib
import html
import json
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path, PurePosixPath

from ... import resources
from ...files import naming
from ...game.errors import ForetellError
from ...resources import NETS, PREVIEW
from ..endpoints.policy import policy_in_page
from ..ops.origins import origin_of

PAGE, MANIFEST, WORKER = "index.html", "manifest.webmanifest", "sw.js"
_FROM_ROOT = re.compile(r'\b(href|src|content)="/')
_CHARSET = '<meta charset="utf-8" />'


class Unfit(ForetellError):
    """The built page is not as this version of foretell builds it."""

    def __init__(self, name: str) -> None:
        """``name``: the file that is different."""
        super().__init__(f"{name} of the page was built by another version; build the page again")


def page_of(text: str, server: str | None) -> str:
    """The page: with links from where it lies, the server that it uses (an origin), and its policy; raises Unfit."""
    marks = "data-site" if server is None else f'data-site data-server="{html.escape(server)}"'
    connect = () if server is None else (server, server.replace("http", "ws", 1))
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy_in_page(*connect)}" />'
    text = _once(text, "<html ", f"<html {marks} ")
    text = _once(text, _CHARSET, f"{_CHARSET}\n    {meta}")
    return _FROM_ROOT.sub(r'\1="', text)


def manifest_of(text: str) -> str:
    """The manifest: the host may have other apps, so that this one has no name but its address; links are fragments."""
    manifest = json.loads(text)
    manifest.pop("id", None)
    for shortcut in manifest.get("shortcuts", ()):
        shortcut["url"] = f"./#{shortcut['url']}"
    return json.dumps(manifest, ensure_ascii=False, indent=2) + "\n"


def worker_of(text: str, files: Mapping[str, bytes]) -> str:
    """The service worker for these files: it stores them all, large ones later, under a version that follows from them.

    Raises Unfit.
    """
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + b"\0" + hashlib.sha256(files[name]).digest())
    names = ["./" if name == PAGE else name for name in sorted(files) if name != PREVIEW]
    later = [name for name in names if name.endswith(NETS)]
    first = [name for name in names if name not in later]
    for constant, value in (("VERSION", digest.hexdigest()[:16]), ("FILES", first), ("LATER", later), ("SITE", True)):
        line = f"const {constant} = {json.dumps(value)};".replace("\\", r"\\")
        text, found = re.subn(rf"(?m)^const {constant} = .*$", line, text)
        if found != 1:
            raise Unfit(WORKER)
    return text


def _once(text: str, old: str, new: str) -> str:
    if text.count(old) != 1:
        raise Unfit(PAGE)
    return text.replace(old, new)


LIST = "foretell-site.json"
"""The file that names all files of the folder that foretell wrote."""
_FORMAT = "foretell-site/1"
_PACKED = ".br"


class SiteError(ForetellError):
    """The folder cannot be written; the text says why."""


def server_at(text: str) -> str:
    """The origin of the server at an address; raises SiteError for text that is none."""
    try:
        return origin_of(text.removesuffix("/"))
    except ValueError:
        right = "it is the scheme and host of a server, and its port if it is unusual, as in https://cards.example.org"
        raise SiteError(f"--server cannot be {text!r}: {right}") from None


def files_of(page: Path, server: str | None = None) -> dict[str, bytes]:
    """All files of the folder by name; ``page``: the built page; ``server``: the origin of the server that it uses.

    Raises Unfit for a page that is not as this version of foretell builds it.
    """
    files = {path.relative_to(page).as_posix(): resources.content_of(path).read_bytes() for path in _built(page)}
    worker = files.pop(WORKER).decode()
    files[PAGE] = page_of(files[PAGE].decode(), server).encode()
    files[MANIFEST] = manifest_of(files[MANIFEST].decode()).encode()
    return {**files, WORKER: worker_of(worker, files).encode()}


def write_site(target: Path, files: dict[str, bytes]) -> None:
    """Write the files into a folder that is new or empty, or that was written so before; raises SiteError, OSError."""
    old = _listed(target)
    target.mkdir(parents=True, exist_ok=True)
    _list(target, old | files.keys())
    for name, data in files.items():
        path = target / name
        path.parent.mkdir(exist_ok=True)
        with naming(path):
            path.write_bytes(data)
    for name in old - files.keys():
        (target / name).unlink(missing_ok=True)
        with suppress(OSError):  # other files may lie beside it
            (target / name).parent.rmdir()
    _list(target, set(files))


def _built(page: Path) -> Iterator[Path]:
    """The files of the built page, without the build's stamp and the compressed copies, which only the server sends."""
    for path in page.rglob("*"):
        if path.is_file() and path.suffix != _PACKED and not path.name.startswith("."):
            yield path


def _listed(target: Path) -> set[str]:
    """The files that foretell has written into the folder; raises SiteError for a folder with others alone."""
    if target.exists() and not target.is_dir():
        raise SiteError(f"{target} is a file; name a new or empty folder")
    if not target.exists() or not any(target.iterdir()):
        return set()
    try:
        listed = json.loads((target / LIST).read_bytes())
        names = listed["files"] if listed["format"] == _FORMAT else None
    except (OSError, ValueError, TypeError, KeyError):
        names = None
    if not isinstance(names, list) or not all(isinstance(name, str) and _is_within(name) for name in names):
        raise SiteError(f"{target} is not empty, and `foretell site` did not write it; name a new or empty folder")
    return set(names)


def _is_within(name: str) -> bool:
    """Whether a name means a file in the folder."""
    path = PurePosixPath(name)
    return not path.is_absolute() and ".." not in path.parts and "\\" not in name and path.name != ""


def _list(target: Path, names: set[str]) -> None:
    with naming(target / LIST):
        (target / LIST).write_text(json.dumps({"format": _FORMAT, "files": sorted(names)}, indent=1) + "\n", "utf-8")
