"""Every test of the server listens to its log, and fails where that holds a secret."""

import logging
import secrets
from collections.abc import Iterator

import pytest

from foretell.server.logs import OWN, handler_to
from tests.server.overheard import OVERHEARD, Overheard


@pytest.fixture(autouse=True)
def overheard(monkeypatch: pytest.MonkeyPatch) -> Iterator[Overheard]:
    """The log of all servers of a test, which may hold no id, key, token, secret of a game, name or whole address."""
    token_urlsafe, token_bytes = secrets.token_urlsafe, secrets.token_bytes

    def noted_bytes(size: int) -> bytes:
        made = token_bytes(size)
        OVERHEARD.secret(made.hex())
        return made

    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: OVERHEARD.secret(token_urlsafe(size)))
    monkeypatch.setattr(secrets, "token_bytes", noted_bytes)
    levels = {logger: logger.level for logger in map(logging.getLogger, (OWN, "uvicorn"))}
    handler = handler_to(OVERHEARD.log)
    logging.getLogger().addHandler(handler)
    for logger, level in zip(levels, (logging.DEBUG, logging.INFO), strict=True):
        logger.setLevel(level)
    OVERHEARD.forget()
    yield OVERHEARD
    logging.getLogger().removeHandler(handler)
    for logger, level in levels.items():
        logger.setLevel(level)
    assert OVERHEARD.leaks() == []
