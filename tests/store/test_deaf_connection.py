"""A connection for reading that does not answer is given up, so that nobody waits for it twice."""

import asyncio
from collections.abc import Sequence

import pytest

from foretell.store.postgres import store


class Deaf:
    """A connection whose other side has ended without a word."""

    def __init__(self) -> None:
        self.given_up = False

    async def fetch(self, _sql: str, *_values: object) -> Sequence[object]:
        """Wait for too long."""
        raise TimeoutError

    def terminate(self) -> None:
        """Give it up."""
        self.given_up = True


def test_a_connection_that_does_not_answer_is_given_up() -> None:
    connection = Deaf()
    with pytest.raises(TimeoutError):
        asyncio.run(store._fetch(connection, "SELECT", ()))
    assert connection.given_up
