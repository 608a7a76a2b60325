"""The files of the page that are different in a folder: they name everything from where they lie."""

import hashlib
import html
import json
import re
from collections.abc import Mapping

from ...game.errors import ForetellError
from ...resources import NETS, PREVIEW
from ..endpoints.policy import policy_in_page

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
