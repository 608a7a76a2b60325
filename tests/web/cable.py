"""A connection between browser and server that can be cut, as a network does it: without closing it."""

import socket
from contextlib import suppress
from threading import Lock, Thread
from typing import Self

from tests.waiting import PATIENCE


class Cable:
    """Passes data on in both directions; while it is cut nothing gets through."""

    def __init__(self, port: int) -> None:
        """``port``: that of the server, on this machine."""
        self._port = port
        self._is_cut = False
        self._ends: set[socket.socket] = set()
        self._lock = Lock()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def __enter__(self) -> Self:
        Thread(target=self._welcome, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()

    def cut(self) -> None:
        """Break all connections, and let no new one through."""
        with self._lock:
            self._is_cut = True
            for end in self._ends:
                _break(end)

    def mend(self) -> None:
        """Let new connections through again."""
        self._is_cut = False

    def _welcome(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                Thread(target=self._join, args=(near,), daemon=True).start()

    def _join(self, near: socket.socket) -> None:
        with near, suppress(OSError), socket.create_connection(("127.0.0.1", self._port), PATIENCE) as far:
            far.settimeout(None)  # what was connected may be silent
            with self._lock:
                if self._is_cut:
                    return
                self._ends |= {near, far}
            back = Thread(target=_pass_on, args=(far, near), daemon=True)
            back.start()
            _pass_on(near, far)
            back.join(PATIENCE)
            with self._lock:
                self._ends -= {near, far}


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    _break(target)
    _break(source)


def _break(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
