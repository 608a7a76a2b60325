"""How many files, and so connections, the system lets the process open."""

from importlib import import_module
from importlib.util import find_spec

_RESERVE = 64
"""Files besides connections: the database, the log, processes for bots."""
_LEAST = 16


def most_connections(wanted: int) -> int:
    """As many as wanted, or as the system allows; what it allows on asking is asked for."""
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
