"""The browser client: built files, in the best compression that the browser accepts.

Brotli lies beside the files; gzip is made when it is first asked for.  Small files and gzip are kept in memory: a page
asks for dozens of small files, and reading one takes longer than the rest of the answer.
"""

import asyncio
import gzip
import hashlib
import mimetypes
import os
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from ... import resources
from .policy import policy
from .previews import with_preview

_POLICY = policy()
_PAGE = "index.html"
_NO_VIEWS = (("api",), ("assets",))
_FOR_EVER, _ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
_NOT_BUILT = "The pages of this server have not been built; programs can play all the same.\n"
_PACKED = ".br"
_MOST_KEPT = 1000
"""Files in memory, and files compressed there: more than the client has."""
_SMALL = 2**17
"""The most bytes of a file that is kept in memory as it is; nets are larger."""
_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".net": "application/octet-stream",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Media types that must not depend on the machine's own list."""


def page_routes(folder: Path | None) -> list[BaseRoute]:
    """Routes for all paths outside the protocol; ``folder``: the built client; None: it was not built."""
    if folder is None:
        return [Route("/{path:path}", _not_built)]
    return [Mount("/", Pages(directory=folder))]


async def _not_built(_request: Request) -> Response:
    return PlainTextResponse(_NOT_BUILT, 503)


class Pages(StaticFiles):
    """Serves the client's files, and the client itself at all other paths: it routes them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or the client's page."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or Path(path).suffix or Path(path).parts[:1] in _NO_VIEWS:
                raise
            return await self._page(path, scope)
        return await _kept(response, Headers(scope=scope)) if isinstance(response, FileResponse) else response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """The file with the content for this path, and what the system knows of it."""
        found, stat = super().lookup_path(path)
        if stat is None or Path(found).suffix != resources.NETS:
            return found, stat
        file = resources.content_of(Path(found))
        return str(file), file.stat()

    async def _page(self, path: str, scope: Scope) -> Response:
        """The client's page, with the preview of this path for messengers."""
        file, stat = await asyncio.to_thread(self.lookup_path, _PAGE)
        if stat is None:
            raise HTTPException(404)
        asked = Headers(scope=scope)
        text = _content(file, stat.st_mtime).decode()
        data = (await with_preview(text, path, Request(scope))).encode()
        is_packed = "gzip" in encodings(asked.get("accept-encoding", ""))
        headers = {
            "cache-control": _ASK_AGAIN,
            "content-security-policy": _POLICY,
            "etag": f'"{hashlib.sha256(data).hexdigest()[:32]}{"-gzip" * is_packed}"',
            "vary": "accept-encoding, accept-language",
            **({"content-encoding": "gzip"} if is_packed else {}),
        }
        if self.is_not_modified(Headers(headers), asked):
            return Response(status_code=304, headers=headers)
        return HTMLResponse(gzip.compress(data, mtime=0) if is_packed else data, headers=headers)

    def file_response(
        self, full_path: "str | os.PathLike[str]", stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, compressed if possible; 304 if the browser has it already."""
        asked = Headers(scope=scope)
        path, encoding = packed(Path(full_path), asked.get("accept-encoding", ""))
        headers = {
            "cache-control": _FOR_EVER if self.get_path(scope).startswith("assets" + os.sep) else _ASK_AGAIN,
            "content-security-policy": _POLICY,
            "vary": "accept-encoding",
            **({} if encoding is None else {"content-encoding": encoding}),
        }
        stat = path.stat() if encoding == "br" else stat_result
        response = FileResponse(path, status_code, headers, media_type(Path(full_path)), stat_result=stat)
        if encoding == "gzip":
            response.headers["etag"] = response.headers["etag"][:-1] + '-gzip"'
        if not self.is_not_modified(response.headers, asked):
            return response
        unchanged = NotModifiedResponse(response.headers)
        unchanged.headers["content-security-policy"] = _POLICY  # the browser replaces the stored policy by this one
        return unchanged


def packed(path: Path, accepted: str) -> tuple[Path, str | None]:
    """The file to send and its encoding; a file with nothing beside it is not made smaller by any."""
    names, sibling = encodings(accepted), path.with_name(path.name + _PACKED)
    if names.isdisjoint({"br", "gzip"}) or not sibling.is_file():
        return path, None
    return (sibling, "br") if "br" in names else (path, "gzip")


async def _kept(response: FileResponse, asked: Headers) -> Response:
    """The response, with its file from memory if that is small, or compressed if it says so."""
    stat = response.stat_result
    if stat is None:
        return response
    headers = dict(response.headers)
    if headers.get("content-encoding") == "gzip":
        data = await asyncio.to_thread(_compressed, str(response.path), stat.st_mtime)
        for name in ("accept-ranges", "content-length"):
            del headers[name]
    elif stat.st_size <= _SMALL and "range" not in asked:
        data = _content(str(response.path), stat.st_mtime)
    else:
        return response
    return Response(data, response.status_code, headers)


@lru_cache(_MOST_KEPT)
def _content(file: str, _changed: float) -> bytes:
    """The content of a file; ``_changed``: when it was written."""
    return Path(file).read_bytes()


@lru_cache(_MOST_KEPT)
def _compressed(file: str, _changed: float) -> bytes:
    """The content of a file, compressed; ``_changed``: when it was written."""
    return gzip.compress(Path(file).read_bytes(), mtime=0)


def encodings(accepted: str) -> set[str]:
    """The encodings that a browser accepts, by its header."""
    choices = [part.replace(" ", "").lower().partition(";q=") for part in accepted.split(",")]
    return {name for name, _, weight in choices if weight.strip("0.") or not weight}


def media_type(path: Path) -> str:
    """The type of a file's contents."""
    return _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
