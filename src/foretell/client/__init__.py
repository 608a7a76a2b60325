"""Plays at tables of a foretell server: ``Client`` for programs that wait, ``AsyncClient`` for event loops.

docs/client.md has examples.  Needs ``pip install 'foretell[client]'``.
"""

from .async_client import AsyncClient
from .blocking import Client, Table
from .errors import ClientError, NoLink, OtherRules, Refused, ServerLost, TableGone
from .events import Line
from .table import AsyncTable
from .table_state import TableState

__all__ = [
    "AsyncClient",
    "AsyncTable",
    "Client",
    "ClientError",
    "Line",
    "NoLink",
    "OtherRules",
    "Refused",
    "ServerLost",
    "Table",
    "TableGone",
    "TableState",
]
