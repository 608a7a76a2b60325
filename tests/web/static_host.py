"""A host of static files, such as anybody has: it knows nothing of foretell."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from tests.waiting import PATIENCE


class _Host(ThreadingHTTPServer):
    """Notes the paths that it is asked for."""

    daemon_threads = True

    def __init__(self, folder: Path, asked: list[str]) -> None:
        self.asked = asked
        super().__init__(("127.0.0.1", 0), partial(_Files, directory=str(folder)))


class _Files(SimpleHTTPRequestHandler):
    """Sends files.  Of WebAssembly it knows nothing, as many hosts."""

    server: _Host

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """The type of a file, as the host sees it."""
        return "application/octet-stream" if str(path).endswith(".wasm") else super().guess_type(path)

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Note the path."""
        self.server.asked.append(self.path)


@contextmanager
def serving_files(folder: Path, asked: list[str] | None = None) -> Iterator[int]:
    """Serve a folder; gives the port.  ``asked`` gets the paths of all requests."""
    server = _Host(folder, [] if asked is None else asked)
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        thread.join(PATIENCE)
        server.server_close()
