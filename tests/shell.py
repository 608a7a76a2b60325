"""Tests run alike from any shell: in the background, by ``nohup``, in CI, with any settings of the user's.

A shell ignores SIGINT in what it runs in the background, ``nohup`` ignores SIGHUP, and programs inherit that.
"""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

OURS = ("CHROMIUM", "EFFORT", "HAPROXY", "SCREENSHOTS", "SEED")
"""Settings of the tests themselves (``FORETELL_…``); a server's would change what is tested."""
_USERS = (
    *("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "LANGUAGE", "BROWSER"),
    *("PYTHONIOENCODING", "PYTHONUTF8", "PYTHONWARNINGS", "PYTHONOPTIMIZE", "PYTHONSAFEPATH"),
    *("ENV", "BASH_ENV", "CDPATH", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"),
    *("http_proxy", "https_proxy", "all_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"),
)
_ALIKE = {"LANG": "C.UTF-8", "TERM": "xterm-256color", "TZ": "UTC"}
_HOMES = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
"""What users keep; their caches are used, for what was compiled before."""
_PYTHONS_OWN = (signal.SIGPIPE, signal.SIGXFSZ)
"""What Python ignores by itself, and restores for programs that it starts."""


class AnyShell:
    """The plugin that makes all shells alike, in each process of a run."""

    def __init__(self) -> None:
        self._home = TemporaryDirectory(prefix="foretell-home-")

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self) -> None:
        """Before anything is collected; pytest has looked at the terminal by now."""
        hear_signals()
        os.umask(0o022)
        for name in list(unwanted()):
            del os.environ[name]
        os.environ.update(_ALIKE, **{home: str(Path(self._home.name, home)) for home in _HOMES})

    def pytest_unconfigure(self) -> None:
        """Remove what tests kept for users."""
        self._home.cleanup()


def unwanted() -> Iterator[str]:
    """The names of settings that must not change what tests see."""
    for name in os.environ:
        of_server = name.startswith("FORETELL_") and name.removeprefix("FORETELL_") not in OURS
        if name in _USERS or name.startswith("LC_") or of_server:
            yield name


def hear_signals() -> None:
    """Ignore no signal in a way that programs inherit: here it still does nothing, unless it is Ctrl-C."""
    for number in signal.valid_signals() - {*_PYTHONS_OWN}:
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else _unheard)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())


def _unheard(_number: int, _frame: object) -> None:
    """A handler that does nothing: unlike SIG_IGN, it is not inherited."""
