"""The system's limit on open files, which also limits connections."""

from importlib import import_module
from importlib.util import find_spec

_RESERVE = 64
"""Open files for anything but connections: the database, the log, processes for bots."""
_LEAST = 16


def most_connections(wanted: int) -> int:
    """The number of connections that the system allows, up to the number wanted; raises the soft limit if necessary."""
    if find_spec("resource") is None:  # Windows has no such limit
        return wanted
    resource = import_module("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    needed = wanted + _RESERVE
    if soft != unlimited and soft < needed:
        soft = needed if hard == unlimited else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == unlimited else max(_LEAST, min(wanted, soft - _RESERVE))
