"""What the parts of a store need from its database.  Their SQL is PostgreSQL's; the store in SQLite translates it."""

from collections.abc import Callable, Generator
from typing import Any, Protocol, TypeVar

from ..values import Conflict

T = TypeVar("T")
Statement = tuple[Any, ...]
"""A statement, followed by the values of its parameters."""
Steps = Generator[Statement, list[Any], T]
"""The statements of a transaction: each is answered by its rows; at the end, the result.

It may raise Conflict before it has changed anything.
"""


class Database(Protocol):
    """A database that answers queries and makes transactions.  Both methods raise StoreError."""

    async def ask(self, sql: str, *values: object) -> list[Any]:
        """The rows of a query."""

    async def do(self, work: Callable[[], Steps[T]]) -> T:
        """Carry out the statements of a transaction; returns its result when it is on disk.

        ``work`` is called again if the transaction has to be repeated.
        """

    async def scrub(self) -> None:
        """Remove from the files what was deleted; raises StoreError if another program uses them."""


class Part:
    """A part of a store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _run(self, *statements: Statement) -> None:
        """Carry out statements, all or nothing."""

        def work() -> Steps[None]:
            for sql, *values in statements:
                yield sql, *values

        await self._database.do(work)

    async def _changes(self, sql: str, *values: object) -> bool:
        """Carry out a statement; returns whether it has changed a row, which it returns."""

        def work() -> Steps[bool]:
            return bool((yield sql, *values))

        return await self._database.do(work)

    async def _insert(self, fault: str, sql: str, *values: object) -> None:
        """Insert a row; raises Conflict, with this fault, if the statement has inserted nothing."""
        if not await self._changes(f"{sql} RETURNING 1", *values):
            raise Conflict(fault)
