"""HAProxy with the repository's configuration, in front of servers on this machine."""

import os
import shutil
from pathlib import Path

from .postgres import Missing

CONFIGURATION = Path(__file__).parent.parent.parent / "deploy" / "haproxy.cfg"
_PLACES = ("/usr/sbin", "/usr/local/sbin")


def find() -> str | None:
    """The program; None if there is none."""
    chosen = os.environ.get("FORETELL_HAPROXY")
    path = os.pathsep.join((os.environ.get("PATH", ""), *_PLACES))
    return chosen or shutil.which("haproxy", path=path)


def program() -> str:
    """The program; raises Missing."""
    found = find()
    if found is None:
        raise Missing("there is no HAProxy: `sh scripts/servers` says how to get one")
    return found
