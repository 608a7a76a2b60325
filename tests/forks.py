"""``foretell serve`` as a process of its own that starts at once: forked from one that has imported the server.

A start by ``python -m foretell serve`` takes most of a second of CPU time for its imports, and tests start more than a
hundred servers.  What that command does itself is tested in ``tests/server/test_serve_command.py``.
"""

import atexit
import os
import random
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing import forkserver, get_context
from pathlib import Path

from foretell.cli import main
from tests.child import sitecustomize

_CHANCE = "TESTS_CHANCE"
_FORKS = get_context("forkserver")
_FORKS.set_forkserver_preload(["foretell.server.run", "foretell.cli.serve", __name__])


class Serving:
    """A server that has all its settings in its environment, leads a session, and adds to the file ``log``.

    It is ended at the latest when this process ends.
    """

    def __init__(self, environment: Mapping[str, str], log: Path) -> None:
        sys.audit("tests.forks.Serving", log)  # for tests.slow
        chance = os.environ.pop(_CHANCE, None)  # the process that is forked belongs to no test
        try:
            forkserver.ensure_running()
        finally:
            os.environ.update({_CHANCE: chance} if chance else {})
        self._process = _FORKS.Process(target=_serve, args=(dict(environment), str(log)), daemon=True)
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    @property
    def status(self) -> int | None:
        """Its exit status, negative for a signal; None while it runs."""
        return self._process.exitcode

    def send(self, number: signal.Signals, *, to_all: bool = False) -> None:
        """Send a signal, unless it has ended; ``to_all``: to its bots' processes too."""
        if self.status is None:
            with suppress(ProcessLookupError):
                (os.killpg if to_all else os.kill)(self.pid, number)


def _serve(environment: Mapping[str, str], log: str) -> None:
    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    for number, path in ((1, os.devnull), (2, log)):
        opened = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        os.dup2(opened, number)
        os.close(opened)
    if chance := environment.get(_CHANCE):
        sitecustomize.begin(chance)
        vars(random)["_urandom"] = os.urandom
    try:
        status = main(["serve"])
    finally:
        atexit._run_exitfuncs()
    sys.exit(status)
