"""The store in PostgreSQL, which many processes share: each log is owned, and written, by one of them at a time.

It needs the extra ``postgres``.  docs/cluster.md describes the whole protocol.
"""

from .store import PostgresStore

__all__ = ["PostgresStore"]
