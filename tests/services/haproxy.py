"""HAProxy with the repository's configuration, in front of servers on this machine."""

import os
import shutil
from pathlib import Path

CONFIGURATION = Path(__file__).parent.parent.parent / "deploy" / "haproxy.cfg"
_PLACES = ("/usr/sbin", "/usr/local/sbin")


def find() -> str | None:
    """The program; None if there is none."""
    chosen = os.environ.get("FORETELL_HAPROXY")
    path = os.pathsep.join((os.environ.get("PATH", ""), *_PLACES))
    return chosen or shutil.which("haproxy", path=path)


class NoHaproxy(Exception):
    """HAProxy is not installed here."""


def program() -> str:
    """The program; raises NoHaproxy."""
    found = find()
    if found is None:
        raise NoHaproxy("there is no HAProxy here: install it (sh scripts/servers)")
    return found
