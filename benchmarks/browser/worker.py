"""A worker in Chromium that is built from the page's own modules, and the files that it fetches."""

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from playwright.async_api import Browser, Page

from scripts.node import ROOT, WEB, Node

from .visits import GAMES, cpu_seconds, renderers

_BUILT = ROOT / "build" / "benchmarks"
_START = """(name) => {
    window.worker = new Worker(`/${name}.js`, { type: "module" });
}"""
_ASK = """(asked) => new Promise((done, failed) => {
    window.worker.onerror = ({ message }) => failed(new Error(message));
    window.worker.onmessage = ({ data }) => (typeof data === "string" ? failed(new Error(data)) : done(data));
    window.worker.postMessage(asked);
})"""
_THREAD = "DedicatedWorker"
"""What Chromium calls a worker's thread."""
_SOON, _LOOKS = 0.05, 100
"""Seconds between two looks at what Chromium runs, and how many there are."""


class _Isolated(SimpleHTTPRequestHandler):
    """Serves files so that the browser's clock is exact to 5 µs, and does not log."""

    def end_headers(self) -> None:
        """Isolate the page from others."""
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Log nothing."""


def build() -> None:
    """Build the workers, and put the files beside them that they fetch."""
    Node.find().run(
        "node_modules/vite/bin/vite.js", "build", "--config", "benchmarks/vite.config.ts", "--logLevel=error"
    )
    for game in GAMES:
        shutil.copy(WEB / "engine" / f"{game}.wasm", _BUILT)
        shutil.copy(ROOT / "src" / "foretell" / "bots" / "net" / f"{game}.net", _BUILT)
    (_BUILT / "index.html").write_text("<!doctype html><title>foretell</title>", encoding="utf-8")


@contextmanager
def served() -> Iterator[str]:
    """The address of a page without content, beside what was built."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Isolated, directory=str(_BUILT)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


class Worker:
    """A worker of such a page."""

    def __init__(self, browser: Browser, page: Page, name: str) -> None:
        """``name``: of its file, without ``.js``."""
        self._browser, self._page, self._name = browser, page, name

    async def start(self) -> None:
        """Start it again."""
        await self._page.evaluate(_START, self._name)

    async def ask(self, asked: dict[str, Any]) -> list[dict[str, Any]]:
        """Its answer; raises playwright's Error if it fails."""
        found: list[dict[str, Any]] = await self._page.evaluate(_ASK, asked)
        return found

    async def cpu_seconds(self, thread: str | None = _THREAD) -> float:
        """The CPU time that it has taken so far; ``thread`` None: with the threads that compile, and the page's own."""
        return cpu_seconds(await renderers(self._browser), thread)

    async def end(self) -> None:
        """End it, and wait until its thread is gone, whose time would count for the next one."""
        await self._page.evaluate("() => window.worker.terminate()")
        for _ in range(_LOOKS):
            if await self.cpu_seconds() == 0.0:
                return
            await asyncio.sleep(_SOON)


def files(game: str) -> dict[str, str]:
    """The addresses of a game's rules and nets."""
    return {"game": game, "rules": f"/{game}.wasm", "nets": f"/{game}.net"}
