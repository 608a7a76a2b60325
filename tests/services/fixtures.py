"""Fixtures of services; a folder's ``conftest.py`` takes those that its tests need: ``from … import postgresql``."""

from collections.abc import Iterator

import pytest

from .postgres import Missing, Postgres, postgres


@pytest.fixture(scope="module")
def postgresql() -> Iterator[Postgres]:
    """A PostgreSQL server with an empty database, for the tests of a file; it need not survive the machine."""
    try:
        with postgres(safe=False) as server:
            yield server
    except Missing as missing:
        pytest.skip(str(missing))
